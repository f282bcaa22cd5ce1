/// How far a line stays away from the edges of the width that its layout has, in points.
package struct LineInsets: Hashable, Sendable {
    /// Where the paragraph's lines start: left, or right in a right-to-left paragraph.
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

    /// With nothing that is no number or that would push a line out of its layout.
    var sane: LineInsets {
        func sane(_ length: Double) -> Double { length.isFinite ? min(max(length, 0), 1e6) : 0 }
        return LineInsets(leading: sane(leading), trailing: sane(trailing))
    }
}

extension LayoutOptions {
    /// The insets of a paragraph's first line or of its others.
    func insets(isFirst: Bool) -> LineInsets {
        LineInsets(leading: isFirst ? firstIndent : indent, trailing: trailingIndent).sane
    }
}
