import Foundation
import PicaState

/// An immutable copy of a window's elements for assistive technologies.
package struct AccessibilityTree: Sendable {
    /// The elements, by identity.
    package var nodes: [AccessibilityID: AccessibilityNode] = [:]
    /// The outermost elements, in reading order.
    package var roots: [AccessibilityID] = []
    /// The element with the keyboard focus.
    package var focus: AccessibilityID?

    package init() {}

    /// The elements, each before those inside it.
    package var inReadingOrder: [AccessibilityNode] {
        var order: [AccessibilityNode] = []
        order.reserveCapacity(nodes.count)
        func visit(_ id: AccessibilityID) {
            guard let node = nodes[id] else { return }
            order.append(node)
            for child in node.children { visit(child) }
        }
        for root in roots { visit(root) }
        return order
    }
}

/// An immutable copy of an element for assistive technologies.
package struct AccessibilityNode: Sendable {
    package let id: AccessibilityID
    /// The element around it; `nil` for an outermost one.
    package internal(set) var parent: AccessibilityID?
    /// The elements inside, in reading order.
    package internal(set) var children: [AccessibilityID] = []
    /// The description, without the actions' closures: their owners are released on the main thread only.
    package internal(set) var properties: AccessibilityProperties
    /// The actions, of which the last of a kind counts.
    package let actions: [AccessibilityAction.Kind]
    /// The frame in the window's coordinate space, in points.
    package let frame: CGRect
    /// Whether a part of the frame is inside the window and the clips around it.
    package let isShowing: Bool
    /// Whether the element can have the keyboard focus.
    package let isFocusable: Bool
    /// Whether the number can be set.
    package let takesNumber: Bool
    /// The text; `nil` if assistive technologies read only the label and the value.
    package let text: AccessibleTextState?
    /// The relations to other elements of the copy.
    package internal(set) var links: [AccessibilityLink] = []
}
