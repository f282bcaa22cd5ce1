/// The options for filling and positioning lines.
package struct LayoutOptions: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        /// At the edge where the paragraph starts: left, or right in a right-to-left paragraph.
        case leading
        case center
        case trailing
        /// At one edge, whatever the paragraph's direction.
        case left, right

        /// Returns the share of a line's free space that is left of its text.
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

    /// The part of an overlong line that an ellipsis replaces.
    ///
    /// The last line that a limit allows shows as much as possible of all the text from its start on. With `tail` it
    /// shows the beginning, with `head` the end of the text, with `middle` both.
    package enum Truncation: Hashable, Sendable {
        case head, middle, tail
    }

    /// The greatest tightening that is hardly noticeable, for use as `tightening`.
    package static let usualTightening = 0.05

    package var alignment: Alignment = .leading
    package var lineHeight: LineHeight = .variable
    /// The space added between lines, in points. The default is 0.
    package var lineSpacing: Double = 0
    /// The space added between paragraphs, in points. The default is 0.
    package var paragraphSpacing: Double = 0
    /// The most lines to show; `nil` for all.
    package var lineLimit: Int?
    /// The minimum height of the layout as a number of lines. Missing lines count as empty ones.
    package var reservedLines = 0
    package var truncation: Truncation = .tail
    /// The excess width up to which characters are tightened instead of truncating the line. It is a fraction of the
    /// line's width; 0 disables tightening.
    package var tightening: Double = 0
    /// Whether an overlong paragraph continues in another line; otherwise it is truncated.
    package var wraps = true
    /// Whether a line break at the text's end makes an empty line, as in editors.
    package var hasTrailingEmptyLine = false
    /// Whether lines are aligned in the given width, and not in that of the longest line.
    package var fillsWidth = false
    /// The interval between the tab stops after those in ``tabStops``, in points.
    package var tabInterval: Double = 28
    package var tabStops: [TabStop] = []
    /// Whether every line except a paragraph's last is stretched to the full width, at spaces and between ideographs.
    package var isJustified = false
    /// Whether a word that does not fit is hyphenated by the patterns of its style's language.
    ///
    /// Without a language, or without installed patterns, words stay whole.
    package var hyphenates = false
    /// The indent of a paragraph's first line, in points; at least 0.
    package var firstIndent: Double = 0
    /// The indent of a paragraph's other lines, in points; at least 0.
    package var indent: Double = 0
    /// The distance between the lines' end and the other edge, in points; at least 0.
    package var trailingIndent: Double = 0

    package init() {}

    /// Returns these options, with those that a paragraph style overrides.
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
