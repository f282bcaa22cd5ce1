import Foundation
import PicaCanvas
import PicaFoundation

/// Makes what it modifies scroll.
package struct Scroller {
    package let axes: Axis.Set
    /// Along which bars may be shown.
    package let indicators: Axis.Set
    /// Whether a person can scroll it.
    package let isEnabled: Bool
    /// Whether what is out of its frame is seen all the same.
    package let isClipDisabled: Bool
    /// Around the bars.
    package let barMargins: EdgeInsets
    /// Which point of the content stands at the same point of the scroll view, before anybody scrolls and where the
    /// content grows; nil for its beginning.
    package let anchor: UnitPoint?
    /// Where it comes to rest; nil for anywhere.
    package let rest: (any ScrollTargetBehavior)?
    /// What bars are drawn with; a function without captures, so that two of it compare equal.
    package let barColor: (EnvironmentValues) -> PixelColor

    package init(
        axes: Axis.Set, indicators: Axis.Set, isEnabled: Bool = true, isClipDisabled: Bool = false,
        barMargins: EdgeInsets = EdgeInsets(), anchor: UnitPoint? = nil,
        rest: (any ScrollTargetBehavior)? = nil, barColor: @escaping (EnvironmentValues) -> PixelColor
    ) {
        self.axes = axes
        self.indicators = indicators
        self.isEnabled = isEnabled
        self.isClipDisabled = isClipDisabled
        self.barMargins = barMargins
        self.anchor = anchor
        self.rest = rest
        self.barColor = barColor
    }
}

extension Scroller: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> ScrollBehavior { ScrollBehavior(element, self) }
}

/// Moves its content under a frame.
package final class ScrollBehavior: ElementBehavior, ScrollResponder, PointerResponder, HoverResponder,
    PressHandler
{
    package unowned let element: Element
    private var scroller: Scroller
    package private(set) var offset = CGPoint.zero
    private var goal: ScrollGoal?
    /// How often the goal was sought: rows on the way there turn out longer or shorter.
    private var attempts = 0
    /// How often in a row it was found where it was already.
    private var arrivals = 0
    private var motion = Moving(AnimatablePair<CGFloat, CGFloat>.zero)
    private var viewport = ViewportObservation()
    private var bars = [ScrollBar(.vertical), ScrollBar(.horizontal)]
    private var contentSize = CGSize.zero
    private lazy var press = PressRecognizer(element, handler: self)
    /// Bars show themselves while something scrolls and while the pointer is near, so that they do not
    /// stay over what is read.
    private var showsBars = false
    private var isPointerNear = false

    /// How long bars stay, in seconds.
    private static let barTime = 1.2
    /// How far an arrow key scrolls, in points.
    private static let line: CGFloat = 40

    init(_ element: Element, _ scroller: Scroller) {
        self.element = element
        self.scroller = scroller
    }

    package var responder: (any Responder)? { self }
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
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: scroller.axes.contains(.horizontal) ? nil : proposal.width,
            height: scroller.axes.contains(.vertical) ? nil : proposal.height)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = content?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(
            width: scroller.axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: scroller.axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    package func placeChildren() {
        let proposal = inner(ProposedViewSize(size))
        let newSize = content?.sizeThatFits(proposal) ?? .zero
        let isOther = newSize != contentSize
        let wasAnchored = !wasPlaced || isAnchored
        contentSize = newSize
        wasPlaced = wasPlaced || newSize.width > 0 && newSize.height > 0
        offset = wasAnchored ? anchored : clamped(offset)
        content?.place(at: CGPoint(x: -offset.x, y: -offset.y), size: contentSize, proposal: proposal)
        updateBars()
        if isOther { flashBars() }
    }

    /// Whether the content has had a size.
    private var wasPlaced = false

    /// Where the content begins while it stands at the anchor.
    private var anchored: CGPoint {
        guard let anchor = scroller.anchor else { return clamped(offset) }
        return clamped(
            CGPoint(
                x: (scrollableSize.width - size.width) * anchor.x,
                y: (scrollableSize.height - size.height) * anchor.y))
    }

    /// Whether it stands there, and what grows is to grow away from it.
    private var isAnchored: Bool {
        let place = anchored
        return scroller.anchor != nil && abs(offset.x - place.x) < 1 && abs(offset.y - place.y) < 1
    }

    /// How it stands to its content.
    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: offset, contentSize: contentSize, contentInsets: EdgeInsets(), containerSize: size)
    }

    /// Whether it is on its way by itself.
    var isBusy: Bool { goal != nil || motion.isMoving }

    private var isRightToLeft: Bool { element.direction == .rightToLeft }

    /// From the leading edge to the left one and back: `offset` counts from where reading begins.
    private func mirrored(_ x: CGFloat) -> CGFloat {
        isRightToLeft ? max(0, scrollableSize.width - size.width) - x : x
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

    /// The content's size along the axes that scroll; along the other, what does not fit is cut off.
    private var scrollableSize: CGSize {
        CGSize(
            width: scroller.axes.contains(.horizontal) ? contentSize.width : size.width,
            height: scroller.axes.contains(.vertical) ? contentSize.height : size.height)
    }

    private func clamped(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(0, point.x), max(0, scrollableSize.width - size.width)),
            y: min(max(0, point.y), max(0, scrollableSize.height - size.height)))
    }

    // MARK: Goals

    private static let mostAttempts = 16

    /// Goes where something is that may not be made yet.
    func scroll(to goal: ScrollGoal, in transaction: Transaction) {
        self.goal = goal
        (attempts, arrivals) = (0, 0)
        viewport.begin(for: self, in: element.host)
        guard !element.needsLayout, let start = start(of: goal) else { return element.invalidatePlacement() }
        motion = Moving(AnimatablePair(offset.x, offset.y))
        let now = element.host?.platform.now ?? 0
        if motion.set(AnimatablePair(start.x, start.y), in: transaction, at: now) {
            element.host?.clock.add(self, at: now)
        } else {
            seekGoal()
        }
    }

    /// Goes to a place in the content.
    func scroll(to place: CGPoint, in transaction: Transaction) {
        giveUpGoal()
        let start = clamped(place)
        let now = element.host?.platform.now ?? 0
        if motion.set(AnimatablePair(start.x, start.y), in: transaction, at: now) {
            element.host?.clock.add(self, at: now)
        } else {
            scroll(to: start)
        }
    }

    // MARK: Rest

    /// How long a person may pause before it goes where it comes to rest, in seconds.
    private static let pause = 0.15
    /// Where a turn of the wheel began.
    private var origin: CGPoint?

    /// A person has scrolled: it comes to rest once nothing more comes.
    private func waitForRest(from start: CGPoint) {
        guard scroller.rest != nil, let host = element.host else { return }
        if origin == nil { origin = start }
        host.setDeadline(host.platform.now + Self.pause, for: restClock)
    }

    private lazy var restClock = RestClock { [weak self] in self?.comeToRest() }

    private func comeToRest() {
        guard let rest = scroller.rest, let origin else { return }
        self.origin = nil
        var target = ScrollTarget(rect: CGRect(origin: offset, size: size), anchor: nil)
        rest.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: CGRect(origin: origin, size: size), anchor: nil),
                velocity: CGVector(dx: offset.x - origin.x, dy: offset.y - origin.y),
                contentSize: contentSize,
                containerSize: size, axes: scroller.axes, targets: targets()))
        guard clamped(target.rect.origin) != offset else { return }
        var transaction = Transaction(animation: .smooth(duration: 0.3))
        transaction.reducesMotion = element.graph.reducesMotion
        scroll(to: target.rect.origin, in: transaction)
    }

    /// What it may come to rest at, in the content's points, counted from where reading begins.
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

    /// What of the content is seen, in its points.
    private var seen: CGRect { CGRect(origin: CGPoint(x: mirrored(offset.x), y: offset.y), size: size) }

    private func seekGoal() {
        guard let goal, !motion.isMoving else { return }
        attempts += 1
        guard attempts <= Self.mostAttempts, let start = start(of: goal) else {
            self.goal = nil
            return
        }
        arrivals = scroll(to: start) ? 0 : arrivals + 1
        // What came into sight by the last step is made and measured by the next layout but one.
        if arrivals == 3 { self.goal = nil } else { element.invalidatePlacement() }
    }

    /// A person scrolls: that comes first.
    private func giveUpGoal() {
        goal = nil
        motion = Moving(AnimatablePair(offset.x, offset.y))
    }

    @discardableResult private func scroll(to point: CGPoint) -> Bool {
        let target = clamped(point)
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

    /// Where a turn of the wheel leads; x counts from where reading begins.
    private func target(of delta: CGSize) -> CGPoint {
        CGPoint(x: offset.x + delta.width * (isRightToLeft ? -1 : 1), y: offset.y + delta.height)
    }

    package func canScroll(by delta: CGSize) -> Bool {
        scroller.isEnabled && clamped(target(of: delta)) != offset
    }

    package func scroll(by delta: CGSize) {
        giveUpGoal()
        let start = offset
        scroll(to: target(of: delta))
        waitForRest(from: start)
    }

    package func scroll(_ command: ScrollCommand) -> Bool {
        guard scroller.isEnabled else { return false }
        giveUpGoal()
        let (width, height) = (contentSize.width - size.width, contentSize.height - size.height)
        let isVertical = height > 0.5
        let isHorizontal = width > 0.5
        // Pages and ends are those of the length that is read along.
        let page = isVertical ? size.height : size.width
        let step: CGFloat
        var goesDown = isVertical
        switch command {
        case .lineUp where isVertical: step = -Self.line
        case .lineDown where isVertical: step = Self.line
        case .lineLeft where isHorizontal, .lineRight where isHorizontal:
            goesDown = false
            step = (command == .lineLeft) == isRightToLeft ? Self.line : -Self.line
        case .lineUp, .lineDown, .lineLeft, .lineRight: return false
        // A line or so stays, to go on reading from.
        case .pageUp: step = -max(page - Self.line, page / 2)
        case .pageDown: step = max(page - Self.line, page / 2)
        case .start: step = -.greatestFiniteMagnitude
        case .end: step = .greatestFiniteMagnitude
        }
        guard isVertical || isHorizontal else { return false }
        defer { waitForRest(from: offset) }
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
        scroll(to: CGPoint(x: mirrored(target.x), y: target.y))
        return rect.offsetBy(dx: old.x - mirrored(offset.x), dy: old.y - offset.y)
    }

    package func contentGrew(by growth: CGSize) {
        // What is sought, or on its way, is elsewhere now.
        if motion.isMoving { motion = Moving(AnimatablePair(offset.x, offset.y)) }
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

    package var clipsChildren: Bool { !scroller.isClipDisabled }

    package func paintChildren(on painter: Painter, _ paint: () -> Void) {
        if clipsChildren { painter.pushClip(frame) }
        paint()
        if showsBars {
            var list = DisplayList()
            for bar in bars { bar.draw(into: &list) }
            painter.draw(list, at: .zero)
        }
        if clipsChildren { painter.popClip() }
    }

    package var drawsItself: Bool { true }
    /// Scrolling is a motion of its own.
    package var movesChildren: Bool { false }

    // The bars lie in front of the content; a scroll view can be touched all over.
    package func hitRule(at point: CGPoint) -> HitRule {
        guard frame.contains(point) else { return .nothing }
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
        flashBars()
    }

    /// As a bar asks: from the left or the top.
    private func scroll(_ axis: Axis, to target: CGFloat) {
        switch axis {
        case .vertical: scroll(to: CGPoint(x: offset.x, y: target))
        case .horizontal: scroll(to: CGPoint(x: mirrored(target), y: offset.y))
        }
    }

    package var accessibility: AccessibilityProperties? {
        AccessibilityProperties(role: .scrollArea, label: "")
    }
}

extension ScrollBehavior: ViewportClient, FrameClient {
    package func viewportDidChange() { seekGoal() }

    package func frame(at now: TimeInterval) -> Bool {
        guard motion.isMoving else { return false }
        let goesOn = motion.move(to: now)
        scroll(to: CGPoint(x: motion.shown.first, y: motion.shown.second))
        if !goesOn { seekGoal() }
        return goesOn
    }
}

extension ScrollBehavior: DeadlineClient {
    package func deadlineReached() {
        if !isPointerNear, !bars.contains(where: \.isHeld) { setShowsBars(false) }
    }
}
