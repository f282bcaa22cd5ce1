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
    }

    package let kind: Kind
    package let target: AccessibilityID
}
