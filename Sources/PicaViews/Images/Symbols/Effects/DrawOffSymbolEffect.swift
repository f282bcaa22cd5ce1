/// Symbols are taken away line by line while it is active, and come back when it no longer is. Their room stays.
///
/// What has no lines, such as a filled circle, fades out meanwhile.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    private var order = SymbolEffectConfiguration.Order.byLayer
    private var isReversed = false

    /// What is moved, and how.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.drawOff(isReversed: isReversed), order: order)
    }

    init() {}

    /// Each of its parts begins a little later than the one before, which is the default.
    public var byLayer: DrawOffSymbolEffect { with { $0.order = .byLayer } }
    /// All of the symbol at once.
    public var wholeSymbol: DrawOffSymbolEffect { with { $0.order = .wholeSymbol } }
    /// Its parts one after the other, each gone before the next begins.
    public var individually: DrawOffSymbolEffect { with { $0.order = .individually } }
    /// Back the way that lines are drawn: their ends go first.
    public var reversed: DrawOffSymbolEffect { with { $0.isReversed = true } }
    /// The way that lines are drawn: their beginnings go first, which is the default.
    public var nonReversed: DrawOffSymbolEffect { with { $0.isReversed = false } }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Symbols are taken away line by line while it is active.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
