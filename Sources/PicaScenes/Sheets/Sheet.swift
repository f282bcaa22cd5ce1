import Foundation
import PicaControls
import PicaGraph
import PicaState

extension View {
    /// Shows a sheet in the middle of the window while a condition is true. It is as large as its content. The window
    /// behind is dimmed and cannot be used.
    ///
    /// Escape, or `dismiss` inside the sheet, sets the condition to `false`; a press outside does nothing. The focus
    /// moves to the view that `defaultFocus` names, or to the first field, and afterward back to where it was. Content
    /// that does not fit into the window scrolls.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is shown.
    ///   - onDismiss: The action to run once the sheet has disappeared, for whatever reason.
    ///   - content: Returns the content of the sheet.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            LayerPresenter(dialog: isPresented, onDismiss: onDismiss) {
                content().modifier(SheetSurface(fillsWindow: false))
            })
    }

    /// Shows a sheet for an item while there is one; see `sheet(isPresented:onDismiss:content:)`. An item with another
    /// identity gets new views.
    ///
    /// - Parameters:
    ///   - item: The item that the views show; `nil` while nothing is shown.
    ///   - onDismiss: The action to run once the views have disappeared, for whatever reason.
    ///   - content: Returns the views for an item.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        sheet(isPresented: item.hasValue(), onDismiss: onDismiss) {
            if let present = item.wrappedValue { content(present).id(present.id) }
        }
    }

    /// Covers the whole window with views while a condition is true. `dismiss` inside removes them; Escape does not.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the views are shown.
    ///   - onDismiss: The action to run once the views have disappeared, for whatever reason.
    ///   - content: Returns the views.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            LayerPresenter(dialog: isPresented, onDismiss: onDismiss) {
                content().modifier(SheetSurface(fillsWindow: true))
            })
    }

    /// Covers the whole window with views for an item while there is one; see
    /// `fullScreenCover(isPresented:onDismiss:content:)`.
    ///
    /// - Parameters:
    ///   - item: The item that the views show; `nil` while nothing is shown.
    ///   - onDismiss: The action to run once the views have disappeared, for whatever reason.
    ///   - content: Returns the views for an item.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        fullScreenCover(isPresented: item.hasValue(), onDismiss: onDismiss) {
            if let present = item.wrappedValue { content(present).id(present.id) }
        }
    }
}
