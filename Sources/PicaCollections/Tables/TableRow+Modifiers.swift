import Foundation
import PicaControls
import PicaFoundation
import PicaGraph

/// Table rows with a modifier applied to their views.
package struct ModifiedTableRows<Content: TableRowContent, Rows: View> {
    let content: Content
    let modify: @MainActor (Content._Rows) -> Rows

    package init(_ content: Content, @ViewBuilder modify: @escaping @MainActor (Content._Rows) -> Rows) {
        self.content = content
        self.modify = modify
    }
}

extension ModifiedTableRows: TableRowContent {
    package typealias TableRowValue = Content.TableRowValue
    package typealias TableRowBody = Never

    package static func _makeRows(_ content: Self) -> Rows {
        content.modify(Content._makeRows(content.content))
    }
}

extension TableRowContent {
    /// Adds a context menu to each row. A table's `contextMenu(forSelectionType:)` applies to all selected rows
    /// instead.
    ///
    /// - Parameter menuItems: The items of the menu, such as buttons and dividers.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M)
        -> some TableRowContent<TableRowValue>
    {
        let items = menuItems()
        return ModifiedTableRows(self) { $0.contextMenu { items } }
    }

    /// Lets the person drag the row as item providers. If the row is selected, the whole selection is dragged.
    ///
    /// - Parameter action: Creates the row's item provider when a drag begins; `nil` for none.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(self) { $0.itemProvider(action) }
    }

    /// Runs an action when the pointer enters or leaves the row.
    public func onHover(perform action: @escaping (Bool) -> Void)
        -> some TableRowContent<TableRowValue>
    {
        ModifiedTableRows(self) { $0.onHover(perform: action) }
    }

    /// Disables selection of the row in a table with a selection.
    public func selectionDisabled(_ isDisabled: Bool = true)
        -> some TableRowContent<TableRowValue>
    {
        ModifiedTableRows(self) { $0.selectionDisabled(isDisabled) }
    }
}
