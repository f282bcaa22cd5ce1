/// An effect that makes symbols larger or smaller while it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var isUp = true
    private var isByLayer = true

    /// The configuration of the effect, which describes what it animates.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.scale(isUp: isUp), isByLayer: isByLayer)
    }

    init() {}

    /// The effect with larger symbols; the default.
    public var up: ScaleSymbolEffect { with { $0.isUp = true } }
    /// The effect with smaller symbols.
    public var down: ScaleSymbolEffect { with { $0.isUp = false } }
    /// The effect with the symbol's layers animated one after the other; the default.
    public var byLayer: ScaleSymbolEffect { with { $0.isByLayer = true } }
    /// The effect with the whole symbol animated at once.
    public var wholeSymbol: ScaleSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that makes symbols larger or smaller while it is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
