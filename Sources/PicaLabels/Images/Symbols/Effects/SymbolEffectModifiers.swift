import PicaGraph
import PicaState

/// A symbol effect with its trigger, as views inherit it.
struct PlayedSymbolEffect: Equatable, Sendable {
    /// The trigger of an effect.
    enum Cue: Equatable, Sendable {
        case whileActive(Bool)
        /// The effect has already been played, for a view that is about to appear.
        case played
        /// The effect is played each time the number changes.
        case onChange(Int)

        /// Whether the effect is visible after it has ended.
        var isActive: Bool { self == .whileActive(true) || self == .played }
    }

    let effect: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    let cue: Cue
}

private enum SymbolEffectsKey: EnvironmentKey { static var defaultValue: [PlayedSymbolEffect] { [] } }

extension EnvironmentValues {
    /// The symbol effects, from the outermost inward.
    var symbolEffects: [PlayedSymbolEffect] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

extension View {
    /// Applies an effect to the symbols in the view while it is active.
    ///
    /// If the person asked for less motion, nothing animates: the final state of the effect appears at once.
    ///
    /// - Parameters:
    ///   - effect: The effect, in addition to those from further out.
    ///   - options: The speed and number of repetitions.
    ///   - isActive: Whether the effect is active; `true` by default. When it becomes `false`, the current cycle ends
    ///     first.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            SymbolEffectWriter(
                effect: PlayedSymbolEffect(
                    effect: effect.configuration, options: options, cue: .whileActive(isActive))))
    }

    /// Plays an effect on the symbols in the view each time a value changes.
    ///
    /// - Parameters:
    ///   - effect: The effect, in addition to those from further out.
    ///   - options: The speed and number of repetitions; once by default.
    ///   - value: The value whose changes play the effect.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(SymbolEffectTrigger(effect: effect.configuration, options: options, value: value))
    }

    /// Removes the symbol effects inherited from further out.
    /// - Parameter isEnabled: Whether they are removed; `true` by default.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        modifier(SymbolEffectRemoval(isEnabled: isEnabled))
    }
}

struct SymbolEffectWriter {
    let effect: PlayedSymbolEffect
}

extension SymbolEffectWriter: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { values.symbolEffects.append(effect) }
}

private struct SymbolEffectRemoval {
    let isEnabled: Bool
}

extension SymbolEffectRemoval: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { if isEnabled { values.symbolEffects = [] } }
}

/// Plays an effect by counting the changes of a value.
private struct SymbolEffectTrigger<Value: Equatable> {
    let effect: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    let value: Value
    @State private var changes = 0

    init(effect: SymbolEffectConfiguration, options: SymbolEffectOptions, value: Value) {
        self.effect = effect
        self.options = options
        self.value = value
    }
}

extension SymbolEffectTrigger: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            SymbolEffectWriter(
                effect: PlayedSymbolEffect(effect: effect, options: options, cue: .onChange(changes)))
        )
        .onChange(of: value) { changes += 1 }
    }
}
