import Foundation
import PicaGraph
import PicaViews

/// Two fingers that spread and turn, on a touchpad or a touch screen.
extension TestHost {
    /// Puts two fingers around a place in the window's points.
    public func beginPinch(at point: CGPoint, _ modifiers: Modifiers = []) {
        pinchPlace = point
        pinch(.began, modifiers)
    }

    /// Moves them.
    /// - Parameters:
    ///   - scale: How far apart they are by how far they were at first.
    ///   - rotation: How far they have turned since, clockwise.
    public func movePinch(scale: CGFloat = 1, rotation: Angle = .zero, _ modifiers: Modifiers = []) {
        (pinchScale, pinchRotation) = (scale, rotation)
        pinch(.changed, modifiers)
    }

    /// Lifts them.
    public func endPinch(_ modifiers: Modifiers = []) { pinch(.ended, modifiers) }

    /// Has the desktop take them away, for a gesture of its own.
    public func cancelPinch() { pinch(.cancelled, []) }

    /// Puts two fingers around a place, moves them in four steps and lifts them. It takes a tenth of a second on the
    /// host's clock.
    /// - Parameters:
    ///   - scale: How far apart they come by how far they were at first.
    ///   - rotation: How far they turn, clockwise.
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
