import Foundation
import PicaGraph

/// Shows a part of what is wider than its place: what stands over something that scrolls to the side, and goes along.
struct ScrollShift: Layout {
    /// How far it is scrolled from where reading begins, in points.
    let distance: CGFloat
    /// How wide the content is at least, in points.
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
