import PicaState

extension View {
    /// Makes the view a pane of its window. F6 and Shift-F6 move the focus between panes.
    ///
    /// Of nested panes, only the innermost count.
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

/// A pane of a window.
@MainActor protocol PaneResponder: Responder {}

extension Element {
    /// The innermost panes in the element that can have the focus, in reading order.
    var panes: [Element] {
        if isHidden || isForAssistance { return [] }
        let inside = childrenInReadingOrder.flatMap(\.panes)
        guard inside.isEmpty, responder is any PaneResponder, firstFocusable != nil else { return inside }
        return [self]
    }
}
