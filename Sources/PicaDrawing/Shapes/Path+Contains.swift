import Foundation
import PicaCanvas

extension Path {
    /// Returns whether a point lies inside the path, with all outlines closed.
    /// - Parameter eoFill: Whether the even-odd rule determines the inside, instead of the nonzero winding rule.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        switch form {
        case .rect(let rect): rect.contains(p)
        case .roundedRect(let rect, _, _) where !rect.contains(p): false
        case .roundedRect, .outline: outline.contains(p, isEvenOdd: eoFill)
        }
    }

    /// Returns whether a line along the path covers a point; the width is in points.
    func strokeContains(_ point: CGPoint, width: CGFloat) -> Bool {
        outline.strokeContains(point, width: width)
    }
}
