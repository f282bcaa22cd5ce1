import Foundation

/// A container that arranges its content by a layout.
package struct LayoutView<Rule: Layout, Content: View> {
    package let layout: Rule
    package let content: Content

    nonisolated package init(layout: Rule, content: Content) {
        self.layout = layout
        self.content = content
    }
}

extension LayoutView: PrimitiveView {
    package typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { LayoutNode(self, parent: parent) }
}

package final class LayoutNode<Rule: Layout, Content: View>:
    EntryNode<LayoutView<Rule, Content>>, ElementCollecting
{
    private var child: TypedNode<Content>?
    private lazy var element = LayoutElement(graph: graph, rule: view.layout)

    override init(_ view: LayoutView<Rule, Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        child = view.content.mount(in: self)
        evaluateDirection()
        collectElements()
    }

    package override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override func makeElements() -> [Element] { [element] }
    package override var environmentReads: EnvironmentReads { Self.reads }

    package override func viewDidChange(from old: LayoutView<Rule, Content>) {
        child?.update(view.content)
        if !ViewType.of(Rule.self).isSame(old.layout, view.layout) { element.rule = view.layout }
    }

    package override func evaluate() { evaluateDirection() }

    private func evaluateDirection() {
        element.direction = track { environment.layoutDirection }
    }

    package override func elementsDidChange() {
        graph.enqueueContainer(self)
    }

    package func collectElements() {
        element.setChildren(child?.makeElements() ?? [])
        element.sortOutLeaving()
    }

    private static var reads: EnvironmentReads {
        ViewType.of(LayoutView<Rule, Content>.self).environmentReads
    }
}

/// The element of a container: measures and places by its rule.
package final class LayoutElement<Rule: Layout>: Element {
    package var rule: Rule {
        didSet {
            cache = nil
            invalidateLayout()
        }
    }
    private var cache: Rule.Cache?
    private var isCacheStale = false

    package init(graph: ViewGraph, rule: Rule) {
        self.rule = rule
        super.init(graph: graph)
    }

    /// The children without those on their way out.
    private var staying: [Element] = []

    /// Takes note of which children are on their way out.
    func sortOutLeaving() {
        let now = children.filter { !$0.isLeaving }
        guard !now.elementsEqual(staying, by: ===) else { return }
        staying = now
        invalidateLayout()
    }

    private var subviews: LayoutSubviews { LayoutSubviews(elements: staying, layoutDirection: direction) }

    private func withCache<Result>(_ body: (LayoutSubviews, inout Rule.Cache) -> Result) -> Result {
        let subviews = subviews
        var cache = self.cache ?? rule.makeCache(subviews: subviews)
        if isCacheStale {
            isCacheStale = false
            rule.updateCache(&cache, subviews: subviews)
        }
        self.cache = nil
        defer { self.cache = cache }
        return body(subviews, &cache)
    }

    package override var drawsItself: Bool { false }
    package override var ordersChildren: Bool { true }

    package override func layoutWasInvalidated() { isCacheStale = true }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { rule.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    package override func placeChildren() {
        let bounds = CGRect(origin: .zero, size: size)
        let proposal = proposal
        withCache { rule.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
        for (index, child) in staying.enumerated() where child.needsLayout {
            let place = LayoutPlaces.middle(of: bounds, subviews[index], proposal: proposal)
            child.place(at: place.origin, proposal: place.proposal)
        }
    }

    package override func measureGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard !staying.isEmpty else { return nil }
        let bounds = CGRect(origin: .zero, size: dimensions.size)
        return withCache { subviews, cache in
            switch key.axis {
            case .horizontal:
                rule.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
                    subviews: subviews, cache: &cache)
            case .vertical:
                rule.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
                    subviews: subviews, cache: &cache)
            }
        }
    }

    package override func measureSpacing() -> ViewSpacing {
        withCache { rule.spacing(subviews: $0, cache: &$1) }
    }
}
