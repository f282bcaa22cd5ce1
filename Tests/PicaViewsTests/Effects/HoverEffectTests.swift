import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct HoverEffectTests {
    /// How many pixels change as the pointer comes over a view.
    private func change(_ view: some View) throws -> Int {
        let app = try mount(width: 100, height: 60) { view }
        app.update()
        let before = app.freshPicture()
        app.movePointer(to: CGPoint(x: 50, y: 30))
        app.update()
        app.advance(by: 1)
        return app.freshPicture().difference(from: before).count
    }

    private var word: some View { Text("word").padding() }

    @Test("A hover effect changes a view while the pointer is over it")
    func effects() throws {
        let highlight = try change(word.hoverEffect())
        #expect(highlight > 0)
        #expect(try change(word) == 0)
        #expect(try change(word.hoverEffect(.highlight)) == highlight)
        let lift = try change(word.hoverEffect(.lift))
        #expect(lift > 0 && lift != highlight)
        #expect(try change(word.hoverEffect().defaultHoverEffect(.lift)) == lift)
    }

    @Test("Hover effects can be disabled for a view and its content")
    func disabled() throws {
        #expect(try change(word.hoverEffect(.lift, isEnabled: false)) == 0)
        #expect(try change(word.hoverEffect().hoverEffectDisabled()) == 0)
        #expect(try change(word.hoverEffect().environment(\.isHoverEffectEnabled, false)) == 0)
        #expect(try change(word.hoverEffect().hoverEffectDisabled(false)) > 0)
    }

    @Test("A window's content margin is 20 points")
    func scenePadding() throws {
        #expect(
            try looksTheSame(width: 120, height: 120) {
                word.scenePadding().border(.red).scenePadding(.minimum, edges: .top).border(.red)
            } as: {
                word.padding(20).border(.red).padding(.top, 20).border(.red)
            })
    }

    @Test("Effects without a desktop equivalent change nothing")
    func accepted() throws {
        let plain = try mount { word }.freshPicture()
        let all = try mount {
            word
                .sensoryFeedback(.success, trigger: 1)
                .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: 1) { $0 < $1 }
                .sensoryFeedback(trigger: 1) { _, _ in .impact(flexibility: .soft) }
                .sensoryFeedback(trigger: 1) { .selection }
                .scrollBounceBehavior(.basedOnSize).scrollBounceBehavior(.always, axes: .horizontal)
                .scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 1)
                .statusBar(hidden: true).statusBarHidden().persistentSystemOverlays(.hidden)
                .defersSystemGestures(on: .bottom)
                .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                .presentationBackgroundInteraction(.disabled)
        }
        #expect(all.freshPicture().difference(from: plain).count == 0)
    }
}
