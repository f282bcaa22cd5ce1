import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Fingers that leave a touchpad while they scroll.
@MainActor @Suite struct ScrollMomentumTests {
    private static let middle = CGPoint(x: 50, y: 50)

    private final class Phases {
        var all: [ScrollPhase] = []
    }

    private let phases = Phases()

    private func mounted(height: CGFloat = 10_000) throws -> TestHost {
        let app = try mount(width: 100, height: 100) { [phases] in
            ScrollView { Color.red.frame(height: height).named("content") }
                .onScrollPhaseChange { _, new in phases.all.append(new) }
        }
        app.update()
        return app
    }

    /// Ten steps, one every hundredth of a second.
    private func swipe(_ app: TestHost, by step: CGFloat, byTouchpad: Bool = true) {
        for _ in 0..<10 {
            app.scroll(at: Self.middle, y: step, byTouchpad: byTouchpad)
            app.advance(by: 0.01)
        }
    }

    private func place(_ app: TestHost) throws -> CGFloat { try -app.frame("content").minY }

    @Test("Scrolling continues after a fast swipe and slows down")
    func goingOn() throws {
        let app = try mounted()
        swipe(app, by: 10)
        #expect(try place(app) == 100)
        var steps: [CGFloat] = []
        var last = try place(app)
        for _ in 0..<150 {
            app.advance(by: 1.0 / 60)
            steps.append(try place(app) - last)
            last = try place(app)
        }
        // 1000 points a second, of which each third of a second leaves a bit more than a third.
        #expect(try abs(place(app) - 100 - 330) < 15)
        let moving = steps.drop { $0 == 0 }.prefix { $0 > 0 }
        #expect(moving.count > 60)
        #expect(zip(moving.dropFirst(), moving.dropFirst(2)).allSatisfy { $0 >= $1 - 0.01 })
        #expect(steps.last == 0)
        #expect(phases.all == [.interacting, .decelerating, .idle])
    }

    @Test("Slow swipes and wheels do not continue")
    func stayingThere() throws {
        let slow = try mounted()
        swipe(slow, by: 1)
        slow.advance(by: 1)
        #expect(try place(slow) == 10)
        let wheel = try mounted()
        swipe(wheel, by: 10, byTouchpad: false)
        wheel.advance(by: 1)
        #expect(try place(wheel) == 100)
    }

    @Test("Fingers that rest before they lift do not continue")
    func resting() throws {
        let app = try mounted()
        swipe(app, by: 10)
        for step: CGFloat in [6, 3, 1.5, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5] {
            app.scroll(at: Self.middle, y: step, byTouchpad: true)
            app.advance(by: 0.01)
        }
        let there = try place(app)
        app.advance(by: 1)
        #expect(try place(app) == there)
    }

    @Test("A press or an opposite scroll stops it")
    func held() throws {
        let app = try mounted()
        swipe(app, by: 10)
        app.advance(by: 0.2)
        #expect(try place(app) > 100)
        app.pressPointer(at: Self.middle)
        let there = try place(app)
        app.advance(by: 0.5)
        #expect(try place(app) == there)
        app.releasePointer(at: Self.middle)
        swipe(app, by: 10)
        app.advance(by: 0.2)
        app.scroll(at: Self.middle, y: -1, byTouchpad: true)
        let back = try place(app)
        app.advance(by: 0.5)
        #expect(try place(app) == back)
    }

    @Test("It ends at the content's end, and does not start with reduced motion")
    func ends() throws {
        let short = try mounted(height: 230)
        swipe(short, by: 10)
        for _ in 0..<60 { short.advance(by: 1.0 / 60) }
        #expect(try place(short) == 130)
        let calm = try mount(width: 100, height: 100) {
            ScrollView { Color.red.frame(height: 1000).named("content") }
        }
        calm.setEnvironment(\.accessibilityReduceMotion, true)
        calm.update()
        swipe(calm, by: 10)
        calm.advance(by: 1)
        #expect(try place(calm) == 100)
    }
}
