import Foundation
import PicaFoundation
import PicaState

/// Item providers for offered content.
extension ContentOffer {
    /// Returns whether some content types may be offered; `true` if it is unknown.
    package func mayHave(_ wanted: [UTType]) -> Bool { OfferedKinds(self).mayBe(wanted) }

    /// Makes an item provider for each offered item of some content types.
    ///
    /// It completes at once if this program owns the content or there is one item, otherwise when the number of items
    /// is known.
    ///
    /// - Parameters:
    ///   - drop: Retained while content can be read.
    ///   - completion: Called once, with at least one provider or an error.
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
            // Other types beside a single URL describe the same item. Text beside a file is just its name.
            if let only = providers.first, providers.count == 1, !places[0].isFileURL {
                source.add(offered.types, to: only)
            }
            let hasFound = providers.contains { provider in wanted.contains { provider.has($0) } }
            if hasFound { finish(providers) } else { finishWithOne() }
        }
    }
}

/// The content types of an offer.
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

    /// Returns whether some content types may be offered; `true` if it is unknown.
    package func mayBe(_ wanted: [UTType]) -> Bool {
        switch kinds {
        case .own(let types): types.contains { type in wanted.contains { type.conforms(to: $0) } }
        case .others(let types): types.mayBe(wanted)
        case .unknown: !wanted.isEmpty
        }
    }
}

/// The content types derived from an offer's MIME types.
struct OfferedTypes: Sendable {
    /// The types of a single item, without places.
    let types: [(name: String, type: UTType)]
    /// The types offered as lists of several items (``ValueList``).
    let lists: [(name: String, type: UTType)]
    let hasPlaces: Bool

    /// The maximum number of types considered; no program needs more.
    private static let limit = 256

    init(_ names: [String]) {
        let names = names.prefix(Self.limit)
        hasPlaces = names.contains(ClipboardContent.places)
        lists = names.compactMap { name in ValueList.type(ofListNamed: name).map { (name, $0) } }
        types = names.filter { $0 != ClipboardContent.places && ValueList.type(ofListNamed: $0) == nil }
            .compactMap { name in UTType(mimeType: name).map { (name, $0) } }
    }

    /// Returns whether places may be of some content types; files may be of any type.
    static func mayBePlaces(_ wanted: [UTType]) -> Bool {
        wanted.contains { $0.conforms(to: .url) || !($0.conforms(to: .plainText) || $0 == .text) }
    }

    func mayBe(_ wanted: [UTType]) -> Bool {
        (types + lists).contains { offered in wanted.contains { offered.type.conforms(to: $0) } }
            || hasPlaces && Self.mayBePlaces(wanted)
    }
}

/// A reader of an offer for item providers, retained by them.
@MainActor final class OfferSource {
    private let offer: any ContentOffer
    private let drop: Drop?

    init(_ offer: any ContentOffer, keeping drop: Drop?) {
        // This program's clipboard content is copied, as it may be replaced before it is read.
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

    /// Makes providers for the items of lists.
    ///
    /// - Parameter count: The number of items in each list.
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

    /// Makes a provider for a place from another program: its URL, and its content if it is a file.
    ///
    /// The other program may delete the file once it is told that the drop is finished, so that has to wait.
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
