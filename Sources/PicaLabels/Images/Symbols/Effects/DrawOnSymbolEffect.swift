/// An effect that hides symbols while it is active, and draws them line by line when it ends. Their space stays
/// reserved.
///
/// Layers without lines, such as a filled circle, fade in instead.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    private var order = SymbolEffectConfiguration.Order.byLayer

    /// The configuration of the effect, which describes what it animates.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.drawOn, order: order) }

    init() {}

    /// The effect with each layer starting a little later than the one before; the default.
    public var byLayer: DrawOnSymbolEffect { with { $0.order = .byLayer } }
    /// The effect with the whole symbol animated at once.
    public var wholeSymbol: DrawOnSymbolEffect { with { $0.order = .wholeSymbol } }
    /// The effect with each layer drawn completely before the next starts.
    public var individually: DrawOnSymbolEffect { with { $0.order = .individually } }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// An effect that hides symbols while it is active, and draws them line by line when it ends.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
