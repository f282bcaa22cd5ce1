import Foundation
import PicaState

/// A layout that arranges views in rows and columns.
///
/// Each `GridRow` is a row. A view outside a row forms a row of its own, as wide as the grid.
@frozen public struct GridLayout: Layout {
    /// The default alignment of views in their cells. Rows and columns can override it.
    public var alignment: Alignment
    /// The distance between columns, in points; `nil` for the views' preferences (mostly 8).
    public var horizontalSpacing: CGFloat?
    /// The distance between rows, in points; `nil` for the views' preferences (mostly 8).
    public var verticalSpacing: CGFloat?

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: The default alignment of views in their cells. Rows and columns can override it.
    ///   - horizontalSpacing: The distance between columns, in points; `nil` for the views' preferences.
    ///   - verticalSpacing: The distance between rows, in points; `nil` for the views' preferences.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Makes a cache that assigns views to cells.
    public func makeCache(subviews: Subviews) -> GridCache { GridCache(plan: GridPlan(self, subviews)) }

    /// Returns the total size of all columns and rows, in points.
    ///
    /// Columns share the width as views in an `HStack` do, and rows the height as in a `VStack`: the least flexible are
    /// served first. A view in several columns widens them if it does not fit.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout GridCache) -> CGSize
    {
        cache.arrangement(for: proposal, subviews).size
    }

    /// Places each view in its cell and proposes the cell's size.
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

/// A cache of a grid's arrangements for its last proposals.
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
