import Foundation
import PicaFoundation
import PicaGraph

extension Shape {
    /// A part of the outline, between two shares of its whole length.
    /// - Parameters:
    ///   - startFraction: Where it begins: 0 is the outline's start, 1 its end.
    ///   - endFraction: Where it ends.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }

    /// The shape turned around a point of its frame, clockwise.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape scaled around a point of its frame.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape scaled around a point of its frame, in width and in height.
    nonisolated public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape moved by so many points.
    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// The shape moved by so many points.
    nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        self.offset(x: offset.x, y: offset.y)
    }

    /// The shape moved by so many points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// The shape with its points moved, turned, scaled or slanted.
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape in a rectangle of a size of its own, at the upper left of its frame.
    nonisolated public func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }

    /// The shape in a rectangle of a size of its own, at the upper left of its frame.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// The shape in a rectangle of a size of its own, which shares a point with its frame.
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// The outline of a line along the shape, as a shape of its own.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape {
        StrokedShape(shape: self, style: style)
    }

    /// The outline of a line along the shape, as a shape of its own; the width is in points.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
