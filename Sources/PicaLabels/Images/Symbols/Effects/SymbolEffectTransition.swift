import Foundation
import PicaGraph

/// A transition in which the symbols of a view appear and disappear by an effect; other views in it change at once.
///
/// It lasts as long as the effect, regardless of the animation of the change.
public struct SymbolEffectTransition: Transition {
    private let effect: SymbolEffectConfiguration
    private let options: SymbolEffectOptions

    /// Creates a transition from an effect.
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed of the effect.
    public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
        let configuration = effect.configuration
        self.effect =
            configuration.kind == .automatic
            ? SymbolEffectConfiguration(.disappear(isUp: false)) : configuration
        self.options = options
    }

    /// Returns the view, whose symbols are hidden by the effect while it is absent.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let cue: PlayedSymbolEffect.Cue = phase == .willAppear ? .played : .whileActive(!phase.isIdentity)
        content.modifier(
            SymbolEffectWriter(effect: PlayedSymbolEffect(effect: effect, options: options, cue: cue)))
    }

    /// The properties, which report motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

extension SymbolEffectTransition: TimedTransition {
    nonisolated package var length: TimeInterval { SymbolEffectPlayer.length(effect.kind) / options.speed }
}

extension Transition where Self == SymbolEffectTransition {
    /// A transition in which symbols appear and disappear by a suitable effect.
    public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    /// Returns a transition in which symbols appear and disappear by an effect.
    ///
    /// - Parameters:
    ///   - effect: The effect. It is played forward to hide symbols and backward to show them.
    ///   - options: The speed; the effect's own by default.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
