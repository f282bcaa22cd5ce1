/// Symbols are larger or smaller while it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var isUp = true
    private var isByLayer = true

    /// What is moved, and how.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.scale(isUp: isUp), isByLayer: isByLayer)
    }

    init() {}

    /// Larger, which is the default.
    public var up: ScaleSymbolEffect { with { $0.isUp = true } }
    /// Smaller.
    public var down: ScaleSymbolEffect { with { $0.isUp = false } }
    /// Its parts one after the other, which is the default.
    public var byLayer: ScaleSymbolEffect { with { $0.isByLayer = true } }
    /// All of the symbol at once.
    public var wholeSymbol: ScaleSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Symbols are larger or smaller while it is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
