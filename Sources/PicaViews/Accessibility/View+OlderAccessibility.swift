import PicaGraph

// What is said to assistive technology, by older names.

extension View {
    /// Names the view, by the older name of `accessibilityLabel(_:)`.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Says what the view is set to, by the older name of `accessibilityValue(_:)`.
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Says what the view does, by the older name of `accessibilityHint(_:)`.
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Whether the view is nothing to assistive technology, by the older name of `accessibilityHidden(_:)`.
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// By what tests find the view, by the older name of `accessibilityIdentifier(_:)`.
    nonisolated public func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }

    /// Says what the view is besides, by the older name of `accessibilityAddTraits(_:)`.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Says what the view is not, by the older name of `accessibilityRemoveTraits(_:)`.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
}
