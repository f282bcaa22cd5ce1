import Foundation
import PicaFoundation
import PicaGraph
import PicaState

/// A shape that is scaled around a point of its frame.
public struct ScaledShape<Content: Shape>: Sendable {
    /// The shape that is scaled.
    public var shape: Content
    /// The factors for width and height.
    public var scale: CGSize
    /// The point that stays in place, in unit coordinates of the frame.
    public var anchor: UnitPoint

    /// Creates a scaled shape.
    nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }
}

extension ScaledShape: Shape {
    /// Returns the scaled outline of the shape.
    nonisolated public func path(in rect: CGRect) -> Path {
        let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(scaling.around(anchor, in: rect))
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
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<AnimatablePair<CGFloat, CGFloat>, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData,
                AnimatablePair(AnimatablePair(scale.width, scale.height), anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            scale = CGSize(width: newValue.second.first.first, height: newValue.second.first.second)
            anchor.animatableData = newValue.second.second
        }
    }
}
