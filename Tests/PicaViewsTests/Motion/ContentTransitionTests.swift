import Foundation
import Observation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var text = "Level 19"
    var value = 19.0
    var size: CGFloat = 20
}

/// How texts become others.
@MainActor struct ContentTransitionTests {
    private let second = Animation.linear(duration: 1)

    private struct Shown: View {
        let model: Model
        let transition: (Model) -> ContentTransition
        var body: some View {
            Text(verbatim: model.text).font(.system(size: model.size)).foregroundStyle(.black)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                .contentTransition(transition(model))
        }
    }

    private func host(
        _ model: Model, _ transition: @escaping (Model) -> ContentTransition
    ) throws -> TestHost {
        try mount(width: 200, height: 60) { Shown(model: model, transition: transition) }
    }

    /// The look of a text that has not changed.
    private func picture(_ text: String, size: CGFloat = 20) throws -> Bitmap {
        let model = Model()
        (model.text, model.size) = (text, size)
        return try host(model) { _ in .identity }.paintedScreen()
    }

    /// How a text looks half way from “Level 19” to another, whose value is given.
    private func half(
        to text: String, value: Double = 0, _ transition: @escaping (Model) -> ContentTransition
    ) throws -> Bitmap {
        let model = Model()
        let host = try host(model, transition)
        withAnimation(second) { (model.text, model.value) = (text, value) }
        host.update()
        host.advance(by: 0.5)
        return host.paintedScreen()
    }

    /// Black where there is ink: how much of it stands in a part of a picture, in pixels of black.
    private func ink(_ picture: Bitmap, in columns: Range<Int>? = nil, rows: Range<Int>? = nil) -> Double {
        let background = Double(picture[picture.width - 1, 0] & 0xFF)
        var sum = 0.0
        for y in rows ?? 0..<picture.height {
            for x in columns ?? 0..<picture.width {
                sum += (background - Double(picture[x, y] & 0xFF)) / background
            }
        }
        return sum
    }

    private func isSame(_ one: Bitmap, _ other: Bitmap) -> Bool {
        one.difference(from: other, tolerance: 2).count == 0
    }

    @Test("A text changes from old to new during its animation, and then rests")
    func wholeWay() throws {
        let kinds: [ContentTransition] = [
            .opacity, .interpolate, .numericText(), .numericText(countsDown: true),
            .numericText(value: 3),
        ]
        for kind in kinds {
            let model = Model()
            let host = try host(model) { _ in kind }
            let before = try picture("Level 19")
            #expect(isSame(host.paintedScreen(), before))
            withAnimation(second) { model.text = "Level 20" }
            host.update()
            #expect(isSame(host.paintedScreen(), before))
            host.advance(by: 0.5)
            let middle = host.paintedScreen()
            #expect(!isSame(middle, before))
            #expect(isSame(middle, host.freshPicture()))
            host.advance(by: 0.6)
            #expect(isSame(host.paintedScreen(), try picture("Level 20")))
            #expect(host.nextDeadline == nil)
        }
    }

    @Test("Without an animation, or with the identity, the new text shows at once")
    func atOnce() throws {
        let after = try picture("Level 20")
        var model = Model()
        var host = try host(model) { _ in .numericText() }
        model.text = "Level 20"
        #expect(isSame(host.paintedScreen(), after))
        model = Model()
        host = try self.host(model) { _ in .identity }
        withAnimation(second) { model.text = "Level 20" }
        #expect(isSame(host.paintedScreen(), after))
    }

    @Test("With reduced motion, digits fade instead of rolling")
    func lessMotion() throws {
        let model = Model()
        let host = try host(model) { _ in .numericText() }
        host.setEnvironment(\.accessibilityReduceMotion, true)
        withAnimation(second) { model.text = "Level 20" }
        host.advance(by: 0.5)
        let faded = try half(to: "Level 20") { _ in .opacity }
        #expect(isSame(host.paintedScreen(), faded))
    }

    @Test("With opacity, both texts are half visible halfway")
    func opacity() throws {
        let middle = try half(to: "Other words") { _ in .opacity }
        let (before, after) = (try picture("Level 19"), try picture("Other words"))
        #expect(abs(ink(middle) / (ink(before) + ink(after)) - 0.5) < 0.05)
    }

    @Test("Unchanged letters draw as usual while digits roll")
    func staying() throws {
        let before = try picture("Level 19")
        let middle = try half(to: "Level 20") { _ in .numericText() }
        let word = 0..<48
        #expect(abs(ink(middle, in: word) - ink(before, in: word)) < 2)
        #expect(abs(ink(middle, in: word, rows: 0..<20) - ink(before, in: word, rows: 0..<20)) < 1)
    }

    @Test("Digits roll up as a number grows, and down as it falls")
    func direction() throws {
        let up = try half(to: "Level 20") { _ in .numericText() }
        let down = try half(to: "Level 20") { _ in .numericText(countsDown: true) }
        #expect(!isSame(up, down))
        #expect(isSame(try half(to: "Level 20", value: 20) { .numericText(value: $0.value) }, up))
        #expect(isSame(try half(to: "Level 20", value: 18) { .numericText(value: $0.value) }, down))
        // As the bottom of a 2 is heavier than its top, and a 9's top is: apart when they come from below.
        #expect(ink(up, rows: 0..<22) != ink(down, rows: 0..<22))
    }

    @Test("Digits are matched from the end when their number changes")
    func places() throws {
        let model = Model()
        model.text = "199"
        let host = try host(model) { _ in .numericText() }
        withAnimation(second) { model.text = "1199" }
        host.update()
        host.advance(by: 0.5)
        let (before, after) = (try picture("199"), try picture("1199"))
        // Only the new digit rolls: no ink beside where both have some.
        let middle = host.paintedScreen()
        #expect(ink(middle) > ink(before) + 1)
        #expect(ink(middle) < ink(after) + 1)
    }

    @Test("Interpolation gives text sizes in between")
    func interpolation() throws {
        let model = Model()
        let host = try host(model) { _ in .interpolate }
        withAnimation(second) { model.size = 30 }
        host.update()
        host.advance(by: 0.5)
        let middle = ink(host.paintedScreen())
        #expect(middle > ink(try picture("Level 19", size: 22)))
        #expect(middle < ink(try picture("Level 19", size: 28)))
    }

    @Test("A change during the transition restarts it, and it arrives")
    func interrupted() throws {
        let model = Model()
        let host = try host(model) { _ in .numericText() }
        for text in ["Level 20", "Level 21", "No level", ""] {
            withAnimation(second) { model.text = text }
            host.update()
            host.advance(by: 0.3)
            _ = host.paintedScreen()
        }
        host.advance(by: 1)
        #expect(isSame(host.paintedScreen(), try picture("")))
        withAnimation(second) { model.text = "Level 22" }
        host.update()
        host.advance(by: 2)
        #expect(isSame(host.paintedScreen(), try picture("Level 22")))
    }

    @Test("Multiline, bidirectional and very long texts change, too")
    func manyTexts() throws {
        let texts = [
            "One\nTwo", "שלום world", "e\u{301}👩‍👩‍👧 ﬁ", String(repeating: "long text ", count: 300), "🇫🇷",
        ]
        for transition in [ContentTransition.numericText(), .interpolate, .opacity] {
            let model = Model()
            let host = try host(model) { _ in transition }
            for text in texts {
                withAnimation(second) { model.text = text }
                host.update()
                host.advance(by: 0.5)
                _ = host.paintedScreen()
                host.advance(by: 1)
                #expect(isSame(host.paintedScreen(), host.freshPicture()))
            }
        }
    }
}
