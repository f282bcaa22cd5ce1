import CPicaSDL
import Foundation
import PicaDesktop
import PicaGraph
import Testing

/// Events that no tool can make: those of fine wheels and touchpads.
@Suite
struct PointerTests {
    @Test("A wheel step is three lines, and a fine wheel scrolls fractions")
    func wheel() {
        #expect(
            steps(for: [wheel(0, -1), wheel(2, 0), wheel(0, 0.125), wheel(0, -1 / 120)]) == [
                Step(0, 60), Step(120, 0), Step(0, -7.5), Step(0, 0.5),
            ])
    }

    @Test("Touchpad scrolling follows the fingers exactly")
    func touchpad() {
        // SDL's notch is ten of a touchpad's points.
        #expect(
            steps(for: [wheel(0, -0.3047), wheel(0.0508, -1.2031, at: 20)]) == [
                Step(0, 3.05), Step(0.51, 12.03),
            ])
        #expect(steps(for: [wheel(0, -0.3047)], pointsPerUnit: 0.5) == [Step(0, 1.52)])
    }

    @Test("A touchpad step of a wheel's size still counts as touchpad; after a pause it may be a wheel")
    func mixed() {
        #expect(
            steps(for: [wheel(0, -0.3047), wheel(0, -1, at: 190), wheel(0, -1, at: 500)]) == [
                Step(0, 3.05), Step(0, 10), Step(0, 60),
            ])
    }

    @Test("A step's time is when SDL read it, on the frame clock")
    func time() {
        var event = wheel(0, 1)
        event.wheel.timestamp = SDL_GetTicks()
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let seconds = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
        var pointer = Pointer()
        pointer.handle(event, pointsPerUnit: 1) {
            guard case .scrolled(let step) = $0 else { return }
            #expect(abs(step.time - seconds) < 0.1)
        }
    }

    // MARK: Events by hand

    private struct Step: Equatable {
        var x, y: CGFloat

        init(_ x: CGFloat, _ y: CGFloat) { (self.x, self.y) = (x, y) }
    }

    private func wheel(_ x: Float, _ y: Float, at milliseconds: UInt32 = 0) -> SDL_Event {
        var event = SDL_Event()
        event.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.preciseX = x
        event.wheel.preciseY = y
        event.wheel.timestamp = milliseconds
        return event
    }

    /// The scrolled distances, to a hundredth of a point.
    private func steps(for events: [SDL_Event], pointsPerUnit: CGFloat = 1) -> [Step] {
        var pointer = Pointer()
        var steps: [Step] = []
        for event in events {
            pointer.handle(event, pointsPerUnit: pointsPerUnit) {
                guard case .scrolled(let step) = $0 else { return }
                func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
                steps.append(Step(rounded(step.delta.width), rounded(step.delta.height)))
            }
        }
        return steps
    }
}
