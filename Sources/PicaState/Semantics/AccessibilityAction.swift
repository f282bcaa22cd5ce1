/// An action on an element that needs no pointer.
package struct AccessibilityAction {
    package enum Kind: Hashable, Sendable {
        /// The default action.
        case main
        case escape, magicTap, delete, showMenu
        /// A custom action with a name.
        case named(String)
        case increment, decrement
        case scroll(Edge)
    }

    package let kind: Kind
    package let perform: @MainActor () -> Void

    package init(_ kind: Kind, perform: @escaping @MainActor () -> Void) {
        self.kind = kind
        self.perform = perform
    }
}
