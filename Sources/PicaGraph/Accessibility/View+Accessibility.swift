import Foundation
import PicaState

extension View {
    /// Sets an identifier for tests and programs; it is not read out.
    ///
    /// It applies to all descendants with a role, unless `accessibilityElement(children:)` makes the view one element.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityChange { $0.identifier = identifier })
    }

    /// Sets an identifier for tests and programs, or leaves the inner one if `isEnabled` is `false`.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(AccessibilityChange { $0.identifier = isEnabled ? identifier : nil })
    }

    /// Sets the order among siblings for screen readers; views of higher priority come first. The default is 0.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modifier(TraitWriter(key: AccessibilitySortPriorityKey.self, value: sortPriority))
    }

    /// Sets whether the view is interactive, if its role does not tell.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        modifier(AccessibilityChange { $0.respondsToUserInteraction = respondsToUserInteraction })
    }

    /// Sets whether the view is interactive, or changes nothing if `isEnabled` is `false`.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> some View {
        modifier(
            AccessibilityChange { $0.respondsToUserInteraction = isEnabled ? respondsToUserInteraction : nil }
        )
    }

    /// Sets the point that assistive technologies press, in the unit space of the view; the center by default.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessibilityActivationPoint(activationPoint, isEnabled: true)
    }

    /// Sets the point that assistive technologies press, or changes nothing if `isEnabled` is `false`.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> some View {
        accessibilityActivation(at: isEnabled ? ActivationPoint(activationPoint) : nil)
    }

    /// Sets the point that assistive technologies press, in the coordinate space of the view.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        accessibilityActivationPoint(activationPoint, isEnabled: true)
    }

    /// Sets the point that assistive technologies press, in the coordinate space of the view, or changes nothing if
    /// `isEnabled` is `false`.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> some View {
        accessibilityActivation(at: isEnabled ? ActivationPoint(activationPoint) : nil)
    }

    nonisolated private func accessibilityActivation(at point: ActivationPoint?) -> some View {
        modifier(AccessibilityChange { $0.activationPoint = point })
    }

    /// Excludes the view from inverted colors. Has no effect, because colors are never inverted automatically on Linux.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Hides the view and its content from assistive technologies and from tests; it stays visible and usable.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityHidden(isHidden: hidden))
    }

    /// Hides the view and its content from assistive technologies if both arguments are `true`.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }

    /// Makes the view a single accessibility element.
    ///
    /// - Parameter children: The effect on its descendants; ignored by default.
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        modifier(AccessibilityContainer(children: children))
    }

    /// Adds accessibility traits to the view.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityChange { $0.addedTraits = traits })
    }

    /// Removes accessibility traits from the view.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityChange { $0.removedTraits = traits })
    }
}

/// The effect of a new accessibility element on its descendants.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    fileprivate enum Kind { case ignore, contain, combine }

    fileprivate let kind: Kind

    /// The descendants are not exposed.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The descendants stay exposed, inside the new element.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// The new element combines the labels of the descendants and takes the role of an interactive one.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

struct AccessibilityHidden {
    let isHidden: Bool
}

extension AccessibilityHidden: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> AccessibilityHiddenBehavior {
        AccessibilityHiddenBehavior(element)
    }
}

final class AccessibilityHiddenBehavior: ElementBehavior {
    unowned let element: Element
    private var hides = false

    init(_ element: Element) { self.element = element }

    func update(_ value: AccessibilityHidden, _ environment: EnvironmentValues) { hides = value.isHidden }

    var accessibilityScope: AccessibilityScope { hides ? .hidden : .open }
}

struct AccessibilityContainer {
    let children: AccessibilityChildBehavior
}

extension AccessibilityContainer: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> AccessibilityContainerBehavior {
        AccessibilityContainerBehavior(element)
    }
}

final class AccessibilityContainerBehavior: ElementBehavior {
    unowned let element: Element
    private var kind = AccessibilityChildBehavior.Kind.ignore

    init(_ element: Element) { self.element = element }

    func update(_ value: AccessibilityContainer, _ environment: EnvironmentValues) {
        kind = value.children.kind
    }

    var accessibilityScope: AccessibilityScope { kind == .contain ? .contained : .closed }

    var accessibility: AccessibilityProperties? {
        var properties =
            kind == .combine
            ? element.accessibleContents().combined : AccessibilityProperties(role: .group, label: "")
        if kind != .contain { offerTaps(&properties) }
        return properties
    }

    /// Offers the clicks that modifiers directly inside recognize on the whole view.
    private func offerTaps(_ properties: inout AccessibilityProperties) {
        var inner = content
        while let current = inner {
            (current.responder as? any TapResponder)?.offerTap(&properties)
            inner = current.children.count == 1 ? current.children[0] : nil
        }
    }
}

extension [AccessibilityProperties] {
    /// The combination: the properties of the first interactive one, with the labels of all.
    fileprivate var combined: AccessibilityProperties {
        let passive: Set<AccessibilityProperties.Role> = [
            .group, .scrollArea, .menu, .tooltip, .staticText, .image, .separator, .toolBar, .statusBar,
            .list, .tree,
            .table, .tabList,
        ]
        var result =
            first { !passive.contains($0.role) }
            ?? AccessibilityProperties(role: isEmpty ? .group : .staticText, label: "")
        result.label = combinedLabel
        let values = compactMap(\.value).filter { !$0.isEmpty }
        result.value = values.isEmpty ? nil : values.joined(separator: ", ")
        result.isFocused = contains(where: \.isFocused)
        result.isSelected = contains(where: \.isSelected)
        return result
    }
}
