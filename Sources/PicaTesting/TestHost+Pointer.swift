import Foundation
import PicaGraph
import PicaViews

extension TestHost {
    /// A button of the pointer.
    public enum PointerButton: Hashable, Sendable {
        /// The left button of a right-handed mouse.
        case primary
        /// The wheel button.
        case middle
        /// The button for context menus.
        case secondary

        var event: PicaGraph.PointerButton {
            switch self {
            case .primary: .primary
            case .middle: .middle
            case .secondary: .secondary
            }
        }
    }

    /// Moves the pointer to a point in the window's coordinate space, dragging if a button is held.
    public func movePointer(to point: CGPoint, _ modifiers: Modifiers = []) {
        send(.pointerMoved(point, modifiers.events))
    }

    /// Moves the pointer out of the window.
    public func removePointer() { send(.pointerLeft) }

    /// Presses and holds a button.
    ///
    /// - Parameter clicks: The click count: 2 for the second press of a double click.
    public func pressPointer(
        at point: CGPoint, _ button: PointerButton = .primary, clicks: Int = 1, _ modifiers: Modifiers = []
    ) {
        movePointer(to: point, modifiers)
        send(.pointerPressed(point, button.event, clicks: clicks, modifiers.events))
    }

    /// Releases a button.
    public func releasePointer(
        at point: CGPoint, _ button: PointerButton = .primary, _ modifiers: Modifiers = []
    ) {
        send(.pointerReleased(point, button.event, modifiers.events))
    }

    /// Clicks at a point in the window's coordinate space.
    ///
    /// - Parameter count: The number of clicks: 2 is a double click, 3 a triple click.
    public func click(
        at point: CGPoint, count: Int = 1, button: PointerButton = .primary, _ modifiers: Modifiers = []
    ) {
        for number in 1...max(1, count) {
            pressPointer(at: point, button, clicks: number, modifiers)
            releasePointer(at: point, button, modifiers)
        }
    }

    /// Drags with the primary button. With several clicks, the earlier ones come first, as in a double-click drag.
    ///
    /// It takes a tenth of a second on the host's clock.
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

    /// Presses the primary button and releases it after a time on the host's clock.
    ///
    /// - Parameter duration: The time in seconds; by default longer than a `LongPressGesture` needs.
    public func longPress(at point: CGPoint, for duration: TimeInterval = 0.6, _ modifiers: Modifiers = []) {
        pressPointer(at: point, .primary, modifiers)
        advance(by: duration)
        releasePointer(at: point, .primary, modifiers)
    }

    /// Moves the pointer to a point and scrolls the wheel, by a distance in points; y grows downward.
    ///
    /// Steps at one point form one gesture until 0.2 seconds pass (``advance(by:)``): the view that the first step
    /// scrolls gets them all.
    ///
    /// - Parameter byTouchpad: Whether the steps come from a touchpad. Then scrolling continues with momentum if the
    ///   last steps were fast and no step follows for 0.05 seconds.
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
