/// An effect that makes symbols slowly grow and shrink.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var isPulsing = false
    private var isByLayer = true

    /// The configuration of the effect, which describes what it animates.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.breathe(isPulsing: isPulsing), isByLayer: isByLayer)
    }

    init() {}

    /// The effect without fading; the default.
    public var plain: BreatheSymbolEffect { with { $0.isPulsing = false } }
    /// The effect with symbols fading as they grow.
    public var pulse: BreatheSymbolEffect { with { $0.isPulsing = true } }
    /// The effect with the symbol's layers animated one after the other; the default.
    public var byLayer: BreatheSymbolEffect { with { $0.isByLayer = true } }
    /// The effect with the whole symbol animated at once.
    public var wholeSymbol: BreatheSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that makes symbols slowly grow and shrink.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
