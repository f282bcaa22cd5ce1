/// A part of a window that says which of the elements inside has the focus first.
@MainActor protocol FocusRegion: Responder {
    /// Whether it says so too where a person goes into it by Tab.
    var leadsPeople: Bool { get }
    /// What has the focus first; nil where that is not there, or cannot have it now.
    var defaultFocus: Element? { get }
}

extension Element {
    /// The first that takes the keyboard, in reading order.
    var firstFocusable: Element? {
        first { $0.canBecomeFocused ? $0 : nil }
    }

    /// What is to have the focus here where nobody says more.
    var automaticFocus: Element? { defaultFocusInside ?? firstFocusable }

    /// What a region in the element says.
    var defaultFocusInside: Element? {
        guard graph.hasFocusRegions else { return nil }
        return first { ($0.responder as? any FocusRegion)?.defaultFocus }
    }

    /// What is found in the first element in reading order in which something is; nothing is looked for in
    /// what cannot be seen.
    func first<Found>(_ find: (Element) -> Found?) -> Found? {
        if isHidden { return nil }
        if let found = find(self) { return found }
        for child in children {
            if let found = child.first(find) { return found }
        }
        return nil
    }
}
