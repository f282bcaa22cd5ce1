import CPicaSDL
import Foundation
import PicaDesktop
import PicaGraph
import Testing

/// Fingers on a touch screen, as SDL reports them.
@Suite
struct TouchesTests {
    private var touches = Touches()
    private let size = CGSize(width: 200, height: 100)

    private mutating func steps(for events: [SDL_TouchFingerEvent]) -> [PinchStep] {
        var steps: [PinchStep] = []
        for event in events {
            touches.handle(event, in: size) { if case .pinched(let step) = $0 { steps.append(step) } }
        }
        return steps
    }

    private func finger(_ id: Int64, _ type: SDL_EventType, _ x: Float, _ y: Float) -> SDL_TouchFingerEvent {
        var event = SDL_TouchFingerEvent()
        event.type = type.rawValue
        event.fingerId = id
        (event.x, event.y) = (x, y)
        return event
    }

    @Test("One finger is no pinch")
    mutating func one() {
        #expect(
            steps(for: [
                finger(1, SDL_FINGERDOWN, 0.5, 0.5), finger(1, SDL_FINGERMOTION, 0.6, 0.5),
                finger(1, SDL_FINGERUP, 0.6, 0.5),
            ]).isEmpty)
    }

    @Test("Two fingers spread around their center, and rotate past half a circle")
    mutating func two() {
        let steps = steps(for: [
            finger(1, SDL_FINGERDOWN, 0.5, 0.5), finger(2, SDL_FINGERDOWN, 0.6, 0.5),
            finger(2, SDL_FINGERMOTION, 0.7, 0.5), finger(2, SDL_FINGERMOTION, 0.5, 0.7),
            finger(2, SDL_FINGERMOTION, 0.4, 0.5), finger(2, SDL_FINGERMOTION, 0.5, 0.3),
            finger(1, SDL_FINGERUP, 0.5, 0.5),
        ])
        #expect(steps.map(\.phase) == [.began, .changed, .changed, .changed, .changed, .ended])
        #expect(steps.allSatisfy { abs($0.location.x - 110) < 0.001 && abs($0.location.y - 50) < 0.001 })
        #expect(steps.map { ($0.scale * 100).rounded() } == [100, 200, 100, 100, 100, 100])
        #expect(steps.map { ($0.rotation * 180 / .pi).rounded() } == [0, 0, 90, 180, 270, 270])
    }

    @Test("A third finger is ignored, and the end is reported once")
    mutating func three() {
        let steps = steps(for: [
            finger(1, SDL_FINGERDOWN, 0.5, 0.5), finger(2, SDL_FINGERDOWN, 0.6, 0.5),
            finger(3, SDL_FINGERDOWN, 0.9, 0.9), finger(3, SDL_FINGERMOTION, 0.1, 0.9),
            finger(2, SDL_FINGERUP, 0.6, 0.5), finger(1, SDL_FINGERMOTION, 0.1, 0.1),
            finger(3, SDL_FINGERUP, 0.1, 0.9), finger(1, SDL_FINGERUP, 0.1, 0.1),
            finger(4, SDL_FINGERUP, 0.1, 0.1), finger(4, SDL_FINGERMOTION, 0.1, 0.1),
        ])
        #expect(steps.map(\.phase) == [.began, .ended])
    }

    @Test("Fingers at one point do no harm")
    mutating func onePlace() {
        let steps = steps(for: [
            finger(1, SDL_FINGERDOWN, 0.5, 0.5), finger(2, SDL_FINGERDOWN, 0.5, 0.5),
            finger(2, SDL_FINGERMOTION, 0.5, 0.5), finger(2, SDL_FINGERUP, 0.5, 0.5),
        ])
        #expect(steps.allSatisfy { $0.scale.isFinite && $0.rotation.isFinite })
    }
}
