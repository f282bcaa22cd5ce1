/// The place of an element among its siblings, including those that no view shows now.
package struct AccessiblePlace: Hashable, Sendable {
    /// The index, from 0.
    package var index: Int
    package var count: Int

    package init(index: Int, count: Int) {
        self.index = index
        self.count = count
    }
}

/// The place of a cell in a table.
package struct AccessibleCell: Hashable, Sendable {
    /// The row, from 0; section headers count as rows.
    package var row: Int
    /// The column, from 0, as the person ordered the columns.
    package var column: Int
    package var rowSpan: Int
    package var columnSpan: Int

    package init(row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1) {
        self.row = row
        self.column = column
        self.rowSpan = rowSpan
        self.columnSpan = columnSpan
    }
}

/// The order in which a column sorts its table.
package enum AccessibleSortOrder: Sendable {
    case ascending, descending
}
