import Foundation

/// Finds how the text of an HTML document is encoded.
package enum HTMLEncoding {
    /// Browsers look no further for it, either.
    private static let prefixLength = 1024

    /// The text: by its byte order mark, by what it looks like, by what its `meta` element says, else as UTF-8.
    package static func text(of data: Data) -> String {
        let start = Array(data.prefix(prefixLength))
        if start.starts(with: [0xEF, 0xBB, 0xBF]) {
            return String(decoding: data.dropFirst(3), as: UTF8.self)
        }
        if start.starts(with: [0xFF, 0xFE]) { return utf16(data.dropFirst(2), isBigEndian: false) }
        if start.starts(with: [0xFE, 0xFF]) { return utf16(data.dropFirst(2), isBigEndian: true) }
        // Markup begins with ASCII, in UTF-16 every other byte of that is 0.
        let pairs = min(4, start.count / 2)
        let places = Array(0..<pairs)
        if pairs > 0, places.allSatisfy({ start[2 * $0] != 0 && start[2 * $0 + 1] == 0 }) {
            return utf16(data, isBigEndian: false)
        }
        if pairs > 0, places.allSatisfy({ start[2 * $0] == 0 && start[2 * $0 + 1] != 0 }) {
            return utf16(data, isBigEndian: true)
        }
        // It says so in ASCII, so UTF-16 it is not.
        if let name = declared(in: start), !name.hasPrefix("utf"), let decoder = TextDecoder(name) {
            return decoder.text(data)
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// What `charset=` names, in lower case.
    private static func declared(in start: [UInt8]) -> String? {
        let words = String(decoding: start, as: UTF8.self).lowercased()
        guard words.contains("<meta"), let mark = words.range(of: "charset=") else { return nil }
        let name = words[mark.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
            .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:.".contains($0)) }
        return name.isEmpty ? nil : String(name)
    }

    private static func utf16(_ bytes: some Collection<UInt8>, isBigEndian: Bool) -> String {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var first: UInt16?
        for byte in bytes {
            if let known = first {
                units.append(isBigEndian ? known << 8 | UInt16(byte) : UInt16(byte) << 8 | known)
                first = nil
            } else {
                first = UInt16(byte)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
