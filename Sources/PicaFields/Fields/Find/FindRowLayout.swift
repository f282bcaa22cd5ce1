import Foundation
import PicaGraph
import PicaState

/// A layout of the find bar's query, options and buttons: in one row, or with the options below where the query would
/// be too narrow.
struct FindRowLayout: Layout {
    /// The least width of the query beside the options, in points.
    let leastQuery: CGFloat
    private static let spacing: CGFloat = 6

    static var animatableData: EmptyAnimatableData { EmptyAnimatableData() }

    private func sizes(_ subviews: Subviews) -> (options: CGSize, moves: CGSize) {
        (subviews[1].sizeThatFits(.unspecified), subviews[2].sizeThatFits(.unspecified))
    }

    /// Whether all parts are in one row of a width.
    private func isRow(_ width: CGFloat?, _ options: CGSize, _ moves: CGSize) -> Bool {
        guard let width else { return true }
        return width >= leastQuery + options.width + moves.width + 2 * Self.spacing
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (options, moves) = sizes(subviews)
        let others = options.width + moves.width + 2 * Self.spacing
        let width = proposal.width ?? leastQuery + others
        let isRow = isRow(proposal.width, options, moves)
        let room = width - (isRow ? others : moves.width + Self.spacing)
        let query = subviews[0].sizeThatFits(ProposedViewSize(width: max(0, room), height: nil))
        let first = max(query.height, moves.height, isRow ? options.height : 0)
        return CGSize(
            width: max(width, isRow ? others : moves.width),
            height: isRow ? first : first + Self.spacing + options.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (options, moves) = sizes(subviews)
        let isRow = isRow(bounds.width, options, moves)
        let room = bounds.width - moves.width - Self.spacing - (isRow ? options.width + Self.spacing : 0)
        let query = subviews[0].sizeThatFits(ProposedViewSize(width: max(0, room), height: nil))
        let first = max(query.height, moves.height, isRow ? options.height : 0)
        func place(_ index: Int, x: CGFloat, middle: CGFloat, _ size: CGSize) {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + x, y: bounds.minY + middle - size.height / 2),
                proposal: ProposedViewSize(size))
        }
        place(0, x: 0, middle: first / 2, CGSize(width: max(0, room), height: query.height))
        place(2, x: bounds.width - moves.width, middle: first / 2, moves)
        if isRow {
            place(1, x: room + Self.spacing, middle: first / 2, options)
        } else {
            place(1, x: 0, middle: first + Self.spacing + options.height / 2, options)
        }
    }
}
