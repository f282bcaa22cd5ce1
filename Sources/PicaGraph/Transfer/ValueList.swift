import Foundation
import PicaFoundation

/// A format for several values, exchanged between programs made with Pica.
///
/// Each value is its length in four bytes, little-endian, followed by its data.
enum ValueList {
    private static let prefix = "application/x-pica.list;of="
    /// The maximum number of values.
    private static let limit = 10_000

    /// Returns the MIME type of a list of values of another type.
    static func name(ofListOf type: String) -> String { prefix + type }

    /// Returns the content type of a list's values; `nil` if the name is not that of a list.
    static func type(ofListNamed name: String) -> UTType? {
        guard name.hasPrefix(prefix) else { return nil }
        return UTType(mimeType: String(name.dropFirst(prefix.count)))
    }

    static func bytes(_ parts: [Data]) -> [UInt8] {
        var bytes: [UInt8] = []
        for part in parts {
            withUnsafeBytes(of: UInt32(part.count).littleEndian) { bytes += $0 }
            bytes += part
        }
        return bytes
    }

    /// Splits a list into its values; `nil` if it is malformed.
    static func parts(_ bytes: [UInt8]) -> [Data]? {
        var rest = bytes[...]
        var parts: [Data] = []
        while !rest.isEmpty {
            guard rest.count >= 4, parts.count < limit else { return nil }
            let count = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(4)
            guard rest.count >= count else { return nil }
            parts.append(Data(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        return parts
    }
}
