/// A relation of an element to another one, beyond what the tree's structure tells.
package struct AccessibilityLink: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The element names the other one.
        case labelFor
        /// The other element names it.
        case labelledBy
        /// The other element is read next.
        case flowsTo
        /// The other element is read before it.
        case flowsFrom
        /// The other element says why the value is wrong.
        case errorMessage
        /// The value of the other element is wrong, and the element says why.
        case errorFor
        /// The other element tells more.
        case details
        /// The element tells more about the other one.
        case detailsFor
        /// The element shows, hides or changes the other one.
        case controllerFor
        /// The other element shows, hides or changes it.
        case controlledBy
    }

    package let kind: Kind
    package let target: AccessibilityID
}
