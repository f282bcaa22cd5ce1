/// An effect that suits its context. Symbols are replaced as by `replace`, and appear and disappear as by `appear` and
/// `disappear`.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect,
    Hashable
{
    init() {}

    /// The configuration of the effect, which describes what it animates.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// An effect that suits its context.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
