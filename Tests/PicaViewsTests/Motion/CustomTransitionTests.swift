import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var isShown = false
}

private struct FromLeft: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: phase.isIdentity ? 0 : 50 * phase.value)
    }
}

@MainActor @Suite struct CustomTransitionTests {
    private struct Coming: View {
        let model: Model
        let transition: AnyTransition
        var body: some View {
            ZStack {
                Color.clear
                if model.isShown {
                    Counter().frame(width: 20, height: 20).named("inside").transition(transition)
                }
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("\(count)") { count += 1 } }
    }

    private func place(_ host: TestHost) throws -> CGFloat { try host.frame("inside").minX }

    @Test("A view enters from the transition's start and leaves to its end")
    func phases() throws {
        let model = Model()
        let host = try mount(width: 200, height: 100) {
            Coming(model: model, transition: AnyTransition(FromLeft()))
        }
        withAnimation(.linear(duration: 1)) { model.isShown = true }
        host.update()
        #expect(try place(host) == 40)
        host.advance(by: 0.5)
        #expect(abs(try place(host) - 65) < 0.01)
        host.advance(by: 0.6)
        #expect(try place(host) == 90)
        #expect(host.nextDeadline == nil)
        try host.find(.button).click()
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        host.advance(by: 0.5)
        #expect(abs(try place(host) - 115) < 0.01)
        #expect(try host.find(.button).label == "1", "it is the same view")
        host.advance(by: 0.6)
        #expect(host.all(.group, "inside").isEmpty)
        #expect(host.nextDeadline == nil)
    }

    @Test("Without an animation, a view appears and disappears at once")
    func atOnce() throws {
        let model = Model()
        let host = try mount(width: 200, height: 100) {
            Coming(model: model, transition: AnyTransition(FromLeft()))
        }
        model.isShown = true
        host.update()
        #expect(try place(host) == 90)
        model.isShown = false
        host.update()
        #expect(host.all(.group, "inside").isEmpty)
    }

    @Test("A modifier transition uses the identity modifier while the view is shown")
    func modifiers() throws {
        struct Shifted: ViewModifier {
            let x: CGFloat
            func body(content: Content) -> some View { content.offset(x: x) }
        }
        let model = Model()
        let host = try mount(width: 200, height: 100) {
            Coming(
                model: model, transition: .modifier(active: Shifted(x: -40), identity: Shifted(x: 10)))
        }
        withAnimation(.linear(duration: 1)) { model.isShown = true }
        host.advance(by: 0.5)
        #expect(abs(try place(host) - 75) < 0.01)
        host.advance(by: 1)
        #expect(try place(host) == 100)
    }

    @Test("An asymmetric transition uses its half, and combined ones apply together")
    func combined() throws {
        let model = Model()
        let host = try mount(width: 200, height: 100) {
            Coming(
                model: model,
                transition: .asymmetric(
                    insertion: AnyTransition(FromLeft()), removal: .move(edge: .trailing)))
        }
        withAnimation(.linear(duration: 1)) { model.isShown = true }
        host.update()
        #expect(try place(host) == 40)
        host.advance(by: 2)
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        host.advance(by: 0.5)
        #expect(abs(try place(host) - 100) < 0.01)
    }

    @Test(
        "Built-in transitions animate the same through their bodies",
        arguments: [true, false])
    func bodies(isOwn: Bool) throws {
        struct Wrapped<Base: Transition>: Transition {
            let base: Base
            func body(content: Content, phase: TransitionPhase) -> some View {
                base.apply(content: content, phase: phase)
            }
        }
        func halfway(_ transition: some Transition) throws -> CGRect {
            let model = Model()
            let host = try mount(width: 200, height: 100) {
                Coming(
                    model: model,
                    transition: isOwn ? AnyTransition(transition) : AnyTransition(Wrapped(base: transition)))
            }
            withAnimation(.linear(duration: 1)) { model.isShown = true }
            host.advance(by: 0.5)
            return try host.frame("inside")
        }
        func isNear(_ a: CGRect, x: CGFloat, y: CGFloat, _ size: CGFloat = 20) -> Bool {
            abs(a.minX - x) < 0.01 && abs(a.minY - y) < 0.01 && abs(a.width - size) < 0.01
        }
        #expect(isNear(try halfway(.opacity), x: 90, y: 40))
        #expect(isNear(try halfway(.identity), x: 90, y: 40))
        #expect(isNear(try halfway(.move(edge: .top)), x: 90, y: 30))
        #expect(isNear(try halfway(.slide), x: 80, y: 40))
        #expect(isNear(try halfway(.push(from: .bottom)), x: 90, y: 50))
        #expect(isNear(try halfway(.offset(x: 8, y: 6)), x: 94, y: 43))
        #expect(isNear(try halfway(.scale(0.5)), x: 92.5, y: 42.5, 15))
        #expect(isNear(try halfway(OpacityTransition().combined(with: .slide)), x: 80, y: 40))
        #expect(
            isNear(
                try halfway(AsymmetricTransition(insertion: .move(edge: .top), removal: .slide)), x: 90, y: 30
            ))
        #expect(isNear(try halfway(.blurReplace), x: 91, y: 41, 18))
    }
}
