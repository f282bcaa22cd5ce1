/// The distance between the baselines of a paragraph's lines.
///
/// Constant heights count nothing but the largest font size of the paragraph, so a word from another
/// font moves no line. The first baseline stays where the font's ascent puts it: what a constant height
/// adds or takes lies below each line.
package enum LineHeight: Hashable, Sendable {
    /// Line by line, as high as its fonts ask.
    case variable
    /// In points.
    case exact(Double)
    /// Times the largest font size.
    case multiple(Double)
    /// The largest font size and so many points.
    case leading(Double)

    /// About what fonts ask for themselves.
    package static let normal = LineHeight.multiple(1.2)
    package static let tight = LineHeight.multiple(1.08)
    package static let loose = LineHeight.multiple(1.32)

    /// The height in points, at least one: lines of no height are all at one place. nil where each line
    /// has its own.
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
