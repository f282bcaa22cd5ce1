import Foundation
import PicaFoundation

/// A picture of an RTF document as it comes.
struct RTFPicture {
    /// Whether it is in PNG, which alone is read.
    var isPNG = false
    private var data = Data()
    /// The first of two digits.
    private var half: UInt8?

    /// Adds one of the digits by which bytes are written. Others, such as line ends, are nothing.
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

    /// Adds bytes that are written as they are.
    mutating func add(_ bytes: some Collection<UInt8>) {
        guard isPNG, data.count + bytes.count <= ExchangedPicture.sizeLimit else { return }
        data.append(contentsOf: bytes)
    }

    /// The picture; nil of one that is none or too large. Nothing of it stays here.
    mutating func take() -> AttributedString.AdaptiveImageGlyph? {
        defer { self = RTFPicture() }
        return isPNG ? ExchangedPicture.glyph(data) : nil
    }
}
