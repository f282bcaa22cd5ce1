/// A slice of an underline or a strike-through, ready to be drawn.
///
/// Heights count from the baseline, so that whoever moves the baseline to a whole pixel moves the line
/// along and its distance from the letters is the same on every line.
package struct DecorationLine: Hashable, Sendable {
    /// The left edge, in points from the layout's.
    package var x: Double
    package var width: Double
    /// In points from the layout's upper edge.
    package var baseline: Double
    /// The line's upper edge, in points below the baseline; negative above.
    package var top: Double
    /// Of one line; a double one has another as far below it, and a wave is three times as high.
    package var thickness: Double
    package var pattern: LineDecoration.Pattern
    /// Where the pattern starts, in points from the layout's left edge: at the left of all slices of one
    /// decoration, whose dashes so keep step.
    package var origin: Double
    package var paint: Int

    package init(
        x: Double, width: Double, baseline: Double, top: Double, thickness: Double,
        pattern: LineDecoration.Pattern, origin: Double, paint: Int
    ) {
        self.x = x
        self.width = width
        self.baseline = baseline
        self.top = top
        self.thickness = thickness
        self.pattern = pattern
        self.origin = origin
        self.paint = paint
    }

    /// Of all that is drawn.
    package var height: Double { pattern == .double || pattern == .wave ? 3 * thickness : thickness }
    package var maxX: Double { x + width }
    /// What the line covers, in points from the layout's upper left corner.
    package var rect: TextRect {
        TextRect(x: x, y: baseline + top, width: width, height: height)
    }
}
