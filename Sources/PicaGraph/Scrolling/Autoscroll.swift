import Foundation
import PicaState

/// Scrolls continuously while a drag is beyond the edge of a scroll view, even if the pointer rests.
///
/// The farther out the pointer is, the faster it scrolls. The object being dragged reports the position of the pointer
/// and is notified after each step. Points are in the window's coordinate space.
@MainActor package final class Autoscroll {
    private weak var element: Element?
    private let margin: CGFloat
    private let scrolled: (CGPoint) -> Void
    /// The position of the pointer; `nil` while nothing is dragged.
    private var pointer: CGPoint?
    private var isScrolling = false
    private var last: TimeInterval = 0

    /// The speed in points per second: at the edge, the increase per point beyond it, and the maximum.
    private static let speed = (least: CGFloat(60), more: CGFloat(12), most: CGFloat(4000))
    /// The longest time counted for one frame, in seconds, so that nothing jumps after a pause.
    private static let longestStep = 0.1

    /// Creates an autoscroll.
    ///
    /// - Parameters:
    ///   - element: The element in which the drag takes place. It scrolls itself if it can, else the scroll views
    ///     around it.
    ///   - margin: The width of the edge zone inside a scroll view, in points.
    ///   - scrolled: Called after each step with the new drag position, as returned by `drag(to:)`.
    package init(in element: Element, margin: CGFloat = 0, scrolled: @escaping (CGPoint) -> Void) {
        self.element = element
        self.margin = margin
        self.scrolled = scrolled
    }

    /// Follows the pointer.
    ///
    /// - Returns: The nearest visible point of the element, which is the drag position.
    package func drag(to pointer: CGPoint) -> CGPoint {
        self.pointer = pointer
        if !isScrolling, target != nil, let host = element?.host {
            isScrolling = true
            last = host.platform.now
            host.clock.add(self, at: last)
        }
        return place(of: pointer)
    }

    /// Stops scrolling when the drag is over.
    package func stop() { pointer = nil }

    private func place(of point: CGPoint) -> CGPoint {
        guard let element, let visible = element.seen else { return point }
        let point = element.fromWindow(point)
        return element.toWindow(
            CGPoint(
                x: min(max(point.x, visible.minX), visible.maxX),
                y: min(max(point.y, visible.minY), visible.maxY)))
    }

    /// The scroll view whose edge the pointer is beyond, and the distance beyond it.
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
    /// The visible part of the element, in its coordinate space; `nil` if it is empty.
    fileprivate var seen: CGRect? {
        let visible = visibleRect
        return visible.isEmpty ? nil : visible
    }
}
