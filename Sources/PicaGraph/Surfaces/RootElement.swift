import Foundation

/// The element that fills a window: centres what is smaller. Several views stand in a column.
package final class RootElement: Element {
    weak var owner: ViewHost?
    override var filledSurface: (any Surface)? { owner }
    override var isTop: Bool { true }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard children.count > 1 else { return children.first?.sizeThatFits(proposal) ?? .zero }
        var cache = LinearStackCache()
        return VStackLayout().sizeThatFits(proposal: proposal, subviews: column, cache: &cache)
    }

    package override func placeChildren() {
        let proposal = ProposedViewSize(size)
        let fitting = measure(proposal)
        let origin = CGPoint(x: (size.width - fitting.width) / 2, y: (size.height - fitting.height) / 2)
        guard children.count > 1 else {
            children.first?.place(at: origin, size: fitting, proposal: proposal)
            return
        }
        var cache = LinearStackCache()
        VStackLayout().placeSubviews(
            in: CGRect(origin: origin, size: fitting), proposal: proposal, subviews: column, cache: &cache)
    }

    private var column: LayoutSubviews { LayoutSubviews(elements: children, layoutDirection: direction) }

    package override var contentClip: CGRect? { CGRect(origin: .zero, size: shownSize) }
}
