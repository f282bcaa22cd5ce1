import Foundation
import PicaGraph

/// A column of a table: a title, and what each row shows in it.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Size", value: \.size) { file in
///         Text(file.size, format: .byteCount(style: .file))
///     }
///     .width(min: 60, ideal: 90)
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
    let label: Label
    let comparator: Sort?
    let content: (RowValue) -> Content
    var width = ColumnWidth()

    nonisolated init(_ label: Label, _ comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    /// The column with a width that does not change.
    ///
    /// - Parameter width: In points; nil leaves it to the table.
    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        column.width = width.map { ColumnWidth(fixed: $0) } ?? ColumnWidth()
        return column
    }

    /// The column with bounds of its width, between which a person can change it.
    ///
    /// - Parameters:
    ///   - min: The least width in points; nil leaves it to the table.
    ///   - ideal: The width at first, where there is room; nil for a share of the room that there is.
    ///   - max: The greatest width; nil for none.
    nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
        -> TableColumn<RowValue, Sort, Content, Label>
    {
        var column = self
        column.width = ColumnWidth(least: min, ideal: ideal, most: max)
        return column
    }
}

extension TableColumn: TableColumnContent {
    /// What the column shows something of.
    public typealias TableRowValue = RowValue
    /// What orders rows by the column.
    public typealias TableColumnSortComparator = Sort
    /// There is no body: Pica shows the column itself.
    public typealias TableColumnBody = Never

    /// Adds the column; for Pica itself.
    public static func _collect(_ content: Self, into columns: inout _TableColumns) {
        columns.add(ColumnPlan(content))
    }
}
