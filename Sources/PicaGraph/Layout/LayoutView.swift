import Foundation
import PicaState

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

    package override init(_ view: LayoutView<Rule, Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        child = view.content.mount(in: self)
        evaluateDirection()
        collectElements()
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
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

/// The element of a container, which measures and places by its layout.
package final class LayoutElement<Rule: Layout>: Element, FrameClient {
    private var moving: MovingValue<Rule>
    /// The layout as of the current frame; its animatable data may be in motion.
    package var rule: Rule {
        get { moving.shown }
        set {
            moving.set(newValue, of: self, calling: self)
            ruleDidChange()
        }
    }
    /// The cache; `nil` before its first use.
    private var cache: Rule.Cache?
    private var changes = LayoutChanges()
    /// The cache for speculative requests.
    private var asideCache: Rule.Cache?
    private var asideChanges = LayoutChanges()

    package init(graph: ViewGraph, rule: Rule) {
        moving = MovingValue(rule)
        super.init(graph: graph)
    }

    private func ruleDidChange() {
        (cache, asideCache) = (nil, nil)
        invalidateLayout()
    }

    package func frame(at now: TimeInterval) -> Bool {
        let isMoving = moving.move(to: now)
        ruleDidChange()
        return isMoving
    }

    override var childrenInReadingOrder: [Element] {
        guard Rule.layoutProperties.leadsFocusByPlace else { return children }
        let isMirrored = direction == .rightToLeft
        return children.sorted {
            ($0.origin.y, isMirrored ? -$0.origin.x : $0.origin.x)
                < ($1.origin.y, isMirrored ? -$1.origin.x : $1.origin.x)
        }
    }

    /// The children that are not disappearing.
    private var staying: [Element] = []
    /// Whether some of those may never have been placed.
    private var hasNewcomers = false

    /// Separates the children that are disappearing from the others.
    func sortOutLeaving() {
        let now = children.contains(where: \.isLeaving) ? children.filter { !$0.isLeaving } : children
        guard !now.elementsEqual(staying, by: ===) else { return }
        staying = now
        hasNewcomers = true
        invalidateLayout()
    }

    private func subviews(changed: [Int]?) -> LayoutSubviews {
        LayoutSubviews(elements: staying, layoutDirection: direction, changed: changed)
    }

    private func withCache<Result>(_ body: (LayoutSubviews, inout Rule.Cache) -> Result) -> Result {
        let isSpeculative = graph.layout.isSpeculative
        var kept: Rule.Cache?
        var since = LayoutChanges()
        // Moved out, so that the cache has a single owner while it is changed.
        if isSpeculative {
            swap(&kept, &asideCache)
            swap(&since, &asideChanges)
        } else {
            swap(&kept, &cache)
            swap(&since, &changes)
        }
        let subviews = subviews(changed: since.changed)
        var used = kept ?? rule.makeCache(subviews: subviews)
        if kept != nil, since.isStale { rule.updateCache(&used, subviews: subviews) }
        kept = nil
        let result = body(subviews, &used)
        if isSpeculative {
            (asideCache, asideChanges) = (used, LayoutChanges())
        } else {
            (cache, changes) = (used, LayoutChanges())
        }
        return result
    }

    override var safeAreaKeeper: (any SafeAreaKeeper)? { rule as? any SafeAreaKeeper }
    package override var drawsItself: Bool { false }
    package override func stackChildren() -> [Element]? {
        graph.usesZIndex ? children.sortedByZIndex() : nil
    }

    package override func layoutWasInvalidated(by child: Element?) { changes.add(child, among: staying) }
    override func asidesWereForgotten(by child: Element?) { asideChanges.add(child, among: staying) }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { rule.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    package override func placeChildren() {
        let bounds = CGRect(origin: .zero, size: size)
        let proposal = proposal
        withCache { rule.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
        guard hasNewcomers else { return }
        hasNewcomers = false
        for (index, child) in staying.enumerated() where !child.layout.hasPlace {
            let view = subviews(changed: nil)[index]
            let place = LayoutPlaces.middle(of: bounds, view, proposal: proposal)
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

/// The changes since a layout's cache was last updated.
private struct LayoutChanges {
    /// Whether the cache must be updated.
    private(set) var isStale = false
    /// The subviews that changed; `nil` if views may have been added, removed or moved.
    private(set) var changed: [Int]? = []

    @MainActor mutating func add(_ child: Element?, among subviews: [Element]) {
        isStale = true
        guard let child, changed?.count ?? 0 < subviews.count, subviews.indices.contains(child.index),
            subviews[child.index] === child
        else {
            changed = nil
            return
        }
        if changed?.last != child.index { changed?.append(child.index) }
    }
}
