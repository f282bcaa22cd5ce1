/// An effect that rotates symbols around their centers.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var isClockwise = true
    private var isByLayer = false

    /// The configuration of the effect, which describes what it animates.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.rotate(isClockwise: isClockwise), isByLayer: isByLayer)
    }

    init() {}

    /// The clockwise effect; the default.
    public var clockwise: RotateSymbolEffect { with { $0.isClockwise = true } }
    /// The counterclockwise effect.
    public var counterClockwise: RotateSymbolEffect { with { $0.isClockwise = false } }
    /// The effect with the symbol's layers animated one after the other.
    public var byLayer: RotateSymbolEffect { with { $0.isByLayer = true } }
    /// The effect with the whole symbol animated at once; the default.
    public var wholeSymbol: RotateSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that rotates symbols around their centers.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
