import Foundation
import PicaCanvas
import PicaFoundation

/// The behavior of a scroll view, which moves its content under its frame.
package final class ScrollBehavior: ElementBehavior, ScrollResponder, PointerResponder, HoverResponder,
    PressHandler
{
    package unowned let element: Element
    private var scroller: Scroller
    package private(set) var offset = CGPoint.zero
    private var seek: ScrollSeek?
    private var motion = AnimatedValue(AnimatablePair<CGFloat, CGFloat>.zero)
    private var viewport = ViewportObservation()
    private var bars = [ScrollBar(.vertical), ScrollBar(.horizontal)]
    private var contentSize = CGSize.zero
    private var covered = CoveredEdges()
    /// The cause of the current scrolling.
    private(set) var phase = ScrollPhase.idle
    /// The recent offsets from scrolling by the user.
    private var track = VelocityTrack<AnimatablePair<CGFloat, CGFloat>>()
    /// The position that the app and the scroll view agreed on last.
    private var agreed: (place: ScrollPlacement.Place, isByPerson: Bool)?
    /// The position requested by the app, to scroll to once there is content.
    private var wanted: (place: ScrollPlacement.Place, transaction: Transaction)?
    /// The distance from the start of the view that it was scrolled to.
    private var distance: CGPoint?
    /// The axes scrolled to their end, and the number of layouts for which to follow the end. Content that became
    /// visible may turn out longer than estimated.
    private var stops: (axes: Axis.Set, layouts: Int) = ([], 0)
    /// The number of layouts until the app is told the position the user scrolled to; `nil` if it was told.
    private var layoutsUntilTold: Int?
    private lazy var press = PressRecognizer(element, handler: self)
    /// Whether the bars are visible. They are during scrolling and while the pointer is near, so that they do not cover
    /// content permanently.
    private var showsBars = false
    private var isPointerNear = false

    /// The time for which bars stay visible, in seconds.
    private static let barTime = 1.2
    /// The distance that an arrow key scrolls, in points.
    private static let line: CGFloat = 40

    init(_ element: Element, _ scroller: Scroller) {
        self.element = element
        self.scroller = scroller
    }

    package var responder: (any Responder)? { self }
    var axes: Axis.Set { scroller.axes }
    private var size: CGSize { element.size }

    package func update(_ value: Scroller, _ environment: EnvironmentValues) {
        let hasOtherAxes =
            value.axes != scroller.axes || value.isClipDisabled != scroller.isClipDisabled
            || value.indicators != scroller.indicators || value.barMargins != scroller.barMargins
        scroller = value
        for index in bars.indices { bars[index].color = scroller.barColor(environment) }
        if showsBars { repaintBars() }
        if value.indicators.isEmpty { setShowsBars(false) }
        if hasOtherAxes {
            element.invalidateLayout()
            element.setNeedsPainting()
        }
        takePlacement()
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        if scroller.isForOverflow { return proposalForOverflow(in: proposal) }
        return ProposedViewSize(
            width: scroller.axes.contains(.horizontal) ? nil : proposal.width,
            height: scroller.axes.contains(.vertical) ? nil : proposal.height)
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
        return CGSize(
            width: scroller.axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: scroller.axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
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
    private func place(afterLayoutOfOtherSize isOther: Bool) -> CGPoint {
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
    private func noteStops(at place: CGPoint) {
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
    private var wasPlaced = false

    /// Returns the offset at which a unit point of the content is at the same unit point of the frame.
    private func place(at anchor: UnitPoint) -> CGPoint {
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
    private func place(at edge: Edge) -> CGPoint {
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

    private var isRightToLeft: Bool { element.direction == .rightToLeft }

    /// Converts an x coordinate between leading and left origin; `offset` counts in reading direction.
    private func mirrored(_ x: CGFloat) -> CGFloat {
        isRightToLeft ? scrollableSize.width - size.width - x : x
    }

    private func updateBars() {
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
            width: scroller.axes.contains(.horizontal) ? contentSize.width : size.width,
            height: scroller.axes.contains(.vertical) ? contentSize.height : size.height)
    }

    private func clamped(_ point: CGPoint) -> CGPoint {
        let alignment = scroller.anchors[.alignment] ?? .topLeading
        func clamped(_ place: CGFloat, _ room: CGFloat, _ alignment: CGFloat) -> CGFloat {
            room > 0 ? min(max(0, place), room) : room * alignment
        }
        return CGPoint(
            x: clamped(point.x, scrollableSize.width - size.width, alignment.x),
            y: clamped(point.y, scrollableSize.height - size.height, alignment.y))
    }

    // MARK: Goals

    /// Scrolls to a goal that may not be made yet.
    func scroll(to goal: ScrollGoal, in transaction: Transaction) {
        seek = ScrollSeek(goal)
        viewport.begin(for: self, in: element.host)
        guard !element.needsLayout, let start = start(of: goal) else { return element.invalidatePlacement() }
        motion = AnimatedValue(AnimatablePair(offset.x, offset.y))
        if !move(to: start, as: .animating, in: transaction) { seekGoal() }
    }

    /// Scrolls to an offset in the content.
    func scroll(to place: CGPoint, as phase: ScrollPhase = .animating, in transaction: Transaction) {
        giveUpGoal()
        let start = clamped(place)
        if !move(to: start, as: phase, in: transaction) {
            scroll(to: start)
            setPhase(.idle)
        }
    }

    /// Starts to move to an offset.
    ///
    /// - Returns: `false` if there is no animation.
    private func move(to start: CGPoint, as phase: ScrollPhase, in transaction: Transaction) -> Bool {
        let now = element.host?.platform.now ?? 0
        guard motion.set(AnimatablePair(start.x, start.y), in: transaction, at: now) else { return false }
        element.host?.clock.add(self, at: now)
        setPhase(phase)
        return true
    }

    private func setPhase(_ new: ScrollPhase) {
        guard new != phase else { return }
        let old = phase
        phase = new
        let now = element.host?.platform.now ?? 0
        let velocity = track.velocity(at: now)
        let isFast = old == .interacting && velocity != .zero
        for around in sequence(first: element, next: \.parent) {
            (around as? BehaviorElement<ScrollPhaseChangeBehavior>)?.behavior.phaseChanged(
                from: old, of: self, isFast ? CGVector(dx: velocity.first, dy: velocity.second) : nil)
        }
    }

    // MARK: Coming to rest

    /// The time without input from the user after which it scrolls to its rest position, in seconds.
    private static let pause = 0.15
    /// The offset at which the user started to scroll.
    private var origin: CGPoint?

    /// Notes that the user scrolled. The scroll view comes to rest once no further input comes.
    private func waitForRest(from start: CGPoint, as phase: ScrollPhase = .interacting) {
        guard let host = element.host else { return }
        let now = host.platform.now
        if origin == nil {
            origin = start
            track.note(AnimatablePair(start.x, start.y), at: now)
        }
        track.note(AnimatablePair(offset.x, offset.y), at: now)
        personHasScrolled()
        setPhase(phase)
        host.setDeadline(now + Self.pause, for: restClock)
    }

    private lazy var restClock = RestClock { [weak self] in self?.comeToRest() }

    private func comeToRest() {
        guard !bars.contains(where: \.isHeld), let origin else { return }
        self.origin = nil
        guard let rest = scroller.rest else { return setPhase(.idle) }
        var target = ScrollTarget(rect: CGRect(origin: offset, size: size), anchor: nil)
        rest.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: CGRect(origin: origin, size: size), anchor: nil),
                velocity: CGVector(dx: offset.x - origin.x, dy: offset.y - origin.y),
                contentSize: contentSize,
                containerSize: size, axes: scroller.axes, targets: targets()))
        guard clamped(target.rect.origin) != offset else { return setPhase(.idle) }
        var transaction = Transaction(animation: .smooth(duration: 0.3))
        transaction.reducesMotion = element.graph.reducesMotion
        scroll(to: target.rect.origin, as: .decelerating, in: transaction)
        personHasScrolled()
    }

    /// Returns the rectangles to rest at, in the content's points in reading direction.
    func targets() -> [CGRect] {
        guard let content else { return [] }
        return content.scrollTargets().map { target in
            var frame = content.fromWindow(area: target.frameInWindow)
            if isRightToLeft { frame.origin.x = contentSize.width - frame.maxX }
            return frame
        }
    }

    private func start(of goal: ScrollGoal) -> CGPoint? {
        content.flatMap { goal.start(in: $0, seen: seen) }.map {
            clamped(CGPoint(x: mirrored($0.x), y: $0.y))
        }
    }

    /// The visible part of the content, in its coordinate space.
    private var seen: CGRect { CGRect(origin: CGPoint(x: mirrored(offset.x), y: offset.y), size: size) }

    private func seekGoal() {
        guard var seek, !motion.isMoving else { return }
        guard seek.tryAgain(), let start = start(of: seek.goal) else { return arrive() }
        let isFound = seek.isFound(hasMoved: scroll(to: start))
        self.seek = seek
        if isFound { arrive() } else { element.invalidatePlacement() }
    }

    private func arrive() {
        seek = nil
        setPhase(.idle)
    }

    /// Gives up the goal, because input from the user takes precedence.
    private func giveUpGoal() {
        seek = nil
        motion = AnimatedValue(AnimatablePair(offset.x, offset.y))
    }

    @discardableResult private func scroll(to point: CGPoint) -> Bool {
        let target = clamped(point)
        noteStops(at: point)
        guard target != offset else { return false }
        offset = target
        content?.place(
            at: CGPoint(x: -target.x, y: -target.y), size: contentSize,
            proposal: inner(ProposedViewSize(size)))
        updateBars()
        flashBars()
        element.setNeedsPainting()
        element.host?.pointer.contentMoved()
        return true
    }

    /// Returns the offset after a wheel step; x counts in reading direction.
    private func target(of delta: CGSize) -> CGPoint {
        CGPoint(x: offset.x + delta.width * (isRightToLeft ? -1 : 1), y: offset.y + delta.height)
    }

    package func canScroll(by delta: CGSize) -> Bool {
        scroller.isEnabled && clamped(target(of: delta)) != offset
    }

    package func scroll(by delta: CGSize) { scroll(by: delta, as: .interacting) }
    package func glide(by delta: CGSize) { scroll(by: delta, as: .decelerating) }

    private func scroll(by delta: CGSize, as phase: ScrollPhase) {
        giveUpGoal()
        let start = offset
        scroll(to: target(of: delta))
        waitForRest(from: start, as: phase)
    }

    package func scroll(_ command: ScrollCommand) -> Bool {
        if command == .refresh {
            scroller.refresh?()
            return scroller.refresh != nil
        }
        guard scroller.isEnabled else { return false }
        giveUpGoal()
        let (width, height) = (contentSize.width - size.width, contentSize.height - size.height)
        let isVertical = height > 0.5
        let isHorizontal = width > 0.5
        // Page, Home and End keys apply to the main reading axis.
        let page = isVertical ? size.height : size.width
        let step: CGFloat
        var goesDown = isVertical
        switch command {
        case .lineUp where isVertical: step = -Self.line
        case .lineDown where isVertical: step = Self.line
        case .lineLeft where isHorizontal, .lineRight where isHorizontal:
            goesDown = false
            step = (command == .lineLeft) == isRightToLeft ? Self.line : -Self.line
        case .lineUp, .lineDown, .lineLeft, .lineRight, .refresh: return false
        // About a line stays visible, to continue reading from.
        case .pageUp: step = -max(page - Self.line, page / 2)
        case .pageDown: step = max(page - Self.line, page / 2)
        case .start: step = -.greatestFiniteMagnitude
        case .end: step = .greatestFiniteMagnitude
        }
        guard isVertical || isHorizontal else { return false }
        let start = offset
        defer { waitForRest(from: start) }
        scroll(
            to: goesDown
                ? CGPoint(x: offset.x, y: offset.y + step) : CGPoint(x: offset.x + step, y: offset.y))
        return true
    }

    package func scroll(toReveal rect: CGRect, margin: CGFloat) -> CGRect {
        let old = CGPoint(x: mirrored(offset.x), y: offset.y)
        var target = old
        if rect.maxX > size.width { target.x += rect.maxX + margin - size.width }
        if rect.minX < 0 { target.x = old.x + rect.minX - margin }
        if rect.maxY > size.height { target.y += rect.maxY + margin - size.height }
        if rect.minY < 0 { target.y = old.y + rect.minY - margin }
        if scroll(to: CGPoint(x: mirrored(target.x), y: target.y)) { personHasScrolled() }
        return rect.offsetBy(dx: old.x - mirrored(offset.x), dy: old.y - offset.y)
    }

    package func contentChanged() { stops = ([], 0) }

    package func contentGrew(by growth: CGSize) {
        // The offset of the goal has changed.
        if motion.isMoving { motion = AnimatedValue(AnimatablePair(offset.x, offset.y)) }
        offset.x += growth.width
        offset.y += growth.height
        element.invalidatePlacement()
        element.setNeedsPainting()
    }

    // MARK: Bars

    private func flashBars() {
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
            for bar in bars { bar.draw(into: &list) }
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

    package var recognizers: [any PointerRecognizer] { [press] }

    package func takes(_ press: PointerPress) -> Bool {
        press.button == .primary && scroller.isEnabled && showsBars
            && bars.contains { $0.touches(press.location) }
    }

    package func pressBegan(_ press: PointerPress) {
        giveUpGoal()
        for index in bars.indices {
            guard let target = bars[index].press(at: press.location) else { continue }
            setPhase(.tracking)
            return scroll(bars[index].axis, to: target)
        }
    }

    package func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        for bar in bars {
            if let target = bar.drag(to: point) { scroll(bar.axis, to: target) }
        }
    }

    package func pressEnded(at point: CGPoint, _ modifiers: Modifiers) { pressCancelled() }

    package func pressCancelled() {
        for index in bars.indices { bars[index].release() }
        if phase == .tracking { setPhase(.idle) } else { waitForRest(from: offset) }
        flashBars()
    }

    /// Scrolls to an offset of a bar, which counts from the left or the top.
    private func scroll(_ axis: Axis, to target: CGFloat) {
        let start = offset
        let hasMoved =
            switch axis {
            case .vertical: scroll(to: CGPoint(x: offset.x, y: target))
            case .horizontal: scroll(to: CGPoint(x: mirrored(target), y: offset.y))
            }
        if hasMoved { waitForRest(from: start) }
    }

    // MARK: Placement

    /// Takes over a new position requested by the app.
    private func takePlacement() {
        guard let placement = scroller.placement else { return agreed = nil }
        guard placement.isNew(after: agreed) else {
            // The app may have adopted the position reported for the user's scrolling.
            if let isByPerson = placement.isByPerson { agreed = (placement.place, isByPerson) }
            return
        }
        var transaction = element.graph.transaction
        transaction.reducesMotion = element.graph.reducesMotion
        agreed = (placement.place, placement.isByPerson ?? false)
        distance = nil
        layoutsUntilTold = nil
        guard !(agreed?.isByPerson ?? false) else { return }
        wanted = (placement.place, transaction)
        element.invalidatePlacement()
    }

    private func go(
        to place: ScrollPlacement.Place, _ placement: ScrollPlacement, in transaction: Transaction
    ) {
        switch place {
        case .anywhere: return
        case .view(let id, let anchor):
            guard let goal = placement.views.goal(of: id, anchor ?? placement.anchor, in: self) else {
                return
            }
            scroll(to: goal, in: transaction)
        case .edge(let edge): scroll(to: self.place(at: edge), in: transaction)
        case .point(let x, let y):
            scroll(to: CGPoint(x: x ?? offset.x, y: y ?? offset.y), in: transaction)
        }
        element.invalidatePlacement()
    }

    /// Scrolls to a requested position after a layout, keeps the distance to the current view, and reports the user's
    /// position.
    private func followPlacement() {
        guard let placement = scroller.placement, wasPlaced else { return }
        if let (place, transaction) = wanted {
            wanted = nil
            return go(to: place, placement, in: transaction)
        }
        if let layouts = layoutsUntilTold {
            layoutsUntilTold = layouts > 0 ? layouts - 1 : nil
            guard layouts == 0 else { return element.invalidatePlacement() }
            tellPlace(placement)
            distance = distanceToView(placement)
        } else if seek == nil, !motion.isMoving {
            stay(placement)
        }
    }

    private func personHasScrolled() {
        guard scroller.placement != nil else { return }
        // Content that became visible is made and measured by the layout after the next.
        layoutsUntilTold = 2
        element.invalidatePlacement()
    }

    private func tellPlace(_ placement: ScrollPlacement) {
        let id = target(at: placement.anchor).flatMap { target in
            placement.views.identity(of: target, where: placement.isIdentity)
        }
        let place: ScrollPlacement.Place = id.map { .view($0, nil) } ?? .anywhere
        if let agreed, agreed.place == place, agreed.isByPerson || placement.isByPerson == nil { return }
        agreed = (place, true)
        element.graph.after { placement.personScrolled(id) }
    }

    private func distanceToView(_ placement: ScrollPlacement) -> CGPoint? {
        guard case .view(let id, _) = agreed?.place,
            let goal = placement.views.goal(of: id, .topLeading, in: self),
            let content, let start = goal.start(in: content, seen: seen)
        else { return nil }
        return CGPoint(x: offset.x - mirrored(start.x), y: offset.y - start.y)
    }

    /// Keeps the distance to the view scrolled to, as the content around it may have changed.
    private func stay(_ placement: ScrollPlacement) {
        let now = distanceToView(placement)
        guard let before = distance, let now else { return distance = now }
        let target = clamped(CGPoint(x: offset.x + before.x - now.x, y: offset.y + before.y - now.y))
        guard abs(target.x - offset.x) > 0.5 || abs(target.y - offset.y) > 0.5 else { return }
        scroll(to: target)
        element.invalidatePlacement()
    }

    /// Returns the scroll target at an anchor of the frame; without an anchor, the first visible one.
    private func target(at anchor: UnitPoint?) -> Element? {
        guard let content else { return nil }
        let seen = seen
        let targets = content.scrollTargets().map { ($0, content.fromWindow(area: $0.frameInWindow)) }
        guard let anchor else {
            return targets.first { $0.1.insetBy(dx: 0.5, dy: 0.5).intersects(seen) }?.0
        }
        let x = isRightToLeft ? 1 - anchor.x : anchor.x
        let point = CGPoint(x: seen.minX + seen.width * x, y: seen.minY + seen.height * anchor.y)
        func distance(_ rect: CGRect) -> CGFloat {
            let x = scroller.axes.contains(.horizontal) ? max(rect.minX - point.x, point.x - rect.maxX, 0) : 0
            let y = scroller.axes.contains(.vertical) ? max(rect.minY - point.y, point.y - rect.maxY, 0) : 0
            return max(x, y)
        }
        return targets.min { distance($0.1) < distance($1.1) }?.0
    }

    package var takesAnyHeight: Bool { scroller.axes.contains(.vertical) }

    package var accessibility: AccessibilityProperties? {
        scroller.isForOverflow && !isOverflowing ? nil : AccessibilityProperties(role: .scrollArea, label: "")
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
        if !isPointerNear, !bars.contains(where: \.isHeld) { setShowsBars(false) }
    }
}
