import CPicaSDL
import Foundation
import PicaGraph
import PicaViews

/// Converts a window's mouse events from SDL.
///
/// Of consecutive motions only the last is reported, as a mouse may report a thousand per second.
package struct Pointer {
    package typealias Emit = (InputEvent) -> Void

    /// The distance of a wheel notch, in points: three lines of body text.
    package static let pointsPerNotch: CGFloat = 60
    /// The number of a touchpad's points that SDL reports as a notch.
    private static let pointsPerTouchpadNotch: CGFloat = 10
    /// The longest time between two steps that surely come from the same device, in milliseconds.
    private static let touchpadPause: UInt32 = 200

    private var clicks = ClickCounter()
    private var motion: InputEvent?
    private var lastTouchpadStep: UInt32?

    package init() {}

    /// Converts an event.
    ///
    /// - Parameter pointsPerUnit: The number of points per unit in which SDL measures the window.
    package mutating func handle(_ event: SDL_Event, pointsPerUnit: CGFloat, emit: Emit) {
        func point(_ x: Int32, _ y: Int32) -> CGPoint {
            CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit)
        }
        if SDL_EventType(event.type) == SDL_MOUSEMOTION {
            motion = .pointerMoved(point(event.motion.x, event.motion.y), .held)
            return
        }
        finish(emit: emit)
        switch SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN:
            // The thumb buttons go back and forward, like Alt with an arrow.
            if let stroke = KeyStroke(thumb: event.button) { return emit(.keyPressed(stroke)) }
            guard let button = PointerButton(event.button) else { return }
            let place = point(event.button.x, event.button.y)
            let count = clicks.press(button, at: place, time: event.button.timestamp)
            emit(.pointerPressed(place, button, clicks: count, .held))
        case SDL_MOUSEBUTTONUP:
            guard let button = PointerButton(event.button) else { return }
            emit(.pointerReleased(point(event.button.x, event.button.y), button, .held))
        case SDL_MOUSEWHEEL:
            let place = point(event.wheel.mouseX, event.wheel.mouseY)
            emit(.scrolled(scroll(event.wheel, at: place, pointsPerUnit: pointsPerUnit)))
        default:
            break
        }
    }

    /// Reports a pending motion. Call it at any other event and before a frame.
    package mutating func finish(emit: Emit) {
        guard let motion else { return }
        self.motion = nil
        emit(motion)
    }

    private mutating func scroll(
        _ wheel: SDL_MouseWheelEvent, at place: CGPoint, pointsPerUnit: CGFloat
    ) -> ScrollStep {
        let isTouchpad = isTouchpad(wheel)
        lastTouchpadStep = isTouchpad ? wheel.timestamp : nil
        let points = isTouchpad ? Pointer.pointsPerTouchpadNotch * pointsPerUnit : Pointer.pointsPerNotch
        // SDL's y grows away from the user. Values of a wheel marked as flipped already have the direction that the
        // user wants.
        return ScrollStep(
            location: place,
            delta: CGSize(
                width: CGFloat(wheel.preciseX) * points, height: CGFloat(-wheel.preciseY) * points),
            time: SDL.now - TimeInterval(SDL_GetTicks() &- wheel.timestamp) / 1000,
            modifiers: .held, isTouchpad: isTouchpad)
    }

    /// Returns whether a step comes from a touchpad, which SDL does not tell.
    ///
    /// A wheel's steps are whole notches, or whole 120ths of one for a high-resolution wheel. A touchpad's rarely are,
    /// and follow each other closely.
    private func isTouchpad(_ wheel: SDL_MouseWheelEvent) -> Bool {
        if let lastTouchpadStep, wheel.timestamp &- lastTouchpadStep <= Pointer.touchpadPause { return true }
        func isWhole(_ notches: Float) -> Bool {
            let fine = notches * 120
            return abs(fine - fine.rounded()) < 0.001
        }
        return !isWhole(wheel.preciseX) || !isWhole(wheel.preciseY)
    }
}

extension KeyStroke {
    /// Creates the key equivalent of a thumb button; `nil` for other buttons.
    fileprivate init?(thumb event: SDL_MouseButtonEvent) {
        switch Int32(event.button) {
        case SDL_BUTTON_X1: self.init(.left, .alternate)
        case SDL_BUTTON_X2: self.init(.right, .alternate)
        default: return nil
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
