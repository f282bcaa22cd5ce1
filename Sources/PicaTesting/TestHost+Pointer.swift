import Foundation
import PicaGraph
import PicaViews

extension TestHost {
    /// A button of the pointer.
    public enum PointerButton: Hashable, Sendable {
        /// The left one of a right-handed mouse.
        case primary
        /// The wheel, pressed.
        case middle
        /// The one for context menus.
        case secondary

        var event: PicaGraph.PointerButton {
            switch self {
            case .primary: .primary
            case .middle: .middle
            case .secondary: .secondary
            }
        }
    }

    /// Moves the pointer to a place in the window's points, dragging what is held.
    public func movePointer(to point: CGPoint, _ modifiers: Modifiers = []) {
        send(.pointerMoved(point, modifiers.events))
    }

    /// Takes the pointer out of the window.
    public func removePointer() { send(.pointerLeft) }

    /// Presses a button and holds it.
    /// - Parameter clicks: 2 for the second press of a double click.
    public func pressPointer(
        at point: CGPoint, _ button: PointerButton = .primary, clicks: Int = 1, _ modifiers: Modifiers = []
    ) {
        movePointer(to: point, modifiers)
        send(.pointerPressed(point, button.event, clicks: clicks, modifiers.events))
    }

    /// Lets a button go.
    public func releasePointer(
        at point: CGPoint, _ button: PointerButton = .primary, _ modifiers: Modifiers = []
    ) {
        send(.pointerReleased(point, button.event, modifiers.events))
    }

    /// Clicks at a place in the window's points.
    /// - Parameter count: 2 is a double click, 3 a triple click.
    public func click(
        at point: CGPoint, count: Int = 1, button: PointerButton = .primary, _ modifiers: Modifiers = []
    ) {
        for number in 1...max(1, count) {
            pressPointer(at: point, button, clicks: number, modifiers)
            releasePointer(at: point, button, modifiers)
        }
    }

    /// Presses the primary button, moves and lets go; with several clicks first, as a double click and
    /// drag does. It takes a tenth of a second on the host's clock.
    public func drag(
        from start: CGPoint, to end: CGPoint, clicks: Int = 1, _ modifiers: Modifiers = []
    ) {
        for number in 1..<max(2, clicks) where clicks > 1 {
            pressPointer(at: start, .primary, clicks: number, modifiers)
            releasePointer(at: start, .primary, modifiers)
        }
        pressPointer(at: start, .primary, clicks: max(1, clicks), modifiers)
        for step in 1...4 {
            let part = CGFloat(step) / 4
            platform.now += 0.025
            movePointer(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
                modifiers)
        }
        releasePointer(at: end, .primary, modifiers)
    }

    /// Presses the primary button, holds it for a while on the host's clock, and lets it go.
    /// - Parameter duration: In seconds; by default longer than a `LongPressGesture` takes.
    public func longPress(at point: CGPoint, for duration: TimeInterval = 0.6, _ modifiers: Modifiers = []) {
        pressPointer(at: point, .primary, modifiers)
        advance(by: duration)
        releasePointer(at: point, .primary, modifiers)
    }

    /// Moves the pointer to a place and turns the wheel there, by points; y grows downwards.
    ///
    /// Turns in one place are one gesture until 0.2 seconds pass (``advance(by:)``): what the first one
    /// scrolls keeps the wheel.
    ///
    /// - Parameter byTouchpad: Whether it is two fingers that move on a touchpad: what they scroll goes on when they
    ///   leave that fast, which is when no more comes for 0.05 seconds.
    public func scroll(
        at point: CGPoint, x: CGFloat = 0, y: CGFloat = 0, _ modifiers: Modifiers = [],
        byTouchpad: Bool = false
    ) {
        movePointer(to: point, modifiers)
        send(
            .scrolled(
                ScrollStep(
                    location: point, delta: CGSize(width: x, height: y),
                    time: platform.now, modifiers: modifiers.events, isTouchpad: byTouchpad)))
    }
}
