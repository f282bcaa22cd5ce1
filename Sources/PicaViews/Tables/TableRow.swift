import PicaGraph

/// A row of a table, for a value that the table's columns show something of.
///
/// Where rows can be selected it is known by the value's identity.
public struct TableRow<Value: Identifiable> {
    let value: Value

    /// A row for a value.
    nonisolated public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
    /// What the table's columns are about.
    public typealias TableRowValue = Value
    /// There is no body: the columns make the row.
    public typealias TableRowBody = Never

    /// Makes a view of the row; for Pica itself.
    public static func _makeRows(_ content: Self) -> some View {
        TableCells(value: content.value).tag(content.value.id)
    }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable> {
    nonisolated init() {}
}

extension EmptyTableRowContent: TableRowContent {
    /// What the rows beside would be about.
    public typealias TableRowValue = Value
    /// There is no body, and nothing to be seen.
    public typealias TableRowBody = Never

    /// Makes nothing; for Pica itself.
    public static func _makeRows(_ content: Self) -> EmptyView { EmptyView() }
}

/// Several rows, as a builder's block makes them.
///
/// SwiftUI's has a tuple as its second parameter; here the rows are parameters.
public struct TupleTableRowContent<Value: Identifiable, each Content: TableRowContent> {
    let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleTableRowContent: TableRowContent {
    /// What the table's columns are about.
    public typealias TableRowValue = Value
    /// There is no body: the rows stand for it.
    public typealias TableRowBody = Never

    /// Makes views of the rows; for Pica itself.
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
    /// What the rows beside are about.
    public typealias TableRowValue = Value
    /// There is no body: the view stands for it.
    public typealias TableRowBody = Never

    /// Makes the view; for Pica itself.
    public static func _makeRows(_ content: Self) -> Content { content.content }
}
