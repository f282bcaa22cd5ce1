import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var isOn = false
}

/// The scope of a value's animation, and the time of its completion.
@MainActor @Suite struct AnimationScopeTests {
    private let model = Model()
    private let log = Counter()
    private let second = Animation.linear(duration: 1)

    private func halfway(_ content: @escaping @MainActor () -> some View) throws -> CGRect {
        let host = try mount(width: 200, height: 100) {
            Live { content().frame(width: 200, height: 100, alignment: .topLeading) }
        }
        model.isOn = true
        host.update()
        host.advance(by: 0.5)
        defer { model.isOn = false }
        return try host.frame("box")
    }

    private var box: some View { Color.red.frame(width: 20, height: 20).named("box") }

    @Test("animation(value:) animates the modifiers before it, not those after")
    func order() throws {
        #expect(
            try halfway { box.offset(x: model.isOn ? 40 : 0).animation(second, value: model.isOn) }.minX == 20
        )
        #expect(
            try halfway { box.animation(second, value: model.isOn).offset(x: model.isOn ? 40 : 0) }.minX == 40
        )
        #expect(
            try halfway { box.animation(second, value: model.isOn).scaleEffect(model.isOn ? 2 : 1) }.width
                == 40)
        #expect(
            try halfway {
                box.offset(x: model.isOn ? 40 : 0).animation(second, value: model.isOn)
                    .offset(y: model.isOn ? 40 : 0)
            }.origin == CGPoint(x: 20, y: 40))
    }

    @Test("Removing an animation affects only the modifiers before it")
    func leftOut() throws {
        let host = try mount(width: 200, height: 100) {
            Live {
                box.animation(nil, value: model.isOn).offset(x: model.isOn ? 40 : 0)
                    .frame(width: 200, height: 100, alignment: .topLeading)
            }
        }
        withAnimation(second) { model.isOn = true }
        host.advance(by: 0.5)
        #expect(try host.frame("box").minX == 20)
    }

    private struct Growing: View {
        let log: Counter
        let animation: Animation
        @State private var isRed = false
        @State private var scale = 1.0
        var body: some View {
            (isRed ? Color.red : .blue).frame(width: 50 * scale, height: 50 * scale).onAppear {
                withAnimation(animation, completionCriteria: .logicallyComplete) {
                    isRed = true
                } completion: {
                    log.note("complete")
                }
                withAnimation(animation, completionCriteria: .removed) {
                    scale = 2
                } completion: {
                    log.note("removed")
                }
            }
        }
    }

    @Test(
        "An animation completes logically when it says so, and is removed when it rests",
        arguments: [
            (Animation.linear(duration: 5).logicallyComplete(after: 1), 1, 5),
            (.linear(duration: 5).logicallyComplete(after: 1).delay(0.5), 1.5, 5.5),
            (.linear(duration: 5).logicallyComplete(after: 1).speed(2), 0.5, 2.5),
            (.linear(duration: 1).repeatCount(3), 3, 3),
            (.spring(duration: 1, bounce: 0.6), 1, 2.75),
        ])
    func completion(animation: Animation, complete: Double, removed: Double) async throws {
        let host = try mount(width: 200, height: 200) { Growing(log: log, animation: animation) }
        var times: [String: Double] = [:]
        for step in 1...80 where times.count < 2 {
            host.advance(by: 0.1)
            await host.settle()
            for note in log.takeNotes() { times[note] = Double(step) * 0.1 }
        }
        #expect(abs(try #require(times["complete"]) - complete) <= 0.11)
        #expect(abs(try #require(times["removed"]) - removed) <= 0.11)
    }
}
