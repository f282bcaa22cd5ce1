/// Symbols jump once, or again and again.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var isUp = true
    private var isByLayer = true

    /// What is moved, and how.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.bounce(isUp: isUp), isByLayer: isByLayer)
    }

    init() {}

    /// Larger first, which is the default.
    public var up: BounceSymbolEffect { with { $0.isUp = true } }
    /// Smaller first.
    public var down: BounceSymbolEffect { with { $0.isUp = false } }
    /// Its parts one after the other, which is the default.
    public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }
    /// All of the symbol at once.
    public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Symbols jump once, or again and again.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
