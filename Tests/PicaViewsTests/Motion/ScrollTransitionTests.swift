import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// How views are seen on their way through a scroll view.
@MainActor @Suite struct ScrollTransitionTests {
    private static let middle = CGPoint(x: 50, y: 50)

    private func scrolled(
        _ configuration: ScrollTransitionConfiguration, by y: CGFloat
    ) throws -> TestHost {
        let app = try mount(width: 100, height: 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { row in
                        Color.red.frame(height: 40).named("\(row)")
                            .scrollTransition(configuration) { effect, phase in
                                effect.offset(x: phase.value * 20)
                            }
                    }
                }
            }
        }
        app.update()
        app.scroll(at: Self.middle, y: y)
        app.update()
        return app
    }

    @Test("A fully visible view is unchanged, and a leaving one changes with its progress")
    func interactive() throws {
        let app = try scrolled(.interactive(timingCurve: .linear), by: 30)
        // Row 0 is seen for a quarter, row 3 for a quarter (10 of 40 points), rows 1 and 2 whole.
        #expect(try abs(app.frame("0").minX - -15) < 1e-6)
        #expect(try app.frame("1").minX == 0)
        #expect(try app.frame("2").minX == 0)
        #expect(try abs(app.frame("3").minX - 15) < 1e-6)
    }

    @Test("A curve shapes the progress")
    func curve() throws {
        let app = try scrolled(.interactive(timingCurve: .easeIn), by: 30)
        #expect(try abs(app.frame("0").minX - -20 * UnitCurve.easeIn.value(at: 0.75)) < 1e-6)
    }

    @Test("A threshold sets when a view counts as visible")
    func thresholds() throws {
        let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        let hidden = try scrolled(linear.threshold(.hidden), by: 30)
        #expect(try hidden.frame("0").minX == 0)
        // Half of the view is enough: at a quarter half of the way is left.
        let half = try scrolled(linear.threshold(.visible(0.5)), by: 30)
        #expect(try abs(half.frame("0").minX - -10) < 1e-6)
        // The middle of row 0 is 60 points from the scroll view's; it is out of sight at 70.
        let centred = try scrolled(linear.threshold(.centered), by: 30)
        #expect(try abs(centred.frame("0").minX - -20 * 60 / 70) < 1e-6)
        // From 30 points on to 70, and half way to the middle from 15 on.
        let mixed = try scrolled(
            linear.threshold(.visible.interpolated(towards: .centered, amount: 0.5)), by: 30)
        #expect(try abs(mixed.frame("0").minX - -20 * 45 / 55) < 1e-6)
        let inset = try scrolled(linear.threshold(.visible.inset(by: 10)), by: 30)
        #expect(try abs(inset.frame("0").minX - -20 * 40 / 50) < 1e-6)
    }

    @Test("An animated transition changes with its animation once the view is out of view")
    func animated() throws {
        let app = try scrolled(.animated(.linear(duration: 1)), by: 30)
        app.advance(by: 0.5)
        #expect(try abs(app.frame("0").minX - -10) < 1e-6)
        app.advance(by: 0.6)
        #expect(try app.frame("0").minX == -20)
        #expect(try app.frame("1").minX == 0)
    }

    @Test("Each edge can have its own configuration, and identity changes nothing")
    func edges() throws {
        let app = try mount(width: 100, height: 100) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { column in
                        Color.red.frame(width: 40, height: 40).named("\(column)")
                            .scrollTransition(
                                topLeading: .identity, bottomTrailing: .interactive(timingCurve: .linear)
                            ) { effect, phase in
                                effect.offset(y: phase.value * 20)
                            }
                    }
                }
            }
        }
        app.update()
        app.scroll(at: CGPoint(x: 20, y: 50), x: 30)
        app.update()
        #expect(try app.frame("0").minY == app.frame("1").minY)
        #expect(try abs(app.frame("3").minY - app.frame("1").minY - 15) < 1e-6)
    }

    @Test("Phases have names and values")
    func phases() {
        #expect([.topLeading, .identity, .bottomTrailing].map(\ScrollTransitionPhase.value) == [-1, 0, 1])
        #expect(ScrollTransitionPhase.identity.isIdentity)
        #expect(!ScrollTransitionPhase.topLeading.isIdentity)
    }
}
