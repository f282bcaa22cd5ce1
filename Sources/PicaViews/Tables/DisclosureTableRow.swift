import PicaGraph

/// A row of a table that shows and hides rows below it.
///
/// A mark in the first column says which, and a press on it changes that; so do the right and left arrows where rows
/// can be selected.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
    let isExpanded: Binding<Bool>?
    let content: () -> Content
    let label: Label

    /// A row for a value, with rows below it.
    ///
    /// - Parameters:
    ///   - value: What the columns show something of.
    ///   - isExpanded: Whether the rows below are shown; nil leaves it to the row, which does not show them at first.
    ///   - content: The rows below.
    nonisolated public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        self.init(isExpanded: isExpanded, content: content, label: { TableRow(value) })
    }

    /// A row with rows below it.
    ///
    /// - Parameters:
    ///   - isExpanded: Whether the rows below are shown; nil leaves it to the row, which does not show them at first.
    ///   - content: The rows below.
    ///   - label: The row itself.
    nonisolated public init(
        isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Label.TableRowValue> content: @escaping () -> Content,
        @TableRowBuilder<Label.TableRowValue> label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }
}

extension DisclosureTableRow: TableRowContent {
    /// That of the rows.
    public typealias TableRowValue = Label.TableRowValue
    /// There is no body: the rows stand for it.
    public typealias TableRowBody = Never

    /// Makes views of the rows; for Pica itself.
    public static func _makeRows(_ content: Self) -> some View { DisclosedRows(row: content) }
}

private struct DisclosedRows<Label: TableRowContent, Content: TableRowContent>: View
where Label.TableRowValue == Content.TableRowValue {
    let row: DisclosureTableRow<Label, Content>
    @State private var isExpanded = false
    @Environment(\.tableRowLevel) private var level

    var body: some View {
        let expansion = row.isExpanded ?? $isExpanded
        Label._makeRows(row.label)
            .environment(\.tableRowLevel, TableRowLevel(depth: level?.depth ?? 0, expansion: expansion))
        if expansion.wrappedValue {
            Content._makeRows(row.content())
                .environment(\.tableRowLevel, TableRowLevel(depth: (level?.depth ?? 0) + 1))
        }
    }
}

/// How deep a row stands in a tree of rows.
struct TableRowLevel {
    let depth: Int
    /// Whether its own rows are to be seen; nil for one that has none.
    var expansion: Binding<Bool>?
}

private enum TableRowLevelKey: EnvironmentKey { static var defaultValue: TableRowLevel? { nil } }

extension EnvironmentValues {
    /// nil for rows that stand in no tree.
    var tableRowLevel: TableRowLevel? {
        get { self[TableRowLevelKey.self] }
        set { self[TableRowLevelKey.self] = newValue }
    }
}

/// Rows of a table for the elements of a tree: what a `Table` of data with children has.
public struct TableOutlineGroupContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data
    let children: KeyPath<Data.Element, Data?>

    nonisolated init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
        self.data = data
        self.children = children
    }
}

extension TableOutlineGroupContent: TableRowContent {
    /// An element.
    public typealias TableRowValue = Data.Element
    /// There is no body: the columns make the rows.
    public typealias TableRowBody = Never

    /// Makes views of the rows; for Pica itself.
    public static func _makeRows(_ content: Self) -> some View {
        let tree = OutlineTree<Data, Data.Element.ID>(
            roots: Array(content.data), id: \.id, children: { $0[keyPath: content.children] })
        return OutlineRows(tree: tree) { row, expansion in
            TableCells(value: row.element)
                .environment(\.tableRowLevel, TableRowLevel(depth: row.depth, expansion: expansion))
        }
    }
}
