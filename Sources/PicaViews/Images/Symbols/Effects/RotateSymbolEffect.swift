/// Symbols turn around their middle.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var isClockwise = true
    private var isByLayer = false

    /// What is moved, and how.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.rotate(isClockwise: isClockwise), isByLayer: isByLayer)
    }

    init() {}

    /// To the right, which is the default.
    public var clockwise: RotateSymbolEffect { with { $0.isClockwise = true } }
    /// To the left.
    public var counterClockwise: RotateSymbolEffect { with { $0.isClockwise = false } }
    /// Its parts one after the other.
    public var byLayer: RotateSymbolEffect { with { $0.isByLayer = true } }
    /// All of the symbol at once, which is the default.
    public var wholeSymbol: RotateSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Symbols turn around their middle.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
