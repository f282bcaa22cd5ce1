import Foundation

/// What rows and views say to the grid around them.
enum GridRowKey: LayoutValueKey { static var defaultValue: GridRowMark? { nil } }
enum GridCellColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
enum GridCellAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridCellUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
enum GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }

/// The row that a view is in.
package struct GridRowMark: Equatable {
    /// The same for all views of a row.
    let row: ObjectIdentifier
    let alignment: VerticalAlignment?
}

/// Stands for one row, however often it is evaluated.
package final class GridRowIdentity: Sendable {
    nonisolated package init() {}
}

extension View {
    /// Says of each view that it is in a row of a grid.
    nonisolated package func gridRow(_ row: GridRowIdentity, alignment: VerticalAlignment?) -> some View {
        layoutValue(
            key: GridRowKey.self, value: GridRowMark(row: ObjectIdentifier(row), alignment: alignment))
    }

    /// Lets a view in a grid's row take several columns.
    ///
    /// - Parameter count: How many; less than 1 counts as 1.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumnsKey.self, value: max(1, count))
    }

    /// Places a view in its cell by a point of both, in place of the grid's alignments.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchorKey.self, value: anchor)
    }

    /// Lets a view have no part in how wide its columns, or how high its row is. It is offered what the
    /// others take.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
    }

    /// How views of the view's column stand in their cells. Where several views say so the last counts.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }
}
