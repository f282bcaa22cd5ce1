import Foundation
import PicaFoundation
import PicaState

/// A shape with a transform applied to its points.
public struct TransformedShape<Content: Shape>: Sendable {
    /// The shape that is transformed.
    public var shape: Content
    /// The transform of the points.
    public var transform: CGAffineTransform

    /// Creates a transformed shape.
    nonisolated public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }
}

extension TransformedShape: Shape {
    /// Returns the transformed outline of the shape.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    /// Returns the size that the shape itself takes.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
    /// The role of the shape.
    nonisolated public static var role: ShapeRole { Content.role }
    /// The layout direction in which the shape is mirrored.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// The animatable data of the shape.
    nonisolated public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}
