import Foundation
import PicaGraph

/// The symbols in a view come and go by an effect of theirs; other views in it are simply there, and then are not.
///
/// It takes the time of the effect, whatever the animation of the change is.
public struct SymbolEffectTransition: Transition {
    private let effect: SymbolEffectConfiguration
    private let options: SymbolEffectOptions

    /// - Parameters:
    ///   - effect: What they do.
    ///   - options: How fast.
    public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
        let configuration = effect.configuration
        self.effect =
            configuration.kind == .automatic
            ? SymbolEffectConfiguration(.disappear(isUp: false)) : configuration
        self.options = options
    }

    /// The view, whose symbols the effect hides while it is not there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let cue: PlayedSymbolEffect.Cue = phase == .willAppear ? .played : .whileActive(!phase.isIdentity)
        content.modifier(
            SymbolEffectWriter(effect: PlayedSymbolEffect(effect: effect, options: options, cue: cue)))
    }

    /// Something moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

extension SymbolEffectTransition: TimedTransition {
    nonisolated package var length: TimeInterval { SymbolEffectPlayer.length(effect.kind) / options.speed }
}

extension Transition where Self == SymbolEffectTransition {
    /// Symbols come and go by the effect that suits them.
    public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    /// Symbols come and go by an effect of theirs.
    ///
    /// - Parameters:
    ///   - effect: What they do as they come, backwards, and as they go.
    ///   - options: How fast; at the effect's own speed by default.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
