/// An effect that hides symbols while it is active, and makes them appear when it ends. Their space stays reserved.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    private var isUp = true
    private var isByLayer = true

    /// The configuration of the effect, which describes what it animates.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.appear(isUp: isUp), isByLayer: isByLayer)
    }

    init() {}

    /// The effect with symbols growing; the default.
    public var up: AppearSymbolEffect { with { $0.isUp = true } }
    /// The effect with symbols shrinking.
    public var down: AppearSymbolEffect { with { $0.isUp = false } }
    /// The effect with the symbol's layers animated one after the other; the default.
    public var byLayer: AppearSymbolEffect { with { $0.isByLayer = true } }
    /// The effect with the whole symbol animated at once.
    public var wholeSymbol: AppearSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect that hides symbols while it is active, and makes them appear when it ends.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
