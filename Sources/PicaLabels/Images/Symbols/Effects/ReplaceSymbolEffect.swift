/// An effect that replaces one symbol by another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    enum Style: Hashable, Sendable { case downUp, upUp, offUp }

    private var style = Style.downUp
    private var isByLayer = true

    /// The configuration of the effect, which describes what it animates.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.replace(style), isByLayer: isByLayer)
    }

    init() {}

    /// The effect with the old symbol shrinking, then the new one growing; the default.
    public var downUp: ReplaceSymbolEffect { with { $0.style = .downUp } }
    /// The effect with the old symbol growing, then the new one growing.
    public var upUp: ReplaceSymbolEffect { with { $0.style = .upUp } }
    /// The effect with the old symbol disappearing at once, and the new one growing.
    public var offUp: ReplaceSymbolEffect { with { $0.style = .offUp } }
    /// The effect with the new symbol's layers animated one after the other; the default.
    public var byLayer: ReplaceSymbolEffect { with { $0.isByLayer = true } }
    /// The effect with the whole symbol animated at once.
    public var wholeSymbol: ReplaceSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect that replaces one symbol by another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
