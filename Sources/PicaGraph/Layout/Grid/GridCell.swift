import Foundation
import PicaState

/// The keys by which rows and views configure the grid around them.
enum GridRowKey: LayoutValueKey { static var defaultValue: GridRowMark? { nil } }
enum GridCellColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
enum GridCellAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridCellUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
enum GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }

/// The row that contains a view.
package struct GridRowMark: Equatable {
    /// The identity shared by all views of a row.
    let row: ObjectIdentifier
    let alignment: VerticalAlignment?
}

/// The identity of a row across evaluations.
package final class GridRowIdentity: Sendable {
    nonisolated package init() {}
}

extension View {
    /// Marks each view as part of a row of a grid.
    nonisolated package func gridRow(_ row: GridRowIdentity, alignment: VerticalAlignment?) -> some View {
        layoutValue(
            key: GridRowKey.self, value: GridRowMark(row: ObjectIdentifier(row), alignment: alignment))
    }

    /// Sets the number of columns that a view in a grid's row spans.
    ///
    /// - Parameter count: The number of columns; less than 1 counts as 1.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumnsKey.self, value: max(1, count))
    }

    /// Aligns the view in its cell by a unit point of both, instead of the grid's alignments.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchorKey.self, value: anchor)
    }

    /// Excludes the view from sizing its columns or its row along some axes. It gets the size that the other views
    /// determine.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
    }

    /// Sets the alignment of the view's column. If several views set it, the last counts.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }
}
