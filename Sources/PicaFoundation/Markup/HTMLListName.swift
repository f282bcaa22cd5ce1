import Foundation

/// What lists without numbers are called when libxml2 reads of them. By their own name it ends one where a list of
/// another kind begins straight in it, as browsers do not and as word processors and editable pages write them.
enum HTMLListName {
    /// Another name of such lists.
    private static let readName = "menu"
    private static let name = "ul"

    /// A document with that name in its tags.
    static func replaced(in text: inout String) -> String? {
        text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return nil }
            var result: [UInt8] = []
            var (place, copied) = (0, 0)
            while let found = memchr(start + place, Int32(UInt8(ascii: "<")), bytes.count - place) {
                place = UnsafeRawPointer(start).distance(to: found) + 1
                if place < bytes.count, bytes[place] == UInt8(ascii: "/") { place += 1 }
                guard isName(bytes[place...]) else { continue }
                result.append(contentsOf: bytes[copied..<place])
                result.append(contentsOf: readName.utf8)
                place += name.utf8.count
                copied = place
            }
            guard copied > 0 else { return nil }
            result.append(contentsOf: bytes[copied...])
            return String(decoding: result, as: UTF8.self)
        }
    }

    /// Whether a tag goes on with the name and nothing more of one.
    private static func isName(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard bytes.prefix(2).elementsEqual(name.utf8, by: { $0 | 0x20 == $1 }) else { return false }
        return switch bytes.dropFirst(2).first {
        case UInt8(ascii: ">"), UInt8(ascii: "/"), 0x20, 0x09, 0x0A, 0x0C, 0x0D, nil: true
        default: false
        }
    }

    /// An element's own name by that which was read.
    static func own(_ read: String) -> String { read == readName ? name : read }
}
