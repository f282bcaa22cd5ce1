import CSDL
import Foundation
import PicaGraph
import PicaViews

/// Turns one window's SDL mouse events into ours.
struct Pointer {
    /// A notch of the wheel is three lines of body text.
    static let pointsPerNotch: CGFloat = 60

    private var clicks = ClickCounter()

    /// - Parameter pointsPerUnit: Points to one of the units that SDL measures the window in.
    /// - Returns: nil for buttons beyond the third.
    mutating func event(for event: SDL_Event, pointsPerUnit: CGFloat) -> InputEvent? {
        func point(_ x: Int32, _ y: Int32) -> CGPoint {
            CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit)
        }
        switch SDL_EventType(event.type) {
        case SDL_MOUSEMOTION:
            return .pointerMoved(point(event.motion.x, event.motion.y), .held)
        case SDL_MOUSEBUTTONDOWN:
            guard let button = PointerButton(event.button) else { return nil }
            let place = point(event.button.x, event.button.y)
            let count = clicks.press(button, at: place, time: event.button.timestamp)
            return .pointerPressed(place, button, clicks: count, .held)
        case SDL_MOUSEBUTTONUP:
            guard let button = PointerButton(event.button) else { return nil }
            return .pointerReleased(point(event.button.x, event.button.y), button, .held)
        case SDL_MOUSEWHEEL:
            // SDL's y grows away from the person. A wheel marked as flipped is one whose owner wants
            // it so: its values already say which way the content shall go.
            let wheel = event.wheel
            let delta = CGSize(
                width: CGFloat(wheel.preciseX) * Pointer.pointsPerNotch,
                height: CGFloat(-wheel.preciseY) * Pointer.pointsPerNotch)
            return .scrolled(point(wheel.mouseX, wheel.mouseY), by: delta, .held)
        default:
            return nil
        }
    }
}

extension PointerButton {
    fileprivate init?(_ event: SDL_MouseButtonEvent) {
        switch Int32(event.button) {
        case SDL_BUTTON_LEFT: self = .primary
        case SDL_BUTTON_MIDDLE: self = .middle
        case SDL_BUTTON_RIGHT: self = .secondary
        default: return nil
        }
    }
}
