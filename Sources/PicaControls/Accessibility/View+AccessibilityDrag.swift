import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

extension View {
    /// Sets a point from which people of assistive technologies drag what is there.
    ///
    ///     FolderPair()
    ///         .accessibilityDragPoint(.leading, description: "Move the left folder")
    ///         .accessibilityDragPoint(.trailing, description: "Move the right folder")
    ///
    /// The view gets an action with the description as its name. It holds what a `draggable` view at the point provides.
    /// Then the places that may take it have an action that drops it there. A `draggable` view has such an action
    /// without this modifier.
    ///
    /// - Parameters:
    ///   - point: The point, in the view's unit space.
    ///   - description: The name of the action.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
        modifier(AccessibilityDragPoint(kind: .drag, point: point, description: description))
    }

    /// Sets a point, with a localized description, from which people of assistive technologies drag what is there.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Sets a point, with the text of a resource, from which people of assistive technologies drag what is there.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringResource
    ) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Sets a point from which people of assistive technologies drag what is there, without localization.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Sets a point from which people of assistive technologies drag what is there, if it is enabled.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> some View {
        modifier(
            AccessibilityDragPoint(kind: .drag, point: point, description: isEnabled ? description : nil))
    }

    /// Sets a point, with a localized description, from which people of assistive technologies drag what is there, if
    /// it is enabled.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Sets a point, with the text of a resource, from which people of assistive technologies drag what is there, if it
    /// is enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Sets a point from which people of assistive technologies drag what is there, without localization, if it is
    /// enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Sets a point at which people of assistive technologies drop what they hold.
    ///
    /// While something is held, the view has an action with the description as its name. A view that accepts drops has
    /// such an action without this modifier.
    ///
    /// - Parameters:
    ///   - point: The point, in the view's unit space.
    ///   - description: The name of the action.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
        modifier(AccessibilityDragPoint(kind: .drop, point: point, description: description))
    }

    /// Sets a point, with a localized description, at which people of assistive technologies drop what they hold.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }

    /// Sets a point, with the text of a resource, at which people of assistive technologies drop what they hold.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringResource
    ) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }

    /// Sets a point at which people of assistive technologies drop what they hold, without localization.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }

    /// Sets a point at which people of assistive technologies drop what they hold, if it is enabled.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> some View {
        modifier(
            AccessibilityDragPoint(kind: .drop, point: point, description: isEnabled ? description : nil))
    }

    /// Sets a point, with a localized description, at which people of assistive technologies drop what they hold, if it
    /// is enabled.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Sets a point, with the text of a resource, at which people of assistive technologies drop what they hold, if it
    /// is enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Sets a point at which people of assistive technologies drop what they hold, without localization, if it is
    /// enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }
}

/// A modifier that offers a drag or a drop at a point of its content.
private struct AccessibilityDragPoint {
    enum Kind { case drag, drop }

    let kind: Kind
    let point: UnitPoint
    /// The name of the action; `nil` for no action.
    let description: Text?
}

extension AccessibilityDragPoint: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> AccessibilityDragPointBehavior {
        AccessibilityDragPointBehavior(element)
    }
}

private final class AccessibilityDragPointBehavior: ElementBehavior {
    unowned let element: Element
    private var kind = AccessibilityDragPoint.Kind.drag
    private var point = UnitPoint.center
    private var description: String?

    init(_ element: Element) { self.element = element }

    func update(_ value: AccessibilityDragPoint, _ environment: EnvironmentValues) {
        (kind, point) = (value.kind, value.point)
        description = value.description.map { ResolvedText($0, in: environment).string }
    }

    var standsForEmptyContent: Bool { true }

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        guard let description else { return }
        let drag = element.graph.accessibilityDrag
        switch kind {
        case .drag: drag.offerDrag(description, at: point, of: element, to: &properties)
        case .drop: drag.offerDrop(description, at: point, of: element, to: &properties)
        }
    }
}
