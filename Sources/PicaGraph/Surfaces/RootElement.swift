import Foundation
import PicaState

/// The element that fills a window. It centers smaller content; several views form a column in front of backgrounds.
package final class RootElement: Element {
    weak var owner: ViewHost?
    override var filledSurface: (any Surface)? { owner }
    override var isTop: Bool { true }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let (_, content) = layers
        guard content.count > 1 else { return content.first?.sizeThatFits(proposal) ?? .zero }
        var cache = LinearStackCache()
        return VStackLayout().sizeThatFits(proposal: proposal, subviews: column(content), cache: &cache)
    }

    package override func placeChildren() {
        let proposal = ProposedViewSize(size)
        let fitting = measure(proposal)
        let origin = CGPoint(x: (size.width - fitting.width) / 2, y: (size.height - fitting.height) / 2)
        let (backgrounds, content) = layers
        for background in backgrounds { background.place(at: .zero, size: size, proposal: proposal) }
        guard content.count > 1 else {
            content.first?.place(at: origin, size: fitting, proposal: proposal)
            return
        }
        var cache = LinearStackCache()
        VStackLayout().placeSubviews(
            in: CGRect(origin: origin, size: fitting), proposal: proposal, subviews: column(content),
            cache: &cache)
    }

    /// The children that fill the surface as backgrounds, and those in front of them.
    private var layers: (backgrounds: ArraySlice<Element>, content: ArraySlice<Element>) {
        guard children.count > 1 else { return ([], children[...]) }
        let count = children.prefix { $0.trait(SurfaceBackgroundKey.self) }.count
        return (children.prefix(count), children.dropFirst(count))
    }

    private func column(_ content: ArraySlice<Element>) -> LayoutSubviews {
        LayoutSubviews(elements: Array(content), layoutDirection: direction)
    }

    /// Assistive technologies do not see what is behind a dialog.
    package override var accessibilityScope: AccessibilityScope {
        owner?.isBehindDialog == true ? .hidden : .open
    }

    package override var contentClip: CGRect? {
        let reach = owner?.shadowReach ?? 0
        return CGRect(origin: .zero, size: shownSize).insetBy(dx: -reach, dy: -reach)
    }
}
