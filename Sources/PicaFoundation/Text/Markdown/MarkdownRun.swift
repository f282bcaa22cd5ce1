import Foundation

/// A run of Markdown text with the same properties.
struct MarkdownRun {
    var text: String
    var intent: InlinePresentationIntent = []
    /// The block to which it belongs.
    var block: PresentationIntent?
    /// The character before its list's items, or after their numbers.
    var listDelimiter: Character?
    /// The URL of its link as written; `nil` for none.
    var link: String?
    /// The URL of the image that it describes, as written; `nil` for none.
    var image: String?
    /// The title after the URL of the link or image.
    var description: String?
    /// The indices of its attributes in the document, outermost first.
    var attributes: [Int] = []
    var position: AttributedString.MarkdownSourcePosition?

    /// Whether another run has the same properties except for its text.
    fileprivate func isLike(_ other: MarkdownRun) -> Bool {
        intent == other.intent && block == other.block && listDelimiter == other.listDelimiter
            && link == other.link && image == other.image && description == other.description
            && attributes == other.attributes
    }
}

extension [MarkdownRun] {
    /// Appends a run, joined with the last one if both have the same properties.
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
