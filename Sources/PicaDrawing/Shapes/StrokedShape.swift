import Foundation
import PicaState

/// The outline of a line along a shape.
struct StrokedShape<Content: Shape>: Sendable {
    var shape: Content
    var style: StrokeStyle
}

extension StrokedShape: Shape {
    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated static var role: ShapeRole { .stroke }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    nonisolated var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}
