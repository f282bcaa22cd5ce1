import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// The shape of a control: a rectangle with round corners, which are square at the edges that join another control.
package struct ControlShape: Sendable {
    /// The radius of the round corners, in points.
    package let radius: CGFloat
    /// The edges that join another control.
    package let joints: HorizontalEdge.Set
    /// The distance by which the sides are moved inward, in points.
    private var inset: CGFloat = 0

    nonisolated package init(radius: CGFloat, joints: HorizontalEdge.Set = []) {
        self.radius = radius
        self.joints = joints
    }
}

extension ControlShape: InsettableShape {
    nonisolated package func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
        let radius = PicaTheme.radius(within: radius, padding: inset)
        guard !joints.isEmpty else {
            return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
        }
        let (leading, trailing) = (
            joints.contains(.leading) ? 0 : radius, joints.contains(.trailing) ? 0 : radius
        )
        let radii = RectangleCornerRadii(
            topLeading: leading, bottomLeading: leading, bottomTrailing: trailing, topTrailing: trailing)
        return Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    }

    nonisolated package func inset(by amount: CGFloat) -> ControlShape {
        var shape = self
        shape.inset += amount
        return shape
    }

    nonisolated package var layoutDirectionBehavior: LayoutDirectionBehavior {
        joints.isEmpty ? .fixed : .mirrors
    }
}

private enum ControlJointsKey: EnvironmentKey { static var defaultValue: HorizontalEdge.Set { [] } }

extension EnvironmentValues {
    /// The edges at which a control joins another one; see `JoinedControls`.
    package var controlJoints: HorizontalEdge.Set {
        get { self[ControlJointsKey.self] }
        set { self[ControlJointsKey.self] = newValue }
    }

    /// The shape of a control at its place.
    package var controlShape: ControlShape {
        ControlShape(radius: picaTheme.cornerRadius, joints: controlJoints)
    }
}
