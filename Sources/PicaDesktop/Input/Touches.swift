import CPicaSDL
import Foundation
import PicaGraph

/// Recognizes pinches of the first two fingers on a touchscreen.
///
/// SDL also reports the first finger as the pointer; the second finger ends the pointer's press.
package struct Touches {
    private struct Finger {
        let id: SDL_FingerID
        /// The position in points.
        var place: CGPoint
    }

    private struct Pinch {
        let start: CGPoint
        let distance: CGFloat
        var angle: Double
        var step: PinchStep
    }

    private var fingers: [Finger] = []
    private var pinch: Pinch?

    package init() {}

    /// Handles a touch event.
    ///
    /// - Parameter size: The size of the window, in points; SDL reports positions as fractions of it.
    package mutating func handle(_ event: SDL_TouchFingerEvent, in size: CGSize, emit: Pointer.Emit) {
        let place = CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
        let index = fingers.firstIndex { $0.id == event.fingerId }
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN where index == nil:
            fingers.append(Finger(id: event.fingerId, place: place))
            if fingers.count == 2 { begin(emit) }
        case SDL_FINGERMOTION:
            guard let index else { return }
            fingers[index].place = place
            if index < 2 { move(emit) }
        case SDL_FINGERUP:
            guard let index else { return }
            fingers.remove(at: index)
            if index < 2 { end(emit) }
        default: break
        }
    }

    /// The vector from the first finger to the second.
    private var way: CGSize {
        CGSize(
            width: fingers[1].place.x - fingers[0].place.x, height: fingers[1].place.y - fingers[0].place.y)
    }

    private mutating func begin(_ emit: Pointer.Emit) {
        let way = way
        let middle = CGPoint(
            x: fingers[0].place.x + way.width / 2, y: fingers[0].place.y + way.height / 2)
        let step = PinchStep(.began, at: middle, modifiers: .held)
        // Two fingers are never at the same point.
        pinch = Pinch(
            start: middle, distance: max(hypot(way.width, way.height), 1),
            angle: atan2(way.height, way.width), step: step)
        emit(.pinched(step))
    }

    private mutating func move(_ emit: Pointer.Emit) {
        guard var pinch, fingers.count >= 2 else { return }
        let way = way
        let angle = atan2(way.height, way.width)
        // The shorter way around, so that a rotation can continue beyond a half turn.
        pinch.step.rotation += remainder(Double(angle) - pinch.angle, 2 * .pi)
        pinch.angle = angle
        pinch.step.scale = hypot(way.width, way.height) / pinch.distance
        pinch.step.phase = .changed
        pinch.step.modifiers = .held
        self.pinch = pinch
        emit(.pinched(pinch.step))
    }

    private mutating func end(_ emit: Pointer.Emit) {
        guard var step = pinch?.step else { return }
        pinch = nil
        step.phase = .ended
        step.modifiers = .held
        emit(.pinched(step))
    }
}
