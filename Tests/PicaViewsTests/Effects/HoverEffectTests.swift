import Foundation
import PicaGraph
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

    @Test("A view changes its looks while the pointer is on it, where it asks for that")
    func effects() throws {
        let highlight = try change(word.hoverEffect())
        #expect(highlight > 0)
        #expect(try change(word) == 0)
        #expect(try change(word.hoverEffect(.highlight)) == highlight)
        let lift = try change(word.hoverEffect(.lift))
        #expect(lift > 0 && lift != highlight)
        #expect(try change(word.hoverEffect().defaultHoverEffect(.lift)) == lift)
    }

    @Test("Effects are turned off for a view and for all inside")
    func disabled() throws {
        #expect(try change(word.hoverEffect(.lift, isEnabled: false)) == 0)
        #expect(try change(word.hoverEffect().hoverEffectDisabled()) == 0)
        #expect(try change(word.hoverEffect().environment(\.isHoverEffectEnabled, false)) == 0)
        #expect(try change(word.hoverEffect().hoverEffectDisabled(false)) > 0)
    }

    @Test("Windows keep a distance of 20 points around what is in them")
    func scenePadding() throws {
        #expect(
            try looksTheSame(width: 120, height: 120) {
                word.scenePadding().border(.red).scenePadding(.minimum, edges: .top).border(.red)
            } as: {
                word.padding(20).border(.red).padding(.top, 20).border(.red)
            })
    }

    @Test("What no desktop has changes nothing")
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
