import PicaGraph
import PicaState

/// A transition for a change of a view's content, such as other words in a text.
///
/// Text uses it only in a transaction with an animation; a symbol uses it whenever another symbol takes its place.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case symbol(SymbolEffectConfiguration, SymbolEffectOptions)
    }

    let kind: Kind

    /// A change at once, without a transition.
    public static let identity = ContentTransition(kind: .identity)
    /// A cross-fade: the old content fades out while the new content fades in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// A transition that moves letters common to both texts to their new places and sizes; other letters fade.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// A transition that replaces one symbol by another with the effect that suits the two.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Moves letters common to both texts to their new places and rolls the others in, like the digits of a counter.
    /// - Parameter countsDown: Whether new letters come from above; by default they come from below.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Moves letters common to both texts to their new places and rolls the others in. They come from below when the
    /// number has grown, and from above when it has shrunk.
    /// - Parameter value: The number that the text shows.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }

    /// Replaces one symbol by another with an effect. The change is immediate if the person asked for less motion.
    ///
    /// - Parameters:
    ///   - effect: The effect, for example `replace` with one of its styles.
    ///   - options: The speed of the effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbol(effect.configuration, options))
    }

    /// The effect that replaces one symbol by another; `nil` for an immediate change.
    var symbolEffect: (effect: SymbolEffectConfiguration, options: SymbolEffectOptions)? {
        if case .symbol(let effect, let options) = kind { (effect, options) } else { nil }
    }

    /// Returns how one text replaces another; `nil` for an immediate change.
    /// - Parameter old: The content transition that was in force before.
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
    /// The transition for changes of a view's content; `identity` by default.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets the transition for changes of the content of texts and symbols in the view.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
