/// The variable layers of symbols, such as the arcs of `wifi`, light up in turn. Symbols without any stay as they are.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
    struct Style: Hashable, Sendable {
        var isCumulative = false
        var reverses = false
        var hidesOthers = false
    }

    private var style = Style()

    /// What is moved, and how.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.variableColor(style)) }

    init() {}

    /// One layer at a time, which is the default.
    public var iterative: VariableColorSymbolEffect { with { $0.style.isCumulative = false } }
    /// Each layer stays until all are lit.
    public var cumulative: VariableColorSymbolEffect { with { $0.style.isCumulative = true } }
    /// Back again at the end.
    public var reversing: VariableColorSymbolEffect { with { $0.style.reverses = true } }
    /// From the beginning again at the end, which is the default.
    public var nonReversing: VariableColorSymbolEffect { with { $0.style.reverses = false } }
    /// Layers whose turn it is not cannot be seen.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.style.hidesOthers = true } }
    /// Layers whose turn it is not are faint, which is the default.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.style.hidesOthers = false } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The variable layers of symbols light up in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
