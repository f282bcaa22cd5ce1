import Foundation
import PicaFoundation

/// Attributed text on its way between programs of Pica's: words, and all attributes of a scope that can be written
/// down, by their names.
///
/// What is read may be anybody's. An attribute that is none, or of which no text can have so much, is left out, and so
/// are links that lead to nothing harmless.
enum TextArchive {
    /// What comes with it in JSON.
    private struct Document: Codable {
        var words: String
        /// By turns how long a run is, in UTF-8 bytes, and which attributes it has.
        var runs: [Int]
        var attributes: [ArchivedAttributes]
    }

    /// More bytes than that are no text.
    private static let sizeLimit = 128 << 20
    /// More runs than that take more memory than a text is worth.
    private static let runLimit = 500_000

    static func data(_ text: AttributedString, _ keys: ScopeKeys) -> Data? {
        var document = Document(words: text.string, runs: [], attributes: [])
        var known: [AttributeContainer: Int] = [:]
        for run in text.runs {
            let index = known[run.attributes] ?? document.attributes.count
            if index == document.attributes.count {
                known[run.attributes] = index
                document.attributes.append(ArchivedAttributes(container: run.attributes))
            }
            document.runs += [text[run.range].utf8.count, index]
        }
        let encoder = JSONEncoder()
        encoder.userInfo = ArchivedAttributes.userInfo(keys)
        return try? encoder.encode(document)
    }

    /// - Throws: A `CocoaError` where it is too large or no such text.
    static func text(_ data: Data, _ keys: ScopeKeys) throws -> AttributedString {
        guard data.count <= sizeLimit else { throw CocoaError(.fileReadTooLarge) }
        let decoder = JSONDecoder()
        decoder.userInfo = ArchivedAttributes.userInfo(keys)
        guard let document = try? decoder.decode(Document.self, from: data) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        guard document.runs.count <= 2 * runLimit else { throw CocoaError(.fileReadTooLarge) }
        let bytes = Array(document.words.utf8)
        var text = AttributedString()
        var start = 0
        for place in stride(from: 0, to: document.runs.count - 1, by: 2) {
            let (count, index) = (document.runs[place], document.runs[place + 1])
            guard count >= 0, count <= bytes.count - start, document.attributes.indices.contains(index) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            let words = String(decoding: bytes[start..<start + count], as: UTF8.self)
            text.append(AttributedString(words, attributes: document.attributes[index].container))
            start += count
        }
        guard start == bytes.count else { throw CocoaError(.fileReadCorruptFile) }
        return text
    }
}
