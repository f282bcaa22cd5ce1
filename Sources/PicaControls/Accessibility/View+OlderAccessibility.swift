import Foundation
import PicaGraph
import PicaLabels
import PicaState

// The older names of accessibility modifiers.

extension View {
    /// Sets the label of the view. `accessibilityLabel(_:)` is the newer name.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the value of the view. `accessibilityValue(_:)` is the newer name.
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Sets the hint of the view. `accessibilityHint(_:)` is the newer name.
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Sets whether the view is hidden from assistive technology. `accessibilityHidden(_:)` is the newer name.
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Sets the identifier by which tests find the view. `accessibilityIdentifier(_:)` is the newer name.
    nonisolated public func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }

    /// Adds accessibility traits to the view. `accessibilityAddTraits(_:)` is the newer name.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Removes accessibility traits from the view. `accessibilityRemoveTraits(_:)` is the newer name.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Sets the order among siblings for screen readers. `accessibilitySortPriority(_:)` is the newer name.
    nonisolated public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    /// Sets the names by which voice control finds the view. `accessibilityInputLabels(_:)` is the newer name.
    nonisolated public func accessibility(inputLabels: [Text]) -> some View {
        accessibilityInputLabels(inputLabels)
    }

    /// Sets the point that assistive technologies press, in the unit space of the view.
    /// `accessibilityActivationPoint(_:)` is the newer name.
    nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    /// Sets the point that assistive technologies press, in the coordinate space of the view.
    /// `accessibilityActivationPoint(_:)` is the newer name.
    nonisolated public func accessibility(activationPoint: CGPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    /// Connects the view to a value of the selection around it. It has no effect, as in SwiftUI since `tag(_:)` does
    /// that.
    nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}
