import Foundation

/// The point of an element that assistive technologies and tests press.
package struct ActivationPoint: Sendable {
    /// The point in the unit space of the element's frame.
    package var place = UnitPoint.topLeading
    /// The distance from there, in points.
    package var offset = CGPoint.zero

    package init(_ place: UnitPoint) { self.place = place }

    /// - Parameter offset: The distance from the top leading corner, in points.
    package init(_ offset: CGPoint) { self.offset = offset }

    /// Returns the point in the unit space of a frame of a size.
    package func place(in size: CGSize) -> UnitPoint {
        UnitPoint(
            x: place.x + offset.x / max(size.width, .leastNonzeroMagnitude),
            y: place.y + offset.y / max(size.height, .leastNonzeroMagnitude))
    }
}
