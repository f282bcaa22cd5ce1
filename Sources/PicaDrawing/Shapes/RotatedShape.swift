import Foundation
import PicaFoundation
import PicaGraph
import PicaState

/// A shape that is rotated around a point of its frame.
public struct RotatedShape<Content: Shape>: Sendable {
    /// The shape that is rotated.
    public var shape: Content
    /// The angle of the rotation, clockwise.
    public var angle: Angle
    /// The center of the rotation, in unit coordinates of the frame.
    public var anchor: UnitPoint

    /// Creates a rotated shape.
    nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }
}

extension RotatedShape: Shape {
    /// Returns the rotated outline of the shape.
    nonisolated public func path(in rect: CGRect) -> Path {
        let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return shape.path(in: rect).applying(turn.around(anchor, in: rect))
    }
    /// Returns the size that the shape itself takes.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
    /// The role of the shape.
    nonisolated public static var role: ShapeRole { Content.role }
    /// The layout direction in which the shape is mirrored.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// The animatable data of the shape and of its change.
    nonisolated public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Returns the shape with its sides moved inward, with the same rotation.
    nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension CGAffineTransform {
    /// Returns the transform applied around a point of a rectangle, which stays in place.
    func around(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
        let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}
