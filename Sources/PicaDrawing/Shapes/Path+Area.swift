import Foundation
import PicaCanvas

extension Path {
    /// Returns the outline of a line along the path; filled, it looks like the line. It consists of straight segments
    /// that approximate curves without a visible difference.
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(outline.stroked(style.line)) }

    // MARK: Areas

    /// Returns a path with the same inside, with straight outlines that do not cross. Both fill rules then give the
    /// same inside.
    /// - Parameter eoFill: Whether the even-odd rule determines the inside.
    public func normalized(eoFill: Bool = true) -> Path { Path(outline.normalized(isEvenOdd: eoFill)) }

    /// Returns the area inside both paths, with straight outlines that do not cross.
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule determines the inside.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, .intersection, eoFill)
    }

    /// Returns the area inside at least one of the paths, with straight outlines that do not cross.
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule determines the inside.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .union, eoFill) }

    /// Returns the area inside this path and not inside the other, with straight outlines that do not cross.
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule determines the inside.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, .subtraction, eoFill)
    }

    /// Returns the area inside exactly one of the paths, with straight outlines that do not cross.
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule determines the inside.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, .symmetricDifference, eoFill)
    }

    private func combined(_ other: Path, _ operation: CanvasPath.AreaOperation, _ eoFill: Bool) -> Path {
        Path(outline.combined(with: other.outline, by: operation, isEvenOdd: eoFill))
    }

    // MARK: Lines

    /// Returns the parts of this path's line that lie inside the other path.
    ///
    /// An outline that is fully inside stays closed; parts of other outlines are open.
    /// - Parameters:
    ///   - other: The path that cuts the line.
    ///   - eoFill: Whether the even-odd rule determines the inside of the other path.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(outline.lineParts(true, of: other.outline, isEvenOdd: eoFill))
    }

    /// Returns the parts of this path's line that lie outside the other path.
    ///
    /// An outline that is fully outside stays closed; parts of other outlines are open.
    /// - Parameters:
    ///   - other: The path that cuts the line.
    ///   - eoFill: Whether the even-odd rule determines the inside of the other path.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(outline.lineParts(false, of: other.outline, isEvenOdd: eoFill))
    }
}
