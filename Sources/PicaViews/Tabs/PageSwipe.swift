import Foundation
import PicaGraph

/// Turns pages by a drag, a wheel, or two fingers on a touchpad.
struct PageSwipe: ViewModifier {
    let axis: Axis
    let step: @MainActor (Int) -> Void
    @Environment(\.layoutDirection) private var direction

    init(axis: Axis, step: @escaping @MainActor (Int) -> Void) {
        self.axis = axis
        self.step = step
    }

    /// How far a drag goes before it turns the page, in points.
    private static let distance: CGFloat = 60

    func body(content: Content) -> some View {
        let (axis, step) = (axis, step)
        let sign: CGFloat = axis == .horizontal && direction == .rightToLeft ? -1 : 1
        content.contentShape(Rectangle()).modifier(PageWheel(axis: axis, step: step)).gesture(
            DragGesture(minimumDistance: 12).onEnded { value in
                let translation = axis == .horizontal ? value.translation.width : value.translation.height
                if abs(translation) >= Self.distance { step(translation * sign < 0 ? 1 : -1) }
            })
    }
}

/// Turns a page for each swipe of two fingers, or for some notches of a wheel.
private struct PageWheel {
    let axis: Axis
    let step: @MainActor (Int) -> Void
}

extension PageWheel: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> PageWheelBehavior { PageWheelBehavior(element, self) }
}

private final class PageWheelBehavior: ElementBehavior, WheelResponder {
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

    /// What fingers have let go is over.
    func glide(by delta: CGSize) {}
}
