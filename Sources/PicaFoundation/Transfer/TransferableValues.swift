import Foundation

extension String: Transferable {
    /// Plain text in UTF-8; imported from plain text in any encoding.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            try Self.text($0)
        }
        DataRepresentation<String>(importedContentType: .plainText) { try Self.text($0) }
    }

    private static func text(_ data: Data) throws -> String {
        guard let text = String(validating: data, as: UTF8.self) else { throw TransferError.malformed }
        return text
    }
}

extension Data: Transferable {
    /// Bytes of any kind.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// A URL, which is also a line of text for programs that accept no URLs.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(contentType: .fileURL) {
            Data($0.absoluteString.utf8)
        } importing: {
            let url = try Self.address($0)
            guard url.isFileURL else { throw TransferError.malformed }
            return url
        }
        .exportingCondition(\.isFileURL)
        DataRepresentation<URL>(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            try Self.address($0)
        }
        DataRepresentation<URL>(exportedContentType: .utf8PlainText) {
            Data(($0.isFileURL ? $0.path : $0.absoluteString).utf8)
        }
    }

    /// The longest URL, in bytes.
    private static var lengthLimit: Int { 1 << 16 }

    /// Returns the first URL of a list.
    static func address(_ data: Data) throws -> URL {
        let lines = data.prefix(lengthLimit).split { $0 == 0x0A || $0 == 0x0D }
        guard let line = lines.first(where: { $0.first != UInt8(ascii: "#") }),
            let text = String(validating: line, as: UTF8.self), let url = URL(string: text), url.scheme != nil
        else { throw TransferError.malformed }
        return url
    }
}
