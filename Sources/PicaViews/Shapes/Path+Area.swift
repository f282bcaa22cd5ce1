import Foundation
import PicaCanvas

extension Path {
    /// The outline of a line along the path: filled, it looks like the line. It is made of straight lines,
    /// which leave curves by no more than can be seen.
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(outline.stroked(style.line)) }

    // MARK: Areas

    /// The same inside by outlines that do not cross, of straight lines: what is inside by one rule is so
    /// by the other as well.
    /// - Parameter eoFill: Inside is where an odd number of outlines surround a place.
    public func normalized(eoFill: Bool = true) -> Path { Path(outline.normalized(isEvenOdd: eoFill)) }

    /// What is inside of both paths, with outlines of straight lines that do not cross.
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Inside is where an odd number of outlines surround a place.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, .intersection, eoFill)
    }

    /// What is inside of one of the paths or both, with outlines of straight lines that do not cross.
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Inside is where an odd number of outlines surround a place.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .union, eoFill) }

    /// What is inside of this path and not of the other, with outlines of straight lines that do not cross.
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Inside is where an odd number of outlines surround a place.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, .subtraction, eoFill)
    }

    /// What is inside of one of the paths and not of both, with outlines of straight lines that do not
    /// cross.
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Inside is where an odd number of outlines surround a place.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, .symmetricDifference, eoFill)
    }

    private func combined(_ other: Path, _ operation: CanvasPath.AreaOperation, _ eoFill: Bool) -> Path {
        Path(outline.combined(with: other.outline, by: operation, isEvenOdd: eoFill))
    }

    // MARK: Lines

    /// The parts of this path's line that lie inside of the other path.
    ///
    /// An outline that is inside as a whole stays closed; what is left of others is open.
    /// - Parameters:
    ///   - other: What the line is cut by.
    ///   - eoFill: Inside is where an odd number of the other's outlines surround a place.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(outline.lineParts(true, of: other.outline, isEvenOdd: eoFill))
    }

    /// The parts of this path's line that lie outside of the other path.
    ///
    /// An outline that is outside as a whole stays closed; what is left of others is open.
    /// - Parameters:
    ///   - other: What the line is cut by.
    ///   - eoFill: Inside is where an odd number of the other's outlines surround a place.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(outline.lineParts(false, of: other.outline, isEvenOdd: eoFill))
    }
}
