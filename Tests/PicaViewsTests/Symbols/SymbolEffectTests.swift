import Foundation
import Observation
import PicaCanvas
import PicaGraph
import PicaTesting
@testable import PicaViews
import Testing

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

    @Test("An effect plays when its value changes, and then nothing moves any more")
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

    @Test("An effect that is active goes on until it no longer is, and ends what it began")
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

    @Test("Options make an effect faster, and end it after some times")
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

    @Test("A symbol is larger while it is scaled, and hidden while it is to appear or has disappeared")
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

    @Test("Effects have their parts move one after the other, or all at once")
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

    @Test("What an effect does unless it is told otherwise is one of its forms")
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

    @Test("Down is smaller, first or for as long as it lasts")
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

    @Test("What is active from the start is there with the first frame")
    func fromTheStart() throws {
        let host = try show { $0.symbolEffect(.disappear) }
        #expect(ink(host) < 1)
        #expect(host.nextDeadline == nil)
    }

    @Test("The variable layers of a symbol light up in turn, and a symbol without any stays as it is")
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

    @Test("Symbols turn, shake and breathe")
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

    @Test("A quarter into an even turn a bar lies that stood")
    func rotation() throws {
        let host = try show("minus") { $0.symbolEffect(.rotate, options: .repeat(.continuous)) }
        let before = host.paintedScreen()
        #expect(before[30, 50] & 255 < 128 && before[50, 30] & 255 > 128)
        host.advance(by: 1.4 / 4)
        let after = host.paintedScreen()
        #expect(after[30, 50] & 255 > 128 && after[50, 30] & 255 < 128)
    }

    @Test("Effects from further out reach all symbols but those that have them removed")
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

    @Test("Where less motion is wished for nothing moves, and what an effect comes to is there at once")
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
        // It goes on where motion is welcome again.
        host.setEnvironment(\.accessibilityReduceMotion, false)
        host.update()
        #expect(host.nextDeadline != nil)
    }

    @Test("One symbol shrinks away before the next one grows")
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

    @Test("A symbol whose variant changes is replaced, too; without a transition it is so at once")
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
