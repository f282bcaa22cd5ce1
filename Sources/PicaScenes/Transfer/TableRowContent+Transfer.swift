import PicaCollections
import PicaFoundation
import PicaGraph

extension TableRowContent {
    /// Lets the person drag the row, as ``SwiftUICore/View/draggable(_:)`` does for views.
    ///
    /// - Parameter payload: The value of the row, evaluated when a drag begins.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
        -> some TableRowContent<TableRowValue>
    {
        ModifiedTableRows(self) { $0.draggable(payload()) }
    }

    /// Handles values dropped on the row.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Called with the dropped values.
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
}
