import PicaState

/// An effect that shakes symbols.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    enum Style: Hashable, Sendable {
        case turn(isClockwise: Bool)
        /// Along a line; an angle of 0 is to the right, and a quarter turn is down.
        case line(Angle)
        /// Toward the end of the line of text, or its start.
        case reading(isForward: Bool)
    }

    private var style = Style.turn(isClockwise: true)
    private var isByLayer = true

    /// The configuration of the effect, which describes what it animates.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.wiggle(style), isByLayer: isByLayer)
    }

    init() {}

    /// The effect with a rotation that starts clockwise; the default.
    public var clockwise: WiggleSymbolEffect { with { $0.style = .turn(isClockwise: true) } }
    /// The effect with a rotation that starts counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { with { $0.style = .turn(isClockwise: false) } }
    /// The effect with a movement that starts to the left.
    public var left: WiggleSymbolEffect { custom(angle: .degrees(180)) }
    /// The effect with a movement that starts to the right.
    public var right: WiggleSymbolEffect { custom(angle: .zero) }
    /// The effect with a movement that starts upward.
    public var up: WiggleSymbolEffect { custom(angle: .degrees(-90)) }
    /// The effect with a movement that starts downward.
    public var down: WiggleSymbolEffect { custom(angle: .degrees(90)) }
    /// The effect with a movement that starts in the reading direction.
    public var forward: WiggleSymbolEffect { with { $0.style = .reading(isForward: true) } }
    /// The effect with a movement that starts against the reading direction.
    public var backward: WiggleSymbolEffect { with { $0.style = .reading(isForward: false) } }
    /// Returns the effect with a movement along a line.
    /// - Parameter angle: The initial direction: 0 is to the right, and a quarter turn is down.
    public func custom(angle: Angle) -> WiggleSymbolEffect { with { $0.style = .line(angle) } }
    /// Returns the effect with a movement along a line.
    /// - Parameter angle: The initial direction in degrees: 0 is to the right, and 90 is down.
    public func custom(angle: Double) -> WiggleSymbolEffect { custom(angle: .degrees(angle)) }
    /// The effect with the symbol's layers animated one after the other; the default.
    public var byLayer: WiggleSymbolEffect { with { $0.isByLayer = true } }
    /// The effect with the whole symbol animated at once.
    public var wholeSymbol: WiggleSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that shakes symbols.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
