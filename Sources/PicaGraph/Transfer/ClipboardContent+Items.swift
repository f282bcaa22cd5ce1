import Foundation
import PicaFoundation

extension ClipboardContent {
    /// Values for the clipboard or to be dragged, in all forms that they have.
    ///
    /// Other programs know one thing at a time only. So several values are for them what they know several of: a list
    /// of places, which are files where the values are of kinds that everybody has files of, such as pictures; a line
    /// of text each; a document with all of them. Programs made with Pica get each in all of its forms.
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

    /// Offers what all values have of a kind in one.
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

    /// Offers, by a name that only programs made with Pica know, each form that all values have.
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

    /// Offers places of files, which are written when somebody asks for them.
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

    /// Offers a form by the type under which it travels, unless a better one does already.
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

    /// Places in lines that end as RFC 2483 wants them to.
    private static func list(_ data: Data) -> [UInt8] {
        data.split { $0 == 0x0A || $0 == 0x0D }.flatMap { $0 + [0x0D, 0x0A] }
    }
}

extension TransferItem {
    /// The best form of a kind that other programs may have.
    fileprivate func publicExport(of type: UTType) -> Export? {
        exports.first { $0.visibility == .all && $0.type.conforms(to: type) }
    }

    /// A form of which everybody has files, where that is the best one.
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
