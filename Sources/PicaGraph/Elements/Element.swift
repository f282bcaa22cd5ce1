import Foundation
import PicaCanvas
import PicaFoundation

/// Something that is laid out, drawn and touched: the visible side of one or more nodes.
///
/// Elements measure without changing, are placed by their parents, and keep what they draw as a
/// display list in their own coordinates; so moving an element costs nothing but damage.
@MainActor package class Element {
    /// Not weak, as weak references slow all counting of what they refer to; `deinit` cuts it instead.
    nonisolated(unsafe) package private(set) unowned(unsafe) var parent: Element?
    nonisolated(unsafe) package private(set) var children: [Element] = []
    /// The book-keeping of the tree the element is in. An element may outlive its node for the rest of
    /// a pass, and so never refers to it.
    package let graph: ViewGraph

    /// In the parent's coordinates.
    package internal(set) final var origin = CGPoint.zero
    package internal(set) final var size = CGSize.zero
    /// What the current size answered.
    package internal(set) final var proposal = ProposedViewSize.unspecified

    final var layout = ElementLayout()
    /// Which way the children's places run.
    package final var direction = LayoutDirection.leftToRight {
        didSet { if direction != oldValue { invalidateLayout() } }
    }
    /// How it is shown on its way; nil until it first is.
    final var motion: ElementMotion?
    final var painting = ElementPainting()
    private var number: Int32 = 0
    /// What many children take up together; nil until somebody asks.
    final var childIndex: ChildIndex?

    init(graph: ViewGraph) { self.graph = graph }

    // Not isolated, as that may come later than a child looks for its parent. Elements are let go of only
    // where they are used.
    deinit {
        for child in children where child.parent === self { child.parent = nil }
    }

    // MARK: Tree

    /// Which of the parent's children it is.
    final var index: Int { Int(number) }

    package final func setChildren(_ elements: [Element]) {
        guard !elements.elementsEqual(children, by: ===) else { return }
        let kept = Set(elements.map(ObjectIdentifier.init))
        for child in children where !kept.contains(ObjectIdentifier(child)) && child.parent === self {
            // The child itself no longer knows the layer that it stood in.
            surface?.elementWasRemoved(child)
            child.parent = nil
        }
        children = elements
        childIndex = nil
        painting.extent = nil
        painting.waiting.removeAll()
        for (index, child) in elements.enumerated() {
            if child.parent !== self {
                child.parent = self
                child.layout.hasPlace = false
            }
            child.number = Int32(truncatingIfNeeded: index)
            if child.painting.isDue { painting.waiting.append(child) }
        }
        invalidateLayout()
        if passesTraits { invalidateTraits() }
        setNeedsPainting()
    }

    /// The surface that the element stands in.
    package final var surface: (any Surface)? {
        guard graph.hasLayers else { return graph.surface }
        var top = self
        while let parent = top.parent { top = parent }
        return top.filledSurface ?? graph.surface
    }

    /// Override: the surface that the element fills.
    var filledSurface: (any Surface)? { nil }
    /// Override: whether it fills a surface, be that gone.
    var isTop: Bool { false }

    /// Whether it stands in a surface, one that is only seen any more included, and in no hidden part of it.
    final var isSeen: Bool {
        lineage.contains { $0.isTop } && !lineage.contains { $0.isHidden }
    }

    /// From the element itself up to the root of what it stands in.
    private var lineage: some Sequence<Element> { sequence(first: self) { $0.parent } }

    /// How many elements are around it.
    final var depth: Int {
        var depth = 0
        var element = parent
        while let current = element {
            depth += 1
            element = current.parent
        }
        return depth
    }

    package final var isInTree: Bool { lineage.contains { $0 === surface?.topElement } }

    /// In the tree, and in no hidden part of it.
    package final var isInReach: Bool { isInTree && !lineage.dropFirst().contains { $0.isHidden } }

    // MARK: Layout

    /// Override: the size for a proposal.
    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    /// Override: gives each child its place in `size`.
    package func placeChildren() {
        for child in children { child.place(at: .zero, proposal: proposal) }
    }

    /// Override: whether children that a change with an animation places elsewhere are shown on their way.
    package var movesChildren: Bool { true }

    /// Whether those inside move by this element's animations when it places them elsewhere, not by their own.
    package var ownsPlaces: Bool { false }

    /// Override: the guide's place, in own points, where this element or one inside sets it.
    package func measureGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    /// Override: the children in the order in which the keyboard goes through them.
    var childrenInReadingOrder: [Element] { children }

    /// Override: how it likes to stand beside others.
    package func measureSpacing() -> ViewSpacing {
        children.count == 1 ? children[0].spacing : ViewSpacing()
    }

    /// Override: what the element says of itself to the containers around it; see `TraitKey`.
    package func trait(_ key: ObjectIdentifier) -> Any? { nil }

    /// Override: whether what is inside says it to the containers around this element, too.
    package var passesTraits: Bool { false }

    /// Override: what is inside, and passes this element, says something else.
    func traitsDidChange() {}

    /// Override: drop what was derived from children's sizes.
    /// - Parameter child: The one that changed; nil where there may be others, or all may have changed.
    package func layoutWasInvalidated(by child: Element?) {}

    /// Override: drop what was derived aside from children's sizes.
    /// - Parameter child: The one that changed; nil where there may be others, or all may have changed.
    func asidesWereForgotten(by child: Element?) {}

    /// Override: whether the element is on its way out, without a place in the layout.
    package var isLeaving: Bool { false }

    /// Override: whether shortcuts and scroll keys skip the element and those inside: they are seen, but on their way out.
    package var isPassedByKeys: Bool { isLeaving }

    // MARK: Painting

    /// Override: what the element draws below its children, in own points.
    package func draw(into list: inout DisplayList) {}

    /// Override: false where only children are seen, so that another size alone changes no pixel.
    package var drawsItself: Bool { true }

    /// Override: how far drawing, or what can be touched, reaches beyond the element's frame, in points.
    package var drawingOutset: CGFloat { 0 }
    /// How far pixels of those inside are carried from where they draw them, in own points.
    package var contentReach: CGFloat { 0 }

    /// Override: paints the children; wrappers add clips and layers here.
    package func paintChildren(on painter: Painter) { paintStacked(on: painter) }

    /// Override: the rectangle that cuts off what those inside draw beyond it, in own points; nil cuts off nothing.
    package var contentClip: CGRect? { nil }

    /// Whether those inside can be touched within the clip only.
    package var confinesTouch: Bool { contentClip != nil }

    /// Override: how those inside are seen and touched in own points, where that is not as they were
    /// laid out.
    package var contentTransform: ProjectionTransform? { nil }

    /// Whether parallel lines of those inside are not seen as such.
    final var isProjected: Bool { contentTransform.map { $0.affine == nil } ?? false }

    /// Override: the children from back to front; nil where that is their own order.
    package func stackChildren() -> [Element]? { nil }

    /// Override: what keeps room free around those inside; nil where nothing does.
    var safeAreaKeeper: (any SafeAreaKeeper)? { nil }

    // MARK: Touch

    /// Override: what can be touched at a place in own points.
    package func hitRule(at point: CGPoint) -> HitRule {
        confinesTouch && !(contentClip ?? CGRect(origin: .zero, size: shownSize)).contains(point)
            ? .nothing : .contents
    }

    /// Whether the element and those inside are out of reach: not seen, not read out, never focused.
    package var isHidden: Bool { false }

    /// Override: what takes events for the element; nil where it lets them pass.
    package var responder: (any Responder)? { nil }

    // MARK: Accessibility

    /// Override: what the element is to assistive technology and to tests; nil when it is nothing.
    package var accessibility: AccessibilityProperties? { nil }

    /// Override: what becomes of what is inside, for assistive technology.
    package var accessibilityScope: AccessibilityScope { .open }

    /// Override: whether the element is a group of its own where nothing inside has a role.
    var standsForEmptyContent: Bool { false }

    /// Override: changes what the element, or one inside that its scope leaves open, is.
    package func adjustAccessibility(_ properties: inout AccessibilityProperties) {}
}
