/// An effect that makes symbols disappear while it is active. Their space stays reserved.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    private var isUp = false
    private var isByLayer = true

    /// The configuration of the effect, which describes what it animates.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.disappear(isUp: isUp), isByLayer: isByLayer)
    }

    init() {}

    /// The effect with symbols growing.
    public var up: DisappearSymbolEffect { with { $0.isUp = true } }
    /// The effect with symbols shrinking; the default.
    public var down: DisappearSymbolEffect { with { $0.isUp = false } }
    /// The effect with the symbol's layers animated one after the other; the default.
    public var byLayer: DisappearSymbolEffect { with { $0.isByLayer = true } }
    /// The effect with the whole symbol animated at once.
    public var wholeSymbol: DisappearSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that makes symbols disappear while it is active.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
