/// Symbols grow and shrink slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var isPulsing = false
    private var isByLayer = true

    /// What is moved, and how.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.breathe(isPulsing: isPulsing), isByLayer: isByLayer)
    }

    init() {}

    /// Without fading, which is the default.
    public var plain: BreatheSymbolEffect { with { $0.isPulsing = false } }
    /// Fading as they grow.
    public var pulse: BreatheSymbolEffect { with { $0.isPulsing = true } }
    /// Its parts one after the other, which is the default.
    public var byLayer: BreatheSymbolEffect { with { $0.isByLayer = true } }
    /// All of the symbol at once.
    public var wholeSymbol: BreatheSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Symbols grow and shrink slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
