import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// An object that is laid out, drawn and hit-tested: the visible side of one or more nodes.
///
/// Measuring does not change an element; its parent places it. It keeps its drawing as a display list in its own
/// coordinate space, so moving an element costs only damage.
@MainActor package class Element {
    /// The parent. Not weak, because weak references make all reference counting of their target slower; `deinit`
    /// clears it.
    nonisolated(unsafe) package private(set) unowned(unsafe) var parent: Element?
    nonisolated(unsafe) package private(set) var children: [Element] = []
    /// The queues of the element's tree. An element may outlive its node for the rest of a pass, so it never refers to
    /// the node.
    package let graph: ViewGraph

    /// The origin in the parent's coordinate space.
    package internal(set) final var origin = CGPoint.zero
    package internal(set) final var size = CGSize.zero
    /// The proposal that produced the current size.
    package internal(set) final var proposal = ProposedViewSize.unspecified

    final var layout = ElementLayout()
    /// The direction in which children are placed.
    package final var direction = LayoutDirection.leftToRight {
        didSet { if direction != oldValue { invalidateLayout() } }
    }
    /// The animation of the frame; `nil` until first needed.
    final var motion: ElementMotion?
    final var painting = ElementPainting()
    private var number: Int32 = 0
    /// The cache for many children; `nil` until first needed.
    final var childIndex: ChildIndex?

    init(graph: ViewGraph) { self.graph = graph }

    // Not isolated, because an isolated deinit may run after a child reads its parent. Elements are released on the
    // main thread only.
    deinit {
        for child in children where child.parent === self { child.parent = nil }
    }

    // MARK: Tree

    /// The index among the parent's children.
    final var index: Int { Int(number) }

    package final func setChildren(_ elements: [Element]) {
        guard !elements.elementsEqual(children, by: ===) else { return }
        let kept = Set(elements.map(ObjectIdentifier.init))
        for child in children where !kept.contains(ObjectIdentifier(child)) && child.parent === self {
            // The removed child no longer knows the layer that it was in.
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

    /// The surface that contains the element.
    package final var surface: (any Surface)? {
        guard graph.hasLayers else { return graph.surface }
        var top = self
        while let parent = top.parent { top = parent }
        return top.filledSurface ?? graph.surface
    }

    /// The surface that the element fills. Subclasses override it.
    var filledSurface: (any Surface)? { nil }
    /// Whether the element fills a surface, even a closed one. Subclasses override it.
    var isTop: Bool { false }

    /// Whether the element is in a surface, including one that is closing, and in no hidden part of it.
    final var isSeen: Bool {
        lineage.contains { $0.isTop } && !lineage.contains { $0.isHidden }
    }

    /// The element and its ancestors, up to the root of its surface.
    private var lineage: some Sequence<Element> { sequence(first: self) { $0.parent } }

    /// The number of ancestors.
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

    /// Whether the element is in the tree, and in no hidden part of it.
    package final var isInReach: Bool { isInTree && !lineage.dropFirst().contains { $0.isHidden } }

    // MARK: Layout

    /// Returns the size for a proposal. Subclasses override it.
    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    /// Places each child within `size`. Subclasses override it.
    package func placeChildren() {
        for child in children { child.place(at: .zero, proposal: proposal) }
    }

    /// Whether children animate to their new place in an animated change. Subclasses override it.
    package var movesChildren: Bool { true }

    /// Whether children that this element moves use its own animations rather than theirs.
    package var ownsPlaces: Bool { false }

    /// Returns the position of a guide if the element or a descendant sets it. In the element's coordinate space.
    /// Subclasses override it.
    package func measureGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    /// The children in the order of keyboard navigation. Subclasses override it.
    var childrenInReadingOrder: [Element] { children }

    /// Returns the preferred spacing to siblings. Subclasses override it.
    package func measureSpacing() -> ViewSpacing {
        children.count == 1 ? children[0].spacing : ViewSpacing()
    }

    /// Returns a value that the element sets for its containers; see `TraitKey`. Subclasses override it.
    package func trait(_ key: ObjectIdentifier) -> Any? { nil }

    /// Whether traits of descendants pass this element to containers further out. Subclasses override it.
    package var passesTraits: Bool { false }

    /// Called when a trait that passes this element changed. Subclasses override it.
    func traitsDidChange() {}

    /// Drops values derived from the sizes of children. Subclasses override it.
    ///
    /// - Parameter child: The only child that changed; `nil` if children were added or removed, or all may have
    ///   changed.
    package func layoutWasInvalidated(by child: Element?) {}

    /// Drops values derived from the speculative sizes of children. Subclasses override it.
    ///
    /// - Parameter child: The only child that changed; `nil` if children were added or removed, or all may have
    ///   changed.
    func asidesWereForgotten(by child: Element?) {}

    /// Whether the element is disappearing, without a place in the layout. Subclasses override it.
    package var isLeaving: Bool { false }

    /// Whether shortcuts and scroll keys skip the element and its descendants, as they are disappearing. Subclasses
    /// override it.
    package var isPassedByKeys: Bool { isLeaving }

    // MARK: Painting

    /// Draws what is below the children, in the element's coordinate space. Subclasses override it.
    package func draw(into list: inout DisplayList) {}

    /// Whether the element draws anything itself. If `false`, a change of size alone changes no pixel. Subclasses
    /// override it.
    package var drawsItself: Bool { true }

    /// The distance by which drawing or the hit area extends beyond the frame, in points. Subclasses override it.
    package var drawingOutset: CGFloat { 0 }
    /// The largest distance by which pixels of the content are moved from where they are drawn, in points.
    package var contentReach: CGFloat { 0 }

    /// Paints the children. Wrappers override it to add clips and layers.
    package func paintChildren(on painter: Painter) { paintStacked(on: painter) }

    /// The rectangle to which content is clipped, in the element's coordinate space; `nil` for no clip. Subclasses
    /// override it.
    package var contentClip: CGRect? { nil }

    /// Whether content can be hit only within the clip.
    package var confinesTouch: Bool { contentClip != nil }

    /// The transform from the layout of the content to its appearance and hit area; `nil` for none. Subclasses override
    /// it.
    package var contentTransform: ProjectionTransform? { nil }

    /// Whether the transform of the content is not affine.
    final var isProjected: Bool { contentTransform.map { $0.affine == nil } ?? false }

    /// Returns the children from back to front; `nil` if that is their own order. Subclasses override it.
    package func stackChildren() -> [Element]? { nil }

    /// The object that defines safe areas around the content; `nil` if there are none. Subclasses override it.
    var safeAreaKeeper: (any SafeAreaKeeper)? { nil }

    // MARK: Hit testing

    /// Returns which parts can be hit at a point in the element's coordinate space. Subclasses override it.
    package func hitRule(at point: CGPoint) -> HitRule {
        confinesTouch && !(contentClip ?? CGRect(origin: .zero, size: shownSize)).contains(point)
            ? .nothing : .contents
    }

    /// Whether the element and its descendants are invisible, not accessible and never focused.
    package var isHidden: Bool { false }

    /// The object that handles events for the element; `nil` to ignore them. Subclasses override it.
    package var responder: (any Responder)? { nil }

    // MARK: Accessibility

    /// Whether only assistive technologies see the element's content, which is never focused. Subclasses override it.
    package var isForAssistance: Bool { false }

    /// The description for assistive technologies and tests; `nil` if there is none. Subclasses override it.
    package var accessibility: AccessibilityProperties? { nil }

    /// The effect on the accessibility of descendants. Subclasses override it.
    package var accessibilityScope: AccessibilityScope { .open }

    /// Whether the element is a group even if no descendant has a role. Subclasses override it.
    var standsForEmptyContent: Bool { false }

    /// Changes the description of the element, or of descendants that its scope exposes. Subclasses override it.
    package func adjustAccessibility(_ properties: inout AccessibilityProperties) {}
}
