import Foundation
import PicaState

/// A layout that stacks views on top of each other.
///
/// Its size is that of the views with the highest layout priority, aligned with each other. Other views are aligned
/// with them and may extend beyond.
@frozen public struct ZStackLayout: Layout {
    /// The alignment of the views.
    public var alignment: Alignment

    /// Creates a stack, with the last view in front.
    ///
    /// - Parameter alignment: The alignment of views of different sizes; centered by default.
    nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Returns the size, in points, of the aligned views with the highest layout priority.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        extent(proposal, subviews).size
    }

    /// Places the views. Each is proposed the stack's own size, so that flexible views fill the stack.
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

    /// Returns the size and the positions of the alignment guides in it.
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
