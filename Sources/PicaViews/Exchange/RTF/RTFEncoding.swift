import PicaFoundation

/// The encodings that RTF's text may be in, each kept once it was asked for.
struct RTFEncoding {
    private var decoders: [Int: TextDecoder?] = [:]

    /// The number of Windows' own for Western languages, which is taken where nothing else is said.
    static let western = 1252
    /// Stands for fonts whose bytes are signs of their own.
    static let symbols = -2

    /// What bytes say in a code page.
    mutating func text(_ bytes: [UInt8], codePage: Int) -> String {
        if codePage == 65001 { return String(decoding: bytes, as: UTF8.self) }
        if codePage == Self.symbols {
            // Where fonts of signs have them.
            return bytes.reduce(into: "") { text, byte in
                text.unicodeScalars.append(
                    Unicode.Scalar(byte < 0x20 ? UInt32(byte) : 0xF000 + UInt32(byte)) ?? " ")
            }
        }
        if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
        return decoder(codePage)?.text(bytes) ?? String(decoding: bytes, as: UTF8.self)
    }

    private mutating func decoder(_ codePage: Int) -> TextDecoder? {
        if let known = decoders[codePage] { return known }
        let name = Self.names[codePage] ?? (1...99999 ~= codePage ? "cp\(codePage)" : "")
        let made = TextDecoder(name) ?? TextDecoder("windows-\(Self.western)")
        // A document that names hundreds is none.
        if decoders.count < 64 { decoders[codePage] = made }
        return made
    }

    /// What ICU calls some code pages; the others it knows by their numbers.
    private static let names = [
        708: "iso-8859-6", 874: "windows-874", 932: "windows-31j", 936: "gbk", 949: "windows-949",
        950: "big5",
        1250: "windows-1250", 1251: "windows-1251", 1252: "windows-1252", 1253: "windows-1253",
        1254: "windows-1254", 1255: "windows-1255", 1256: "windows-1256", 1257: "windows-1257",
        1258: "windows-1258", 10000: "macintosh",
    ]

    /// The code page of a font's character set; nil for the document's own.
    static func codePage(charset: Int) -> Int? {
        switch charset {
        case 0: 1252
        case 2: symbols
        case 77: 10000
        case 128: 932
        case 129: 949
        case 134: 936
        case 136: 950
        case 161: 1253
        case 162: 1254
        case 163: 1258
        case 177: 1255
        case 178: 1256
        case 186: 1257
        case 204: 1251
        case 222: 874
        case 238: 1250
        case 254: 437
        case 255: 850
        default: nil
        }
    }
}
