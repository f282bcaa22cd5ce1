/// Symbols are hidden while it is active, and are drawn line by line when it no longer is. Their room stays.
///
/// What has no lines, such as a filled circle, fades in meanwhile.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    private var order = SymbolEffectConfiguration.Order.byLayer

    /// What is moved, and how.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.drawOn, order: order) }

    init() {}

    /// Each of its parts begins a little later than the one before, which is the default.
    public var byLayer: DrawOnSymbolEffect { with { $0.order = .byLayer } }
    /// All of the symbol at once.
    public var wholeSymbol: DrawOnSymbolEffect { with { $0.order = .wholeSymbol } }
    /// Its parts one after the other, each whole before the next begins.
    public var individually: DrawOnSymbolEffect { with { $0.order = .individually } }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Symbols are hidden while it is active, and are drawn line by line when it no longer is.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
