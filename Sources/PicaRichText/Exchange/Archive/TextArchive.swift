import Foundation
import PicaFoundation

/// The format of attributed text between Pica programs: the text, and all attributes of a scope that can be encoded, by
/// name.
///
/// The input is untrusted. Invalid or implausible attributes are left out, and so are links other than harmless ones.
package enum TextArchive {
    /// The contents of an archive, in JSON.
    private struct Document: Codable {
        var words: String
        /// Pairs of a run's length in UTF-8 bytes and the index of its attributes.
        var runs: [Int]
        var attributes: [ArchivedAttributes]
    }

    /// The maximum size of an archive, in bytes.
    private static let sizeLimit = 128 << 20
    /// The maximum number of runs, which limits the memory used.
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

    /// - Throws: A `CocoaError` if the data is too large or not an archive.
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
