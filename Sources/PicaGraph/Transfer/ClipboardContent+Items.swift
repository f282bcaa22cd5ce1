import Foundation
import PicaFoundation
import PicaState

extension ClipboardContent {
    /// Creates content for the clipboard or a drag from values, in all their forms.
    ///
    /// Other programs handle one item at a time. They get several values as one form: a list of places, one line of
    /// text each, or one document. The places are files if the values have common file types, such as images. Programs
    /// made with Pica get each value in all its forms.
    package init(items: [TransferItem]) {
        self.init()
        self.items = items
        guard let first = items.first else { return }
        if items.count == 1 {
            for export in first.exports where export.visibility == .all {
                offer(export.type) { try await export.data() }
            }
        } else {
            offerLists(items)
            offerTogether(items, .url) { try await Self.joined($0) }
            offerFiles(items)
            offerTogether(items, .html) { try await Self.joined($0) }
            offerTogether(items, .utf8PlainText) { try await Self.joined($0) }
        }
    }

    /// Offers the joined forms of all values, if each has a form of a type.
    private mutating func offerTogether(
        _ items: [TransferItem], _ type: UTType,
        _ join: @escaping @Sendable ([TransferItem.Export]) async throws -> Data
    ) {
        let exports = items.compactMap { $0.publicExport(of: type) }
        guard exports.count == items.count else { return }
        offer(type) { try await join(exports) }
    }

    private static func joined(_ exports: [TransferItem.Export]) async throws -> Data {
        var all = Data()
        for data in try await parts(exports) {
            if !all.isEmpty { all.append(0x0A) }
            all.append(data)
        }
        return all
    }

    private static func parts(_ exports: [TransferItem.Export]) async throws -> [Data] {
        var (parts, count): ([Data], Int) = ([], 0)
        for export in exports {
            let data = try await export.data()
            count += data.count
            guard count <= limit else { throw TransferError.tooLarge }
            parts.append(data)
        }
        return parts
    }

    /// Offers each form common to all values as a list, whose type only programs made with Pica know.
    private mutating func offerLists(_ items: [TransferItem]) {
        for export in items[0].exports where export.visibility == .all {
            let exports = items.compactMap { item in
                item.exports.first { $0.visibility == .all && $0.type == export.type }
            }
            guard exports.count == items.count, let type = export.type.travellingType else { continue }
            let name = ValueList.name(ofListOf: type)
            guard !types.contains(name) else { continue }
            later.append((name, LazyData { ValueList.bytes(try await Self.parts(exports)) }))
        }
    }

    /// Offers file URLs. The files are written when they are requested.
    private mutating func offerFiles(_ items: [TransferItem]) {
        let exports = items.compactMap(\.fileExport)
        guard exports.count == items.count else { return }
        let files = Deferred<Result<SentFiles, any Error>> { Result { try SentFiles() } }
        offer(.url) {
            let folder = try files.value.get()
            var places = Data()
            for (index, export) in exports.enumerated() {
                let url: URL
                switch try await export.content() {
                case .file(let file): url = file
                case .data(let data, let name):
                    url = try folder.write(data, named: name ?? export.fileName, export.type, index)
                }
                places.append(Data(url.absoluteString.utf8))
                places.append(0x0A)
            }
            return places
        }
    }

    /// Offers a form by its MIME type, unless a better form is offered as that already.
    private mutating func offer(_ type: UTType, _ make: @escaping @Sendable () async throws -> Data) {
        let isPlace = type.conforms(to: .url)
        guard let name = isPlace ? Self.places : type.travellingType, !types.contains(name) else { return }
        let isText = name == Self.plainText
        let bytes = LazyData {
            let data = try await make()
            if isText { return ExchangedText.bytes(of: String(decoding: data, as: UTF8.self)) }
            if isPlace { return Self.list(data) }
            return [UInt8](data)
        }
        later.append((name, bytes))
    }

    /// Returns places one per line, with line ends as RFC 2483 requires.
    private static func list(_ data: Data) -> [UInt8] {
        data.split { $0 == 0x0A || $0 == 0x0D }.flatMap { $0 + [0x0D, 0x0A] }
    }
}

extension TransferItem {
    /// Returns the best form of a type that is visible to other programs.
    fileprivate func publicExport(of type: UTType) -> Export? {
        exports.first { $0.visibility == .all && $0.type.conforms(to: type) }
    }

    /// The best form, if it has a common file type.
    fileprivate var fileExport: Export? {
        guard let best = exports.first(where: { $0.visibility == .all }),
            best.type.isDeclared, best.type.preferredMIMEType != nil,
            best.type.preferredFilenameExtension != nil,
            [.image, .audiovisualContent, .pdf, .archive, .font].contains(where: {
                best.type.conforms(to: $0)
            })
        else { return nil }
        return best
    }
}
