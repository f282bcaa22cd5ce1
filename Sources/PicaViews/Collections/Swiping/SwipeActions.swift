import PicaGraph

/// What a swipe shows at one side of a row.
struct SwipeActions {
    /// The buttons.
    let buttons: AnyView
    /// Whether a long swipe does the first by itself.
    var allowsFullSwipe = true
}

enum LeadingActionsKey: TraitKey { static var defaultValue: SwipeActions? { nil } }
enum TrailingActionsKey: TraitKey { static var defaultValue: SwipeActions? { nil } }

extension View {
    /// Adds buttons beside the view's row in a list, which a swipe shows: two fingers on a touchpad, or the wheel with
    /// Shift.
    ///
    /// What moves the row less than half of the buttons' width goes back; a press on the row, or another swipe, takes
    /// them away. In Pica the buttons are in the row's menu, too, so that mice and keys reach them; a list that has
    /// menus for its rows (`contextMenu(forSelectionType:menu:primaryAction:)`) has those instead.
    ///
    /// - Parameters:
    ///   - edge: The side where the buttons stand: those of the trailing one come last in the menu.
    ///   - allowsFullSwipe: Whether a swipe over more than half of the row does the first by itself.
    ///   - content: Buttons; `tint(_:)` gives them a colour, and those that destroy are red.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let key: Any.Type = edge == .leading ? LeadingActionsKey.self : TrailingActionsKey.self
        let actions = SwipeActions(buttons: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
        return modifier(TraitWriter<SwipeActions?>(key: key, value: actions))
    }
}
