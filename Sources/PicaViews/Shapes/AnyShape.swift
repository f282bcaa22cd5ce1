import Foundation
import PicaGraph

/// A shape of any type.
public struct AnyShape: Sendable {
    private let shape: any Shape

    /// A shape whose type no longer shows. What of it could move does not.
    nonisolated public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }
}

extension AnyShape: Shape {
    /// The shape's outline.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// The size that the shape takes.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
    /// Where the shape is drawn mirrored.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
