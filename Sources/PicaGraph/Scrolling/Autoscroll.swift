import Foundation

/// Scrolls on while something is dragged beyond the edge of what scrolls, though the pointer be held still:
/// the faster, the farther out it is. Places are in the window's points.
///
/// What is dragged says where the pointer is, and is told each time that something else has come there.
@MainActor package final class Autoscroll {
    private weak var element: Element?
    private let margin: CGFloat
    private let scrolled: (CGPoint) -> Void
    /// nil while nothing is dragged.
    private var pointer: CGPoint?
    private var isScrolling = false
    private var last: TimeInterval = 0

    /// In points a second: at the edge, as much more for each point beyond it, and at most.
    private static let speed = (least: CGFloat(60), more: CGFloat(12), most: CGFloat(4000))
    /// What counts as one frame at most, in seconds: after a pause nothing jumps.
    private static let longestStep = 0.1

    /// - Parameters:
    ///   - element: What something is dragged in. It scrolls itself if it can, and then what is around it.
    ///   - margin: How far inside of what scrolls its edge is, in points.
    ///   - scrolled: Called after each step with where the drag is now, as `drag(to:)` gives it.
    package init(in element: Element, margin: CGFloat = 0, scrolled: @escaping (CGPoint) -> Void) {
        self.element = element
        self.margin = margin
        self.scrolled = scrolled
    }

    /// Follows the pointer.
    /// - Returns: The nearest place of the element that can be seen, which is where the drag is.
    package func drag(to pointer: CGPoint) -> CGPoint {
        self.pointer = pointer
        if !isScrolling, target != nil, let host = element?.host {
            isScrolling = true
            last = host.platform.now
            host.clock.add(self, at: last)
        }
        return place(of: pointer)
    }

    /// The drag is over.
    package func stop() { pointer = nil }

    private func place(of point: CGPoint) -> CGPoint {
        guard let element, let visible = element.seen else { return point }
        let point = element.fromWindow(point)
        return element.toWindow(
            CGPoint(
                x: min(max(point.x, visible.minX), visible.maxX),
                y: min(max(point.y, visible.minY), visible.maxY)))
    }

    /// What gives way at an edge that the pointer is beyond, and how far it is.
    private var target: (scroll: any ScrollResponder, beyond: CGSize)? {
        guard let pointer, let element else { return nil }
        for around in sequence(first: element, next: \.parent) {
            guard let scroll = around.responder as? any ScrollResponder, let visible = around.seen else {
                continue
            }
            let point = around.fromWindow(pointer)
            let inside = visible.insetBy(
                dx: min(margin, visible.width / 4), dy: min(margin, visible.height / 4))
            let beyond = CGSize(
                width: min(0, point.x - inside.minX) + max(0, point.x - inside.maxX),
                height: min(0, point.y - inside.minY) + max(0, point.y - inside.maxY))
            if beyond != .zero, scroll.canScroll(by: beyond) { return (scroll, beyond) }
        }
        return nil
    }

    private static func distance(_ beyond: CGFloat, in seconds: TimeInterval) -> CGFloat {
        guard beyond != 0 else { return 0 }
        let distance = min(speed.least + abs(beyond) * speed.more, speed.most) * seconds
        return beyond < 0 ? -distance : distance
    }
}

extension Autoscroll: FrameClient {
    package func frame(at now: TimeInterval) -> Bool {
        let seconds = min(max(0, now - last), Self.longestStep)
        last = now
        if seconds > 0, let pointer, let (scroll, beyond) = target {
            scroll.scroll(
                by: CGSize(
                    width: Self.distance(beyond.width, in: seconds),
                    height: Self.distance(beyond.height, in: seconds)))
            scrolled(place(of: pointer))
        }
        isScrolling = target != nil
        return isScrolling
    }
}

extension Element {
    /// What of the element can be seen, in own points; nil for nothing.
    fileprivate var seen: CGRect? {
        let visible = visibleRect
        return visible.isEmpty ? nil : visible
    }
}
