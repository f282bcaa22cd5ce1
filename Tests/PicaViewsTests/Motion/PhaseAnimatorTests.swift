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

@MainActor @Suite struct PhaseAnimatorTests {
    private struct Turning: View {
        var body: some View {
            PhaseAnimator([0, 40, 100]) { place in
                Color.red.frame(width: 10, height: 10).named("box").offset(x: CGFloat(place))
                    .frame(width: 200, alignment: .leading)
            } animation: {
                .linear(duration: $0 == 100 ? 2 : 1)
            }
        }
    }

    private func place(_ host: TestHost) throws -> CGFloat { try host.frame("box").minX }

    @Test("Phases follow each other, each with its animation, and repeat")
    func cycle() throws {
        let host = try mount(width: 200, height: 100) { Turning() }
        #expect(try place(host) == 0)
        host.advance(by: 0.5)
        #expect(abs(try place(host) - 20) < 0.7)
        host.advance(by: 1.5)
        // One of the two seconds from 40 to 100; a frame may lie between two phases.
        #expect(abs(try place(host) - 70) < 2)
        host.advance(by: 1.5)
        #expect(abs(try place(host) - 50) < 5)
        host.advance(by: 1)
        #expect(abs(try place(host) - 20) < 5)
    }

    @Test("With a trigger it runs the phases once, and then rests in the first")
    func trigger() throws {
        struct Triggered: View {
            let model: Model
            var body: some View {
                Color.red.frame(width: 10, height: 10).named("box")
                    .phaseAnimator([0, 100], trigger: model.count) { view, place in
                        view.offset(x: CGFloat(place))
                    } animation: { _ in
                        .linear(duration: 1)
                    }
                    .frame(width: 200, alignment: .leading)
            }
        }
        let model = Model()
        let host = try mount(width: 200, height: 100) { Triggered(model: model) }
        host.advance(by: 1)
        #expect(try place(host) == 0)
        #expect(host.nextDeadline == nil)
        model.count += 1
        host.advance(by: 0.5)
        #expect(abs(try place(host) - 50) < 0.1)
        host.advance(by: 1)
        #expect(abs(try place(host) - 50) < 4)
        host.advance(by: 1)
        #expect(try place(host) == 0)
        #expect(host.nextDeadline == nil)
    }

    @Test("With reduced motion the first phase stays, and no frames are requested")
    func lessMotion() throws {
        let host = try mount(width: 200, height: 100) { Turning() }
        host.advance(by: 1.5)
        host.setEnvironment(\.accessibilityReduceMotion, true)
        host.advance(by: 1)
        #expect(try place(host) == 0)
        #expect(host.nextDeadline == nil)
        host.setEnvironment(\.accessibilityReduceMotion, false)
        host.advance(by: 0.5)
        #expect(try place(host) > 10)
    }

    @Test("Phases without an animation show for one frame each")
    func withoutAnimation() throws {
        let host = try mount {
            PhaseAnimator(["one", "two"]) {
                Text(verbatim: $0)
            } animation: { _ in
                nil
            }
        }
        var seen: [String] = []
        for _ in 0..<4 {
            seen += host.texts
            host.advance(by: 1.0 / 60)
        }
        #expect(Set(seen) == ["one", "two"])
    }
}
