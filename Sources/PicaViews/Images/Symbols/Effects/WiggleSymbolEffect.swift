import PicaGraph

/// Symbols shake.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    enum Style: Hashable, Sendable {
        case turn(isClockwise: Bool)
        /// Along a line; 0 is to the right, a quarter is down.
        case line(Angle)
        /// Towards the end of the line of text, or its beginning.
        case reading(isForward: Bool)
    }

    private var style = Style.turn(isClockwise: true)
    private var isByLayer = true

    /// What is moved, and how.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.wiggle(style), isByLayer: isByLayer)
    }

    init() {}

    /// Turning to the right first, which is the default.
    public var clockwise: WiggleSymbolEffect { with { $0.style = .turn(isClockwise: true) } }
    /// Turning to the left first.
    public var counterClockwise: WiggleSymbolEffect { with { $0.style = .turn(isClockwise: false) } }
    /// Left first.
    public var left: WiggleSymbolEffect { custom(angle: .degrees(180)) }
    /// Right first.
    public var right: WiggleSymbolEffect { custom(angle: .zero) }
    /// Up first.
    public var up: WiggleSymbolEffect { custom(angle: .degrees(-90)) }
    /// Down first.
    public var down: WiggleSymbolEffect { custom(angle: .degrees(90)) }
    /// The way that one reads first.
    public var forward: WiggleSymbolEffect { with { $0.style = .reading(isForward: true) } }
    /// Against the way that one reads first.
    public var backward: WiggleSymbolEffect { with { $0.style = .reading(isForward: false) } }
    /// Along a line.
    /// - Parameter angle: Where it goes first: 0 is to the right, and a quarter down.
    public func custom(angle: Angle) -> WiggleSymbolEffect { with { $0.style = .line(angle) } }
    /// Along a line.
    /// - Parameter angle: Where it goes first, in degrees: 0 is to the right, and 90 down.
    public func custom(angle: Double) -> WiggleSymbolEffect { custom(angle: .degrees(angle)) }
    /// Its parts one after the other, which is the default.
    public var byLayer: WiggleSymbolEffect { with { $0.isByLayer = true } }
    /// All of the symbol at once.
    public var wholeSymbol: WiggleSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Symbols shake.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
