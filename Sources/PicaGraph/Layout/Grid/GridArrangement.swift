import Foundation
import PicaState

/// The widths of a grid's columns and the heights of its rows for a proposal.
struct GridArrangement {
    let proposal: ProposedViewSize
    private let plan: GridPlan
    private let columns: GridTracks
    private let rows: GridTracks

    init(_ plan: GridPlan, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        self.proposal = proposal
        self.plan = plan
        let single = plan.cells.filter { $0.columns.count == 1 && !$0.unsized.contains(.horizontal) }
        var columns = GridTracks(
            gaps: plan.columnGaps, total: proposal.width, cells: single, track: \.columns.lowerBound
        ) { cell, width in
            let view = subviews[cell.index].dimensions(in: ProposedViewSize(width: width, height: nil))
            return GridTracks.Extent(
                view.width, guide: cell.anchor == nil ? view[plan.columnGuides[cell.columns.lowerBound]] : nil
            )
        }
        // Cells that span the fewest columns first.
        let wide = plan.cells.filter { $0.columns.count > 1 && !$0.unsized.contains(.horizontal) }
        for cell in wide.sorted(by: { ($0.columns.count, $0.row) < ($1.columns.count, $1.row) }) {
            let own = columns.length(of: cell.columns)
            let offer = proposal.width.map { own + max(0, $0 - columns.total) }
            columns.widen(
                cell.columns,
                to: subviews[cell.index].sizeThatFits(ProposedViewSize(width: offer, height: nil)).width)
        }
        self.columns = columns
        // Indexed by view; the cells are in the order of the views.
        let widths = plan.cells.map { columns.length(of: $0.columns) }
        rows = GridTracks(
            gaps: plan.rowGaps, total: proposal.height,
            cells: plan.cells.filter { !$0.unsized.contains(.vertical) }, track: \.row
        ) { cell, height in
            let width = widths[cell.index]
            let view = subviews[cell.index].dimensions(in: ProposedViewSize(width: width, height: height))
            return GridTracks.Extent(
                view.height, guide: cell.anchor == nil ? view[plan.rowGuides[cell.row]] : nil)
        }
    }

    var size: CGSize { CGSize(width: columns.total, height: rows.total) }

    /// Returns the placement of a cell's view.
    func place(of cell: GridPlan.Cell, _ view: LayoutSubview) -> Placement {
        let (width, height) = (columns.length(of: cell.columns), rows.length(of: cell.row..<cell.row + 1))
        let (x, y) = (columns.start(of: cell.columns.lowerBound), rows.start(of: cell.row))
        let proposal = ProposedViewSize(width: width, height: height)
        let dimensions = view.dimensions(in: proposal)
        if let anchor = cell.anchor {
            return Placement(
                origin: CGPoint(
                    x: x + (width - dimensions.width) * anchor.x,
                    y: y + (height - dimensions.height) * anchor.y),
                proposal: proposal)
        }
        func line(_ guide: AlignmentKey, _ tracks: GridTracks, _ number: Int, _ length: CGFloat) -> CGFloat {
            // Aligned views form a group, which is placed like a single view of its size.
            let before = tracks.before(number)
            return guide.value(in: length) - guide.value(in: before + tracks.after(number)) + before
        }
        let across = plan.columnGuides[cell.columns.lowerBound]
        let down = plan.rowGuides[cell.row]
        let left =
            cell.columns.count == 1
            ? line(across.key, columns, cell.columns.lowerBound, width)
            : ViewDimensions(CGSize(width: width, height: height), proposal: proposal)[across]
        return Placement(
            origin: CGPoint(
                x: x + left - dimensions[across],
                y: y + line(down.key, rows, cell.row, height) - dimensions[down]),
            proposal: proposal)
    }
}
