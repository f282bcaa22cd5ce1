import Foundation
import PicaGraph

extension View {
    /// Shows views in front of the window while a condition is true: in the middle of it, as large as they are, with what
    /// is behind dimmed and out of reach.
    ///
    /// Escape, or `dismiss` inside it, makes the condition false; a press beside it does nothing. The keyboard goes to
    /// what `defaultFocus` says, or to the first field, and back to where it was. What does not fit into the window is to
    /// scroll.
    ///
    /// - Parameters:
    ///   - isPresented: Whether it is there.
    ///   - onDismiss: Runs once it has gone, whoever took it away.
    ///   - content: What is in it.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            LayerPresenter(dialog: isPresented, onDismiss: onDismiss) {
                content().modifier(SheetSurface(fillsWindow: false))
            })
    }

    /// Shows views for an item in front of the window while there is one; see `sheet(isPresented:onDismiss:content:)`.
    /// With an item of another identity they begin anew.
    ///
    /// - Parameters:
    ///   - item: What they are about; nil while nothing is shown.
    ///   - onDismiss: Runs once they have gone, whoever took them away.
    ///   - content: What is shown for an item.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        sheet(isPresented: item.isThere(), onDismiss: onDismiss) {
            if let present = item.wrappedValue { content(present).id(present.id) }
        }
    }

    /// Shows views in place of all that is in the window while a condition is true. `dismiss` inside takes them away;
    /// Escape does not.
    ///
    /// - Parameters:
    ///   - isPresented: Whether they are there.
    ///   - onDismiss: Runs once they have gone, whoever took them away.
    ///   - content: The views.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            LayerPresenter(dialog: isPresented, onDismiss: onDismiss) {
                content().modifier(SheetSurface(fillsWindow: true))
            })
    }

    /// Shows views for an item in place of all that is in the window while there is one; see
    /// `fullScreenCover(isPresented:onDismiss:content:)`.
    ///
    /// - Parameters:
    ///   - item: What they are about; nil while nothing is shown.
    ///   - onDismiss: Runs once they have gone, whoever took them away.
    ///   - content: What is shown for an item.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        fullScreenCover(isPresented: item.isThere(), onDismiss: onDismiss) {
            if let present = item.wrappedValue { content(present).id(present.id) }
        }
    }
}

extension Binding {
    /// Whether there is a value; false takes it away.
    func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue != nil }) { if !$0 { wrappedValue = nil } }
    }
}
