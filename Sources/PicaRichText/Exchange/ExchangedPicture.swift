import Foundation
import PicaFoundation

/// Images in text exchanged between programs: only PNG images of limited size.
enum ExchangedPicture {
    /// The start of a data URL that contains an image.
    static let prefix = "data:image/png;base64,"

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// The maximum size in bytes; an image as high as a line has a few thousand.
    static let sizeLimit = 4 << 20
    /// The maximum length of a side, in pixels.
    private static let sideLimit = 2048

    /// Returns the size of an image in pixels; `nil` if it is not PNG, or too large.
    static func size(of data: Data) -> (width: Int, height: Int)? {
        guard data.count <= sizeLimit, data.starts(with: signature) else { return nil }
        // The first chunk of the file begins with both dimensions.
        let head = [UInt8](data.prefix(24).dropFirst(12))
        guard head.count == 12, head.starts(with: "IHDR".utf8) else { return nil }
        func number(_ place: Int) -> Int { head[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (number(4), number(8))
        guard (1...sideLimit).contains(width), (1...sideLimit).contains(height) else { return nil }
        return (width, height)
    }

    static func glyph(_ data: Data) -> AttributedString.AdaptiveImageGlyph? {
        size(of: data).map { _ in AttributedString.AdaptiveImageGlyph(imageContent: data) }
    }

    /// Returns the image of a data URL; `nil` for any other URL.
    static func glyph(address: String) -> AttributedString.AdaptiveImageGlyph? {
        guard address.utf8.count <= prefix.utf8.count + sizeLimit / 3 * 4 + 4,
            address.prefix(prefix.count).lowercased() == prefix
        else { return nil }
        let digits = String(address.dropFirst(prefix.count))
        return Data(base64Encoded: digits, options: .ignoreUnknownCharacters).flatMap { glyph($0) }
    }

    /// Returns bytes as two hexadecimal digits each.
    static func digits(_ data: Data) -> String {
        let signs = Array("0123456789abcdef".utf8)
        var digits: [UInt8] = []
        digits.reserveCapacity(2 * data.count)
        for byte in data { digits += [signs[Int(byte >> 4)], signs[Int(byte & 15)]] }
        return String(decoding: digits, as: UTF8.self)
    }
}
