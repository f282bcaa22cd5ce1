import Foundation
import PicaGraph
import PicaState

/// A layout of a window's menu bar above its content, which is centered in the rest. If the window is too small for
/// both, the content is cut rather than the bar.
struct MenuBarLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (bar, content, _) = sizes(subviews, in: proposal)
        let fitting = CGSize(width: max(bar.width, content.width), height: bar.height + content.height)
        // A proposal of zero asks for the minimum size of the window.
        func length(_ offered: CGFloat?, _ fitting: CGFloat) -> CGFloat {
            offered.map { $0 > 0 && $0.isFinite ? $0 : fitting } ?? fitting
        }
        return CGSize(
            width: length(proposal.width, fitting.width), height: length(proposal.height, fitting.height))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let (bar, content, rest) = sizes(subviews, in: ProposedViewSize(bounds.size))
        guard subviews.count == 2 else { return }
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
        let top = bounds.minY + bar.height
        subviews[1].place(
            at: CGPoint(
                x: bounds.midX - content.width / 2,
                y: top + max(0, (bounds.maxY - top - content.height) / 2)),
            proposal: rest)
    }

    private func sizes(
        _ subviews: Subviews, in proposal: ProposedViewSize
    ) -> (bar: CGSize, content: CGSize, rest: ProposedViewSize) {
        guard subviews.count == 2 else { return (.zero, .zero, proposal) }
        let bar = subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        let rest = ProposedViewSize(
            width: proposal.width, height: proposal.height.map { max(0, $0 - bar.height) })
        return (bar, subviews[1].sizeThatFits(rest), rest)
    }
}
