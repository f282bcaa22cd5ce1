import Foundation

/// A parsed MIME type.
struct MIMEType {
    /// The prefix for identifiers of content types without a MIME type of their own.
    static let ownPrefix = "application/x-"

    /// The type without parameters, in lower case.
    let name: String
    /// Whether a parameter declares UTF-8.
    let isUTF8: Bool

    init?(_ text: String) {
        guard text.utf8.count <= 512 else { return nil }
        let parts = text.lowercased().split(separator: ";", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let halves = parts[0].split(separator: "/", omittingEmptySubsequences: false)
        guard halves.count == 2, halves.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isToken) })
        else { return nil }
        name = parts[0]
        isUTF8 = parts.dropFirst().contains { part in
            part.replacing(" ", with: "").replacing("\"", with: "").hasSuffix("charset=utf-8")
        }
    }

    private static func isToken(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && !"()<>@,;:\\\"/[]?=".utf8.contains(byte)
    }

    /// The identifier of a content type transmitted in this form; `nil` for other types, whose names contain no dots
    /// there.
    var ownIdentifier: String? {
        guard name.hasPrefix(Self.ownPrefix) else { return nil }
        let rest = String(name.dropFirst(Self.ownPrefix.count))
        return rest.contains(".") && Self.isIdentifier(rest) ? rest : nil
    }

    /// Whether a text is a valid identifier of a content type.
    static func isIdentifier(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 200
            && text.utf8.allSatisfy { byte in
                switch UInt8(ascii: "a")...UInt8(ascii: "z") {
                case let letters where letters.contains(byte | 0x20): true
                default: UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == 0x2D || byte == 0x2E
                }
            }
    }
}
