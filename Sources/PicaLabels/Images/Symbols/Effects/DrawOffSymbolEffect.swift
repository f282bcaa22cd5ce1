/// An effect that erases symbols line by line while it is active, and redraws them when it ends. Their space stays
/// reserved.
///
/// Layers without lines, such as a filled circle, fade out instead.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    private var order = SymbolEffectConfiguration.Order.byLayer
    private var isReversed = false

    /// The configuration of the effect, which describes what it animates.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.drawOff(isReversed: isReversed), order: order)
    }

    init() {}

    /// The effect with each layer starting a little later than the one before; the default.
    public var byLayer: DrawOffSymbolEffect { with { $0.order = .byLayer } }
    /// The effect with the whole symbol animated at once.
    public var wholeSymbol: DrawOffSymbolEffect { with { $0.order = .wholeSymbol } }
    /// The effect with each layer erased completely before the next starts.
    public var individually: DrawOffSymbolEffect { with { $0.order = .individually } }
    /// The effect against the direction in which lines are drawn: their ends disappear first.
    public var reversed: DrawOffSymbolEffect { with { $0.isReversed = true } }
    /// The effect in the direction in which lines are drawn: their starts disappear first. The default.
    public var nonReversed: DrawOffSymbolEffect { with { $0.isReversed = false } }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// An effect that erases symbols line by line while it is active.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
