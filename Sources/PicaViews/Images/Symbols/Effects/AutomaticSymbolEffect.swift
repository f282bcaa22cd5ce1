/// The effect that suits where it is used: one symbol takes another's place as by `replace`, and comes and goes as by
/// `appear` and `disappear`.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect,
    Hashable
{
    init() {}

    /// What is moved, and how.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits where it is used.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
