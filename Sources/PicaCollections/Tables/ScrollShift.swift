import Foundation
import PicaGraph
import PicaState

/// Shows the visible part of content that follows the horizontal scrolling of something below it.
struct ScrollShift: Layout {
    /// The scrolled distance from the leading edge, in points.
    let distance: CGFloat
    /// The minimum width of the content, in points.
    let least: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let inner = ProposedViewSize(width: proposal.width.map { max($0, least) }, height: proposal.height)
        let size = subviews.first?.sizeThatFits(inner) ?? .zero
        return CGSize(width: proposal.width ?? size.width, height: size.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(
            at: CGPoint(x: bounds.minX - distance, y: bounds.minY),
            proposal: ProposedViewSize(width: max(bounds.width, least), height: bounds.height))
    }
}
