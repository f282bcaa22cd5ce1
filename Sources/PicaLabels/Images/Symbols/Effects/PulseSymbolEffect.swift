/// An effect that fades symbols out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var isByLayer = true

    /// The configuration of the effect, which describes what it animates.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.pulse, isByLayer: isByLayer)
    }

    init() {}

    /// The effect with the symbol's layers animated one after the other; the default.
    public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }
    /// The effect with the whole symbol animated at once.
    public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades symbols out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
