/// A segment of an underline or a strike-through line, ready to be drawn.
///
/// Vertical positions are relative to the baseline. Rounding the baseline to a whole pixel moves the line along, so its
/// distance from the letters is the same on every line.
package struct DecorationLine: Hashable, Sendable {
    /// The left edge, in points from the layout's left edge.
    package var x: Double
    package var width: Double
    /// The baseline, in points from the layout's top edge.
    package var baseline: Double
    /// The line's top edge, in points below the baseline; negative above it.
    package var top: Double
    /// The thickness of one line, in points. A double line has a second one at the same distance below, and a wave is
    /// three times as high.
    package var thickness: Double
    package var pattern: LineDecoration.Pattern
    /// The start of the pattern, in points from the layout's left edge.
    ///
    /// It is the left edge of all segments of one decoration, whose dashes are therefore aligned.
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

    /// The height of everything drawn, in points.
    package var height: Double { pattern == .double || pattern == .wave ? 3 * thickness : thickness }
    package var maxX: Double { x + width }
    /// The covered rectangle, in points from the layout's top left corner.
    package var rect: TextRect {
        TextRect(x: x, y: baseline + top, width: width, height: height)
    }
}
