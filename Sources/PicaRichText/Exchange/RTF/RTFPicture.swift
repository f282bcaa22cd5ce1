import Foundation
import PicaFoundation

/// An image of an RTF document while it is read.
struct RTFPicture {
    /// Whether the image is PNG; other formats are ignored.
    var isPNG = false
    private var data = Data()
    /// The first of two hexadecimal digits.
    private var half: UInt8?

    /// Adds a hexadecimal digit. Other bytes, such as line breaks, are ignored.
    mutating func add(digit byte: UInt8) {
        guard isPNG, data.count <= ExchangedPicture.sizeLimit, let digit = RTFTokenizer.digit(byte) else {
            return
        }
        if let high = half {
            data.append(high << 4 | digit)
            half = nil
        } else {
            half = digit
        }
    }

    /// Adds binary data.
    mutating func add(_ bytes: some Collection<UInt8>) {
        guard isPNG, data.count + bytes.count <= ExchangedPicture.sizeLimit else { return }
        data.append(contentsOf: bytes)
    }

    /// Returns the image and resets this value; `nil` if the data is not an image, or too large.
    mutating func take() -> AttributedString.AdaptiveImageGlyph? {
        defer { self = RTFPicture() }
        return isPNG ? ExchangedPicture.glyph(data) : nil
    }
}
