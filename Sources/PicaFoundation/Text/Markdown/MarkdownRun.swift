import Foundation

/// A stretch of Markdown's text of one kind.
struct MarkdownRun {
    var text: String
    var intent: InlinePresentationIntent = []
    /// What block it belongs to.
    var block: PresentationIntent?
    /// What stands before its list's items, or after their numbers.
    var listDelimiter: Character?
    /// Where it leads, as written; nil for nowhere.
    var link: String?
    /// Where the picture is that it describes, as written; nil for none.
    var image: String?
    /// What is written of the link or the picture behind its address.
    var description: String?
    /// Which attributes it has, by their place in the document, the outermost first.
    var attributes: [Int] = []
    var position: AttributedString.MarkdownSourcePosition?

    /// Whether the other is the same but for what it says.
    fileprivate func isLike(_ other: MarkdownRun) -> Bool {
        intent == other.intent && block == other.block && listDelimiter == other.listDelimiter
            && link == other.link && image == other.image && description == other.description
            && attributes == other.attributes
    }
}

extension [MarkdownRun] {
    /// Adds text to the last run, if it is like that.
    mutating func join(_ run: MarkdownRun) {
        guard !run.text.isEmpty else { return }
        guard let last, last.isLike(run) else { return append(run) }
        self[count - 1].text += run.text
        guard let end = run.position else { return }
        let start = last.position ?? end
        self[count - 1].position = AttributedString.MarkdownSourcePosition(
            startLine: start.startLine, startColumn: start.startColumn, endLine: end.endLine,
            endColumn: end.endColumn)
    }
}
