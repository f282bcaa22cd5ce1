import Foundation

extension AttributedString {
    /// A picture in text that behaves like a letter and scales with the text around it.
    ///
    /// It replaces a character U+FFFC that has it as its attribute `adaptiveImageGlyph`. The supported format is PNG.
    /// Apple's own format is another, so there is no `contentType`.
    public struct AdaptiveImageGlyph: Hashable, Sendable {
        /// The picture's file data.
        public let imageContent: Data
        /// The identifier, which is the same for the same picture everywhere.
        public let contentIdentifier: String
        /// The accessibility description: the file's own, or empty.
        public let contentDescription: String

        /// Creates a glyph from a file's bytes. An unreadable picture appears as a box.
        public init(imageContent: Data) {
            self.imageContent = imageContent
            contentIdentifier = Self.identifier(imageContent)
            contentDescription = PNGDescription.read(imageContent) ?? ""
        }

        /// Returns the FNV-1a hash, which must be stable and need not be secure.
        private static func identifier(_ data: Data) -> String {
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            return String(hash, radix: 16) + "-" + String(data.count, radix: 16)
        }
    }
}

/// The description in a PNG file.
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

    /// - Parameter kind: The chunk's type of four letters.
    private static func text(_ chunk: Data, _ kind: Data) -> String? {
        guard chunk.starts(with: keyword + [0]) else { return nil }
        let rest = chunk.dropFirst(keyword.count + 1)
        if kind.elementsEqual("tEXt".utf8) {
            return String(String.UnicodeScalarView(rest.map { Unicode.Scalar($0) }))
        }
        // The compression flag and method; then a language and a translated keyword, both terminated by zeros.
        guard kind.elementsEqual("iTXt".utf8), rest.first == 0 else { return nil }
        let parts = rest.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 ? String(decoding: parts[2], as: UTF8.self) : nil
    }
}
