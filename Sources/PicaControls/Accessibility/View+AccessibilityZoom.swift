import Foundation
import PicaGraph
import PicaState

/// A step in which assistive technology magnifies or reduces a view.
public struct AccessibilityZoomGestureAction: Sendable {
    /// The direction of a step.
    @frozen public enum Direction: Hashable, Sendable {
        /// The content becomes larger.
        case zoomIn
        /// The content becomes smaller.
        case zoomOut
    }

    /// Whether the content becomes larger or smaller.
    public let direction: Direction
    /// The point around which the content is scaled, in the view's unit space. The center, as assistive technologies on
    /// Linux name no point.
    public let location: UnitPoint
    /// The point around which the content is scaled, in the view's coordinate space.
    public let point: CGPoint
}

extension View {
    /// Adds actions with which assistive technology magnifies or reduces the view.
    ///
    /// - Parameter handler: The closure that performs one step.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        modifier(AccessibilityZoom(handler: handler))
    }
}

private struct AccessibilityZoom {
    let handler: (AccessibilityZoomGestureAction) -> Void
}

extension AccessibilityZoom: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> AccessibilityZoomBehavior { AccessibilityZoomBehavior(element) }
}

private final class AccessibilityZoomBehavior: ElementBehavior {
    unowned let element: Element
    private var zoom: AccessibilityZoom?

    init(_ element: Element) { self.element = element }

    func update(_ value: AccessibilityZoom, _ environment: EnvironmentValues) { zoom = value }

    var standsForEmptyContent: Bool { true }

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        guard properties.isEnabled else { return }
        properties.actions += [
            AccessibilityAction(.zoomIn) { [weak self] in self?.perform(.zoomIn) },
            AccessibilityAction(.zoomOut) { [weak self] in self?.perform(.zoomOut) },
        ]
    }

    private func perform(_ direction: AccessibilityZoomGestureAction.Direction) {
        let size = element.size
        zoom?.handler(
            AccessibilityZoomGestureAction(
                direction: direction, location: .center,
                point: CGPoint(x: size.width / 2, y: size.height / 2)))
    }
}
