import Foundation
import PicaCanvas

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
    package private(set) var origin = CGPoint.zero
    package private(set) var size = CGSize.zero
    /// What the current size answered.
    package private(set) var proposal = ProposedViewSize.unspecified

    /// Which way the children's places run.
    package final var direction = LayoutDirection.leftToRight {
        didSet { if direction != oldValue { invalidateLayout() } }
    }

    private var measurements = Measurements()
    /// What is inside has to be placed again.
    package private(set) var needsLayout = true
    /// Waiting to be measured again.
    private var isChanged = false
    /// Answers were given while waiting.
    private var hasAnsweredWhileChanged = false
    /// When sizes may have changed last, on the layout queue's clock.
    package private(set) var lastLayoutChange = 0

    private var list = DisplayList()
    private var needsDrawing = true
    /// This element or one inside has other pixels, or other places, than were painted last.
    package private(set) var needsPainting = true
    private var selfNeedsPainting = true
    /// What this element and those inside covered when painted last, in the window's coordinates.
    private var painted: CGRect = .null

    init(graph: ViewGraph) { self.graph = graph }

    // Not isolated, as that may come later than a child looks for its parent. Elements are let go of only
    // where they are used.
    deinit {
        for child in children where child.parent === self { child.parent = nil }
    }

    // MARK: Tree

    package final func setChildren(_ elements: [Element]) {
        guard !elements.elementsEqual(children, by: ===) else { return }
        let kept = Set(elements.map(ObjectIdentifier.init))
        for child in children where !kept.contains(ObjectIdentifier(child)) && child.parent === self {
            child.parent = nil
            child.host?.elementWasRemoved(child)
        }
        children = elements
        stacking = nil
        bundles = []
        for child in elements { child.parent = self }
        invalidateLayout()
        if passesTraits { invalidateTraits() }
        setNeedsPainting()
    }

    /// The surface that the element stands in.
    package final var host: ViewHost? {
        guard graph.hasLayers else { return graph.host }
        var top = self
        while let parent = top.parent { top = parent }
        return (top as? RootElement)?.surface ?? graph.host
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

    package final var isInTree: Bool { lineage.contains { $0 === host?.rootElement } }

    /// In the tree, and in no hidden part of it.
    package final var isInReach: Bool { isInTree && !lineage.dropFirst().contains { $0.isHidden } }

    // MARK: Layout

    /// The size for a proposal: never negative, and infinite at most where infinity was proposed or set.
    /// Never changes the tree.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.sound
        if let known = measurements.size(for: proposal) { return known }
        let size = measure(proposal).answer
        measurements.add(size, for: proposal)
        return size
    }

    /// Override: the size for a proposal.
    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(sizeThatFits(proposal), of: self, proposal: proposal.sound)
    }

    /// The size in force, with what it answered.
    package final var placedDimensions: ViewDimensions {
        ViewDimensions(size, of: self, proposal: proposal)
    }

    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        place(at: origin, size: sizeThatFits(proposal), proposal: proposal)
    }

    /// Parents place in left-to-right coordinates; where the interface runs the other way the place is
    /// mirrored here.
    package final func place(
        at leftToRight: CGPoint, size newSize: CGSize, proposal newProposal: ProposedViewSize
    ) {
        let newSize = newSize.placeable
        let newProposal = newProposal.sound
        var newOrigin = CGPoint(x: leftToRight.x.placeable, y: leftToRight.y.placeable)
        if let parent, parent.direction == .rightToLeft {
            newOrigin.x = parent.size.width - newOrigin.x - newSize.width
        }
        if newOrigin != origin {
            origin = newOrigin
            setNeedsPainting()
        }
        guard needsLayout || newSize != size || newProposal != proposal else { return }
        if newSize != size {
            size = newSize
            if drawsItself { setNeedsDisplay() } else if clipsChildren { setNeedsPainting() }
        }
        proposal = newProposal
        placeAgain()
    }

    /// Lays out what is inside the present size.
    final func placeAgain() {
        needsLayout = false
        placeChildren()
    }

    /// Override: gives each child its place in `size`.
    package func placeChildren() {
        for child in children { child.place(at: .zero, proposal: proposal) }
    }

    /// The guide's place, in own points, where this element or one inside sets it.
    package final func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        if let known = measurements.guide(key, in: dimensions) { return known }
        let value = measureGuide(key, in: dimensions).flatMap { $0.isFinite ? $0 : nil }
        // Most leaves set none, and what does not depend on others needs no comparing.
        if value != nil || !children.isEmpty { measurements.add(value, for: key, in: dimensions) }
        return value
    }

    /// Override: the guide's place, in own points, where this element or one inside sets it.
    package func measureGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    /// How it likes to stand beside others.
    package final var spacing: ViewSpacing {
        if let known = measurements.spacing { return known }
        let spacing = measureSpacing()
        if !children.isEmpty { measurements.add(spacing) }
        return spacing
    }

    /// Override: how it likes to stand beside others.
    package func measureSpacing() -> ViewSpacing {
        children.count == 1 ? children[0].spacing : ViewSpacing()
    }

    /// Override: what the element says of itself to the containers around it; see `TraitKey`.
    package func trait(_ key: ObjectIdentifier) -> Any? { nil }

    /// Override: whether what is inside says it to the containers around this element, too.
    package var passesTraits: Bool { false }

    /// What the element says of itself to the containers around it has changed.
    package final func invalidateTraits() {
        var container = parent
        while let current = container, current.passesTraits { container = current.parent }
        container?.invalidateLayout()
    }

    /// Something that measuring depends on has changed.
    package final func invalidateLayout() {
        if stacking != nil {
            stacking = nil
            bundles = []
        }
        lastLayoutChange = graph.layout.tick()
        layoutWasInvalidated()
        if isChanged {
            if !measurements.isEmpty { hasAnsweredWhileChanged = true }
        } else if !needsLayout || !measurements.isEmpty {
            isChanged = true
            graph.layout.addChanged(self, before: measurements)
            host?.layoutWasInvalidated()
        }
        // Otherwise it is new, and nobody relies on it yet.
        needsLayout = true
        measurements = Measurements()
    }

    /// Measures again after a change.
    /// - Returns: false where the element around it has to do so, too.
    final func settle(_ before: Measurements) -> Bool {
        isChanged = false
        guard !hasAnsweredWhileChanged else {
            hasAnsweredWhileChanged = false
            return false
        }
        return before.hold(for: self)
    }

    /// Drops every size of the element and of all inside: what they are measured with has changed.
    package final func invalidateAllLayout() {
        invalidateLayout()
        for child in children { child.invalidateAllLayout() }
    }

    /// Something that only placing children depends on has changed; sizes stay.
    package final func invalidatePlacement() {
        if !needsLayout {
            needsLayout = true
            graph.layout.addUnplaced(self)
        }
        host?.layoutWasInvalidated()
    }

    /// Override: drop what was derived from children's sizes.
    package func layoutWasInvalidated() {}

    // MARK: Drawing

    /// Override: what the element draws below its children, in own points.
    package func draw(into list: inout DisplayList) {}

    /// Override: whether the element is on its way out, without a place in the layout.
    package var isLeaving: Bool { false }

    /// Stands where another element stood, which it is put around.
    final func takePlace(of other: Element) {
        (origin, size, proposal) = (other.origin, other.size, other.proposal)
        needsLayout = false
    }

    /// Override: false where only children are seen, so that another size alone changes no pixel.
    package var drawsItself: Bool { true }

    /// Override: how far drawing, or what can be touched, reaches beyond the element's frame, in points.
    package var drawingOutset: CGFloat { 0 }

    /// Override: paints the children; wrappers add clips and layers here.
    package func paintChildren(on canvas: Canvas) {
        let stacked = stacked
        guard stacked.count > Self.bundleSize else {
            for child in stacked { child.paint(on: canvas) }
            return
        }
        for bundle in 0..<bundleCount
        where canvas.clipBounds.intersects(extent(ofBundle: bundle).insetBy(dx: -1, dy: -1)) {
            for child in stacked[indices(ofBundle: bundle)] { child.paint(on: canvas) }
        }
    }

    /// Whether pixels of those inside stay within the frame.
    package var clipsChildren: Bool { false }

    package final func setNeedsDisplay() {
        needsDrawing = true
        setNeedsPainting()
    }

    package final func setNeedsPainting() {
        selfNeedsPainting = true
        var element: Element? = self
        while let current = element, !current.needsPainting || current === self {
            current.needsPainting = true
            element = current.parent
        }
        host?.paintingWasInvalidated()
    }

    /// A part of the element, in own points, has other pixels than were painted last.
    package final func setNeedsPainting(in rect: CGRect) {
        let origin = toWindow(.zero)
        host?.addDamage(rect.intersection(visibleRect).offsetBy(dx: origin.x, dy: origin.y))
    }

    /// Paints the element where the canvas's clip lets it.
    package final func paint(on canvas: Canvas) {
        // A hairline may be moved by a pixel to stand on whole ones.
        let reach = extent.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -1, dy: -1)
        guard canvas.clipBounds.intersects(reach) else { return }
        canvas.withTranslation(origin) {
            paintContents(on: canvas)
        }
    }

    private func paintContents(on canvas: Canvas) {
        refreshList()
        if !list.isEmpty { canvas.draw(list, at: .zero) }
        paintChildren(on: canvas)
    }

    private func refreshList() {
        guard needsDrawing else { return }
        needsDrawing = false
        list.commands.removeAll(keepingCapacity: true)
        draw(into: &list)
    }

    /// What the element and those inside can cover, in own points.
    private var extent: CGRect {
        let own = CGRect(origin: .zero, size: size).insetBy(dx: -drawingOutset, dy: -drawingOutset)
        return clipsChildren ? own : own.union(childrenExtent)
    }

    private var cachedChildrenExtent: CGRect?

    private var childrenExtent: CGRect {
        if let cachedChildrenExtent { return cachedChildrenExtent }
        let union =
            children.count > Self.bundleSize
            ? (0..<bundleCount).reduce(CGRect.null) { $0.union(extent(ofBundle: $1)) }
            : extent(of: children[...])
        cachedChildrenExtent = union
        return union
    }

    private func extent(of children: ArraySlice<Element>) -> CGRect {
        children.reduce(CGRect.null) {
            $0.union($1.extent.offsetBy(dx: $1.origin.x, dy: $1.origin.y))
        }
    }

    // MARK: Order

    /// Override: whether the `zIndex` of children says which stands in front.
    package var ordersChildren: Bool { false }

    private var stacking: [Element]?

    /// The children from back to front.
    private var stacked: [Element] {
        guard ordersChildren, graph.usesZIndex else { return children }
        if let stacking { return stacking }
        let made = children.sortedByZIndex()
        stacking = made
        return made
    }

    // MARK: Bundles

    /// Children of long lists count together as far as painting goes, to be passed over at once.
    private static let bundleSize = 32
    /// What each bundle covers; nil where that has to be worked out again.
    private var bundles: [CGRect?] = []

    private var bundleCount: Int { (children.count + Self.bundleSize - 1) / Self.bundleSize }

    private func indices(ofBundle bundle: Int) -> Range<Int> {
        bundle * Self.bundleSize..<min((bundle + 1) * Self.bundleSize, children.count)
    }

    private func extent(ofBundle bundle: Int) -> CGRect {
        if bundles.isEmpty { bundles = Array(repeating: nil, count: bundleCount) }
        if let known = bundles[bundle] { return known }
        let made = extent(of: stacked[indices(ofBundle: bundle)])
        bundles[bundle] = made
        return made
    }

    /// Drops what was worked out about places that changed: before damage is collected, and all the way
    /// down, as an outer extent is made of inner ones.
    package final func forgetExtents() {
        guard needsPainting else { return }
        cachedChildrenExtent = nil
        for (index, child) in stacked.enumerated() where child.needsPainting {
            if !bundles.isEmpty { bundles[index / Self.bundleSize] = nil }
            child.forgetExtents()
        }
    }

    /// Collects what has to be painted again, and takes it as painted.
    /// - Parameters:
    ///   - offset: The parent's origin in the window.
    ///   - visible: What of the parent can be seen there.
    ///   - moved: Something further out moved, so this did too.
    ///   - isCovered: What is damaged further out covers this.
    package final func collectDamage(
        into damage: inout [CGRect], offset: CGPoint, visible: CGRect, moved: Bool, isCovered: Bool = false
    ) {
        guard needsPainting || moved else { return }
        let here = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
        let isNew = moved || selfNeedsPainting
        needsPainting = false
        selfNeedsPainting = false
        let old = painted
        painted = extent.offsetBy(dx: here.x, dy: here.y).intersection(visible)
        if isNew, !isCovered {
            if !old.isEmpty { damage.append(old) }
            if !painted.isEmpty { damage.append(painted) }
        }
        // What was out of sight and still is has no new place to remember.
        let isSeen = isNew && !(old.isEmpty && painted.isEmpty)
        let inner = clipsChildren ? visible.intersection(CGRect(origin: here, size: size)) : visible
        for child in children where isSeen || child.needsPainting {
            child.collectDamage(
                into: &damage, offset: here, visible: inner, moved: isSeen, isCovered: isNew || isCovered)
        }
    }

    /// What the element covered when painted last; asked for when it leaves the tree.
    package final var paintedRect: CGRect { painted }

    // MARK: Places

    /// From the parent's points to the element's own. The one place that knows how an element stands in
    /// its parent.
    package final func fromParent(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    /// From the element's own points to the parent's.
    package final func toParent(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    // MARK: Touch

    /// Override: what can be touched at a place in own points.
    package func hitRule(at point: CGPoint) -> HitRule {
        clipsChildren && !CGRect(origin: .zero, size: size).contains(point) ? .nothing : .contents
    }

    /// Adds what is under a place in the parent's points, from this element to the deepest.
    /// - Returns: false where there is nothing to touch; then nothing is added.
    final func hit(_ point: CGPoint, into path: inout HitPath) -> Bool {
        let local = fromParent(point)
        guard extent.contains(local) else { return false }
        let rule = hitRule(at: local)
        guard rule != .nothing else { return false }
        path.steps.append(HitPath.Step(element: self, point: local))
        if rule == .front || hitChildren(local, into: &path) || rule == .whole { return true }
        path.steps.removeLast()
        return false
    }

    /// Front to back; bundles that do not cover the place are passed over.
    private func hitChildren(_ point: CGPoint, into path: inout HitPath) -> Bool {
        let stacked = stacked
        guard stacked.count > Self.bundleSize else {
            return stacked.reversed().contains { $0.hit(point, into: &path) }
        }
        for bundle in (0..<bundleCount).reversed() where extent(ofBundle: bundle).contains(point) {
            for child in stacked[indices(ofBundle: bundle)].reversed() where child.hit(point, into: &path) {
                return true
            }
        }
        return false
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

    /// Override: changes what the element, or one inside that its scope leaves open, is.
    package func adjustAccessibility(_ properties: inout AccessibilityProperties) {}
}
