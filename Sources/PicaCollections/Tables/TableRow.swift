import PicaGraph

/// A row of a table that shows a value in the table's columns.
///
/// In the table's selection it is identified by the value's identity.
public struct TableRow<Value: Identifiable> {
    let value: Value

    /// Creates a row for a value.
    nonisolated public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
    /// The type of the row's value.
    public typealias TableRowValue = Value
    /// Has no body: the columns create the row.
    public typealias TableRowBody = Never

    /// Returns a view for the row; used by Pica only.
    public static func _makeRows(_ content: Self) -> some View {
        TableCells(value: content.value).tag(content.value.id)
    }
}

/// Table content without rows.
public struct EmptyTableRowContent<Value: Identifiable> {
    nonisolated init() {}
}

extension EmptyTableRowContent: TableRowContent {
    /// The value type of the neighboring rows.
    public typealias TableRowValue = Value
    /// Has no body, and shows nothing.
    public typealias TableRowBody = Never

    /// Returns an empty view; used by Pica only.
    public static func _makeRows(_ content: Self) -> EmptyView { EmptyView() }
}

/// Several rows, created from a builder's block.
///
/// In SwiftUI the second parameter is a tuple; here the rows are a parameter pack.
public struct TupleTableRowContent<Value: Identifiable, each Content: TableRowContent> {
    let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleTableRowContent: TableRowContent {
    /// The type of the row's value.
    public typealias TableRowValue = Value
    /// Has no body: the rows take its place.
    public typealias TableRowBody = Never

    /// Returns views for the rows; used by Pica only.
    public static func _makeRows(_ content: Self) -> TupleView<repeat (each Content)._Rows> {
        TupleView(repeat (each Content)._makeRows(each content.content))
    }
}

/// A view across all columns: the header of a section of rows.
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {
    let content: Content

    nonisolated init(_ content: Content) { self.content = content }
}

extension TableHeaderRowContent: TableRowContent {
    /// The value type of the neighboring rows.
    public typealias TableRowValue = Value
    /// Has no body: the view takes its place.
    public typealias TableRowBody = Never

    /// Returns the view; used by Pica only.
    public static func _makeRows(_ content: Self) -> Content { content.content }
}
