import CSDL
import Foundation
import PicaGraph
import PicaViews

/// Turns one window's SDL mouse events into ours.
///
/// Of motions that come one after the other only the last is reported: a mouse may report a thousand a
/// second.
package struct Pointer {
    package typealias Emit = (InputEvent) -> Void

    /// A notch of the wheel is three lines of body text.
    package static let pointsPerNotch: CGFloat = 60
    /// SDL calls this many of a touchpad's points a notch.
    private static let pointsPerTouchpadNotch: CGFloat = 10
    /// Longest time between two steps of what is surely one device, in milliseconds.
    private static let touchpadPause: UInt32 = 200

    private var clicks = ClickCounter()
    private var motion: InputEvent?
    private var lastTouchpadStep: UInt32?

    package init() {}

    /// - Parameter pointsPerUnit: Points to one of the units that SDL measures the window in.
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
            // What is under the thumb leads back and on, as Alt with an arrow does.
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

    /// Reports a motion that waited for a later one. To be called when any other event comes and before
    /// a frame.
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
        // SDL's y grows away from the person. A wheel marked as flipped is one whose owner wants
        // it so: its values already say which way the content shall go.
        return ScrollStep(
            location: place,
            delta: CGSize(
                width: CGFloat(wheel.preciseX) * points, height: CGFloat(-wheel.preciseY) * points),
            time: SDL.now - TimeInterval(SDL_GetTicks() &- wheel.timestamp) / 1000,
            modifiers: .held, isTouchpad: isTouchpad)
    }

    /// SDL does not say what a step came from. A wheel's steps are whole notches, or whole 120ths of
    /// one where it is a fine one; a touchpad's are so by chance, seldom, and follow each other closely.
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
    /// The key that a press of a button under the thumb stands for; nil for other buttons.
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
