import Foundation
import PicaState

/// A shape drawn in a rectangle of a fixed size, aligned with its frame.
struct SizedShape<Content: Shape>: Sendable {
    var shape: Content
    var size: CGSize
    /// The point at which the frame and the rectangle are aligned.
    var anchor: UnitPoint
}

extension SizedShape: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        let size = CGSize(
            width: Length.checked(size.width, as: .distance, of: "size") ?? rect.width,
            height: Length.checked(size.height, as: .distance, of: "size") ?? rect.height)
        let origin = CGPoint(
            x: rect.minX + anchor.x * (rect.width - size.width),
            y: rect.minY + anchor.y * (rect.height - size.height))
        return shape.path(in: CGRect(origin: origin, size: size))
    }
    nonisolated static var role: ShapeRole { Content.role }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    nonisolated var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
        set {
            shape.animatableData = newValue.first
            size = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}
