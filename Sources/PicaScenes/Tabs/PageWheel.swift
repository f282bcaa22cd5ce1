import Foundation
import PicaGraph
import PicaState

/// Turns a page on each two-finger swipe, or on some notches of a wheel.
struct PageWheel {
    let axis: Axis
    let step: @MainActor (Int) -> Void
}

extension PageWheel: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> PageWheelBehavior { PageWheelBehavior(element, self) }
}

final class PageWheelBehavior: ElementBehavior, WheelResponder {
    unowned let element: Element
    private var wheel: PageWheel
    private var swipe = WheelSwipe()

    init(_ element: Element, _ wheel: PageWheel) {
        self.element = element
        self.wheel = wheel
    }

    func update(_ value: PageWheel, _ environment: EnvironmentValues) { wheel = value }

    var responder: (any Responder)? { self }

    private func distance(_ delta: CGSize) -> CGFloat {
        guard wheel.axis == .horizontal else { return delta.height }
        return element.direction == .rightToLeft ? -delta.width : delta.width
    }

    func canScroll(by delta: CGSize) -> Bool {
        (abs(delta.width) > abs(delta.height)) == (wheel.axis == .horizontal)
    }

    func scroll(by delta: CGSize) {
        let step = swipe.add(distance(delta), at: element.host?.platform.now ?? 0)
        if step != 0 { wheel.step(step) }
    }

    /// Ignores momentum: a swipe ends when the fingers lift.
    func glide(by delta: CGSize) {}
}
