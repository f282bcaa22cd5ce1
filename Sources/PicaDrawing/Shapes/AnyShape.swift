import Foundation
import PicaState

/// A type-erased shape.
public struct AnyShape: Sendable {
    private let shape: any Shape

    /// Creates a type-erased shape. Animatable data of the shape no longer animates.
    nonisolated public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }
}

extension AnyShape: Shape {
    /// Returns the outline of the shape in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// Returns the size that the shape takes.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
    /// The layout direction in which the shape is mirrored.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
