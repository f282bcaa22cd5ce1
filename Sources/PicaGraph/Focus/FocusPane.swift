extension View {
    /// Makes the view a pane of its window: F6 and Shift with F6 lead the keyboard from pane to pane.
    ///
    /// Of panes inside each other the innermost count.
    nonisolated package func focusPane() -> some View { modifier(FocusPane()) }
}

private struct FocusPane: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> FocusPaneBehavior { FocusPaneBehavior(element) }
}

private final class FocusPaneBehavior: ElementBehavior, PaneResponder {
    unowned let element: Element

    init(_ element: Element) { self.element = element }

    func update(_ value: FocusPane, _ environment: EnvironmentValues) {}

    var responder: (any Responder)? { self }
}

/// A part of a window that F6 leads to.
@MainActor protocol PaneResponder: Responder {}

extension Element {
    /// The panes in the element that have none inside and can have the keyboard, in reading order.
    var panes: [Element] {
        if isHidden { return [] }
        let inside = childrenInReadingOrder.flatMap(\.panes)
        guard inside.isEmpty, responder is any PaneResponder, firstFocusable != nil else { return inside }
        return [self]
    }
}
