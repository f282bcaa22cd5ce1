import Foundation

/// Writes the changes of a text into the source that it was read from.
///
/// The source is not analyzed. Instead an edit is tried in the spellings that a person might use, and the first is
/// taken for which the source reads as the new text. So a wrong spelling can never produce different text.
struct SourcePatch {
    /// The time within which all edits must be found.
    private static let time = Duration.seconds(3)
    /// The maximum number of changed places; a text with more counts as a different one.
    private static let hunkLimit = 100

    private let document: PicaRichTextDocument
    private let deadline = ContinuousClock.now + time

    init(_ document: PicaRichTextDocument) { self.document = document }

    /// Returns the source of a text; `nil` if no way was found to write it.
    func applied(_ text: AttributedString) -> Data? {
        let (old, new) = (TextScalars(document.text), TextScalars(text))
        let hunks = TextHunk.hunks(from: old, to: new)
        guard hunks.count <= Self.hunkLimit, var source = SourceText(document) else { return nil }
        var now = document.text
        // Start from the last, so that the positions of the others stay valid.
        for hunk in hunks.reversed() {
            let before = TextScalars(now)
            now.replaceSubrange(before.range(hunk.old, in: now), with: text[new.range(hunk.new, in: text)])
            let goal = Goal(document: document, text: now, deadline: deadline)
            let edited = hunk.alike(before, new).lazy.compactMap {
                source.edited(by: $0, from: before, to: new, until: goal.isReached(by:))
            }.first
            guard let edited else { return nil }
            source = edited
        }
        return source.data
    }
}

/// The text that a source must read as.
private final class Goal {
    private let document: PicaRichTextDocument
    private let text: AttributedString
    private let deadline: ContinuousClock.Instant
    private lazy var written = document.written(text)

    init(document: PicaRichTextDocument, text: AttributedString, deadline: ContinuousClock.Instant) {
        self.document = document
        self.text = text
        self.deadline = deadline
    }

    /// Returns whether a document reads as the text; `nil` if there is no time left to find out.
    func isReached(by data: Data) -> Bool? {
        guard ContinuousClock.now < deadline else { return nil }
        guard let read = document.read(data) else { return false }
        return read == text || document.written(read) == written
    }
}
