/// Symbols go out of sight while it is active. Their room stays.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    private var isUp = false
    private var isByLayer = true

    /// What is moved, and how.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.disappear(isUp: isUp), isByLayer: isByLayer)
    }

    init() {}

    /// Growing.
    public var up: DisappearSymbolEffect { with { $0.isUp = true } }
    /// Shrinking, which is the default.
    public var down: DisappearSymbolEffect { with { $0.isUp = false } }
    /// Its parts one after the other, which is the default.
    public var byLayer: DisappearSymbolEffect { with { $0.isByLayer = true } }
    /// All of the symbol at once.
    public var wholeSymbol: DisappearSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Symbols go out of sight while it is active.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
