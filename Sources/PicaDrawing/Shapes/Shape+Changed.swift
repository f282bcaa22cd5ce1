import Foundation
import PicaFoundation
import PicaState

extension Shape {
    /// Returns the part of the outline between two fractions of its length.
    /// - Parameters:
    ///   - startFraction: The start of the part: 0 is the start of the outline, and 1 is its end.
    ///   - endFraction: The end of the part.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }

    /// Returns the shape rotated clockwise around a point of its frame.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns the shape scaled around a point of its frame.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape scaled around a point of its frame, with factors for width and height.
    nonisolated public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the shape moved by an offset, in points.
    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// Returns the shape moved by an offset, in points.
    nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        self.offset(x: offset.x, y: offset.y)
    }

    /// Returns the shape moved by an offset, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Returns the shape with a transform applied to its points.
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns the shape in a rectangle of a fixed size, at the top left of its frame.
    nonisolated public func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }

    /// Returns the shape in a rectangle of a fixed size, at the top left of its frame.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// Returns the shape in a rectangle of a fixed size, aligned with its frame at an anchor.
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Returns the outline of a line along the shape, as a shape of its own.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape {
        StrokedShape(shape: self, style: style)
    }

    /// Returns the outline of a line along the shape, as a shape of its own; the width is in points.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
