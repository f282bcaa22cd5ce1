import PicaGraph

/// How what a view shows changes into something else.
public struct ContentTransition: Equatable, Sendable {
    /// How one symbol takes another's place; nil for at once.
    let symbolEffect: (effect: SymbolEffectConfiguration, options: SymbolEffectOptions)?

    /// At once.
    public static let identity = ContentTransition(symbolEffect: nil)
    /// One symbol takes another's place by the effect that suits.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// One symbol takes another's place by an effect. Where a person asked for less motion it does so at once.
    ///
    /// - Parameters:
    ///   - effect: How; `replace` with its styles.
    ///   - options: How fast.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(symbolEffect: (effect.configuration, options))
    }

    /// Whether both are the same.
    public static func == (one: ContentTransition, other: ContentTransition) -> Bool {
        one.symbolEffect?.effect == other.symbolEffect?.effect
            && one.symbolEffect?.options == other.symbolEffect?.options
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
    /// Sets how what the view shows changes into something else.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
