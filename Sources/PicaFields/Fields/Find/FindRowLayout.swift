import Foundation
import PicaGraph
import PicaState

/// A layout of the find bar's query, options and buttons: in one row, or with the options below where the query would
/// be too narrow.
struct FindRowLayout: Layout {
    /// The least width of the query beside the options, in points.
    let leastQuery: CGFloat
    private static let spacing: CGFloat = 6

    /// The places of the parts in a width.
    private struct Plan {
        /// Whether all parts are in one row.
        let isRow: Bool
        let query: CGSize
        let options: CGSize
        let moves: CGSize
        /// The height of the first row.
        let first: CGFloat

        /// The least width: that of all parts but the query.
        var leastWidth: CGFloat {
            isRow ? options.width + moves.width + 2 * FindRowLayout.spacing : moves.width
        }
        var height: CGFloat { isRow ? first : first + FindRowLayout.spacing + options.height }
    }

    /// - Parameter width: The width of all parts; `nil` for one row with the query at its least width.
    private func plan(_ subviews: Subviews, in width: CGFloat?) -> Plan {
        let (options, moves) = (
            subviews[1].sizeThatFits(.unspecified), subviews[2].sizeThatFits(.unspecified)
        )
        let others = options.width + moves.width + 2 * Self.spacing
        let isRow = width.map { $0 >= leastQuery + others } ?? true
        let room = max(0, (width ?? leastQuery + others) - (isRow ? others : moves.width + Self.spacing))
        let height = subviews[0].sizeThatFits(ProposedViewSize(width: room, height: nil)).height
        return Plan(
            isRow: isRow, query: CGSize(width: room, height: height), options: options, moves: moves,
            first: max(height, moves.height, isRow ? options.height : 0))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let plan = plan(subviews, in: proposal.width)
        let width = proposal.width ?? leastQuery + plan.leastWidth
        return CGSize(width: max(width, plan.leastWidth), height: plan.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let plan = plan(subviews, in: bounds.width)
        func place(_ index: Int, x: CGFloat, middle: CGFloat, _ size: CGSize) {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + x, y: bounds.minY + middle - size.height / 2),
                proposal: ProposedViewSize(size))
        }
        place(0, x: 0, middle: plan.first / 2, plan.query)
        place(2, x: bounds.width - plan.moves.width, middle: plan.first / 2, plan.moves)
        if plan.isRow {
            place(1, x: plan.query.width + Self.spacing, middle: plan.first / 2, plan.options)
        } else {
            place(1, x: 0, middle: plan.first + Self.spacing + plan.options.height / 2, plan.options)
        }
    }
}
