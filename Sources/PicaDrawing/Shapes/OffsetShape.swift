import Foundation
import PicaFoundation
import PicaState

/// A shape that is drawn at an offset.
public struct OffsetShape<Content: Shape>: Sendable {
    /// The shape that is moved.
    public var shape: Content
    /// The offset, in points.
    public var offset: CGSize

    /// Creates a shape at an offset, in points.
    nonisolated public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }
}

extension OffsetShape: Shape {
    /// Returns the moved outline of the shape.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
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
    /// Returns the shape with its sides moved inward, at the same offset.
    nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}
