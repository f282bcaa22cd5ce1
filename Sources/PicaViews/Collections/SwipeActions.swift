import PicaGraph

enum LeadingActionsKey: TraitKey { static var defaultValue: AnyView? { nil } }
enum TrailingActionsKey: TraitKey { static var defaultValue: AnyView? { nil } }

extension View {
    /// Adds what can be done with the view's row in a list to the row's menu.
    ///
    /// In SwiftUI a swipe shows the buttons beside the row. Here the press of the secondary button or the Menu key
    /// does, as pointers and keys reach a menu alike.
    ///
    /// - Parameters:
    ///   - edge: The side where the buttons stand: those of the trailing one come last in the menu.
    ///   - allowsFullSwipe: Whether a long swipe does the first by itself, where there are swipes.
    ///   - content: Buttons.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let key: Any.Type = edge == .leading ? LeadingActionsKey.self : TrailingActionsKey.self
        return modifier(TraitWriter<AnyView?>(key: key, value: AnyView(content())))
    }
}
