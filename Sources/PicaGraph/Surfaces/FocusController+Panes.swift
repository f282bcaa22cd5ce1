extension FocusController {
    /// Moves the focus to the next or previous pane, wrapping around.
    func movePane(backwards: Bool) {
        guard let panes = host?.rootElement.panes, !panes.isEmpty else { return }
        let current = panes.firstIndex { keyElement?.isWithin($0) == true }
        let next =
            switch (current, backwards) {
            case (nil, false): 0
            case (nil, true): panes.count - 1
            case (let current?, _): (current + (backwards ? panes.count - 1 : 1)) % panes.count
            }
        guard next != current, let target = panes[next].automaticFocus else { return }
        focus(target, for: .keyboard)
    }

    /// Moves the focus to the next or previous element within an element, without wrapping around. Returns whether it
    /// moved.
    package func move(in element: Element, backwards: Bool) -> Bool {
        var (order, start): ([Element], Int?) = ([], nil)
        element.collectFocusable(into: &order, from: focused, start: &start)
        guard let start, order.indices.contains(start) else { return false }
        let next = backwards ? start - 1 : start + 1
        guard order.indices.contains(next) else { return false }
        focus(order[next], for: .keyboard)
        return true
    }
}
