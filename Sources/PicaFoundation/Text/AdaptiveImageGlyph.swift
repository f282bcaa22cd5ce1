import Foundation

extension AttributedString {
    /// A picture that stands in text like a letter, as large as the text around it.
    ///
    /// It is shown in place of the character U+FFFC that has it as `adaptiveImageGlyph`. Of formats PNG is read;
    /// Apple's own is another, so there is no `contentType`.
    public struct AdaptiveImageGlyph: Hashable, Sendable {
        /// The picture's file.
        public let imageContent: Data
        /// The same for the same picture, wherever it is made.
        public let contentIdentifier: String
        /// What is heard in its place: the file's own description, or nothing.
        public let contentDescription: String

        /// A picture from the bytes of its file. One that cannot be read shows as a box.
        public init(imageContent: Data) {
            self.imageContent = imageContent
            contentIdentifier = Self.identifier(imageContent)
            contentDescription = PNGDescription.read(imageContent) ?? ""
        }

        /// By FNV-1a, which needs to be the same and not to be safe.
        private static func identifier(_ data: Data) -> String {
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            return String(hash, radix: 16) + "-" + String(data.count, radix: 16)
        }
    }
}

/// The words that a PNG file has for what it shows.
private enum PNGDescription {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let keyword = Array("Description".utf8)
    private static let longest = 4096

    static func read(_ data: Data) -> String? {
        guard data.starts(with: signature) else { return nil }
        var rest = data.dropFirst(signature.count)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard length <= rest.count - 12 else { return nil }
            let kind = rest.dropFirst(4).prefix(4)
            if length <= longest, let text = text(rest.dropFirst(8).prefix(length), kind) { return text }
            rest = rest.dropFirst(length + 12)
        }
        return nil
    }

    /// - Parameter kind: The four letters of the chunk.
    private static func text(_ chunk: Data, _ kind: Data) -> String? {
        guard chunk.starts(with: keyword + [0]) else { return nil }
        let rest = chunk.dropFirst(keyword.count + 1)
        if kind.elementsEqual("tEXt".utf8) {
            return String(String.UnicodeScalarView(rest.map { Unicode.Scalar($0) }))
        }
        // Whether it is packed, and how; then a language and a translated keyword, both ended by zeros.
        guard kind.elementsEqual("iTXt".utf8), rest.first == 0 else { return nil }
        let parts = rest.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 ? String(decoding: parts[2], as: UTF8.self) : nil
    }
}
