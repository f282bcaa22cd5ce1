import PicaGraph
import PicaState

/// A row of a table that shows and hides rows below it.
///
/// A disclosure mark in the first column shows the state, and a press on it toggles it. If rows can be selected, the
/// right and left arrow keys expand and collapse it.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
    let isExpanded: Binding<Bool>?
    let content: () -> Content
    let label: Label

    /// Creates a row for a value, with rows below it.
    ///
    /// - Parameters:
    ///   - value: The value that the row shows.
    ///   - isExpanded: Whether the rows below are shown. With `nil` the row keeps the state itself, collapsed at first.
    ///   - content: The rows below.
    nonisolated public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        self.init(isExpanded: isExpanded, content: content, label: { TableRow(value) })
    }

    /// Creates a row with rows below it.
    ///
    /// - Parameters:
    ///   - isExpanded: Whether the rows below are shown. With `nil` the row keeps the state itself, collapsed at first.
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
    /// The value type of the rows.
    public typealias TableRowValue = Label.TableRowValue
    /// Has no body: the rows take its place.
    public typealias TableRowBody = Never

    /// Returns views for the rows; used by Pica only.
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

/// The position of a row in a tree of rows.
struct TableRowLevel {
    let depth: Int
    /// Whether the row's children are shown; `nil` for a row without children.
    var expansion: Binding<Bool>?
}

private enum TableRowLevelKey: EnvironmentKey { static var defaultValue: TableRowLevel? { nil } }

extension EnvironmentValues {
    /// The position of the row in its tree; `nil` outside of trees.
    var tableRowLevel: TableRowLevel? {
        get { self[TableRowLevelKey.self] }
        set { self[TableRowLevelKey.self] = newValue }
    }
}

/// Table rows for the elements of a tree, as a `Table` with children creates them.
public struct TableOutlineGroupContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data
    let children: KeyPath<Data.Element, Data?>

    nonisolated init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
        self.data = data
        self.children = children
    }
}

extension TableOutlineGroupContent: TableRowContent {
    /// The element type of the tree.
    public typealias TableRowValue = Data.Element
    /// Has no body: the columns create the rows.
    public typealias TableRowBody = Never

    /// Returns views for the rows; used by Pica only.
    public static func _makeRows(_ content: Self) -> some View {
        let tree = OutlineTree<Data, Data.Element.ID>(
            roots: Array(content.data), id: \.id, children: { $0[keyPath: content.children] })
        return OutlineRows(tree: tree) { row, expansion in
            TableCells(value: row.element)
                .environment(\.tableRowLevel, TableRowLevel(depth: row.depth, expansion: expansion))
        }
    }
}
