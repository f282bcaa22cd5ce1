import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// The behavior of a scroll view, which moves its content under its frame.
package final class ScrollBehavior: ElementBehavior, ScrollResponder, PointerResponder, HoverResponder,
    PressHandler
{
    package unowned let element: Element
    var scroller: Scroller
    package internal(set) var offset = CGPoint.zero
    var seek: ScrollSeek?
    var motion = AnimatedValue(AnimatablePair<CGFloat, CGFloat>.zero)
    var viewport = ViewportObservation()
    var bars = [ScrollBar(.vertical), ScrollBar(.horizontal)]
    var contentSize = CGSize.zero
    private var covered = CoveredEdges()
    /// The cause of the current scrolling.
    var phase = ScrollPhase.idle
    /// The recent offsets from scrolling by the user.
    var track = VelocityTrack<AnimatablePair<CGFloat, CGFloat>>()
    /// The position that the app and the scroll view agreed on last.
    var agreed: (place: ScrollPlacement.Place, isByPerson: Bool)?
    /// The position requested by the app, to scroll to once there is content.
    var wanted: (place: ScrollPlacement.Place, transaction: Transaction)?
    /// The distance from the start of the view that it was scrolled to.
    var distance: CGPoint?
    /// The axes scrolled to their end, and the number of layouts for which to follow the end. Content that became
    /// visible may turn out longer than estimated.
    var stops: (axes: Axis.Set, layouts: Int) = ([], 0)
    /// The number of layouts until the app is told the position the user scrolled to; `nil` if it was told.
    var layoutsUntilTold: Int?
    lazy var press = PressRecognizer(element, handler: self)
    lazy var restClock = RestClock { [weak self] in self?.comeToRest() }
    /// Whether the bars are visible. They are during scrolling and while the pointer is near, so that they do not cover
    /// content permanently.
    var showsBars = false
    /// Whether the bars are always visible, with room beside the content.
    private var keepsBars = false
    private var isPointerNear = false

    /// The time for which bars stay visible, in seconds.
    private static let barTime = 1.2
    /// The distance that an arrow key scrolls, in points.
    static let line: CGFloat = 40

    /// The offset at which the user started to scroll.
    var origin: CGPoint?

    init(_ element: Element, _ scroller: Scroller) {
        self.element = element
        self.scroller = scroller
    }

    package var responder: (any Responder)? { self }
    var axes: Axis.Set { scroller.axes }
    var size: CGSize { element.size }

    package func update(_ value: Scroller, _ environment: EnvironmentValues) {
        let hasOtherAxes =
            value.axes != scroller.axes || value.isClipDisabled != scroller.isClipDisabled
            || value.indicators != scroller.indicators || value.barMargins != scroller.barMargins
        scroller = value
        for index in bars.indices { bars[index].color = scroller.barColor(environment) }
        if showsBars { repaintBars() }
        if value.indicators.isEmpty { setShowsBars(false) }
        let keepsBars = environment.keepsScrollBars && !value.indicators.isEmpty
        if keepsBars { setShowsBars(true) } else if self.keepsBars { flashBars() }
        if hasOtherAxes || keepsBars != self.keepsBars {
            self.keepsBars = keepsBars
            element.invalidateLayout()
            element.setNeedsPainting()
        }
        takePlacement()
    }

    func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        if scroller.isForOverflow { return proposalForOverflow(in: proposal) }
        return ProposedViewSize(
            width: scroller.axes.contains(.horizontal)
                ? nil : proposal.width.map { max(0, $0 - barRoom.width) },
            height: scroller.axes.contains(.vertical)
                ? nil : proposal.height.map { max(0, $0 - barRoom.height) })
    }

    /// The room beside the content for bars that are always visible, in points.
    private var barRoom: CGSize {
        func room(_ axis: Axis.Set) -> CGFloat {
            let isKept = keepsBars && !scroller.isForOverflow
            return isKept && axes.contains(axis) && scroller.indicators.contains(axis)
                ? ScrollBar.thickness : 0
        }
        return CGSize(width: room(.vertical), height: room(.horizontal))
    }

    /// Returns the ideal height as the proposal if the content does not fit. Content that contains a scroll view gets
    /// the available height instead, as that adapts.
    private func proposalForOverflow(in proposal: ProposedViewSize) -> ProposedViewSize {
        guard let content, let height = proposal.height, height.isFinite else { return proposal }
        let ideal = ProposedViewSize(width: proposal.width, height: nil)
        return content.sizeThatFits(ideal).height > height && !content.takesAnyHeight ? ideal : proposal
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = content?.sizeThatFits(inner(proposal)) ?? .zero
        if scroller.isForOverflow {
            return CGSize(
                width: min(size.width, proposal.width ?? .infinity),
                height: min(size.height, proposal.height ?? .infinity))
        }
        let (width, height) = (size.width + barRoom.width, size.height + barRoom.height)
        return CGSize(
            width: scroller.axes.contains(.horizontal) ? proposal.width ?? width : width,
            height: scroller.axes.contains(.vertical) ? proposal.height ?? height : height)
    }

    package func placeChildren() {
        let proposal = inner(ProposedViewSize(size))
        let newSize = content?.sizeThatFits(proposal) ?? .zero
        let isOther = newSize != contentSize
        let anchor = wasPlaced ? scroller.anchors[.sizeChanges] : scroller.anchors[.initialOffset]
        let isAnchored = anchor.map { !wasPlaced || stands(at: $0) } ?? false
        contentSize = newSize
        wasPlaced = wasPlaced || newSize.width > 0 && newSize.height > 0
        if case .edge(let edge) = agreed?.place, layoutsUntilTold == nil, !isBusy {
            offset = place(at: edge)
        } else {
            offset =
                anchor.flatMap { isAnchored ? place(at: $0) : nil } ?? place(afterLayoutOfOtherSize: isOther)
        }
        content?.place(at: CGPoint(x: -offset.x, y: -offset.y), size: contentSize, proposal: proposal)
        updateBars()
        if isOther { flashBars() }
        viewport.begin(for: self, in: element.host)
    }

    /// Returns the old position clamped to the content, or the end that was scrolled to.
    func place(afterLayoutOfOtherSize isOther: Bool) -> CGPoint {
        guard stops.layouts > 0 else {
            if clamped(offset) != offset { noteStops(at: offset) }
            return clamped(offset)
        }
        if isOther { stops.layouts = Self.layoutsAfterStop }
        return clamped(
            CGPoint(
                x: stops.axes.contains(.horizontal) ? .infinity : offset.x,
                y: stops.axes.contains(.vertical) ? .infinity : offset.y))
    }

    /// The number of layouts to follow an end. Content that becomes visible is made and measured by the layout after
    /// the next.
    private static let layoutsAfterStop = 3

    /// Records the ends that a target offset reaches or exceeds.
    func noteStops(at place: CGPoint) {
        let (width, height) = (scrollableSize.width - size.width, scrollableSize.height - size.height)
        var axes: Axis.Set = []
        if width > 0, place.x > width - 0.5 { axes.insert(.horizontal) }
        if height > 0, place.y > height - 0.5 { axes.insert(.vertical) }
        stops = (axes, axes.isEmpty ? 0 : Self.layoutsAfterStop)
        guard !axes.isEmpty else { return }
        viewport.begin(for: self, in: element.host)
        element.invalidatePlacement()
    }

    private func goAlongWithEnds() {
        guard stops.layouts > 0 else { return }
        stops.layouts -= 1
        if stops.layouts > 0 { element.invalidatePlacement() }
    }

    /// Whether the content ever had a size.
    var wasPlaced = false

    /// Returns the offset at which a unit point of the content is at the same unit point of the frame.
    func place(at anchor: UnitPoint) -> CGPoint {
        clamped(
            CGPoint(
                x: (scrollableSize.width - size.width) * anchor.x,
                y: (scrollableSize.height - size.height) * anchor.y))
    }

    private func stands(at anchor: UnitPoint) -> Bool {
        let place = place(at: anchor)
        return abs(offset.x - place.x) < 1 && abs(offset.y - place.y) < 1
    }

    /// Returns the offset at which an edge of the content is visible.
    func place(at edge: Edge) -> CGPoint {
        switch edge {
        case .top: clamped(CGPoint(x: offset.x, y: 0))
        case .bottom: clamped(CGPoint(x: offset.x, y: scrollableSize.height))
        case .leading: clamped(CGPoint(x: 0, y: offset.y))
        case .trailing: clamped(CGPoint(x: scrollableSize.width, y: offset.y))
        }
    }

    /// The geometry of the scroll view and its content.
    var geometry: ScrollGeometry {
        // The insets may not have been updated yet.
        covered.look(around: element)
        var insets = covered.insets
        if !axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
        if !axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
        return ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
            contentSize: contentSize, contentInsets: insets,
            containerSize: CGSize(
                width: size.width + insets.leading + insets.trailing,
                height: size.height + insets.top + insets.bottom))
    }

    /// Whether scrolling is in progress without the user.
    var isBusy: Bool { seek != nil || motion.isMoving }

    var isRightToLeft: Bool { element.direction == .rightToLeft }

    /// Converts an x coordinate between leading and left origin; `offset` counts in reading direction.
    func mirrored(_ x: CGFloat) -> CGFloat {
        isRightToLeft ? scrollableSize.width - size.width - x : x
    }

    func updateBars() {
        let before = bars.compactMap(\.thumb)
        let length = scrollableSize
        let isBoth = length.width > size.width + 0.5 && length.height > size.height + 0.5
        let corner = isBoth ? ScrollBar.thickness : 0
        bars[0].update(
            offset: offset.y, content: length.height, size: size, isRightToLeft: isRightToLeft,
            corner: corner, margins: scroller.barMargins)
        bars[1].update(
            offset: mirrored(offset.x), content: length.width, size: size, isRightToLeft: isRightToLeft,
            corner: corner, margins: scroller.barMargins)
        if !scroller.indicators.contains(.vertical) { bars[0].hide() }
        if !scroller.indicators.contains(.horizontal) { bars[1].hide() }
        let after = bars.compactMap(\.thumb)
        if after != before { (before + after).forEach(element.setNeedsPainting(in:)) }
    }

    /// The size of the content along the scroll axes. Along the other axis it is that of the frame, which clips the
    /// content.
    private var scrollableSize: CGSize {
        CGSize(
            width: scroller.axes.contains(.horizontal) ? contentSize.width + barRoom.width : size.width,
            height: scroller.axes.contains(.vertical) ? contentSize.height + barRoom.height : size.height)
    }

    func clamped(_ point: CGPoint) -> CGPoint {
        let alignment = scroller.anchors[.alignment] ?? .topLeading
        func clamped(_ place: CGFloat, _ room: CGFloat, _ alignment: CGFloat) -> CGFloat {
            room > 0 ? min(max(0, place), room) : room * alignment
        }
        return CGPoint(
            x: clamped(point.x, scrollableSize.width - size.width, alignment.x),
            y: clamped(point.y, scrollableSize.height - size.height, alignment.y))
    }

    // MARK: Bars

    func flashBars() {
        guard bars.contains(where: \.isShown), let host = element.host else {
            return
        }
        setShowsBars(true)
        host.setDeadline(host.platform.now + Self.barTime, for: self)
    }

    private func setShowsBars(_ shows: Bool) {
        guard shows != showsBars else { return }
        showsBars = shows
        repaintBars()
    }

    private func repaintBars() { bars.compactMap(\.thumb).forEach(element.setNeedsPainting(in:)) }

    package func hoverChanged(_ isHovered: Bool) {
        if !isHovered { setPointerNear(false) }
    }

    package func hoverMoved(to point: CGPoint) { setPointerNear(bars.contains { $0.touches(point) }) }

    private func setPointerNear(_ isNear: Bool) {
        guard isNear != isPointerNear else { return }
        isPointerNear = isNear
        if showsBars { repaintBars() }
        flashBars()
    }

    package var contentClip: CGRect? { scroller.isClipDisabled ? nil : shownFrame }

    private var shownFrame: CGRect { covered.around(frame, of: element) }

    package func paintChildren(on painter: Painter, _ paint: () -> Void) {
        let clip = contentClip
        if let clip { painter.pushClip(clip) }
        paint()
        if showsBars {
            var list = DisplayList()
            for bar in bars { bar.draw(isWide: isPointerNear || keepsBars, into: &list) }
            painter.draw(list, at: .zero)
        }
        if clip != nil { painter.popClip() }
    }

    package var drawsItself: Bool { true }
    /// `false`, because scrolling is an animation of its own.
    package var movesChildren: Bool { false }

    // The bars are in front of the content; the whole scroll view can be hit.
    package func hitRule(at point: CGPoint) -> HitRule {
        guard shownFrame.contains(point) else { return .nothing }
        return showsBars && bars.contains { $0.touches(point) } ? .front : .whole
    }

    package var takesAnyHeight: Bool { scroller.axes.contains(.vertical) }

    package var isScrollArea: Bool { !scroller.isForOverflow || isOverflowing }

    package var accessibility: AccessibilityProperties? {
        guard isScrollArea else { return nil }
        var properties = AccessibilityProperties(role: .scrollArea, label: "")
        guard scroller.isEnabled else { return properties }
        for edge in Edge.allCases where canScroll(toward: edge) {
            properties.offer(.scroll(edge)) { [weak self] in self?.scrollPage(toward: edge) }
        }
        return properties
    }

    package var accessibleScrollBars: [AccessibilityProperties] {
        bars.compactMap { bar in
            guard scroller.isEnabled else { return bar.accessibility(in: element, scroll: nil) }
            return bar.accessibility(in: element) { [weak self] number in
                self?.scroll(bar.axis, to: number)
            }
        }
    }

    private var isOverflowing: Bool {
        scrollableSize.width > size.width + 0.5 || scrollableSize.height > size.height + 0.5
    }
}

extension Element {
    /// Whether a vertical scroll view is inside.
    fileprivate var takesAnyHeight: Bool {
        (responder as? any ScrollResponder)?.takesAnyHeight ?? children.contains(where: \.takesAnyHeight)
    }
}

extension ScrollBehavior: ViewportClient, FrameClient {
    package func viewportDidChange() {
        covered.look(around: element)
        goAlongWithEnds()
        seekGoal()
        followPlacement()
    }

    package func frame(at now: TimeInterval) -> Bool {
        guard motion.isMoving else { return false }
        let isMoving = motion.move(to: now)
        scroll(to: CGPoint(x: motion.shown.first, y: motion.shown.second))
        if !isMoving {
            if seek == nil { setPhase(.idle) } else { seekGoal() }
        }
        return isMoving
    }
}

extension ScrollBehavior: SafeAreaKeeper {
    package func keptEdges(around content: Element) -> Edge.Set? { nil }
}

extension ScrollBehavior: DeadlineClient {
    package func deadlineReached() {
        if !keepsBars, !isPointerNear, !bars.contains(where: \.isHeld) { setShowsBars(false) }
    }
}
