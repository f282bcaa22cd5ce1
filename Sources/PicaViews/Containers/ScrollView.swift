import Foundation
import PicaCanvas

/// Shows a part of content that is larger than its place.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: View {
    public var body: some View {
        // Several views scroll as a column, as in SwiftUI.
        VStack { content }.modifier(Scroller(axes: axes, showsIndicators: showsIndicators))
    }
}

struct Scroller {
    let axes: Axis.Set
    let showsIndicators: Bool
}

extension Scroller: ElementModifier {
    typealias Body = Never

    func makeWrapper(in node: ViewNode) -> WrapperElement<Self> {
        ScrollElement(node: node, modifier: self)
    }
}

final class ScrollElement: WrapperElement<Scroller>, Scrolling {
    private(set) var offset = CGPoint.zero
    private var bars = [ScrollBar(.vertical), ScrollBar(.horizontal)]
    private var contentSize = CGSize.zero

    override func modifierDidChange(_ environment: EnvironmentValues) {
        for index in bars.indices { bars[index].color = environment.theme.scrollThumb }
        invalidateLayout()
        setNeedsDisplay()
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: modifier.axes.contains(.horizontal) ? nil : proposal.width,
            height: modifier.axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(inner(proposal))
        return CGSize(
            width: modifier.axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: modifier.axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    override func placeChildren() {
        let proposal = inner(ProposedViewSize(size))
        contentSize = content.sizeThatFits(proposal)
        offset = clamped(offset)
        content.place(at: CGPoint(x: -offset.x, y: -offset.y), size: contentSize, proposal: proposal)
        updateBars()
    }

    private var isRightToLeft: Bool { direction == .rightToLeft }

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
        content.place(
            at: CGPoint(x: -target.x, y: -target.y), size: contentSize,
            proposal: inner(ProposedViewSize(size)))
        updateBars()
        setNeedsPainting()
        return true
    }

    override func scroll(by delta: CGSize) -> Bool {
        let way: CGFloat = isRightToLeft ? -1 : 1
        return scroll(to: CGPoint(x: offset.x + delta.width * way, y: offset.y + delta.height))
    }

    func scroll(toReveal rect: CGRect) -> CGRect {
        let old = CGPoint(x: mirrored(offset.x), y: offset.y)
        var target = old
        if rect.maxX > size.width { target.x += rect.maxX - size.width }
        if rect.minX < 0 { target.x = old.x + rect.minX }
        if rect.maxY > size.height { target.y += rect.maxY - size.height }
        if rect.minY < 0 { target.y = old.y + rect.minY }
        scroll(to: CGPoint(x: mirrored(target.x), y: target.y))
        return rect.offsetBy(dx: old.x - mirrored(offset.x), dy: old.y - offset.y)
    }

    override var clipsChildren: Bool { true }

    override func paintChildren(on canvas: Canvas) {
        canvas.pushClip(CGRect(origin: .zero, size: size))
        super.paintChildren(on: canvas)
        if modifier.showsIndicators {
            var list = DisplayList()
            for bar in bars { bar.draw(into: &list) }
            canvas.draw(list, at: .zero)
        }
        canvas.popClip()
    }

    // The bars lie in front of the content.
    override func hitTest(_ point: CGPoint) -> Element? {
        let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        if modifier.showsIndicators, bars.contains(where: { $0.touches(local) }) { return self }
        return super.hitTest(point)
    }

    override var handlesPointer: Bool { true }
    override var keepsFocus: Bool { true }

    override func pointerPressed(_ press: PointerPress) {
        guard press.button == .primary else { return }
        for index in bars.indices {
            guard let target = bars[index].press(at: press.location) else { continue }
            return scroll(bars[index].axis, to: target)
        }
    }

    override func pointerDragged(to point: CGPoint, _ modifiers: Modifiers) {
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

    override func pointerReleased(at point: CGPoint, _ button: PointerButton, _ modifiers: Modifiers) {
        for index in bars.indices { bars[index].release() }
    }

    override var accessibility: AccessibilityProperties? {
        AccessibilityProperties(role: .scrollArea, label: "")
    }
}
