import Foundation
import PicaGraph

/// A column of a table, with a title and a view for each row.
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

    /// Returns the column with a fixed width.
    ///
    /// - Parameter width: The width in points; `nil` leaves it to the table.
    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        column.width = width.map { ColumnWidth(fixed: $0) } ?? ColumnWidth()
        return column
    }

    /// Returns the column with bounds between which the person can resize it.
    ///
    /// - Parameters:
    ///   - min: The minimum width in points; `nil` leaves it to the table.
    ///   - ideal: The initial width in points, if there is enough space; `nil` for an equal share of the space left.
    ///   - max: The maximum width in points; `nil` for none.
    nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
        -> TableColumn<RowValue, Sort, Content, Label>
    {
        var column = self
        column.width = ColumnWidth(least: min, ideal: ideal, most: max)
        return column
    }
}

extension TableColumn: TableColumnContent {
    /// The type of the rows' values.
    public typealias TableRowValue = RowValue
    /// The type of the comparator that sorts by the column.
    public typealias TableColumnSortComparator = Sort
    /// Has no body: Pica shows the column itself.
    public typealias TableColumnBody = Never

    /// Adds the column; used by Pica only.
    public static func _collect(_ content: Self, into columns: inout _TableColumns) {
        columns.add(ColumnPlan(content))
    }
}
