import Foundation
import PicaState

/// A snapshot of one element of the accessibility tree.
@MainActor package struct AccessibilityElement {
    package let properties: AccessibilityProperties
    package let element: Element
    /// The frame in the window's coordinate space.
    package let frame: CGRect

    /// Creates a snapshot; `nil` if the element has no role, is hidden or is replaced by an ancestor.
    fileprivate init?(_ element: Element) {
        guard var properties = element.accessibility else { return nil }
        if element.isInScrollArea { element.offerScrolling(&properties) }
        properties.element = ObjectIdentifier(element)
        var isOpen = true
        for outer in sequence(first: element, next: \.parent) {
            let scope = outer.accessibilityScope
            if outer.isHidden || scope == .hidden { return nil }
            if outer !== element {
                if scope == .closed { return nil }
                if scope == .contained { isOpen = false }
            }
            if isOpen { outer.adjustAccessibility(&properties) }
        }
        self.init(element, properties)
    }

    fileprivate init(_ element: Element, _ properties: AccessibilityProperties) {
        self.properties = properties
        self.element = element
        frame = properties.frame ?? element.frameInWindow
    }
}

extension ViewHost {
    /// Returns all elements with a role, in reading order. Call it after `update`.
    package func accessibilityElements() -> [AccessibilityElement] {
        var found: [AccessibilityElement] = []
        AccessibilityWalk.visit(rootElement) { found.append(AccessibilityElement($0, $1)) }
        return found + layers.flatMap { $0.surface.accessibilityElements() }
    }

    /// Returns a snapshot of an element; `nil` if it left the tree or has no role any more. Call it after `update`.
    package func accessibilityElement(for element: Element) -> AccessibilityElement? {
        if element.isWithin(rootElement) { return AccessibilityElement(element) }
        return layers.lazy.compactMap { $0.surface.accessibilityElement(for: element) }.first
    }
}

extension Element {
    /// The first element with a role that is this one or inside it.
    package var firstAccessible: Element? {
        guard !isHidden, accessibilityScope != .hidden else { return nil }
        if accessibility != nil { return self }
        guard accessibilityScope != .closed else { return nil }
        return childrenAsRead.lazy.compactMap(\.firstAccessible).first
    }

    /// The children in reading order: by sort priority, then by position.
    var childrenAsRead: [Element] {
        let children = childrenInReadingOrder
        guard children.contains(where: { $0.trait(AccessibilitySortPriorityKey.self) != 0 }) else {
            return children
        }
        let priorities = children.map { $0.trait(AccessibilitySortPriorityKey.self) }
        // Swift's sort is stable.
        return zip(children, priorities).sorted { $0.1 > $1.1 }.map(\.0)
    }

    /// Whether a descendant has a role.
    var hasAccessibleContent: Bool {
        children.contains { child in
            guard !child.isHidden, child.accessibilityScope != .hidden else { return false }
            // Such a child either has content or becomes a group itself.
            if child.standsForEmptyContent { return true }
            return child.accessibility != nil
                || child.accessibilityScope != .closed && child.hasAccessibleContent
        }
    }

    /// Returns the descendants as `AccessibilityElement` would show them without this element.
    func accessibleContents() -> [AccessibilityProperties] {
        var found: [AccessibilityProperties] = []
        for child in children { AccessibilityWalk.visit(child) { found.append($1) } }
        return found
    }

    /// The label of an element that replaces its descendants: their texts, or else the labels of images.
    package var combinedAccessibilityLabel: String { accessibleContents().combinedLabel }
}

extension AccessibilityProperties {
    /// Returns whether the described element is the first one with a role inside another, or that itself.
    @MainActor func isFirst(in element: Element) -> Bool {
        self.element == element.firstAccessible.map(ObjectIdentifier.init)
    }
}
