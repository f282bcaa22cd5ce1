/// Symbols are hidden while it is active, and come into sight when it no longer is. Their room stays.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    private var isUp = true
    private var isByLayer = true

    /// What is moved, and how.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.appear(isUp: isUp), isByLayer: isByLayer)
    }

    init() {}

    /// Growing, which is the default.
    public var up: AppearSymbolEffect { with { $0.isUp = true } }
    /// Shrinking.
    public var down: AppearSymbolEffect { with { $0.isUp = false } }
    /// Its parts one after the other, which is the default.
    public var byLayer: AppearSymbolEffect { with { $0.isByLayer = true } }
    /// All of the symbol at once.
    public var wholeSymbol: AppearSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Symbols are hidden while it is active, and come into sight when it no longer is.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
