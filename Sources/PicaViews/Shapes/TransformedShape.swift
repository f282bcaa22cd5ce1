import Foundation
import PicaFoundation
import PicaGraph

/// A shape whose points are moved, turned, scaled or slanted.
public struct TransformedShape<Content: Shape>: Sendable {
    /// The shape that is changed.
    public var shape: Content
    /// What its points are changed by.
    public var transform: CGAffineTransform

    /// A shape whose points are changed.
    nonisolated public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }
}

extension TransformedShape: Shape {
    /// The shape's outline, changed.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    /// The size that the shape itself takes.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
    /// What the shape is drawn for.
    nonisolated public static var role: ShapeRole { Content.role }
    /// Where the shape is drawn mirrored.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// What moves of the shape.
    nonisolated public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}
