/// An effect that lights up the variable layers of symbols in turn, such as the arcs of `wifi`. Symbols without such
/// layers do not change.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
    struct Style: Hashable, Sendable {
        var isCumulative = false
        var reverses = false
        var hidesOthers = false
    }

    private var style = Style()

    /// The configuration of the effect, which describes what it animates.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.variableColor(style)) }

    init() {}

    /// The effect with one layer at a time; the default.
    public var iterative: VariableColorSymbolEffect { with { $0.style.isCumulative = false } }
    /// The effect with each layer staying lit until all are.
    public var cumulative: VariableColorSymbolEffect { with { $0.style.isCumulative = true } }
    /// The effect that runs back at the end.
    public var reversing: VariableColorSymbolEffect { with { $0.style.reverses = true } }
    /// The effect that starts over at the end; the default.
    public var nonReversing: VariableColorSymbolEffect { with { $0.style.reverses = false } }
    /// The effect with inactive layers hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.style.hidesOthers = true } }
    /// The effect with inactive layers dimmed; the default.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.style.hidesOthers = false } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that lights up the variable layers of symbols in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
