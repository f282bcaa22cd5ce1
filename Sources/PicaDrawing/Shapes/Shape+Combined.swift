import Foundation

extension Shape {
    /// Returns the area inside at least one of the shapes.
    /// - Parameters:
    ///   - other: The other shape, laid out in the same frame.
    ///   - eoFill: Whether the even-odd rule determines the inside.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .union, isEvenOdd: eoFill)
    }

    /// Returns the area inside both shapes.
    /// - Parameters:
    ///   - other: The other shape, laid out in the same frame.
    ///   - eoFill: Whether the even-odd rule determines the inside.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .intersection, isEvenOdd: eoFill)
    }

    /// Returns the area inside this shape and not inside the other.
    /// - Parameters:
    ///   - other: The other shape, laid out in the same frame.
    ///   - eoFill: Whether the even-odd rule determines the inside.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .subtraction, isEvenOdd: eoFill)
    }

    /// Returns the area inside exactly one of the shapes.
    /// - Parameters:
    ///   - other: The other shape, laid out in the same frame.
    ///   - eoFill: Whether the even-odd rule determines the inside.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .symmetricDifference, isEvenOdd: eoFill)
    }

    /// Returns the parts of this shape's line that lie inside the other shape.
    /// - Parameters:
    ///   - other: The other shape, laid out in the same frame.
    ///   - eoFill: Whether the even-odd rule determines the inside.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineIntersection, isEvenOdd: eoFill)
    }

    /// Returns the parts of this shape's line that lie outside the other shape.
    /// - Parameters:
    ///   - other: The other shape, laid out in the same frame.
    ///   - eoFill: Whether the even-odd rule determines the inside.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineSubtraction, isEvenOdd: eoFill)
    }
}
