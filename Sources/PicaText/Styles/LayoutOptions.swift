/// How lines are filled and placed.
package struct LayoutOptions: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        /// At the side where the paragraph starts: left, or right in a right-to-left paragraph.
        case leading
        case center
        case trailing
        /// At one side whatever the paragraph's direction.
        case left, right

        /// The part of a line's free room that lies left of its text.
        package func share(isRightToLeft: Bool) -> Double {
            switch self {
            case .leading: isRightToLeft ? 1 : 0
            case .center: 0.5
            case .trailing: isRightToLeft ? 0 : 1
            case .left: 0
            case .right: 1
            }
        }
    }

    /// Which part of a line that is too long gives way to an ellipsis.
    ///
    /// The last line that a limit allows shows as much as it can of all the text from its start on: with
    /// `tail` how it goes on, with `head` how the text ends, with `middle` both.
    package enum Truncation: Hashable, Sendable {
        case head, middle, tail
    }

    /// The greatest tightening that is hardly seen; what `tightening` is where it is wanted.
    package static let usualTightening = 0.05

    package var alignment: Alignment = .leading
    package var lineHeight: LineHeight = .variable
    /// Points added between lines.
    package var lineSpacing: Double = 0
    /// Points added between paragraphs.
    package var paragraphSpacing: Double = 0
    /// The most lines to show; nil for all.
    package var lineLimit: Int?
    /// How many lines the layout is at least as high as, lines that are missing being counted as empty.
    package var reservedLines = 0
    package var truncation: Truncation = .tail
    /// How much too long a line may be, as a share of its width, to be set with its characters closer
    /// together rather than be truncated. 0 for never.
    package var tightening: Double = 0
    /// Whether a paragraph that is too long goes on in another line; if not, it is truncated.
    package var wraps = true
    /// Whether a break at the text's end makes an empty line, as editors show it.
    package var hasTrailingEmptyLine = false
    /// Whether lines are aligned in the width they were given, rather than in that of the longest.
    package var fillsWidth = false
    /// The distance of the tab stops that come after those in ``tabStops``, in points.
    package var tabInterval: Double = 28
    package var tabStops: [TabStop] = []
    /// Whether a line that another of its paragraph follows is runed to all its width: at spaces, and
    /// between ideographs.
    package var isJustified = false
    /// Whether a word that has no room is divided by the hyphenation patterns of its style's language.
    /// Where no language is set or none of its patterns are installed words stay whole.
    package var hyphenates = false
    /// How far the first line of a paragraph begins from the edge, in points; no less than 0.
    package var firstIndent: Double = 0
    /// And its other lines.
    package var indent: Double = 0
    /// How far lines end before the other edge, in points; no less than 0.
    package var trailingIndent: Double = 0

    package init() {}

    /// These options with what a paragraph has otherwise.
    func applying(_ style: ParagraphStyle) -> LayoutOptions {
        var options = self
        if let alignment = style.alignment { options.alignment = alignment }
        if let lineHeight = style.lineHeight { options.lineHeight = lineHeight }
        if let lineSpacing = style.lineSpacing { options.lineSpacing = lineSpacing }
        if let paragraphSpacing = style.paragraphSpacing { options.paragraphSpacing = paragraphSpacing }
        if let tabInterval = style.tabInterval { options.tabInterval = tabInterval }
        if let tabStops = style.tabStops { options.tabStops = tabStops }
        if let isJustified = style.isJustified { options.isJustified = isJustified }
        if let hyphenates = style.hyphenates { options.hyphenates = hyphenates }
        if let firstIndent = style.firstIndent { options.firstIndent = firstIndent }
        if let indent = style.indent { options.indent = indent }
        if let trailingIndent = style.trailingIndent { options.trailingIndent = trailingIndent }
        return options
    }
}
