import Foundation
import PicaState

/// Bars above and below the content of a window or a column.
///
/// Without bars the content is laid out as if alone. With bars it gets the remaining space and is centered there;
/// several views form a column. If space is too small, the content is cut off, not the bars.
package struct EdgeBars<Top: View, Bottom: View> {
    let top: Top
    let bottom: Bottom

    nonisolated package init(@ViewBuilder top: () -> Top, @ViewBuilder bottom: () -> Bottom) {
        self.top = top()
        self.bottom = bottom()
    }
}

extension EdgeBars: PrimitiveModifier {
    package typealias Body = Never

    package func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        EdgeBarsNode(view, parent: parent)
    }
}

private final class EdgeBarsNode<Content: View, Top: View, Bottom: View>:
    EntryNode<ModifiedContent<Content, EdgeBars<Top, Bottom>>>, ElementCollecting
{
    private var content: TypedNode<Content>?
    private var top: TypedNode<Top>?
    private var bottom: TypedNode<Bottom>?
    private lazy var element = EdgeBarsElement(graph: graph)

    override init(_ view: ModifiedContent<Content, EdgeBars<Top, Bottom>>, parent: ViewNode) {
        super.init(view, parent: parent)
        top = view.modifier.top.mount(in: self)
        content = view.content.mount(in: self)
        bottom = view.modifier.bottom.mount(in: self)
        element.direction = environment.layoutDirection
        collectElements()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let top { body(top) }
        if let content { body(content) }
        if let bottom { body(bottom) }
    }

    override var showsChildAlone: Bool { parent?.showsChildAlone == true }
    override func makeElements() -> [Element] { [element] }

    override func viewDidChange(from old: ModifiedContent<Content, EdgeBars<Top, Bottom>>) {
        content?.update(view.content)
        top?.update(view.modifier.top)
        bottom?.update(view.modifier.bottom)
    }

    override func inherit(_ environment: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        super.inherit(environment, changed: keys)
        element.direction = environment.layoutDirection
    }

    override func elementsDidChange() { graph.enqueueContainer(self) }

    func collectElements() {
        element.show(
            top: top?.makeElements() ?? [], content: content?.makeElements() ?? [],
            bottom: bottom?.makeElements() ?? [])
    }
}

private final class EdgeBarsElement: Element, SafeAreaKeeper {
    private var top: [Element] = []
    private var content: [Element] = []
    private var bottom: [Element] = []

    func show(top: [Element], content: [Element], bottom: [Element]) {
        (self.top, self.content, self.bottom) = (top, content, bottom)
        // Bars are in front, so that content that ignores the safe area extends below them.
        setChildren(content + bottom + top)
    }

    override var childrenInReadingOrder: [Element] { top + content + bottom }
    override var drawsItself: Bool { false }
    override var safeAreaKeeper: (any SafeAreaKeeper)? { self }

    func keptEdges(around element: Element) -> Edge.Set? {
        guard content.contains(where: { $0 === element }) else { return [] }
        return Edge.Set.top.union(.bottom)
    }

    private var staying: [Element] { content.filter { !$0.isLeaving } }
    private var hasBars: Bool { !top.isEmpty || !bottom.isEmpty }

    private func column(_ elements: [Element]) -> LayoutSubviews {
        LayoutSubviews(elements: elements, layoutDirection: direction)
    }

    private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        let staying = staying
        guard staying.count > 1 else { return staying.first?.sizeThatFits(proposal) ?? .zero }
        var cache = LinearStackCache()
        return VStackLayout().sizeThatFits(proposal: proposal, subviews: column(staying), cache: &cache)
    }

    private func barHeight(_ bars: [Element], _ width: CGFloat?) -> CGFloat {
        bars.reduce(0) { $0 + $1.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    }

    private func barWidth(_ proposal: ProposedViewSize) -> CGFloat {
        (top + bottom).map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).width }
            .max()
            ?? 0
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard hasBars else { return contentSize(proposal) }
        let bars = barHeight(top, proposal.width) + barHeight(bottom, proposal.width)
        let content = contentSize(
            ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - bars) }))
        // A proposal of zero asks for the minimum size of a window.
        func length(_ offered: CGFloat?, _ fitting: CGFloat) -> CGFloat {
            offered.map { $0 > 0 && $0.isFinite ? $0 : fitting } ?? fitting
        }
        return CGSize(
            width: length(proposal.width, max(barWidth(proposal), content.width)),
            height: length(proposal.height, bars + content.height))
    }

    override func placeChildren() {
        let (above, below) = (barHeight(top, size.width), barHeight(bottom, size.width))
        let rest = CGRect(x: 0, y: above, width: size.width, height: max(0, size.height - above - below))
        let bar = ProposedViewSize(width: size.width, height: nil)
        var y: CGFloat = 0
        for element in top {
            element.place(at: CGPoint(x: 0, y: y), proposal: bar)
            y += element.size.height
        }
        y = max(size.height - below, above)
        for element in bottom {
            element.place(at: CGPoint(x: 0, y: y), proposal: bar)
            y += element.size.height
        }
        let staying = staying
        let proposal = hasBars ? ProposedViewSize(rest.size) : self.proposal
        let fitting = contentSize(proposal)
        let origin = CGPoint(
            x: rest.midX - fitting.width / 2, y: rest.minY + max(0, (rest.height - fitting.height) / 2))
        guard staying.count > 1 else {
            staying.first?.place(at: origin, proposal: proposal)
            return
        }
        var cache = LinearStackCache()
        VStackLayout().placeSubviews(
            in: CGRect(origin: origin, size: fitting), proposal: proposal, subviews: column(staying),
            cache: &cache)
    }

    override func measureGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard !hasBars, content.count == 1 else { return nil }
        return content[0].explicitGuide(key, in: dimensions)
    }

    override func measureSpacing() -> ViewSpacing {
        hasBars || content.count != 1 ? ViewSpacing() : content[0].spacing
    }

    override func trait(_ key: ObjectIdentifier) -> Any? { content.count == 1 ? content[0].trait(key) : nil }
    override var passesTraits: Bool { true }
}
