/// An element's part in a group of elements that belong together for assistive technologies.
package struct AccessibilityMembership: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        /// The element names those with `content` in its group.
        case label
        /// The elements with `label` in its group name the element.
        case content
        /// The element is read before the next one of its group, and after the previous one.
        case linked
        /// The other elements of its group say more about the element, or are controlled by it.
        case subject
        /// The element says why the value of those with `subject` is wrong.
        case errorMessage
        /// The element tells more about those with `subject`.
        case details
        /// Those with `subject` show, hide or change the element.
        case controlled
    }

    /// The group's number, which no other group of the process has.
    package let group: Int
    /// The view that made its elements members. Only the first element with a role represents it.
    package let member: ObjectIdentifier
    package let part: Part

    package init(group: Int, member: ObjectIdentifier, part: Part) {
        self.group = group
        self.member = member
        self.part = part
    }
}
