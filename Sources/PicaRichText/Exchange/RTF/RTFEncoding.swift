import PicaFoundation

/// Decodes RTF text in its various encodings, and caches the decoders.
struct RTFEncoding {
    private var decoders: [Int: TextDecoder?] = [:]

    /// The code page of Windows for Western languages, which is the default.
    static let western = 1252
    /// The pseudo code page of symbol fonts, whose bytes are their own signs.
    static let symbols = -2
    private static let johab = 1361

    /// Decodes bytes in a code page.
    mutating func text(_ bytes: [UInt8], codePage: Int) -> String {
        if codePage == 65001 { return String(decoding: bytes, as: UTF8.self) }
        if codePage == Self.symbols {
            // Symbol fonts have their signs in this private use area.
            return bytes.reduce(into: "") { text, byte in
                text.unicodeScalars.append(
                    Unicode.Scalar(byte < 0x20 ? UInt32(byte) : 0xF000 + UInt32(byte)) ?? " ")
            }
        }
        if codePage == Self.johab { return RTFJohab.text(bytes) }
        if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
        return decoder(codePage)?.text(bytes) ?? String(decoding: bytes, as: UTF8.self)
    }

    private mutating func decoder(_ codePage: Int) -> TextDecoder? {
        if let known = decoders[codePage] { return known }
        let name = Self.names[codePage] ?? (1...99999 ~= codePage ? "cp\(codePage)" : "")
        let made = TextDecoder(name) ?? TextDecoder("windows-\(Self.western)")
        // The number is limited, because no real document uses hundreds of code pages.
        if decoders.count < 64 { decoders[codePage] = made }
        return made
    }

    /// ICU's names of some code pages; it knows others by their numbers.
    private static let names = [
        708: "iso-8859-6", 874: "windows-874", 932: "windows-31j", 936: "gbk", 949: "windows-949",
        950: "big5",
        1250: "windows-1250", 1251: "windows-1251", 1252: "windows-1252", 1253: "windows-1253",
        1254: "windows-1254", 1255: "windows-1255", 1256: "windows-1256", 1257: "windows-1257",
        1258: "windows-1258", 10000: "macintosh",
        // Code pages of the Macintosh. Where ICU has none, a similar one is used, in which the letters are right but
        // some signs are not.
        10001: "windows-31j", 10002: "big5", 10003: "windows-949", 10004: "iso-8859-6", 10005: "windows-1255",
        10006: "x-mac-greek", 10007: "x-mac-cyrillic", 10008: "gbk", 10021: "windows-874",
        10029: "x-mac-centraleurroman", 10081: "x-mac-turkish",
    ]

    /// Returns the code page of a font's character set; `nil` for the document's own.
    static func codePage(charset: Int) -> Int? {
        switch charset {
        case 0: 1252
        case 2: symbols
        case 77: 10000
        case 78: 10001
        case 79: 10003
        case 80: 10008
        case 81: 10002
        case 82: johab
        case 83: 10005
        case 84: 10004
        case 85: 10006
        case 86: 10081
        case 87: 10021
        case 88: 10029
        case 89: 10007
        case 128: 932
        case 129: 949
        case 130: johab
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
