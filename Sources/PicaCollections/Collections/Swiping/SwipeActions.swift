import PicaControls
import PicaGraph

/// The buttons that a swipe shows at one edge of a row.
struct SwipeActions {
    /// The buttons.
    let buttons: AnyView
    /// Whether a long swipe performs the first action.
    var allowsFullSwipe = true
}

enum LeadingActionsKey: TraitKey { static var defaultValue: SwipeActions? { nil } }
enum TrailingActionsKey: TraitKey { static var defaultValue: SwipeActions? { nil } }

extension View {
    /// Adds buttons to the view's row in a list, which a swipe shows: two fingers on a touchpad, or the wheel with
    /// Shift.
    ///
    /// A swipe of less than half of the buttons' width springs back. A press on the row, or a swipe of another row,
    /// hides the buttons.
    ///
    /// In Pica the buttons are also in the row's menu, so that mouse and keyboard reach them. A list with menus for its
    /// rows (`contextMenu(forSelectionType:menu:primaryAction:)`) shows those instead.
    ///
    /// Screen readers offer the buttons as actions of the row, by their labels.
    ///
    /// - Parameters:
    ///   - edge: The edge of the buttons; those of the trailing edge come last in the menu.
    ///   - allowsFullSwipe: Whether a swipe over more than 60 % of the row performs the first action.
    ///   - content: The buttons. `tint(_:)` sets their color; destructive ones are red.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let key: Any.Type = edge == .leading ? LeadingActionsKey.self : TrailingActionsKey.self
        let actions = SwipeActions(buttons: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
        return modifier(TraitWriter<SwipeActions?>(key: key, value: actions))
    }
}
