import PicaGraph

/// An effect as views inherit it.
struct PlayedSymbolEffect: Equatable, Sendable {
    /// What plays it.
    enum Cue: Equatable, Sendable {
        case whileActive(Bool)
        /// It has been played already, as a view is about to come.
        case played
        /// Each time the number changes.
        case onChange(Int)

        /// Whether it is to be seen in the end.
        var isActive: Bool { self == .whileActive(true) || self == .played }
    }

    let effect: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    let cue: Cue
}

private enum SymbolEffectsKey: EnvironmentKey { static var defaultValue: [PlayedSymbolEffect] { [] } }

extension EnvironmentValues {
    /// The effects of symbols, from the outermost in.
    var symbolEffects: [PlayedSymbolEffect] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

extension View {
    /// Moves the symbols in the view for as long as an effect is active.
    ///
    /// Where a person asked for less motion nothing moves: what an effect shows in the end is there at once.
    ///
    /// - Parameters:
    ///   - effect: What they do, besides the effects from further out.
    ///   - options: How fast and how often.
    ///   - isActive: Whether they do; true by default. What is under way as it becomes false is brought to its end.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            SymbolEffectWriter(
                effect: PlayedSymbolEffect(
                    effect: effect.configuration, options: options, cue: .whileActive(isActive))))
    }

    /// Moves the symbols in the view each time a value changes.
    ///
    /// - Parameters:
    ///   - effect: What they do, besides the effects from further out.
    ///   - options: How fast and how often; once by default.
    ///   - value: What plays the effect as it changes.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(SymbolEffectTrigger(effect: effect.configuration, options: options, value: value))
    }

    /// Leaves the symbols in the view without the effects from further out.
    /// - Parameter isEnabled: Whether it does; true by default.
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

/// Counts how often a value has changed.
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
