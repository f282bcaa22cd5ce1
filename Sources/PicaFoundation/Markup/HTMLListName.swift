import Foundation

/// What lists without numbers are called when libxml2 reads of them. By their own name it ends one where a list of
/// another kind begins straight in it, as browsers do not and as word processors and editable pages write them.
enum HTMLListName {
    /// Another name of such lists.
    private static let readName = "menu"
    private static let name = "ul"

    /// A document with that name in its tags; nil for one that has no such lists.
    static func replaced(in text: inout String) -> String? {
        // Most have none, which C is quick to see.
        guard text.utf8CString.withUnsafeBufferPointer({ has("<ul", $0) || has("<UL", $0) }) else {
            return nil
        }
        return text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return nil }
            var result: [UInt8] = []
            var (place, copied) = (0, 0)
            while let found = memchr(start + place, Int32(UInt8(ascii: "<")), bytes.count - place) {
                place = UnsafeRawPointer(start).distance(to: found) + 1
                if place < bytes.count, bytes[place] == UInt8(ascii: "/") { place += 1 }
                guard isName(bytes, at: place) else { continue }
                result.append(contentsOf: bytes[copied..<place])
                result.append(contentsOf: readName.utf8)
                place += 2
                copied = place
            }
            result.append(contentsOf: bytes[copied...])
            return String(decoding: result, as: UTF8.self)
        }
    }

    private static func has(_ word: String, _ text: UnsafeBufferPointer<CChar>) -> Bool {
        text.baseAddress.map { strstr($0, word) != nil } == true
    }

    /// Whether a tag has the name at a place, and nothing more of one.
    private static func isName(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        guard place + 1 < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "u"),
            bytes[place + 1] | 0x20 == UInt8(ascii: "l")
        else { return false }
        guard place + 2 < bytes.count else { return true }
        return switch bytes[place + 2] {
        case UInt8(ascii: ">"), UInt8(ascii: "/"), 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
        default: false
        }
    }

    /// An element's own name by that which was read.
    static func own(_ read: String) -> String { read == readName ? name : read }
}
