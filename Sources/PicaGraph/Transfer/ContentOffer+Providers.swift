import Foundation
import PicaFoundation

/// Item providers of what is offered.
extension ContentOffer {
    /// Whether there is something of some kinds of data, as far as that is known: true in doubt.
    package func mayHave(_ wanted: [UTType]) -> Bool { OfferedKinds(self).mayBe(wanted) }

    /// One item provider for each thing that is offered and is of some kinds of data: at once where this program has
    /// it or there is only one, otherwise when it is known how many there are.
    ///
    /// - Parameters:
    ///   - drop: Lives as long as anybody can read.
    ///   - completion: Called once, with at least one or with why there is none.
    package func readProviders(
        of wanted: [UTType], keeping drop: Drop?,
        completion: @escaping @MainActor (Result<[NSItemProvider], ClipboardError>) -> Void
    ) {
        func finish(_ providers: [NSItemProvider]) {
            let found = providers.filter { provider in wanted.contains { provider.has($0) } }
            completion(found.isEmpty ? .failure(.nothing) : .success(found))
        }
        if let content = ownContent, !content.items.isEmpty {
            return finish(content.items.map { NSItemProvider($0) })
        }
        let source = OfferSource(self, keeping: drop)
        let offered = OfferedTypes(types ?? [ClipboardContent.plainText])
        func finishWithOne() { finish([source.provider(of: offered.types)]) }
        if let first = offered.lists.first {
            return source.read(first.name) { result in
                guard case .success(let bytes) = result, let parts = ValueList.parts(bytes), !parts.isEmpty
                else { return finishWithOne() }
                finish(source.providers(of: offered.lists, parts.count))
            }
        }
        guard offered.hasPlaces, OfferedTypes.mayBePlaces(wanted) else { return finishWithOne() }
        source.read(ClipboardContent.places) { result in
            guard case .success(let bytes) = result else { return finishWithOne() }
            let places = TransferReading.places(bytes)
            let providers = places.map { source.provider(of: $0) }
            // What stands beside one place is about that, but not the name that stands beside a file.
            if let only = providers.first, providers.count == 1, !places[0].isFileURL {
                source.add(offered.types, to: only)
            }
            let hasFound = providers.contains { provider in wanted.contains { provider.has($0) } }
            if hasFound { finish(providers) } else { finishWithOne() }
        }
    }
}

/// The kinds of data of an offer.
package struct OfferedKinds: Sendable {
    private enum Kinds {
        case own([UTType])
        case others(OfferedTypes)
        case unknown
    }

    private let kinds: Kinds

    @MainActor package init(_ offer: any ContentOffer) {
        if let content = offer.ownContent, !content.items.isEmpty {
            kinds = .own(content.items.flatMap { $0.exports.map(\.type) })
        } else {
            kinds = offer.types.map { .others(OfferedTypes($0)) } ?? .unknown
        }
    }

    /// Whether there is something of some kinds of data: true in doubt.
    package func mayBe(_ wanted: [UTType]) -> Bool {
        switch kinds {
        case .own(let types): types.contains { type in wanted.contains { type.conforms(to: $0) } }
        case .others(let types): types.mayBe(wanted)
        case .unknown: !wanted.isEmpty
        }
    }
}

/// What an offer's MIME types come to.
struct OfferedTypes: Sendable {
    /// One thing's, but places.
    let types: [(name: String, type: UTType)]
    /// Those of which there are several, in one (``ValueList``).
    let lists: [(name: String, type: UTType)]
    let hasPlaces: Bool

    /// More kinds than that nobody offers for a reason.
    private static let limit = 256

    init(_ names: [String]) {
        let names = names.prefix(Self.limit)
        hasPlaces = names.contains(ClipboardContent.places)
        lists = names.compactMap { name in ValueList.type(ofListNamed: name).map { (name, $0) } }
        types = names.filter { $0 != ClipboardContent.places && ValueList.type(ofListNamed: $0) == nil }
            .compactMap { name in UTType(mimeType: name).map { (name, $0) } }
    }

    /// Whether places may be of some kinds of data: files of any, as far as anybody knows.
    static func mayBePlaces(_ wanted: [UTType]) -> Bool {
        wanted.contains { $0.conforms(to: .url) || !($0.conforms(to: .plainText) || $0 == .text) }
    }

    func mayBe(_ wanted: [UTType]) -> Bool {
        (types + lists).contains { offered in wanted.contains { offered.type.conforms(to: $0) } }
            || hasPlaces && Self.mayBePlaces(wanted)
    }
}

/// Reads an offer for item providers, as long as there is one.
@MainActor final class OfferSource {
    private let offer: any ContentOffer
    private let drop: Drop?

    init(_ offer: any ContentOffer, keeping drop: Drop?) {
        // What this program's own is may be something else by the time that it is read.
        if let content = offer.ownContent {
            let kept = MemoryClipboard()
            kept.put(content)
            self.offer = kept
        } else {
            self.offer = offer
        }
        self.drop = drop
        drop?.isReadLater = true
    }

    func read(
        _ name: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        offer.readBytes(name, completion: completion)
    }

    private func data(_ name: String) async throws -> Data {
        let result = await withCheckedContinuation { continuation in
            read(name) { continuation.resume(returning: $0) }
        }
        switch result {
        case .success(let bytes): return Data(bytes)
        case .failure(.tooLarge): throw TransferError.tooLarge
        case .failure: throw TransferError.noSuchForm
        }
    }

    func provider(of types: [(name: String, type: UTType)]) -> NSItemProvider {
        let provider = NSItemProvider()
        add(types, to: provider)
        return provider
    }

    func add(_ types: [(name: String, type: UTType)], to provider: NSItemProvider) {
        for (name, type) in types where !provider.registeredContentTypes.contains(type) {
            provider.add(TransferItem.Export(type: type) { .data(try await self.data(name), fileName: nil) })
        }
    }

    /// - Parameter count: How many things there are in each list.
    func providers(of lists: [(name: String, type: UTType)], _ count: Int) -> [NSItemProvider] {
        (0..<count).map { index in
            let provider = NSItemProvider()
            for (name, type) in lists {
                provider.add(
                    TransferItem.Export(type: type) {
                        guard let parts = ValueList.parts([UInt8](try await self.data(name))),
                            parts.indices.contains(index)
                        else { throw TransferError.malformed }
                        return .data(parts[index], fileName: nil)
                    })
            }
            return provider
        }
    }

    /// A place that another program has sent: its address, and what is in it where it is a file.
    ///
    /// What is in it may go once the other program hears that all is done, so that has to wait.
    func provider(of place: URL) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.add(
            TransferItem.Export(type: place.isFileURL ? .fileURL : .url) { [self] in
                withExtendedLifetime(self) { .data(Data(place.absoluteString.utf8), fileName: nil) }
            })
        guard place.isFileURL else { return provider }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
            return provider
        }
        let type =
            isFolder.boolValue ? UTType.folder : UTType(filenameExtension: place.pathExtension) ?? .data
        provider.registerFileRepresentation(for: type, openInPlace: true) { done in
            done(place, false, nil)
            return nil
        }
        provider.suggestedName = place.lastPathComponent
        return provider
    }
}
