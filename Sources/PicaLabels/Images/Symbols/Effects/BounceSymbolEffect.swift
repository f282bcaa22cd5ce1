/// An effect that makes symbols bounce, once or repeatedly.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var isUp = true
    private var isByLayer = true

    /// The configuration of the effect, which describes what it animates.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.bounce(isUp: isUp), isByLayer: isByLayer)
    }

    init() {}

    /// The effect with symbols growing first; the default.
    public var up: BounceSymbolEffect { with { $0.isUp = true } }
    /// The effect with symbols shrinking first.
    public var down: BounceSymbolEffect { with { $0.isUp = false } }
    /// The effect with the symbol's layers animated one after the other; the default.
    public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }
    /// The effect with the whole symbol animated at once.
    public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that makes symbols bounce, once or repeatedly.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
