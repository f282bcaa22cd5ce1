import Foundation
import PicaFoundation
import PicaGraph

/// A shape that is drawn some points from where it would be.
public struct OffsetShape<Content: Shape>: Sendable {
    /// The shape that is moved.
    public var shape: Content
    /// How far, in points.
    public var offset: CGSize

    /// A shape that is moved.
    nonisolated public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }
}

extension OffsetShape: Shape {
    /// The shape's outline, moved.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
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
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
        set {
            shape.animatableData = newValue.first
            offset = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// The shape with its sides moved inwards, moved as far.
    nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}
