import Foundation

/// Arranges views in rows and columns.
///
/// Each `GridRow` is a row; a view outside of any row is one by itself, as wide as the grid.
@frozen public struct GridLayout: Layout {
    /// How views stand in their cells, where neither the row nor the column says otherwise.
    public var alignment: Alignment
    /// The distance between columns, in points; nil leaves it to the views (8 for most).
    public var horizontalSpacing: CGFloat?
    /// The distance between rows, in points; nil leaves it to the views (8 for most).
    public var verticalSpacing: CGFloat?

    /// Rows and columns of views.
    ///
    /// - Parameters:
    ///   - alignment: How views stand in their cells, where neither the row nor the column says otherwise.
    ///   - horizontalSpacing: The distance between columns, in points; nil leaves it to the views.
    ///   - verticalSpacing: The distance between rows, in points; nil leaves it to the views.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Which view is in which cell.
    public func makeCache(subviews: Subviews) -> GridCache { GridCache(plan: GridPlan(self, subviews)) }

    /// The size, in points, of all columns and rows.
    ///
    /// Columns share the width as views in a row do, and rows the height as those in a column: first come
    /// those that can change least. A view in several columns makes them wider where it does not fit.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout GridCache) -> CGSize
    {
        cache.arrangement(for: proposal, subviews).size
    }

    /// Offers each view its cell, and places it there.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout GridCache
    ) {
        let arrangement = cache.arrangement(for: proposal, subviews)
        for cell in cache.plan.cells {
            let place = arrangement.place(of: cell, subviews[cell.index])
            subviews[cell.index].place(
                at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
                proposal: place.proposal)
        }
    }
}

/// What a grid worked out for its last proposals.
public struct GridCache {
    let plan: GridPlan
    private var known: [GridArrangement] = []

    init(plan: GridPlan) { self.plan = plan }

    mutating func arrangement(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> GridArrangement {
        if let found = known.first(where: { $0.proposal == proposal }) { return found }
        let made = GridArrangement(plan, proposal, subviews)
        if known.count == 4 { known.removeFirst() }
        known.append(made)
        return made
    }
}
