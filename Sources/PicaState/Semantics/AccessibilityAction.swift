/// An action on an element that needs no pointer.
package struct AccessibilityAction: Sendable {
    package enum Kind: Hashable, Sendable {
        /// The default action.
        case main
        case escape, magicTap, delete, showMenu
        /// A custom action with a name.
        case named(String)
        case increment, decrement
        case scroll(Edge)
        /// Shows the content that the element opens.
        case expand
        /// Hides the content that the element opens.
        case collapse
        /// Selects the element; a multiple selection keeps what else is selected.
        case select
        /// Scrolls the views around the element until it is visible.
        case scrollIntoView
        /// Brings the element in front of others.
        case raise
        case zoomIn, zoomOut
        /// Holds the element, or what is at a point of it, to be dropped elsewhere; `nil` has the usual name.
        case drag(String?)
        /// Drops what is held; `nil` has the usual name.
        case drop(String?)
        /// Gives up what is held.
        case releaseDrag
    }

    package let kind: Kind
    package let perform: @MainActor () -> Void

    package init(_ kind: Kind, perform: @escaping @MainActor () -> Void) {
        self.kind = kind
        self.perform = perform
    }
}

extension AccessibilityProperties {
    /// Adds an action of a control itself, unless the control is disabled or a view inside set an action of the kind.
    package mutating func offer(_ kind: AccessibilityAction.Kind, perform: @escaping @MainActor () -> Void) {
        guard isEnabled, !actions.contains(where: { $0.kind == kind }) else { return }
        actions.append(AccessibilityAction(kind, perform: perform))
    }

    /// Sets the number. A disabled control's number cannot be set.
    package mutating func offer(_ number: AccessibleNumber) {
        self.number = number
        if !isEnabled { self.number?.set = nil }
    }
}
