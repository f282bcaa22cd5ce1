import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

extension ScrollBehavior {
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

    /// Returns the offset one page closer to an edge of the content. About a line stays visible.
    private func page(toward edge: Edge) -> CGPoint {
        let isVertical = edge == .top || edge == .bottom
        let length = isVertical ? size.height : size.width
        let step = max(length - Self.line, length / 2) * (edge == .top || edge == .leading ? -1 : 1)
        return clamped(
            isVertical
                ? CGPoint(x: offset.x, y: offset.y + step) : CGPoint(x: offset.x + step, y: offset.y))
    }

    /// Whether there is more content toward an edge.
    func canScroll(toward edge: Edge) -> Bool {
        let page = page(toward: edge)
        return edge == .top || edge == .bottom
            ? abs(page.y - offset.y) > 0.5 : abs(page.x - offset.x) > 0.5
    }

    func scrollPage(toward edge: Edge) {
        giveUpGoal()
        let start = offset
        scroll(to: page(toward: edge))
        waitForRest(from: start)
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
}
