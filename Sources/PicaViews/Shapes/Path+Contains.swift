import Foundation
import PicaCanvas

extension Path {
    /// Whether a point lies inside the path, every outline of it closed.
    /// - Parameter eoFill: Inside is where an odd number of outlines surround the point, instead of where
    ///   their windings do not cancel out.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        switch form {
        case .rect(let rect): rect.contains(p)
        case .roundedRect(let rect, _, _) where !rect.contains(p): false
        case .roundedRect, .outline: outline.contains(p, isEvenOdd: eoFill)
        }
    }

    /// Whether a line along the path covers a point; the width is in points.
    func strokeContains(_ point: CGPoint, width: CGFloat) -> Bool {
        outline.strokeContains(point, width: width)
    }
}
