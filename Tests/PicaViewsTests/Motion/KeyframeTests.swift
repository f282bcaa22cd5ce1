import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var count = 0
}

private struct Placed: Equatable {
    var x = 0.0
    var scale = 1.0
}

@MainActor @Suite struct KeyframeTests {
    private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

    @Test("Linear keyframes move at constant pace, and move keyframes jump")
    func linear() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            MoveKeyframe(50)
            LinearKeyframe(60, duration: 2, timingCurve: .easeIn)
        }
        #expect(timeline.duration == 3)
        #expect(isNear(timeline.value(time: -1), 0))
        #expect(isNear(timeline.value(time: 0.25), 2.5))
        #expect(isNear(timeline.value(time: 1), 50))
        #expect(isNear(timeline.value(time: 2), 50 + 10 * UnitCurve.easeIn.value(at: 0.5)))
        #expect(isNear(timeline.value(progress: 1), 60))
        #expect(isNear(timeline.value(time: 9), 60))
    }

    @Test("A single cubic keyframe starts and ends at rest")
    func cubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(8, duration: 2) }
        // 3t² - 2t³ of the way.
        #expect(isNear(timeline.value(time: 0.5), 8 * (3 * 0.0625 - 2 * 0.015625)))
        #expect(isNear(timeline.value(time: 1), 4))
    }

    @Test("Between cubic keyframes the velocity is a Catmull-Rom spline's, at the ends their neighbors'")
    func smooth() {
        let spline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(30, duration: 1)
        }
        // From 0 to 30 in two seconds: 15 a second in the middle. The first piece at its half: 10 / 2 - 15 / 8.
        #expect(isNear(spline.value(time: 0.5), 5 - 15.0 / 8))
        #expect(isNear(spline.value(time: 1.5), 20 + 15.0 / 8))
        let beside = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            CubicKeyframe(20, duration: 1)
        }
        #expect(isNear(beside.value(time: 1.5), 15 + 10.0 / 8))
        let given = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(0, duration: 1, startVelocity: 8, endVelocity: 8)
        }
        #expect(isNear(given.value(time: 0.25), 8 * (0.25 - 2 * 0.0625 + 0.015625) + 8 * (0.015625 - 0.0625)))
    }

    @Test("A spring keyframe lasts until it settles and starts with the previous velocity")
    func spring() {
        let spring = Spring(duration: 0.5, bounce: 0.2)
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            SpringKeyframe(20, spring: spring)
        }
        #expect(isNear(timeline.duration, 1 + spring.settlingDuration))
        #expect(
            isNear(
                timeline.value(time: 1.1), 10 + spring.value(target: 10.0, initialVelocity: 10, time: 0.1)))
    }

    @Test("Tracks animate parts of a value in parallel, and the longest counts")
    func tracks() {
        let isLong = true
        let timeline = KeyframeTimeline(initialValue: Placed()) {
            KeyframeTrack(\.x) {
                for place in [10.0, 20] { LinearKeyframe(place, duration: 1) }
            }
            KeyframeTrack(\.scale) {
                if isLong { LinearKeyframe(3, duration: 4) } else { MoveKeyframe(2) }
            }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 1.5) == Placed(x: 15, scale: 1.75))
        #expect(timeline.value(time: 3) == Placed(x: 20, scale: 2.5))
    }

    @Test("An animator shows each value and repeats")
    func animator() throws {
        let host = try mount(width: 200, height: 100) {
            KeyframeAnimator(initialValue: 0.0) { place in
                Color.red.frame(width: 10, height: 10).named("box").offset(x: place)
                    .frame(width: 200, alignment: .leading)
            } keyframes: { _ in
                LinearKeyframe(60, duration: 1)
            }
        }
        for tick in 0..<10 {
            #expect(abs(try host.frame("box").minX - CGFloat(tick)) < 1e-6)
            host.advance(by: 1.0 / 60)
        }
        host.advance(by: 1)
        #expect(abs(try host.frame("box").minX - 10) < 1e-6)
    }

    @Test("With a trigger it starts at each change, and frames end with it")
    func trigger() throws {
        struct Triggered: View {
            let model: Model
            var body: some View {
                Color.red.frame(width: 10, height: 10).named("box")
                    .keyframeAnimator(initialValue: 0.0, trigger: model.count) { view, place in
                        view.offset(x: place)
                    } keyframes: {
                        LinearKeyframe($0 + 60, duration: 1)
                    }
                    .frame(width: 200, alignment: .leading)
            }
        }
        let model = Model()
        let host = try mount(width: 200, height: 100) { Triggered(model: model) }
        #expect(host.nextDeadline == nil)
        model.count = 1
        host.advance(by: 0.5)
        #expect(abs(try host.frame("box").minX - 30) < 1e-6)
        host.advance(by: 1)
        #expect(try host.frame("box").minX == 60)
        #expect(host.nextDeadline == nil)
        host.setEnvironment(\.accessibilityReduceMotion, true)
        model.count = 2
        host.update()
        #expect(try host.frame("box").minX == 120)
        #expect(host.nextDeadline == nil)
    }
}
