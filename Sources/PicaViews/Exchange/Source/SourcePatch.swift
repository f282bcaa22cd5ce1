import Foundation

/// Writes what has changed of a text into the source that it was read from.
///
/// A source is not understood but tried: an edit is spelled in the ways that a person might spell it, and the first is
/// taken by which the source reads as the text does. So whatever is wrong with a spelling, nothing is written that says
/// something else.
struct SourcePatch {
    /// In which all of an edit has to be found.
    private static let time = Duration.seconds(3)
    /// A text that has changed in more places is another one.
    private static let hunkLimit = 100

    private let document: RichTextDocument
    private let deadline = ContinuousClock.now + time

    init(_ document: RichTextDocument) { self.document = document }

    /// The source of a text; nil where no way was found to write it.
    func applied(_ text: AttributedString) -> Data? {
        let (old, new) = (TextScalars(document.text), TextScalars(text))
        let hunks = TextHunk.hunks(from: old, to: new)
        guard hunks.count <= Self.hunkLimit, var source = SourceText(document) else { return nil }
        var now = document.text
        // From the last on, so that the places of the others stay.
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

/// The text as which a source is to read.
private final class Goal {
    private let document: RichTextDocument
    private let text: AttributedString
    private let deadline: ContinuousClock.Instant
    private lazy var written = document.written(text)

    init(document: RichTextDocument, text: AttributedString, deadline: ContinuousClock.Instant) {
        self.document = document
        self.text = text
        self.deadline = deadline
    }

    /// Whether a document reads so; nil where there is no time left to find out.
    func isReached(by data: Data) -> Bool? {
        guard ContinuousClock.now < deadline else { return nil }
        guard let read = document.read(data) else { return false }
        return read == text || document.written(read) == written
    }
}
