import Foundation
import PicaFoundation

extension ClipboardContent {
    /// Values for the clipboard or to be dragged, in all forms that they have.
    ///
    /// Other programs know one thing at a time only: several values are a line of text each for them, or a list of
    /// places, where all of them can be had so.
    package init(items: [TransferItem]) {
        self.init()
        self.items = items
        guard let first = items.first else { return }
        if items.count == 1 {
            for export in first.exports where export.visibility == .all {
                offer(export.type) { try await export.data() }
            }
        } else {
            for type in [UTType.url, .utf8PlainText] {
                let exports = items.compactMap { item in
                    item.exports.first { $0.visibility == .all && $0.type.conforms(to: type) }
                }
                guard exports.count == items.count else { continue }
                offer(type) {
                    var all = Data()
                    for export in exports {
                        let data = try await export.data()
                        guard all.count + data.count <= Self.limit else { throw TransferError.tooLarge }
                        if !all.isEmpty { all.append(0x0A) }
                        all.append(data)
                    }
                    return all
                }
            }
        }
    }

    /// Offers a form by the type under which it travels, unless a better one does already.
    private mutating func offer(_ type: UTType, _ make: @escaping @Sendable () async throws -> Data) {
        let isPlace = type.conforms(to: .url)
        guard let name = isPlace ? Self.places : type.travellingType, !types.contains(name) else { return }
        let isText = name == Self.plainText
        let bytes = LaterBytes {
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
