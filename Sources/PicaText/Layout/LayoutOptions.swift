/// How lines are filled and placed.
package struct LayoutOptions: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        /// At the side where the paragraph starts: left, or right in a right-to-left paragraph.
        case leading
        case center
        case trailing
        /// At one side whatever the paragraph's direction.
        case left, right
    }

    /// Which part of a line that is too long gives way to an ellipsis.
    package enum Truncation: Hashable, Sendable {
        case head, middle, tail
    }

    package var alignment: Alignment = .leading
    /// Points added between lines.
    package var lineSpacing: Double = 0
    /// The most lines to show; nil for all.
    package var lineLimit: Int?
    package var truncation: Truncation = .tail
    /// Whether a paragraph that is too long goes on in another line; if not, it is truncated.
    package var wraps = true
    /// Whether a break at the text's end makes an empty line, as editors show it.
    package var hasTrailingEmptyLine = false
    /// Whether lines are aligned in the width they were given, rather than in that of the longest.
    package var fillsWidth = false
    /// The distance of tab stops, in points.
    package var tabInterval: Double = 28

    package init() {}
}

/// A rectangle in points; y grows downwards.
package struct TextRect: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var maxX: Double { x + width }
    package var maxY: Double { y + height }
}
