import Foundation
import PicaState

/// The assignment of a grid's views to cells.
struct GridPlan {
    struct Cell {
        /// The index of the view.
        let index: Int
        let row: Int
        let columns: Range<Int>
        /// The alignment of the view as a unit point; `nil` for the grid's alignments.
        let anchor: UnitPoint?
        /// The axes along which the view does not affect the size of the cell.
        let unsized: Axis.Set
        let priority: Double
    }

    private(set) var cells: [Cell] = []
    private(set) var rowCount = 0
    private(set) var columnCount = 0
    /// The alignment of each column and each row.
    private(set) var columnGuides: [HorizontalAlignment] = []
    private(set) var rowGuides: [VerticalAlignment] = []
    /// The distances before each column and each row; 0 before the first.
    private(set) var columnGaps: [CGFloat] = []
    private(set) var rowGaps: [CGFloat] = []

    init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
        var rows: [(mark: GridRowMark?, views: [Int])] = []
        for (index, view) in subviews.enumerated() {
            let mark = view[GridRowKey.self]
            if let mark, let last = rows.last, last.mark?.row == mark.row {
                rows[rows.count - 1].views.append(index)
            } else {
                rows.append((mark, [index]))
            }
        }
        rowCount = rows.count
        columnCount =
            rows.map { row in
                row.views.reduce(0) { $0 + (row.mark == nil ? 1 : subviews[$1][GridCellColumnsKey.self]) }
            }
            .max() ?? 0
        columnGuides = Array(repeating: layout.alignment.horizontal, count: columnCount)
        for (number, row) in rows.enumerated() {
            rowGuides.append(row.mark?.alignment ?? layout.alignment.vertical)
            var column = 0
            for index in row.views {
                let view = subviews[index]
                let count = row.mark == nil ? columnCount : view[GridCellColumnsKey.self]
                cells.append(
                    Cell(
                        index: index, row: number, columns: column..<column + count,
                        anchor: view[GridCellAnchorKey.self], unsized: view[GridCellUnsizedAxesKey.self],
                        priority: view.priority))
                if row.mark != nil, let guide = view[GridColumnAlignmentKey.self] {
                    columnGuides[column] = guide
                }
                column += count
            }
        }
        columnGaps = gaps(
            .horizontal, columnCount, layout.horizontalSpacing, subviews, first: \.columns.lowerBound,
            last: { $0.columns.upperBound - 1 }, isBeside: { $0.row == $1.row })
        rowGaps = gaps(
            .vertical, rowCount, layout.verticalSpacing, subviews, first: \.row, last: { $0.row },
            isBeside: { $0.columns.overlaps($1.columns) })
    }

    /// Returns the largest distance requested by any two neighboring views, per track.
    private func gaps(
        _ axis: Axis, _ count: Int, _ spacing: CGFloat?, _ subviews: LayoutSubviews, first: (Cell) -> Int,
        last: (Cell) -> Int, isBeside: (Cell, Cell) -> Bool
    ) -> [CGFloat] {
        let name = axis == .horizontal ? "a grid's horizontal spacing" : "a grid's vertical spacing"
        if let spacing = Length.checked(spacing, as: .distance, of: name) {
            return (0..<count).map { $0 == 0 ? 0 : spacing }
        }
        let starting = Dictionary(grouping: cells, by: first)
        var gaps = [CGFloat](repeating: 0, count: count)
        for cell in cells {
            for next in starting[last(cell) + 1] ?? [] where isBeside(cell, next) {
                let gap = subviews[cell.index].spacing.distance(to: subviews[next.index].spacing, along: axis)
                gaps[last(cell) + 1] = max(gaps[last(cell) + 1], gap)
            }
        }
        return gaps
    }
}
