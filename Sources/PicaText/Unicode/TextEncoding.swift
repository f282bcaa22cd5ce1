import Glibc

/// An encoding of the C library, with conversion from and to UTF-8.
final class TextEncoding {
    private let encoder: iconv_t
    private let decoder: iconv_t

    /// - Returns: `nil` for an unknown name.
    init?(_ name: String) {
        guard let encoder = Self.open(to: name, from: "UTF-8") else { return nil }
        guard let decoder = Self.open(to: "UTF-8", from: name) else {
            iconv_close(encoder)
            return nil
        }
        self.encoder = encoder
        self.decoder = decoder
    }

    deinit {
        iconv_close(encoder)
        iconv_close(decoder)
    }

    private static func open(to: String, from: String) -> iconv_t? {
        let opened = iconv_open(to, from)
        return Int(bitPattern: opened) == -1 ? nil : opened
    }

    /// Converts UTF-8 to the encoding; `nil` if the encoding lacks a character.
    func encoded(_ text: [CChar]) -> [CChar]? { Self.convert(text, encoder) }

    /// Converts text in the encoding to UTF-8; `nil` if the text is invalid.
    func decoded(_ text: [CChar]) -> [CChar]? { Self.convert(text, decoder) }

    private static func convert(_ text: [CChar], _ converter: iconv_t) -> [CChar]? {
        var text = text
        // One byte becomes four at most.
        var result = [CChar](repeating: 0, count: 4 * text.count)
        let written = text.withUnsafeMutableBufferPointer { source in
            result.withUnsafeMutableBufferPointer { target in
                var (from, to) = (source.baseAddress, target.baseAddress)
                var (fromCount, toCount) = (source.count, target.count)
                let failures = iconv(converter, &from, &fromCount, &to, &toCount)
                return failures == 0 ? target.count - toCount : nil
            }
        }
        return written.map { Array(result.prefix($0)) }
    }
}
