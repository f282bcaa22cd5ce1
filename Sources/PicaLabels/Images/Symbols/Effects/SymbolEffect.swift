/// An animation of symbols.
public protocol SymbolEffect: Sendable {
    /// The configuration of the effect, which describes what it animates.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that ends by itself, played each time a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect by which symbols appear and disappear.
public protocol TransitionSymbolEffect {}

/// An effect by which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// The configuration of an effect, which only the effects create.
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

    /// The order in which layers are animated.
    enum Order: Hashable, Sendable {
        case wholeSymbol
        /// Each layer starts a little later than the one before.
        case byLayer
        /// Each layer starts when the one before has ended.
        case individually
    }

    let kind: Kind
    let order: Order

    init(_ kind: Kind, order: Order) {
        self.kind = kind
        self.order = order
    }

    init(_ kind: Kind, isByLayer: Bool = true) { self.init(kind, order: isByLayer ? .byLayer : .wholeSymbol) }

    /// Whether a symbol's layers are animated one after the other.
    var isByLayer: Bool { order != .wholeSymbol }
}

extension SymbolEffect {
    /// Returns a copy with a change applied.
    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
