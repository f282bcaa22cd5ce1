import Foundation
import PicaFoundation
import PicaGraph

/// Rows of a table of whose views something is said.
struct ModifiedTableRows<Content: TableRowContent, Rows: View> {
    let content: Content
    let modify: @MainActor (Content._Rows) -> Rows

    init(_ content: Content, @ViewBuilder modify: @escaping @MainActor (Content._Rows) -> Rows) {
        self.content = content
        self.modify = modify
    }
}

extension ModifiedTableRows: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never

    static func _makeRows(_ content: Self) -> Rows { content.modify(Content._makeRows(content.content)) }
}

extension TableRowContent {
    /// Gives each row a menu of what can be done with it. A table's `contextMenu(forSelectionType:)` is about all
    /// rows that are selected.
    ///
    /// - Parameter menuItems: Buttons and dividers, in groups and conditions as anywhere.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M)
        -> some TableRowContent<TableRowValue>
    {
        let items = menuItems()
        return ModifiedTableRows(self) { $0.contextMenu { items } }
    }

    /// Lets people drag the row, as ``SwiftUICore/View/draggable(_:)`` does for views.
    ///
    /// - Parameter payload: What the row stands for, asked for when a drag begins.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
        -> some TableRowContent<TableRowValue>
    {
        ModifiedTableRows(self) { $0.draggable(payload()) }
    }

    /// Lets people drag the row, with all rows that are selected if it is, as item providers.
    ///
    /// - Parameter action: Makes what the row stands for, when a drag begins; nil for nothing.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(self) { $0.itemProvider(action) }
    }

    /// Takes what is dropped on the row.
    ///
    /// - Parameters:
    ///   - payloadType: The values' type.
    ///   - action: Is given the values.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(self) { rows in
            rows.dropDestination(for: payloadType) { values, _ in
                action(values)
                return true
            }
        }
    }

    /// Runs an action as the pointer comes over the row and leaves it.
    public func onHover(perform action: @escaping (Bool) -> Void)
        -> some TableRowContent<TableRowValue>
    {
        ModifiedTableRows(self) { $0.onHover(perform: action) }
    }

    /// Keeps the row from being selected; rows are selected where the table has a selection.
    public func selectionDisabled(_ isDisabled: Bool = true)
        -> some TableRowContent<TableRowValue>
    {
        ModifiedTableRows(self) { $0.selectionDisabled(isDisabled) }
    }
}
