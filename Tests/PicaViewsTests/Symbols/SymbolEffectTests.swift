import Foundation
import Observation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaDrawing
@testable import PicaLabels

@MainActor @Observable private final class Model {
    var isActive = false
    var count = 0
    var name = "square.fill"
}

/// Movements of symbols.
@MainActor @Suite struct SymbolEffectTests {
    /// A symbol that nearly fills a window of 100 points.
    private func show(
        _ name: String = "square.fill", _ change: @escaping (Image) -> some View
    ) throws -> TestHost {
        try mount(width: 100, height: 100) {
            change(Image(systemName: name)).font(.system(size: 60)).foregroundStyle(.black)
                .frame(width: 100, height: 100).background(Color.white)
        }
    }

    /// How many pixels are dark.
    private func ink(_ host: TestHost) -> Double {
        let picture = host.paintedScreen()
        var sum = 0.0
        for y in 0..<picture.height {
            for x in 0..<picture.width { sum += 1 - Double(picture[x, y] & 255) / 255 }
        }
        return sum
    }

    @Test("An effect plays when its value changes, and then nothing moves")
    func discrete() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) {
            EffectView(model: model) { $0.symbolEffect(.bounce.up.wholeSymbol, value: model.count) }
        }
        let still = ink(host)
        #expect(host.nextDeadline == nil)
        model.count += 1
        host.update()
        #expect(host.nextDeadline != nil)
        host.advance(by: 0.15)
        #expect(ink(host) > still * 1.1)
        host.advance(by: 1)
        #expect(abs(ink(host) - still) < 1)
        #expect(host.nextDeadline == nil)
    }

    private struct EffectView<Changed: View>: View {
        let model: Model
        @ViewBuilder let change: (Image) -> Changed

        var body: some View {
            change(Image(systemName: model.name)).font(.system(size: 60)).foregroundStyle(.black)
                .frame(width: 100, height: 100).background(Color.white)
        }
    }

    @Test("An active effect continues until it is inactive, and finishes its cycle")
    func indefinite() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) {
            EffectView(model: model) { $0.symbolEffect(.pulse, isActive: model.isActive) }
        }
        let still = ink(host)
        #expect(host.nextDeadline == nil)
        model.isActive = true
        host.update()
        host.advance(by: 0.8)
        // In the middle of a pulse it has 0.35 of its ink.
        #expect(abs(ink(host) / still - 0.35) < 0.05)
        host.advance(by: 30.4)
        #expect(host.nextDeadline != nil)
        model.isActive = false
        host.update()
        host.advance(by: 2)
        #expect(abs(ink(host) - still) < 1)
        #expect(host.nextDeadline == nil)
    }

    @Test("Options speed up an effect and limit its repetitions")
    func options() throws {
        let model = Model()
        let options = SymbolEffectOptions.speed(2).repeat(2)
        let host = try mount(width: 100, height: 100) {
            EffectView(model: model) { $0.symbolEffect(.pulse, options: options, isActive: true) }
        }
        _ = host.paintedScreen()
        // Twice 0.8 seconds.
        host.advance(by: 1.5)
        #expect(host.nextDeadline != nil)
        host.advance(by: 0.2)
        #expect(host.nextDeadline == nil)
        #expect(SymbolEffectOptions.default.speed(-1) == .default)
        #expect(SymbolEffectOptions.repeating == .default.repeat(nil))
        #expect(SymbolEffectOptions.nonRepeating == .repeat(.periodic(1)))
        #expect(SymbolEffectOptions.repeat(.continuous) != .repeat(.periodic))
        #expect(SymbolEffectOptions.repeat(3) == .default.repeat(.periodic(3, delay: nil)))
    }

    @Test("A symbol is larger while scaled, and hidden before appearing and after disappearing")
    func staying() throws {
        for (effect, low, high) in [("scale", 1.3, 1.8), ("appear", 0, 0.01), ("disappear", 0, 0.01)] {
            let model = Model()
            let host = try mount(width: 100, height: 100) {
                EffectView(model: model) { image in
                    switch effect {
                    case "scale": image.symbolEffect(.scale.up, isActive: model.isActive)
                    case "appear": image.symbolEffect(.appear.up.byLayer, isActive: model.isActive)
                    default: image.symbolEffect(.disappear.down, isActive: model.isActive)
                    }
                }
            }
            let still = ink(host)
            model.isActive = true
            host.update()
            host.advance(by: 0.5)
            #expect((low...high).contains(ink(host) / still), "\(effect) \(ink(host) / still)")
            #expect(host.nextDeadline == nil)
            model.isActive = false
            host.update()
            host.advance(by: 0.5)
            #expect(abs(ink(host) - still) < 1, "\(effect)")
        }
    }

    private func configuration(_ effect: some SymbolEffect) -> SymbolEffectConfiguration {
        effect.configuration
    }
    private func ofActive(_ effect: some SymbolEffect & IndefiniteSymbolEffect) -> SymbolEffectConfiguration {
        effect.configuration
    }
    private func ofChange(_ effect: some SymbolEffect & DiscreteSymbolEffect) -> SymbolEffectConfiguration {
        effect.configuration
    }
    private func ofContent(_ effect: some SymbolEffect & ContentTransitionSymbolEffect)
        -> SymbolEffectConfiguration
    {
        effect.configuration
    }
    private func ofComing(_ effect: some SymbolEffect & TransitionSymbolEffect) -> SymbolEffectConfiguration {
        effect.configuration
    }

    @Test("Effects animate by layer or the whole symbol")
    func layers() {
        let pairs = [
            (ofComing(.appear.byLayer), ofActive(.appear.wholeSymbol)),
            (ofComing(.disappear.byLayer), ofActive(.disappear.wholeSymbol)),
            (ofChange(.bounce.byLayer), ofActive(.bounce.wholeSymbol)),
            (ofChange(.breathe.byLayer), ofActive(.breathe.wholeSymbol)),
            (ofChange(.pulse.byLayer), ofActive(.pulse.wholeSymbol)),
            (ofContent(.replace.byLayer), ofContent(.replace.wholeSymbol)),
            (ofChange(.rotate.byLayer), ofActive(.rotate.wholeSymbol)),
            (ofActive(.scale.byLayer), ofActive(.scale.wholeSymbol)),
            (ofChange(.wiggle.byLayer), ofActive(.wiggle.wholeSymbol)),
        ]
        #expect(pairs.allSatisfy { $0.isByLayer && !$1.isByLayer && $0.kind == $1.kind })
    }

    @Test("An effect's default is one of its forms")
    func forms() {
        #expect(configuration(.appear) == configuration(.appear.up))
        #expect(configuration(.appear) != configuration(.appear.down))
        #expect(configuration(.disappear) == configuration(.disappear.down))
        #expect(configuration(.disappear) != configuration(.disappear.up))
        #expect(configuration(.bounce) == configuration(.bounce.up))
        #expect(configuration(.bounce) != configuration(.bounce.down))
        #expect(configuration(.scale) == configuration(.scale.up))
        #expect(configuration(.scale) != configuration(.scale.down))
        #expect(configuration(.breathe) == configuration(.breathe.plain))
        #expect(configuration(.breathe) != configuration(.breathe.pulse))
        #expect(configuration(.rotate) == configuration(.rotate.clockwise))
        #expect(configuration(.rotate) != configuration(.rotate.counterClockwise))
        #expect(configuration(.replace) == configuration(.replace.downUp))
        #expect(configuration(.automatic) != configuration(.replace))
        #expect(configuration(.variableColor) == configuration(.variableColor.iterative.nonReversing))
        #expect(configuration(.variableColor) == configuration(.variableColor.dimInactiveLayers))
        #expect(configuration(.variableColor) != configuration(.variableColor.hideInactiveLayers))
        #expect(configuration(.wiggle) == configuration(.wiggle.clockwise))
        let ways = [
            configuration(.wiggle.counterClockwise), configuration(.wiggle.left),
            configuration(.wiggle.right),
            configuration(.wiggle.up), configuration(.wiggle.down), configuration(.wiggle.forward),
            configuration(.wiggle.backward), configuration(.wiggle.custom(angle: 45)),
        ]
        #expect(Set(ways).count == ways.count)
    }

    @Test("Down effects shrink a symbol, for a moment or while they are active")
    func down() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) {
            EffectView(model: model) {
                $0.symbolEffect(.bounce.down.wholeSymbol, value: model.count)
                    .symbolEffect(.scale.down, isActive: model.isActive)
            }
        }
        let still = ink(host)
        model.count += 1
        host.update()
        host.advance(by: 0.15)
        #expect(ink(host) < still * 0.9)
        host.advance(by: 1)
        model.isActive = true
        host.update()
        host.advance(by: 1)
        // 0.8 of its sides.
        #expect(abs(ink(host) / still - 0.64) < 0.05)
    }

    @Test("An initially active effect applies from the first frame")
    func fromTheStart() throws {
        let host = try show { $0.symbolEffect(.disappear) }
        #expect(ink(host) < 1)
        #expect(host.nextDeadline == nil)
    }

    @Test("Variable layers light up in turn, and a symbol without any stays as it is")
    func variableColor() throws {
        let wifi = try show("wifi") { $0.symbolEffect(.variableColor.cumulative.hideInactiveLayers) }
        let whole = ink(try show("wifi") { $0 })
        _ = wifi.paintedScreen()
        wifi.advance(by: 0.3)
        let early = ink(wifi)
        wifi.advance(by: 0.9)
        let late = ink(wifi)
        #expect(early < whole * 0.4 && late > early * 2 && late <= whole + 1)
        let square = try show { $0.symbolEffect(.variableColor.iterative.reversing) }
        let still = ink(square)
        square.advance(by: 0.4)
        #expect(ink(square) == still)
    }

    @Test("Symbols rotate, wiggle and breathe")
    func turning() throws {
        func moved(_ change: @escaping (Image) -> some View, after seconds: TimeInterval) throws -> Int {
            let host = try show("arrow.right", change)
            let before = host.paintedScreen()
            host.advance(by: seconds)
            return host.freshPicture().difference(from: before).count
        }
        #expect(try moved({ $0.symbolEffect(.rotate.counterClockwise) }, after: 0.5) > 100)
        #expect(try moved({ $0.symbolEffect(.wiggle.left) }, after: 0.07) > 100)
        #expect(
            try moved({ $0.symbolEffect(.wiggle.custom(angle: .degrees(90)).wholeSymbol) }, after: 0.07) > 100
        )
        #expect(try moved({ $0.symbolEffect(.wiggle.forward) }, after: 0.07) > 100)
        #expect(try moved({ $0.symbolEffect(.breathe.pulse) }, after: 1) > 100)
    }

    @Test("After a quarter of a rotation a vertical bar is horizontal")
    func rotation() throws {
        let host = try show("minus") { $0.symbolEffect(.rotate, options: .repeat(.continuous)) }
        let before = host.paintedScreen()
        #expect(before[30, 50] & 255 < 128 && before[50, 30] & 255 > 128)
        host.advance(by: 1.4 / 4)
        let after = host.paintedScreen()
        #expect(after[30, 50] & 255 > 128 && after[50, 30] & 255 < 128)
    }

    @Test("Outer effects reach all symbols without symbolEffectsRemoved")
    func removal() throws {
        let host = try mount(width: 100, height: 100) {
            VStack {
                Image(systemName: "square.fill")
                Image(systemName: "circle.fill").symbolEffectsRemoved()
            }
            .foregroundStyle(.black).symbolEffect(.disappear).background(Color.white)
        }
        let only = try mount(width: 100, height: 100) {
            VStack {
                Image(systemName: "square.fill").hidden()
                Image(systemName: "circle.fill")
            }
            .foregroundStyle(.black).background(Color.white)
        }
        #expect(host.freshPicture().difference(from: only.freshPicture()).count == 0)
        let kept = try show { $0.symbolEffectsRemoved(false).symbolEffect(.disappear) }
        #expect(ink(kept) < 1)
    }

    @Test("With reduced motion nothing moves, and the final state shows at once")
    func lessMotion() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) {
            EffectView(model: model) {
                $0.symbolEffect(.pulse, isActive: model.isActive).symbolEffect(.bounce, value: model.count)
                    .contentTransition(.symbolEffect(.replace))
            }
        }
        host.setEnvironment(\.accessibilityReduceMotion, true)
        model.isActive = true
        model.count += 1
        model.name = "circle.fill"
        host.update()
        #expect(host.nextDeadline == nil)
        let circle = try show("circle.fill") { $0 }
        #expect(host.freshPicture().difference(from: circle.freshPicture()).count == 0)

        let hidden = try mount(width: 100, height: 100) {
            EffectView(model: model) { $0.symbolEffect(.disappear, isActive: model.isActive) }
        }
        #expect(ink(hidden) < 1)
        // It continues when motion is allowed again.
        host.setEnvironment(\.accessibilityReduceMotion, false)
        host.update()
        #expect(host.nextDeadline != nil)
    }

    @Test("A replaced symbol shrinks before the next one grows")
    func replacing() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) {
            EffectView(model: model) { $0.contentTransition(.symbolEffect(.replace.downUp.wholeSymbol)) }
        }
        let still = ink(host)
        model.name = "circle.fill"
        host.update()
        host.advance(by: 0.1)
        let early = ink(host)
        host.advance(by: 0.1)
        let middle = ink(host)
        host.advance(by: 0.5)
        #expect(early < still * 0.7 && middle < early)
        #expect(host.nextDeadline == nil)
        let circle = try show("circle.fill") { $0 }
        #expect(host.freshPicture().difference(from: circle.freshPicture()).count == 0)
        #expect(ContentTransition.symbolEffect(.replace.upUp) != .symbolEffect(.replace.offUp))
        #expect(ContentTransition.symbolEffect == .symbolEffect(.automatic))
        #expect(EnvironmentValues().contentTransition == .identity)
    }

    // MARK: Drawing

    /// The ink of the left half of a picture, and of the right one.
    private func halves(_ host: TestHost) -> (left: Double, right: Double) {
        let picture = host.paintedScreen()
        var sums = (left: 0.0, right: 0.0)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let ink = 1 - Double(picture[x, y] & 255) / 255
                if x < picture.width / 2 { sums.left += ink } else { sums.right += ink }
            }
        }
        return sums
    }

    /// A bar that lies, from left to right, whose effect becomes active or no longer is.
    private func bar<T: SymbolEffect & IndefiniteSymbolEffect>(
        _ effect: T, becomes isActive: Bool
    ) throws -> TestHost {
        let model = Model()
        model.name = "minus"
        model.isActive = !isActive
        let host = try mount(width: 100, height: 100) {
            EffectView(model: model) { $0.symbolEffect(effect, isActive: model.isActive) }
        }
        _ = host.paintedScreen()
        model.isActive = isActive
        host.update()
        return host
    }

    @Test("Draw effects draw a line from its start, and erase it from its start or its end")
    func drawing() throws {
        let whole = try ink(show("minus") { $0 })
        let on = try bar(.drawOn, becomes: false)
        #expect(ink(on) < 1)
        on.advance(by: 0.3)
        var seen = halves(on)
        #expect(seen.left > whole * 0.4 && seen.right < whole * 0.15)
        on.advance(by: 0.4)
        #expect(abs(ink(on) - whole) < 1)
        #expect(on.nextDeadline == nil)

        let off = try bar(.drawOff, becomes: true)
        off.advance(by: 0.3)
        seen = halves(off)
        #expect(seen.left < whole * 0.15 && seen.right > whole * 0.4)
        off.advance(by: 0.4)
        #expect(ink(off) < 1)

        let back = try bar(.drawOff.reversed, becomes: true)
        back.advance(by: 0.3)
        seen = halves(back)
        #expect(seen.left > whole * 0.4 && seen.right < whole * 0.15)
    }

    @Test("A symbol's lines are drawn together, staggered, or one by one")
    func drawingOrders() throws {
        typealias Order = SymbolEffectConfiguration.Order
        func shares(_ order: Order, _ end: Double) -> [Double] {
            (0..<3).map { index in
                var layer = Symbol.Layer(
                    path: Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }.outline,
                    ink: .stroke(width: 1), erases: false)
                let opacity = SymbolDrawing(order: order, end: end).draw(&layer, index, of: 3)
                return opacity == 0 ? 0 : Double(Path(layer.path).boundingRect.width) / 10
            }
        }
        func alike(_ a: [Double], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 } }
        #expect(alike(shares(.wholeSymbol, 0.5), [0.5, 0.5, 0.5]))
        #expect(alike(shares(.byLayer, 0.5), [0.9, 0.5, 0.1]))
        #expect(alike(shares(.individually, 0.5), [1, 0.5, 0]))
        for order in [Order.wholeSymbol, .byLayer, .individually] {
            #expect(alike(shares(order, 0), [0, 0, 0]) && alike(shares(order, 1), [1, 1, 1]))
        }
        // A part without a line fades in.
        var square = Symbol.Layer(
            path: Path(CGRect(x: 0, y: 0, width: 1, height: 1)).outline, ink: .fill, erases: false)
        #expect(abs(SymbolDrawing(order: .wholeSymbol, end: 0.25).draw(&square, 0, of: 1) - 0.25) < 1e-6)
        #expect(ofComing(.drawOn).order == ofActive(.drawOn.byLayer).order)
        #expect(ofComing(.drawOff).kind == ofActive(.drawOff.nonReversed).kind)
        #expect(ofActive(.drawOff.individually) != ofActive(.drawOff.wholeSymbol))
        #expect(ofActive(.drawOff.byLayer) == ofActive(.drawOff))
        #expect(ofActive(.drawOn.individually) != ofActive(.drawOn.wholeSymbol))
    }

    @Test("A symbol with several parts and colors is complete once it is drawn")
    func drawingSeveral() throws {
        for name in ["bell.slash", "wifi", "checkmark.circle.fill", "person.crop.circle.badge.plus"] {
            let model = Model()
            model.name = name
            model.isActive = true
            let host = try mount(width: 100, height: 100) {
                EffectView(model: model) {
                    $0.symbolRenderingMode(.hierarchical).symbolEffect(
                        .drawOn.individually, isActive: model.isActive)
                }
            }
            #expect(ink(host) < 1)
            model.isActive = false
            host.update()
            host.advance(by: 0.4)
            let part = ink(host)
            host.advance(by: 0.4)
            let still = try show(name) { $0.symbolRenderingMode(.hierarchical) }
            #expect(host.freshPicture().difference(from: still.freshPicture()).count == 0)
            #expect(part > 1 && part < ink(still) - 1, "\(name)")
        }
    }

    @Test("Effects reach symbols in lines of text, and leave the words alone")
    func inText() throws {
        let model = Model()
        let words = { Text("Go ") + Text(Image(systemName: "square.fill")) }
        let host = try mount(width: 200, height: 60) {
            words().font(.system(size: 30)).foregroundStyle(.black).frame(width: 200, height: 60)
                .background(Color.white).modifier(Pulsing(model: model))
        }
        let still = host.freshPicture()
        _ = host.paintedScreen()
        #expect(host.nextDeadline == nil)
        model.isActive = true
        host.update()
        host.advance(by: 0.8)
        let moved = host.paintedScreen()
        let changed = (0..<200).filter { x in (0..<60).contains { still[x, $0] != moved[x, $0] } }
        let (first, last) = (try #require(changed.min()), try #require(changed.max()))
        // The words end before the square, which is about as wide as it is high.
        #expect(first > 90 && last - first > 15 && last - first < 50)
        #expect(moved.difference(from: host.freshPicture()).count == 0)
        model.isActive = false
        host.update()
        host.advance(by: 2)
        #expect(host.paintedScreen().difference(from: still).count == 0)
        #expect(host.nextDeadline == nil)

        host.setEnvironment(\.accessibilityReduceMotion, true)
        model.isActive = true
        host.update()
        #expect(host.nextDeadline == nil)
    }

    private struct Pulsing: ViewModifier {
        let model: Model

        func body(content: Content) -> some View {
            content.symbolEffect(.pulse, isActive: model.isActive)
        }
    }

    // MARK: Transitions

    private struct ComingView<T: Transition>: View {
        let model: Model
        let transition: T

        var body: some View {
            ZStack {
                Color.white
                if model.isActive {
                    HStack {
                        Image(systemName: "square.fill")
                        Color.black.frame(width: 10, height: 10)
                    }
                    .transition(transition)
                }
            }
            .font(.system(size: 60)).foregroundStyle(.black).frame(width: 100, height: 100)
        }
    }

    @Test("A symbol effect transition uses its own timing, and other views change at once")
    func transitions() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) {
            ComingView(model: model, transition: .symbolEffect(.disappear.wholeSymbol, options: .speed(0.5)))
        }
        #expect(ink(host) < 1)
        withAnimation(.linear(duration: 0.1)) { model.isActive = true }
        host.update()
        host.update()
        let first = ink(host)
        // The little square is there.
        #expect(first > 60 && first < 140)
        host.advance(by: 0.3)
        let middle = ink(host)
        host.advance(by: 0.4)
        let whole = ink(host)
        #expect(middle > first + 100 && middle < whole - 100)
        #expect(host.nextDeadline == nil)

        withAnimation(.linear(duration: 0.1)) { model.isActive = false }
        host.update()
        host.advance(by: 0.3)
        #expect(abs(ink(host) - middle) < whole * 0.05)
        host.advance(by: 0.4)
        #expect(ink(host) < 1)
        #expect(host.nextDeadline == nil)
    }

    @Test(
        "Symbols appear and disappear by default; with reduced motion they fade"
    )
    func automaticTransition() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) {
            ComingView(model: model, transition: .symbolEffect)
        }
        withAnimation { model.isActive = true }
        host.update()
        host.advance(by: 0.15)
        let middle = ink(host)
        host.advance(by: 0.3)
        let whole = ink(host)
        #expect(middle < whole * 0.8 && middle > 100)
        host.setEnvironment(\.accessibilityReduceMotion, true)
        for isActive in [false, true] {
            withAnimation { model.isActive = isActive }
            host.update()
            host.advance(by: 0.1)
            #expect(ink(host) > whole * 0.1 && ink(host) < whole * 0.9)
            host.advance(by: 0.6)
            #expect(abs(ink(host) - (isActive ? whole : 0)) < 1)
        }
        _ = Image(systemName: "circle").transition(.symbolEffect)
        #expect(SymbolEffectTransition.properties.hasMotion)
        #expect(SymbolEffectTransition(effect: .drawOn, options: .speed(2)).length == 0.3)
    }

    @Test("A changed variant is a replacement, too; without a transition it changes at once")
    func replacingVariants() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) {
            EffectView(model: model) {
                $0.contentTransition(.symbolEffect).symbolVariant(model.isActive ? .slash : .none)
            }
        }
        model.isActive = true
        host.update()
        #expect(host.nextDeadline != nil)
        let plain = try mount(width: 100, height: 100) {
            EffectView(model: model) { $0.contentTransition(.identity) }
        }
        model.name = "circle.fill"
        plain.update()
        #expect(plain.nextDeadline == nil)
    }
}
