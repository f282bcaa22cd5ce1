import Foundation
import PicaCanvas

/// Makes what it modifies scroll.
package struct Scroller {
    package let axes: Axis.Set
    package let showsIndicators: Bool
    /// What bars are drawn with; a function without captures, so that two of it compare equal.
    package let barColor: (EnvironmentValues) -> PixelColor

    package init(
        axes: Axis.Set, showsIndicators: Bool, barColor: @escaping (EnvironmentValues) -> PixelColor
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
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
        let hasOtherAxes = value.axes != scroller.axes
        scroller = value
        for index in bars.indices { bars[index].color = scroller.barColor(environment) }
        if showsBars { repaintBars() }
        if !value.showsIndicators { setShowsBars(false) }
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
        contentSize = newSize
        offset = clamped(offset)
        content?.place(at: CGPoint(x: -offset.x, y: -offset.y), size: contentSize, proposal: proposal)
        updateBars()
        if isOther { flashBars() }
    }

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
            corner: corner)
        bars[1].update(
            offset: mirrored(offset.x), content: length.width, size: size, isRightToLeft: isRightToLeft,
            corner: corner)
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

    package func canScroll(by delta: CGSize) -> Bool { clamped(target(of: delta)) != offset }

    package func scroll(by delta: CGSize) { scroll(to: target(of: delta)) }

    package func scroll(_ command: ScrollCommand) -> Bool {
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
        offset.x += growth.width
        offset.y += growth.height
        element.invalidatePlacement()
        element.setNeedsPainting()
    }

    // MARK: Bars

    private func flashBars() {
        guard scroller.showsIndicators, bars.contains(where: \.isShown), let host = element.host else {
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

    package var clipsChildren: Bool { true }

    package func paintChildren(on painter: Painter, _ paint: () -> Void) {
        painter.pushClip(frame)
        paint()
        if showsBars {
            var list = DisplayList()
            for bar in bars { bar.draw(into: &list) }
            painter.draw(list, at: .zero)
        }
        painter.popClip()
    }

    package var drawsItself: Bool { true }

    // The bars lie in front of the content; a scroll view can be touched all over.
    package func hitRule(at point: CGPoint) -> HitRule {
        guard frame.contains(point) else { return .nothing }
        return showsBars && bars.contains { $0.touches(point) } ? .front : .whole
    }

    package var recognizers: [any PointerRecognizer] { [press] }

    package func takes(_ press: PointerPress) -> Bool {
        press.button == .primary && showsBars && bars.contains { $0.touches(press.location) }
    }

    package func pressBegan(_ press: PointerPress) {
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

extension ScrollBehavior: DeadlineClient {
    package func deadlineReached() {
        if !isPointerNear, !bars.contains(where: \.isHeld) { setShowsBars(false) }
    }
}
