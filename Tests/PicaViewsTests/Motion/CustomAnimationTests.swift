import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var x: CGFloat = 0
}

/// In steps: a quarter of the way each quarter of a second.
private struct Stepped: CustomAnimation {
    var steps = 4

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        context.state[CallsKey.self] += 1
        let step = (time * Double(steps) + 1e-6).rounded(.down)
        if step >= 2 { context.isLogicallyComplete = true }
        guard step < Double(steps) else { return nil }
        var done = value
        done.scale(by: step / Double(steps))
        return done
    }
}

private enum CallsKey: AnimationStateKey {
    static var defaultValue: Int { 0 }
}

/// At the same pace to the end; one takes over from another.
private struct Merging: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time < 1 else { return nil }
        var done = value
        done.scale(by: time)
        return done
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        previous.base is Merging
    }
}

@MainActor @Suite struct CustomAnimationTests {
    private struct Moved: View {
        let model: Model
        var body: some View {
            Color.red.frame(width: 10, height: 10).named("box").offset(x: model.x)
                .frame(width: 200, alignment: .leading)
        }
    }

    private func place(_ host: TestHost) throws -> CGFloat { try host.frame("box").minX }

    @Test("A custom rule sets the progress, also delayed, faster and repeated")
    func rules() throws {
        let model = Model()
        let host = try mount(width: 200, height: 100) { Moved(model: model) }
        withAnimation(Animation(Stepped())) { model.x = 100 }
        host.advance(by: 0.3)
        #expect(try place(host) == 25)
        host.advance(by: 0.5)
        #expect(try place(host) == 75)
        host.advance(by: 0.3)
        #expect(try place(host) == 100)
        #expect(host.nextDeadline == nil)
        withAnimation(Animation(Stepped()).speed(2).delay(1)) { model.x = 0 }
        host.advance(by: 0.9)
        #expect(try place(host) == 100)
        host.advance(by: 0.3)
        #expect(try place(host) == 75)
        host.advance(by: 1)
        withAnimation(Animation(Stepped()).repeatCount(2, autoreverses: true)) { model.x = 100 }
        host.advance(by: 0.6)
        #expect(try place(host) == 50)
        host.advance(by: 0.7)
        #expect(try place(host) == 75)
        host.advance(by: 2)
        #expect(try place(host) == 100)
    }

    @Test("A merging rule continues from the start of the first animation")
    func merging() throws {
        let model = Model()
        let host = try mount(width: 200, height: 100) { Moved(model: model) }
        withAnimation(Animation(Merging())) { model.x = 100 }
        host.advance(by: 0.5)
        withAnimation(Animation(Merging())) { model.x = 40 }
        host.update()
        host.advance(by: 0.25)
        // Three quarters of the time of the first, of the way from 0 to 40.
        #expect(abs(try place(host) - 30) < 0.01)
        host.advance(by: 0.3)
        #expect(try place(host) == 40)
    }

    @Test("Completions are called when an animation is logically complete or removed")
    func completions() async throws {
        let model = Model()
        let host = try mount(width: 200, height: 100) { Moved(model: model) }
        var calls: [String] = []
        func note(_ name: String) -> () -> Void { { calls.append(name) } }
        var transaction = Transaction(animation: .linear(duration: 2).logicallyComplete(after: 1))
        transaction.addAnimationCompletion(note("done"))
        transaction.addAnimationCompletion(criteria: .removed, note("gone"))
        withTransaction(transaction) { model.x = 100 }
        transaction = Transaction()
        host.advance(by: 0.9)
        await host.settle()
        #expect(calls.isEmpty)
        host.advance(by: 0.2)
        await host.settle { calls == ["done"] }
        #expect(calls == ["done"])
        host.advance(by: 1)
        await host.settle { calls.count == 2 }
        #expect(calls == ["done", "gone"])
        withAnimation(Animation(Stepped())) {
            model.x = 0
        } completion: {
            calls.append("half")
        }
        host.advance(by: 0.6)
        await host.settle { calls.count == 3 }
        #expect(calls == ["done", "gone", "half"])
        #expect(try place(host) == 50)
    }

    @Test("Animations are equal if their rules are")
    func equality() {
        #expect(Animation(Stepped()) == Animation(Stepped()))
        #expect(Animation(Stepped()) != Animation(Stepped(steps: 2)))
        #expect(Animation.linear != .easeIn)
        #expect(Animation.spring(duration: 0.4) == .spring(Spring(duration: 0.4)))
    }

    @Test("Custom values travel with a transaction")
    func keys() {
        enum Origin: TransactionKey { static var defaultValue: String { "nobody" } }
        var transaction = Transaction()
        #expect(transaction[Origin.self] == "nobody")
        transaction[Origin.self] = "a test"
        #expect(transaction[Origin.self] == "a test")
    }
}
