import PicaFoundation

/// The encodings that RTF's text may be in, each kept once it was asked for.
struct RTFEncoding {
    private var decoders: [Int: TextDecoder?] = [:]

    /// The number of Windows' own for Western languages, which is taken where nothing else is said.
    static let western = 1252
    /// Stands for fonts whose bytes are signs of their own.
    static let symbols = -2
    private static let johab = 1361

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
        if codePage == Self.johab { return RTFJohab.text(bytes) }
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
        // The Macintosh's. Where ICU has none, letters stand as in another, and signs do not.
        10001: "windows-31j", 10002: "big5", 10003: "windows-949", 10004: "iso-8859-6", 10005: "windows-1255",
        10006: "x-mac-greek", 10007: "x-mac-cyrillic", 10008: "gbk", 10021: "windows-874",
        10029: "x-mac-centraleurroman", 10081: "x-mac-turkish",
    ]

    /// The code page of a font's character set; nil for the document's own.
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
