extension View {
    /// Names the view for tests and programs; not read out.
    ///
    /// It goes for everything inside that has a role, unless `accessibilityElement(children:)` makes one
    /// element of the view.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityChange { $0.identifier = identifier })
    }

    /// Names the view for tests and programs, unless that is not enabled: then it has the name from inside.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(AccessibilityChange { $0.identifier = isEnabled ? identifier : nil })
    }

    /// Has the view read out before its siblings of a lower priority, wherever it stands; 0 is usual.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modifier(TraitWriter(key: AccessibilitySortPriorityKey.self, value: sortPriority))
    }

    /// Whether the view is there to be used, where its role does not say that.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        modifier(AccessibilityChange { $0.respondsToUserInteraction = respondsToUserInteraction })
    }

    /// Whether the view is there to be used, unless that is not enabled.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> some View {
        modifier(
            AccessibilityChange { $0.respondsToUserInteraction = isEnabled ? respondsToUserInteraction : nil }
        )
    }

    /// Where assistive technology presses the view: a part of its frame, which is the middle otherwise.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        modifier(AccessibilityChange { $0.activationPoint = activationPoint })
    }

    /// Where assistive technology presses the view, unless that is not enabled.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> some View {
        modifier(AccessibilityChange { $0.activationPoint = isEnabled ? activationPoint : nil })
    }

    /// Has what is seen in the view keep its colours where all others are inverted. Nothing is inverted by itself on
    /// Linux, so the view stays as it is.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Hides the view and what is inside from assistive technology, and so from what tests find; it is
    /// seen and used as before.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityHidden(isHidden: hidden))
    }

    /// Hides the view and what is inside from assistive technology, unless that is not enabled.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }

    /// Makes one element of the view for assistive technology.
    /// - Parameter children: What becomes of what is inside; ignored by default.
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        modifier(AccessibilityContainer(children: children))
    }

    /// Says that the view is or does something beside what it is by itself.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityChange { $0.addedTraits = traits })
    }

    /// Says that the view is not or does not do something that it is or does by itself.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityChange { $0.removedTraits = traits })
    }
}

/// What becomes of what is inside a view that is made one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    fileprivate enum Kind { case ignore, contain, combine }

    fileprivate let kind: Kind

    /// It is not read out.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// It stays, inside the new element.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// The new element is called by all that is inside, and is what can be used there.
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
        kind == .combine
            ? element.accessibleContents().combined : AccessibilityProperties(role: .group, label: "")
    }
}

extension [AccessibilityProperties] {
    /// One element for all: what can be used among them, called by all.
    fileprivate var combined: AccessibilityProperties {
        let passive: Set<AccessibilityProperties.Role> = [
            .group, .scrollArea, .menu, .tooltip, .staticText, .image,
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
