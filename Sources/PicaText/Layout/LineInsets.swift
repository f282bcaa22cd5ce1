/// The distances of a line from the edges of the layout's width, in points.
package struct LineInsets: Hashable, Sendable {
    /// The distance at the start of the paragraph's lines: left, or right in a right-to-left paragraph.
    package var leading: Double
    package var trailing: Double

    package init(leading: Double = 0, trailing: Double = 0) {
        self.leading = leading
        self.trailing = trailing
    }

    static func + (one: LineInsets, other: LineInsets) -> LineInsets {
        LineInsets(leading: one.leading + other.leading, trailing: one.trailing + other.trailing)
    }

    var sum: Double { leading + trailing }

    /// The insets without values that are not finite or would push a line out of its layout.
    var sane: LineInsets {
        func sane(_ length: Double) -> Double { length.isFinite ? min(max(length, 0), 1e6) : 0 }
        return LineInsets(leading: sane(leading), trailing: sane(trailing))
    }
}

extension LayoutOptions {
    /// Returns the insets of a paragraph's first line or of its other lines.
    func insets(isFirst: Bool) -> LineInsets {
        LineInsets(leading: isFirst ? firstIndent : indent, trailing: trailingIndent).sane
    }
}
