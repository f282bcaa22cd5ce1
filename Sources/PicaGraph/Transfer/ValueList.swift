import Foundation
import PicaFoundation

/// Several values in one form, for other programs made with Pica: each one's length in four bytes, the lowest first,
/// and its data.
enum ValueList {
    private static let prefix = "application/x-pica.list;of="
    /// More values than that nobody drags on purpose.
    private static let limit = 10_000

    /// The MIME type of a list of values that travel as another.
    static func name(ofListOf type: String) -> String { prefix + type }

    /// What kind of data values are of a list; nil for what is no list.
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

    /// - Returns: nil where it is no list.
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
