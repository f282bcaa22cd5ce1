import Foundation
import PicaCanvas

extension Path {
    /// Returns the part of the path between two fractions of its length.
    /// - Parameters:
    ///   - from: The start of the part: 0 is the start of the path, and 1 is its end.
    ///   - to: The end of the part. The result is empty if it is not greater than the start.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        !(from > 0) && to >= 1 ? self : Path(outline.trimmed(from: from, to: to))
    }
}
