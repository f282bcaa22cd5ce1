import PicaState

/// A walk over an element and its descendants, in reading order, as assistive technologies see them.
@MainActor struct AccessibilityWalk {
    /// The elements around the one that is visited, from the outermost.
    private var outer: [Element] = []
    /// The index of the outermost of them that changes the descriptions of those inside.
    private var firstOpen = 0
    private var isInScrollArea = false

    /// Visits the elements with a role.
    ///
    /// - Parameter visit: Called with each element and its description.
    static func visit(_ element: Element, _ visit: (Element, AccessibilityProperties) -> Void) {
        var walk = AccessibilityWalk()
        walk.visit(element, ()) { element, properties, _ in if let properties { visit(element, properties) } }
    }

    /// Visits the elements that are not hidden.
    ///
    /// - Parameters:
    ///   - context: The value for the element.
    ///   - enter: Called with each element, its description if it has a role, and its value; returns that of its
    ///     children.
    mutating func visit<Context>(
        _ element: Element, _ context: Context,
        _ enter: (Element, AccessibilityProperties?, Context) -> Context
    ) {
        let scope = element.accessibilityScope
        guard !element.isHidden, scope != .hidden else { return }
        let inner = enter(element, properties(of: element), context)
        guard scope != .closed else { return }
        let (open, isInside) = (firstOpen, isInScrollArea)
        outer.append(element)
        if scope == .contained { firstOpen = outer.count }
        if (element.responder as? any ScrollResponder)?.isScrollArea == true { isInScrollArea = true }
        for child in element.childrenAsRead { visit(child, inner, enter) }
        outer.removeLast()
        (firstOpen, isInScrollArea) = (open, isInside)
    }

    /// Returns the description of an element, as the elements around it change it; `nil` without a role.
    private func properties(of element: Element) -> AccessibilityProperties? {
        guard var properties = element.accessibility else { return nil }
        if isInScrollArea { element.offerScrolling(&properties) }
        properties.element = ObjectIdentifier(element)
        element.adjustAccessibility(&properties)
        for other in outer[firstOpen...].reversed() { other.adjustAccessibility(&properties) }
        return properties
    }
}
