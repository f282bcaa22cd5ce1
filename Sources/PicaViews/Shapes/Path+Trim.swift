import Foundation
import PicaCanvas

extension Path {
    /// The part of the path between two shares of its whole length.
    /// - Parameters:
    ///   - from: Where it begins: 0 is the path's start, 1 its end.
    ///   - to: Where it ends. Nothing is left where that is not beyond the beginning.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        !(from > 0) && to >= 1 ? self : Path(outline.trimmed(from: from, to: to))
    }
}
