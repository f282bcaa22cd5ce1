import Foundation
import PicaFoundation
import PicaGraph

/// A shape that is scaled around a point of its frame.
public struct ScaledShape<Content: Shape>: Sendable {
    /// The shape that is scaled.
    public var shape: Content
    /// For width and height.
    public var scale: CGSize
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// A shape that is scaled.
    nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }
}

extension ScaledShape: Shape {
    /// The shape's outline, scaled.
    nonisolated public func path(in rect: CGRect) -> Path {
        let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(scaling.around(anchor, in: rect))
    }
    /// The size that the shape itself takes.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
    /// What the shape is drawn for.
    nonisolated public static var role: ShapeRole { Content.role }
    /// Where the shape is drawn mirrored.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// What moves of the shape, and of what is done to it.
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
