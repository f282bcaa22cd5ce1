/// A part of a window with a default focus.
@MainActor protocol FocusRegion: Responder {
    /// Whether the default also applies when the user enters with Tab.
    var leadsPeople: Bool { get }
    /// The element to focus by default; `nil` if it is missing or cannot have the focus now.
    var defaultFocus: Element? { get }
}

extension Element {
    /// The first focusable element in reading order.
    var firstFocusable: Element? {
        first { $0.canBecomeFocused ? $0 : nil }
    }

    /// The element to focus by default: that of a focus region inside, else the first focusable one.
    var automaticFocus: Element? { defaultFocusInside ?? firstFocusable }

    /// The default focus of a focus region in the element.
    var defaultFocusInside: Element? {
        guard graph.hasFocusRegions else { return nil }
        return first { ($0.responder as? any FocusRegion)?.defaultFocus }
    }

    /// Returns the first non-`nil` result of a function on the visible elements, in reading order.
    func first<Found>(_ find: (Element) -> Found?) -> Found? {
        if isHidden || isForAssistance { return nil }
        if let found = find(self) { return found }
        for child in children {
            if let found = child.first(find) { return found }
        }
        return nil
    }
}
