import Foundation

extension Shape {
    /// Everything inside of one of the shapes or both.
    /// - Parameters:
    ///   - other: Laid out in the same frame.
    ///   - eoFill: Inside is where an odd number of outlines surround a place.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .union, isEvenOdd: eoFill)
    }

    /// What is inside of both shapes.
    /// - Parameters:
    ///   - other: Laid out in the same frame.
    ///   - eoFill: Inside is where an odd number of outlines surround a place.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .intersection, isEvenOdd: eoFill)
    }

    /// What is inside of this shape and not of the other.
    /// - Parameters:
    ///   - other: Laid out in the same frame.
    ///   - eoFill: Inside is where an odd number of outlines surround a place.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .subtraction, isEvenOdd: eoFill)
    }

    /// What is inside of one of the shapes and not of both.
    /// - Parameters:
    ///   - other: Laid out in the same frame.
    ///   - eoFill: Inside is where an odd number of outlines surround a place.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .symmetricDifference, isEvenOdd: eoFill)
    }

    /// The parts of this shape's line that lie inside of the other.
    /// - Parameters:
    ///   - other: Laid out in the same frame.
    ///   - eoFill: Inside is where an odd number of outlines surround a place.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineIntersection, isEvenOdd: eoFill)
    }

    /// The parts of this shape's line that lie outside of the other.
    /// - Parameters:
    ///   - other: Laid out in the same frame.
    ///   - eoFill: Inside is where an odd number of outlines surround a place.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineSubtraction, isEvenOdd: eoFill)
    }
}
