/// Symbols fade and come back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var isByLayer = true

    /// What is moved, and how.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.pulse, isByLayer: isByLayer)
    }

    init() {}

    /// Its parts one after the other, which is the default.
    public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }
    /// All of the symbol at once.
    public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Symbols fade and come back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
