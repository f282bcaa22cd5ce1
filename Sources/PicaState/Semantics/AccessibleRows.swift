/// The rows of a list, an outline or a table for assistive technologies, including those that no view shows.
package struct AccessibleRows: Sendable {
    /// The number of rows. Headers and footers of sections count as rows.
    package var count: Int
    /// The number of selected values, some of which may belong to no row.
    package var selectedCount: Int
    /// The list that finds and selects rows; `nil` in copies for other threads.
    package var owner: (any AccessibleRowOwner)?

    package init(count: Int, selectedCount: Int, owner: (any AccessibleRowOwner)?) {
        self.count = count
        self.selectedCount = selectedCount
        self.owner = owner
    }
}

/// A list whose rows assistive technologies find and select, whether views show them or not.
///
/// Rows are counted from 0. Their numbers may be out of range.
@MainActor package protocol AccessibleRowOwner: AnyObject, Sendable {
    /// The selected rows, in order.
    var selectedAccessibleRows: [Int] { get }
    func isAccessibleRowSelected(_ row: Int) -> Bool
    /// Makes the views of a row in the next update, where it is, without scrolling there.
    func makeAccessibleRow(_ row: Int)
    /// Returns whether the row is as requested then.
    func setAccessibleRow(_ row: Int, isSelected: Bool) -> Bool
    /// Selects all rows, or none; returns whether the list allows that.
    func setAllAccessibleRows(areSelected: Bool) -> Bool
}
