import Foundation
import PicaState

/// A part of a shape's outline.
struct TrimmedShape<Content: Shape>: Sendable {
    var shape: Content
    var start: CGFloat
    var end: CGFloat
}

extension TrimmedShape: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: start, to: end)
    }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated static var role: ShapeRole { Content.role }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    nonisolated var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
        set {
            shape.animatableData = newValue.first
            start = newValue.second.first
            end = newValue.second.second
        }
    }
}
