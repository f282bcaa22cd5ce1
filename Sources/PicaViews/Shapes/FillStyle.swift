import PicaCanvas

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether a place is inside where an odd number of outlines surround it, instead of where their
    /// windings do not cancel out.
    public var isEOFilled: Bool
    /// Whether pixels that the shape covers in part are filled in part, instead of whole or not at all.
    public var isAntialiased: Bool

    /// Fills what the outlines run around.
    ///
    /// - Parameters:
    ///   - eoFill: Whether a place is inside where an odd number of outlines surround it; false by default.
    ///   - antialiased: Whether edges are smooth; true by default.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

extension CanvasPath {
    /// The outline with what a style says of its inside.
    func filled(_ style: FillStyle) -> CanvasPath {
        var path = self
        path.isEvenOdd = style.isEOFilled
        path.isAntialiased = style.isAntialiased
        return path
    }
}
