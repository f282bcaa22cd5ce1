/// Something that can be done with an element, for who does not point at it.
package struct AccessibilityAction {
    package enum Kind: Hashable, Sendable {
        /// What it is there for.
        case main
        case escape, magicTap, delete, showMenu
        /// By what it is called.
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
