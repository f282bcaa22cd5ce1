import Foundation

/// Arranges views on top of each other.
///
/// The size is that of the views of the highest layout priority, aligned with each other; the others are
/// aligned with them and may reach out of it.
@frozen public struct ZStackLayout: Layout {
    /// Which guides of the views meet.
    public var alignment: Alignment

    /// Views on top of each other, the last in front.
    ///
    /// - Parameter alignment: How views of different sizes line up; centred by default.
    nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The size, in points, of the views of the highest layout priority, aligned with each other.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        extent(proposal, subviews).size
    }

    /// The views are offered the stack's own size, so that what fills its place fills the stack.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let proposal = ProposedViewSize(bounds.size)
        let extent = extent(proposal, subviews)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + extent.left - dimensions[alignment.horizontal],
                    y: bounds.minY + extent.top - dimensions[alignment.vertical]), proposal: proposal)
        }
    }

    /// The size, and where the alignment's guides stand in it.
    private func extent(
        _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> (size: CGSize, left: CGFloat, top: CGFloat) {
        guard let highest = subviews.lazy.map(\.priority).max() else { return (.zero, 0, 0) }
        var (left, right, top, bottom) = (
            -CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity
        )
        for subview in subviews where subview.priority == highest {
            let dimensions = subview.dimensions(in: proposal)
            let x = dimensions[alignment.horizontal]
            let y = dimensions[alignment.vertical]
            left = max(left, x)
            top = max(top, y)
            right = max(right, dimensions.width - x)
            bottom = max(bottom, dimensions.height - y)
        }
        return (CGSize(width: left + right, height: top + bottom), left, top)
    }
}
