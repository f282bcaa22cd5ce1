/// A rectangle in points; y grows downward.
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

    /// Returns the smallest rectangle that contains both.
    package func union(_ other: TextRect) -> TextRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return TextRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
