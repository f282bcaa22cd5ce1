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
        case drawOn
        case drawOff(isReversed: Bool)
        case automatic
    }

    /// What moves together.
    enum Order: Hashable, Sendable {
        case wholeSymbol
        /// Each part begins a little later than the one before.
        case byLayer
        /// Each part begins when the one before has come to its end.
        case individually
    }

    let kind: Kind
    let order: Order

    init(_ kind: Kind, order: Order) {
        self.kind = kind
        self.order = order
    }

    init(_ kind: Kind, isByLayer: Bool = true) { self.init(kind, order: isByLayer ? .byLayer : .wholeSymbol) }

    /// Whether a symbol's parts move one after the other.
    var isByLayer: Bool { order != .wholeSymbol }
}

extension SymbolEffect {
    /// The same with something changed.
    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
