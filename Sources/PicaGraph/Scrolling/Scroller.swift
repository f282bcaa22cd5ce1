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
package final class ScrollBehavior: ElementBehavior, Scrolling, Responder {
    package unowned let element: Element
    private var scroller: Scroller
    package private(set) var offset = CGPoint.zero
    private var bars = [ScrollBar(.vertical), ScrollBar(.horizontal)]
    private var contentSize = CGSize.zero

    init(_ element: Element, _ scroller: Scroller) {
        self.element = element
        self.scroller = scroller
    }

    package var responder: (any Responder)? { self }
    private var size: CGSize { element.size }

    package func update(_ value: Scroller, _ environment: EnvironmentValues) {
        scroller = value
        for index in bars.indices { bars[index].color = scroller.barColor(environment) }
        element.invalidateLayout()
        element.setNeedsPainting()
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
        contentSize = content?.sizeThatFits(proposal) ?? .zero
        offset = clamped(offset)
        content?.place(at: CGPoint(x: -offset.x, y: -offset.y), size: contentSize, proposal: proposal)
        updateBars()
    }

    private var isRightToLeft: Bool { element.direction == .rightToLeft }

    /// From the leading edge to the left one and back: `offset` counts from where reading begins.
    private func mirrored(_ x: CGFloat) -> CGFloat {
        isRightToLeft ? max(0, contentSize.width - size.width) - x : x
    }

    private func updateBars() {
        let isBoth = contentSize.width > size.width + 0.5 && contentSize.height > size.height + 0.5
        let corner = isBoth ? ScrollBar.thickness : 0
        bars[0].update(
            offset: offset.y, content: contentSize.height, size: size, isRightToLeft: isRightToLeft,
            corner: corner)
        bars[1].update(
            offset: mirrored(offset.x), content: contentSize.width, size: size, isRightToLeft: isRightToLeft,
            corner: corner)
    }

    private func clamped(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(0, point.x), max(0, contentSize.width - size.width)),
            y: min(max(0, point.y), max(0, contentSize.height - size.height)))
    }

    @discardableResult private func scroll(to point: CGPoint) -> Bool {
        let target = clamped(point)
        guard target != offset else { return false }
        offset = target
        content?.place(
            at: CGPoint(x: -target.x, y: -target.y), size: contentSize,
            proposal: inner(ProposedViewSize(size)))
        updateBars()
        element.setNeedsPainting()
        return true
    }

    package func scroll(by delta: CGSize) -> Bool {
        let way: CGFloat = isRightToLeft ? -1 : 1
        return scroll(to: CGPoint(x: offset.x + delta.width * way, y: offset.y + delta.height))
    }

    package func scroll(toReveal rect: CGRect) -> CGRect {
        let old = CGPoint(x: mirrored(offset.x), y: offset.y)
        var target = old
        if rect.maxX > size.width { target.x += rect.maxX - size.width }
        if rect.minX < 0 { target.x = old.x + rect.minX }
        if rect.maxY > size.height { target.y += rect.maxY - size.height }
        if rect.minY < 0 { target.y = old.y + rect.minY }
        scroll(to: CGPoint(x: mirrored(target.x), y: target.y))
        return rect.offsetBy(dx: old.x - mirrored(offset.x), dy: old.y - offset.y)
    }

    package func contentGrew(by growth: CGSize) {
        offset.x += growth.width
        offset.y += growth.height
        element.invalidatePlacement()
        element.setNeedsPainting()
    }

    package var clipsChildren: Bool { true }

    package func paintChildren(on canvas: Canvas, _ paint: () -> Void) {
        canvas.pushClip(CGRect(origin: .zero, size: size))
        paint()
        if scroller.showsIndicators {
            var list = DisplayList()
            for bar in bars { bar.draw(into: &list) }
            canvas.draw(list, at: .zero)
        }
        canvas.popClip()
    }

    // The bars lie in front of the content.
    package func takesPointerFirst(at point: CGPoint) -> Bool {
        scroller.showsIndicators && bars.contains { $0.touches(point) }
    }

    package var handlesPointer: Bool { true }
    package var keepsFocus: Bool { true }

    package func pointerPressed(_ press: PointerPress) {
        guard press.button == .primary else { return }
        for index in bars.indices {
            guard let target = bars[index].press(at: press.location) else { continue }
            return scroll(bars[index].axis, to: target)
        }
    }

    package func pointerDragged(to point: CGPoint, _ modifiers: Modifiers) {
        for bar in bars {
            if let target = bar.drag(to: point) { scroll(bar.axis, to: target) }
        }
    }

    /// As a bar asks: from the left or the top.
    private func scroll(_ axis: Axis, to target: CGFloat) {
        switch axis {
        case .vertical: scroll(to: CGPoint(x: offset.x, y: target))
        case .horizontal: scroll(to: CGPoint(x: mirrored(target), y: offset.y))
        }
    }

    package func pointerReleased(at point: CGPoint, _ button: PointerButton, _ modifiers: Modifiers) {
        for index in bars.indices { bars[index].release() }
    }

    package var accessibility: AccessibilityProperties? {
        AccessibilityProperties(role: .scrollArea, label: "")
    }
}
