/// The distance between the baselines of a paragraph's lines.
///
/// Fixed heights depend only on the largest font size of the paragraph, so a word in another font moves no line. The
/// first baseline stays where the font's ascent puts it. A fixed height adds or removes space below each line.
package enum LineHeight: Hashable, Sendable {
    /// The height that the fonts of each line recommend.
    case variable
    /// A height in points.
    case exact(Double)
    /// A multiple of the largest font size.
    case multiple(Double)
    /// The largest font size plus a number of points.
    case leading(Double)

    /// About the height that fonts recommend.
    package static let normal = LineHeight.multiple(1.2)
    package static let tight = LineHeight.multiple(1.08)
    package static let loose = LineHeight.multiple(1.32)

    /// Returns the height in points, or `nil` if it varies by line.
    ///
    /// It is at least one point, as lines without height would all be at one position.
    /// - Parameter size: The largest font size, in points.
    func points(size: Double) -> Double? {
        let points: Double
        switch self {
        case .variable: return nil
        case .exact(let height): points = height
        case .multiple(let factor): points = size * factor
        case .leading(let increase): points = size + increase
        }
        return points.isFinite ? max(points, 1) : nil
    }
}
