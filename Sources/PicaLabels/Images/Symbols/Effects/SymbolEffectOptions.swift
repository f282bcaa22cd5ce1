import Foundation

/// The speed and repetition of symbol effects.
public struct SymbolEffectOptions: Equatable, Sendable {
    /// A rule for repeating an effect.
    public struct RepeatBehavior: Equatable, Sendable {
        /// The number of repetitions; `nil` repeats endlessly.
        let count: Int?
        /// The pause between repetitions, in seconds; `nil` for the effect's own.
        let delay: TimeInterval?

        /// Repeats endlessly without a pause.
        public static let continuous = RepeatBehavior(count: nil, delay: 0)
        /// Repeats endlessly with the effect's own pause.
        public static let periodic = RepeatBehavior(count: nil, delay: nil)

        /// Repeats with pauses.
        ///
        /// - Parameters:
        ///   - count: The number of repetitions; `nil` repeats endlessly.
        ///   - delay: The pause between repetitions, in seconds; `nil` for the effect's own.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay)
        }
    }

    private(set) var speed = 1.0
    /// The repeat behavior; `nil` leaves it to the effect and its trigger.
    private(set) var behavior: RepeatBehavior?

    /// The default options: once for an effect played by a value, and endlessly for an active one.
    public static let `default` = SymbolEffectOptions()
    /// Options that repeat the effect endlessly.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
    /// Options that play the effect once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }
    /// Returns the options with another speed.
    /// - Parameter speed: The factor, where 1 is the effect's own speed. It is clamped to 0.01...100; values not above
    ///   0 count as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions.default.speed(speed)
    }
    /// Returns the options with a number of repetitions; `nil` repeats endlessly.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(count)
    }
    /// Returns the options with a repeat behavior.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(behavior)
    }

    /// Options that repeat the effect endlessly.
    public var repeating: SymbolEffectOptions { self.repeat(RepeatBehavior.periodic) }
    /// Options that play the effect once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(RepeatBehavior.periodic(1)) }
    /// Returns the options with another speed.
    /// - Parameter speed: The factor, where 1 is the effect's own speed. It is clamped to 0.01...100; values not above
    ///   0 count as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed > 0 ? min(max(speed, 0.01), 100) : 1
        return options
    }
    /// Returns the options with a number of repetitions; `nil` repeats endlessly.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(RepeatBehavior.periodic(count)) }
    /// Returns the options with a repeat behavior.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.behavior = behavior
        return options
    }
}
