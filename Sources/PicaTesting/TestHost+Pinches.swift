import Foundation
import PicaGraph
import PicaState
import PicaViews

/// Pinches and rotations with two fingers, on a touchpad or touchscreen.
extension TestHost {
    /// Starts a pinch at a point in the window's coordinate space.
    public func beginPinch(at point: CGPoint, _ modifiers: Modifiers = []) {
        pinchPlace = point
        pinch(.began, modifiers)
    }

    /// Continues the pinch.
    ///
    /// - Parameters:
    ///   - scale: The distance between the fingers relative to the start.
    ///   - rotation: The rotation since the start, clockwise.
    public func movePinch(scale: CGFloat = 1, rotation: Angle = .zero, _ modifiers: Modifiers = []) {
        (pinchScale, pinchRotation) = (scale, rotation)
        pinch(.changed, modifiers)
    }

    /// Ends the pinch.
    public func endPinch(_ modifiers: Modifiers = []) { pinch(.ended, modifiers) }

    /// Cancels the pinch, as the desktop does for its own gestures.
    public func cancelPinch() { pinch(.cancelled, []) }

    /// Performs a pinch in four steps. It takes a tenth of a second on the host's clock.
    ///
    /// - Parameters:
    ///   - scale: The final distance between the fingers relative to the start.
    ///   - rotation: The final rotation, clockwise.
    public func pinch(
        at point: CGPoint, scale: CGFloat = 1, rotation: Angle = .zero, _ modifiers: Modifiers = []
    ) {
        beginPinch(at: point, modifiers)
        for step in 1...4 {
            let part = CGFloat(step) / 4
            platform.now += 0.025
            movePinch(
                scale: 1 + (scale - 1) * part, rotation: .radians(rotation.radians * Double(part)), modifiers)
        }
        endPinch(modifiers)
    }

    private func pinch(_ phase: PinchStep.Phase, _ modifiers: Modifiers) {
        if phase == .began { (pinchScale, pinchRotation) = (1, .zero) }
        send(
            .pinched(
                PinchStep(
                    phase, at: pinchPlace, scale: pinchScale, rotation: pinchRotation.radians,
                    modifiers: modifiers.events)))
    }
}
