import PicaCanvas

/// A style for filling a shape.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule determines the inside, instead of the nonzero winding rule.
    public var isEOFilled: Bool
    /// Whether pixels that the shape covers partly are filled partly, instead of fully or not at all.
    public var isAntialiased: Bool

    /// Creates a fill style.
    ///
    /// - Parameters:
    ///   - eoFill: Whether the even-odd rule determines the inside; `false` by default.
    ///   - antialiased: Whether edges are smooth; `true` by default.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

extension CanvasPath {
    /// Returns the outline with the fill rule and antialiasing of a style.
    func filled(_ style: FillStyle) -> CanvasPath {
        var path = self
        path.isEvenOdd = style.isEOFilled
        path.isAntialiased = style.isAntialiased
        return path
    }
}
