import PicaGraph

/// How what a view shows changes into something else.
///
/// A text changes so in a transaction with an animation, a symbol whenever it is another.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case symbol(SymbolEffectConfiguration, SymbolEffectOptions)
    }

    let kind: Kind

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// What was shown fades out while what is shown fades in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Letters that a text had before move to their places and sizes; others fade.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// One symbol takes another's place by the effect that suits.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Letters that a text had before move to their places, and others roll in, as the digits of a counter do.
    /// - Parameter countsDown: Whether they come from above; by default they come from below.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Letters that a text had before move to their places, and others roll in: from below where the number has
    /// grown, and from above where it is smaller.
    /// - Parameter value: The number that the text shows.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }

    /// One symbol takes another's place by an effect. Where a person asked for less motion it does so at once.
    ///
    /// - Parameters:
    ///   - effect: How; `replace` with its styles.
    ///   - options: How fast.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbol(effect.configuration, options))
    }

    /// How one symbol takes another's place; nil for at once.
    var symbolEffect: (effect: SymbolEffectConfiguration, options: SymbolEffectOptions)? {
        if case .symbol(let effect, let options) = kind { (effect, options) } else { nil }
    }

    /// How one text takes another's place; nil for at once.
    /// - Parameter old: What was in force before.
    func textStyle(after old: ContentTransition) -> TextTransition.Style? {
        switch kind {
        case .identity, .symbol: return nil
        case .opacity: return .fade
        case .interpolate: return .interpolation
        case .numericText(let countsDown): return .roll(isDown: countsDown)
        case .numericValue(let value):
            if case .numericValue(let before) = old.kind { return .roll(isDown: value < before) }
            return .roll(isDown: false)
        }
    }
}

private enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }

extension EnvironmentValues {
    /// How what views show changes into something else; `identity` by default.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets how what the view shows changes into something else: texts and symbols.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
