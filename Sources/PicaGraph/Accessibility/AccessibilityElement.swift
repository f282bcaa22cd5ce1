import Foundation

/// One element of the accessibility tree, as it is now.
@MainActor package struct AccessibilityElement {
    package let properties: AccessibilityProperties
    package let element: Element
    /// In the window's points.
    package let frame: CGRect

    /// - Returns: nil where the element is nothing, is hidden, or another speaks for it.
    fileprivate init?(_ element: Element) {
        guard var properties = element.accessibility else { return nil }
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
        self.properties = properties
        self.element = element
        frame = properties.frame ?? element.frameInWindow
    }
}

extension ViewHost {
    /// Everything that has a role, in reading order. To be asked after `update`.
    package func accessibilityElements() -> [AccessibilityElement] {
        var found: [AccessibilityElement] = []
        rootElement.visitAccessible { if let known = AccessibilityElement($0) { found.append(known) } }
        return found + layers.flatMap { $0.surface.accessibilityElements() }
    }

    /// An element as it is now; nil when it has left the tree or has no role any more. To be asked after
    /// `update`.
    package func accessibilityElement(for element: Element) -> AccessibilityElement? {
        if element.isWithin(rootElement) { return AccessibilityElement(element) }
        return layers.lazy.compactMap { $0.surface.accessibilityElement(for: element) }.first
    }
}

extension Element {
    /// Visits the elements with a role, this one and those inside, in reading order.
    fileprivate func visitAccessible(_ visit: (Element) -> Void) {
        guard !isHidden, accessibilityScope != .hidden else { return }
        if accessibility != nil { visit(self) }
        if accessibilityScope != .closed { for child in childrenAsRead { child.visitAccessible(visit) } }
    }

    /// The children as they are read out: those of a higher priority first, others as they stand.
    private var childrenAsRead: [Element] {
        let priorities = children.map { $0.trait(AccessibilitySortPriorityKey.self) }
        guard priorities.contains(where: { $0 != 0 }) else { return children }
        // Swift's sort keeps the order of equals.
        return zip(children, priorities).sorted { $0.1 > $1.1 }.map(\.0)
    }

    /// Whether something inside has a role.
    var hasAccessibleContent: Bool {
        children.contains { child in
            guard !child.isHidden, child.accessibilityScope != .hidden else { return false }
            // Either it has content, or it speaks itself.
            if child.standsForEmptyContent { return true }
            return child.accessibility != nil
                || child.accessibilityScope != .closed && child.hasAccessibleContent
        }
    }

    /// What is inside the element, as `AccessibilityElement` would have it if nothing closed around it.
    func accessibleContents() -> [AccessibilityProperties] {
        var found: [AccessibilityProperties] = []
        for child in children {
            child.visitAccessible { inner in
                guard var properties = inner.accessibility else { return }
                var isOpen = true
                for outer in sequence(first: inner, next: \.parent) {
                    if outer === self { break }
                    if outer !== inner, outer.accessibilityScope == .contained { isOpen = false }
                    if isOpen { outer.adjustAccessibility(&properties) }
                }
                found.append(properties)
            }
        }
        return found
    }

    /// What an element is called that speaks for those inside it: their texts, or else their pictures.
    package var combinedAccessibilityLabel: String { accessibleContents().combinedLabel }
}
