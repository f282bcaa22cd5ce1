/// One symbol takes another's place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    enum Style: Hashable, Sendable { case downUp, upUp, offUp }

    private var style = Style.downUp
    private var isByLayer = true

    /// What is moved, and how.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.replace(style), isByLayer: isByLayer)
    }

    init() {}

    /// The old one shrinks away, and then the new one grows, which is the default.
    public var downUp: ReplaceSymbolEffect { with { $0.style = .downUp } }
    /// The old one grows away, and then the new one grows.
    public var upUp: ReplaceSymbolEffect { with { $0.style = .upUp } }
    /// The old one is gone at once, and the new one grows.
    public var offUp: ReplaceSymbolEffect { with { $0.style = .offUp } }
    /// The new one's parts one after the other, which is the default.
    public var byLayer: ReplaceSymbolEffect { with { $0.isByLayer = true } }
    /// All of the symbol at once.
    public var wholeSymbol: ReplaceSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol takes another's place.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
