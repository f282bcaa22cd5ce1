/// A movement of symbols.
public protocol SymbolEffect: Sendable {
    /// What is moved, and how.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that is over after a while: it is played each time a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that goes on for as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect by which symbols come and go.
public protocol TransitionSymbolEffect {}

/// An effect by which one symbol takes another's place.
public protocol ContentTransitionSymbolEffect {}

/// What an effect moves, and how; made by the effects.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce(isUp: Bool)
        case pulse
        case variableColor(VariableColorSymbolEffect.Style)
        case scale(isUp: Bool)
        case appear(isUp: Bool)
        case disappear(isUp: Bool)
        case replace(ReplaceSymbolEffect.Style)
        case wiggle(WiggleSymbolEffect.Style)
        case breathe(isPulsing: Bool)
        case rotate(isClockwise: Bool)
        case automatic
    }

    let kind: Kind
    /// Whether a symbol's parts move one after the other.
    var isByLayer = true

    init(_ kind: Kind, isByLayer: Bool = true) {
        self.kind = kind
        self.isByLayer = isByLayer
    }
}

extension SymbolEffect {
    /// The same with something changed.
    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
