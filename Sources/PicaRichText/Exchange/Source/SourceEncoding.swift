import Foundation
import PicaFoundation

/// Converts a document's source to UTF-8 bytes for editing, and back.
enum SourceEncoding {
    /// The bytes are edited as they are.
    case none
    /// - Parameter mark: The byte order mark.
    case encoded(String.Encoding, mark: Data)

    private static let known: [String.Encoding] = [
        .windowsCP1252, .isoLatin1, .windowsCP1250, .windowsCP1251, .windowsCP1253, .windowsCP1254,
        .isoLatin2,
        .shiftJIS, .japaneseEUC, .iso2022JP, .utf16LittleEndian, .utf16BigEndian,
    ]

    /// Decodes a document's source; `nil` if it could not be written back unchanged.
    static func decoded(_ document: PicaRichTextDocument) -> (bytes: [UInt8], encoding: SourceEncoding)? {
        let data = document.data
        switch document.format {
        case .rtf: return (Array(data), .none)
        case .markdown:
            return String(validating: data, as: UTF8.self) == nil ? nil : (Array(data), .none)
        case .html: break
        }
        let text = HTMLEncoding.text(of: data)
        if let plain = String(validating: data, as: UTF8.self),
            plain == text || plain == "\u{FEFF}" + text
        {
            return (Array(data), .none)
        }
        for encoding in known {
            for mark in [Data(), Data([0xFF, 0xFE]), Data([0xFE, 0xFF])] where data.starts(with: mark) {
                if text.data(using: encoding).map({ mark + $0 }) == data {
                    return (Array(text.utf8), .encoded(encoding, mark: mark))
                }
            }
        }
        return nil
    }

    /// Encodes a source. Characters missing from the encoding become character references.
    func data(of bytes: [UInt8]) -> Data? {
        guard case .encoded(let encoding, let mark) = self else { return Data(bytes) }
        let text = String(decoding: bytes, as: UTF8.self)
        if let data = text.data(using: encoding) { return mark + data }
        let spelled = text.unicodeScalars.reduce(into: "") { result, scalar in
            let letter = String(Character(scalar))
            result +=
                letter.data(using: encoding) == nil ? "&#x\(String(scalar.value, radix: 16));" : letter
        }
        return spelled.data(using: encoding).map { mark + $0 }
    }
}
