import Foundation
import Observation
import PicaCanvas
import PicaTesting
import PicaViews
import Testing

@testable import PicaGraph
@testable import PicaState

@MainActor @Observable private final class Model {
    var isShown = true
    var opacity = 1.0
    var distance = 0.0
    var other = 0
}

@MainActor @Suite struct AnimationTests {
    /// How dark the middle is, from 0 for white to 1 for black.
    private func darkness(_ host: TestHost, x: Int = 50, y: Int = 50) -> Double {
        let picture = host.paintedScreen()
        return 1 - Double(picture[x, y] >> 16 & 255) / 255
    }

    private struct Fading: View {
        let model: Model
        var body: some View { Rectangle().fill(.black).opacity(model.opacity).background(Color.white) }
    }

    @Test("A change in withAnimation animates, with nothing before or after")
    func opacity() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) { Fading(model: model) }
        #expect(host.nextDeadline == nil)
        withAnimation(.linear(duration: 1)) { model.opacity = 0 }
        host.update()
        #expect(darkness(host) > 0.99)
        host.advance(by: 0.5)
        #expect(abs(darkness(host) - 0.5) < 0.03)
        host.advance(by: 0.6)
        #expect(darkness(host) < 0.01)
        #expect(host.nextDeadline == nil)
    }

    @Test("A change without an animation shows at once")
    func noAnimation() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) { Fading(model: model) }
        model.opacity = 0
        host.update()
        #expect(darkness(host) < 0.01)
        #expect(host.nextDeadline == nil)
    }

    /// The first leads on to 0 below the second, which leads from wherever that is to 1: a quarter of a second
    /// after the turn from 0.25, a quarter of what is left; half a second after it from 0, half of all.
    @Test("A reversed animation continues from the running one to the new end")
    func turnedAround() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) { Fading(model: model) }
        withAnimation(.linear(duration: 1)) { model.opacity = 0 }
        host.advance(by: 0.5)
        withAnimation(.linear(duration: 1)) { model.opacity = 1 }
        host.update()
        #expect(abs(darkness(host) - 0.5) < 0.03)
        host.advance(by: 0.25)
        #expect(abs(darkness(host) - 0.4375) < 0.03)
        host.advance(by: 0.25)
        #expect(abs(darkness(host) - 0.5) < 0.03)
        host.advance(by: 0.6)
        #expect(darkness(host) > 0.99)
    }

    @Test("A reversed spring keeps its velocity")
    func velocity() throws {
        var moving = AnimatedValue(0.0)
        let spring = Transaction(animation: .spring(response: 1, dampingFraction: 1))
        _ = moving.set(100, in: spring, at: 0)
        _ = moving.move(to: 0.2)
        let here = moving.shown
        _ = moving.set(0, in: spring, at: 0.2)
        _ = moving.move(to: 0.22)
        #expect(moving.shown > here, "it was on its way up and cannot stop at once")
        _ = moving.move(to: 20)
        #expect(moving.shown == 0)
        #expect(!moving.isMoving)
    }

    @Test(
        "Every curve and spring starts at its start and arrives",
        arguments: [
            Animation.linear, .easeIn, .easeOut, .easeInOut, .smooth, .snappy, .bouncy,
            .timingCurve(0.2, 1.5, 0.5, -0.5, duration: 1), .spring(response: 0.3, dampingFraction: 0.2),
            .interpolatingSpring(stiffness: 100, damping: 30), .linear.delay(0.5), .easeIn.speed(3),
            .linear(duration: 0.2).repeatCount(3, autoreverses: false),
        ])
    func arrives(_ animation: Animation) throws {
        #expect(abs(try #require(animation.progress(at: 0)).left - 1) < 1e-6)
        let end = try #require(animation.progress(at: 60))
        #expect(end.isOver)
        #expect(end.left == 0)
        var last = 1.0
        for step in 1...3000 {
            let left = try #require(animation.progress(at: Double(step) / 500)).left
            #expect(
                abs(left - last) < 0.2
                    || animation == .linear(duration: 0.2).repeatCount(3, autoreverses: false))
            last = left
        }
    }

    @Test("animation(_:value:) animates only changes that come with the value")
    func animationOfValue() throws {
        struct Partly: View {
            let model: Model
            var body: some View {
                Fading(model: model).animation(.linear(duration: 1), value: model.other)
            }
        }
        let model = Model()
        let host = try mount(width: 100, height: 100) { Partly(model: model) }
        model.opacity = 0
        host.update()
        #expect(darkness(host) < 0.01)
        model.opacity = 1
        model.other = 1
        host.advance(by: 0.5)
        #expect(abs(darkness(host) - 0.5) < 0.03)
    }

    @Test("A transaction that disables animations shows changes at once")
    func disabled() throws {
        struct Disabled: View {
            let model: Model
            var body: some View { Fading(model: model).transaction { $0.disablesAnimations = true } }
        }
        let model = Model()
        let host = try mount(width: 100, height: 100) { Disabled(model: model) }
        withAnimation { model.opacity = 0 }
        host.update()
        #expect(darkness(host) < 0.01)
    }

    @Test("With reduced motion, movements finish at once and completions are called")
    func lessMotion() async throws {
        struct Sliding: View {
            let model: Model
            var body: some View {
                Rectangle().fill(.black).offset(x: model.distance).background(Color.white)
                    .animation(.linear(duration: 1), value: model.other)
            }
        }
        let model = Model()
        let host = try mount(width: 100, height: 100) { Sliding(model: model) }
        host.setEnvironment(\.accessibilityReduceMotion, true)
        var calls = 0
        withAnimation(.linear(duration: 1)) {
            model.distance = 100
        } completion: {
            calls += 1
        }
        host.update()
        #expect(darkness(host) < 0.01)
        #expect(host.nextDeadline == nil)
        await host.settle { calls == 1 }
        #expect(calls == 1)
        model.distance = 0
        model.other += 1
        host.update()
        #expect(darkness(host) > 0.99)
        host.setEnvironment(\.accessibilityReduceMotion, false)
        withAnimation(.linear(duration: 1)) { model.distance = 100 }
        host.advance(by: 0.25)
        #expect(darkness(host) > 0.99)
        host.advance(by: 0.5)
        #expect(darkness(host) < 0.01)
    }

    @Test("With reduced motion, fades still animate")
    func fadesWithLessMotion() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) { Fading(model: model) }
        host.setEnvironment(\.accessibilityReduceMotion, true)
        withAnimation(.linear(duration: 1)) { model.opacity = 0 }
        host.advance(by: 0.5)
        #expect(abs(darkness(host) - 0.5) < 0.03)
        host.advance(by: 0.6)
        #expect(darkness(host) < 0.01)
        #expect(host.nextDeadline == nil)
    }

    @Test("A running movement finishes when reduced motion is turned on", arguments: [false, true])
    func arrivesAtOnce(isEndless: Bool) throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) { Fading(model: model) }
        let once = Animation.linear(duration: 1)
        withAnimation(isEndless ? once.repeatForever() : once) { model.opacity = 0 }
        host.advance(by: 0.5)
        #expect(abs(darkness(host) - 0.5) < 0.03)
        host.setEnvironment(\.accessibilityReduceMotion, true)
        #expect(darkness(host) < 0.01)
        #expect(host.nextDeadline == nil)
    }

    @Test("withAnimation calls its completion once, when everything has arrived")
    func completion() async throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) { Fading(model: model) }
        await host.settle()
        var calls = 0
        withAnimation(.linear(duration: 1)) {
            model.opacity = 0
        } completion: {
            calls += 1
        }
        await host.settle()
        host.advance(by: 0.5)
        await host.settle()
        #expect(calls == 0)
        host.advance(by: 0.6)
        await host.settle()
        #expect(calls == 1)
    }
}

private struct Tapped: View {
    let title: String
    @State private var count = 0
    var body: some View { Button("\(title) \(count)") { count += 1 } }
}

@MainActor @Suite struct TransitionTests {
    private struct Coming: View {
        let model: Model
        let transition: AnyTransition
        var body: some View {
            VStack(spacing: 0) {
                if model.isShown {
                    Tapped(title: "inside").frame(width: 40, height: 20).named("inside")
                        .transition(transition)
                }
                Text("below").frame(width: 40, height: 20).named("below")
            }
            .frame(height: 100, alignment: .top)
        }
    }

    @Test("A view removed with an animation stays visible outside the layout until it is gone")
    func removal() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) { Coming(model: model, transition: .opacity) }
        let place = try host.frame("inside")
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        host.advance(by: 0.5)
        // The view below it is still moving into its place.
        #expect(abs(try host.frame("below").minY - 10) < 0.01)
        #expect(try host.frame("inside") == place)
        host.advance(by: 0.6)
        #expect(try host.frame("below").minY == 0)
        #expect(host.all(.group, "inside").isEmpty)
        #expect(host.nextDeadline == nil)
    }

    @Test("A leaving view stays where its container placed it")
    func keepsPlace() throws {
        struct Centered: View {
            let model: Model
            var body: some View {
                ZStack {
                    Color.clear
                    if model.isShown { Text("x").frame(width: 40, height: 20).named("inside") }
                }
            }
        }
        let model = Model()
        let host = try mount(width: 100, height: 100) { Centered(model: model) }
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        host.advance(by: 0.5)
        #expect(try host.frame("inside") == CGRect(x: 30, y: 40, width: 40, height: 20))
    }

    /// An app's own, which has the view come from below.
    private struct Away: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(y: phase.isIdentity ? 0 : 50)
        }
    }

    @Test(
        "With reduced motion, transitions fade in place",
        arguments: [
            AnyTransition.opacity, .move(edge: .leading), .scale, .slide, .push(from: .top),
            AnyTransition(Away()),
        ])
    func lessMotion(transition: AnyTransition) throws {
        struct Block: View {
            let model: Model
            let transition: AnyTransition
            var body: some View {
                ZStack {
                    Color.white
                    if model.isShown {
                        Color.black.frame(width: 40, height: 20).named("block").transition(transition)
                    }
                }
            }
        }
        let model = Model()
        let host = try mount(width: 100, height: 100) { Block(model: model, transition: transition) }
        host.setEnvironment(\.accessibilityReduceMotion, true)
        let place = try host.frame("block")
        func darkness() -> Double { 1 - Double(host.paintedScreen()[50, 50] >> 16 & 255) / 255 }
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        host.advance(by: 0.25)
        #expect(abs(darkness() - 0.75) < 0.03)
        #expect(try host.frame("block") == place)
        host.advance(by: 0.8)
        #expect(host.all(.group, "block").isEmpty)
        #expect(host.nextDeadline == nil)
        withAnimation(.linear(duration: 1)) { model.isShown = true }
        host.advance(by: 0.25)
        #expect(abs(darkness() - 0.25) < 0.03)
        #expect(try host.frame("block") == place)
        host.advance(by: 0.8)
        #expect(darkness() > 0.99)
        #expect(host.nextDeadline == nil)
    }

    @Test("An immediate transition stays immediate with reduced motion")
    func identityWithLessMotion() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) { Coming(model: model, transition: .identity) }
        host.setEnvironment(\.accessibilityReduceMotion, true)
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        host.update()
        #expect(host.all(.group, "inside").isEmpty)
        #expect(host.nextDeadline == nil)
    }

    @Test("A view removed without an animation is gone at once")
    func removalAtOnce() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) { Coming(model: model, transition: .opacity) }
        model.isShown = false
        host.update()
        #expect(host.all(.group, "inside").isEmpty)
    }

    @Test("A view that moves in comes from its edge and arrives in place")
    func move() throws {
        let model = Model()
        model.isShown = false
        let host = try mount(width: 100, height: 100) {
            Coming(model: model, transition: .move(edge: .leading))
        }
        withAnimation(.linear(duration: 1)) { model.isShown = true }
        host.update()
        #expect(try host.frame("inside").minX == 30 - 40)
        host.advance(by: 0.5)
        #expect(abs(try host.frame("inside").minX - 10) < 1)
        host.advance(by: 0.6)
        #expect(try host.frame("inside").minX == 30)
    }

    @Test("Leading is right in a right-to-left interface")
    func mirrored() throws {
        let model = Model()
        model.isShown = false
        let host = try mount(width: 100, height: 100) {
            Coming(model: model, transition: .move(edge: .leading))
                .environment(\.layoutDirection, .rightToLeft)
        }
        withAnimation(.linear(duration: 1)) { model.isShown = true }
        host.update()
        #expect(try host.frame("inside").minX == 30 + 40)
    }

    @Test("A view that returns while leaving is the same view with its state")
    func comesBack() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) { Coming(model: model, transition: .opacity) }
        try host.find(.button).click()
        #expect(try host.find(.button).label == "inside 1")
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        host.advance(by: 0.5)
        withAnimation(.linear(duration: 1)) { model.isShown = true }
        host.advance(by: 2)
        #expect(try host.find(.button).label == "inside 1")
        #expect(try host.frame("below").minY == 20)
    }

    @Test("A leaving view cannot be hit")
    func leavingIsOutOfReach() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) { Coming(model: model, transition: .opacity) }
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        host.advance(by: 0.3)
        host.click(at: try host.find(.button).point(.center))
        #expect(try host.find(.button).label == "inside 0")
    }

    @Test("ForEach rows come and go with transitions")
    func rows() throws {
        struct Rows: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(0..<(model.isShown ? 3 : 1), id: \.self) {
                        Text("\($0)").frame(width: 40, height: 20).named("row \($0)")
                    }
                }
            }
        }
        let model = Model()
        let host = try mount(width: 100, height: 100) { Rows(model: model) }
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        host.advance(by: 0.5)
        #expect(host.all(.group, "row 2").count == 1)
        #expect(abs(try host.frame("row 0").minY - 30) < 0.01)
        host.advance(by: 0.6)
        #expect(try host.frame("row 0").minY == 40)
        #expect(host.all(.group, "row 2").isEmpty)
    }
}
