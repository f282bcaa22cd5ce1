import Foundation

/// How fast and how often effects of symbols are played.
public struct SymbolEffectOptions: Equatable, Sendable {
    /// When an effect is played again.
    public struct RepeatBehavior: Equatable, Sendable {
        /// nil is without end.
        let count: Int?
        /// Seconds from one time to the next; nil leaves it to the effect.
        let delay: TimeInterval?

        /// Without a pause, and without end.
        public static let continuous = RepeatBehavior(count: nil, delay: 0)
        /// With a pause as the effect has it, and without end.
        public static let periodic = RepeatBehavior(count: nil, delay: nil)

        /// With pauses.
        ///
        /// - Parameters:
        ///   - count: How often it is played; nil is without end.
        ///   - delay: Seconds from one time to the next; nil leaves it to the effect.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay)
        }
    }

    private(set) var speed = 1.0
    /// nil leaves it to the effect, and to whether a value plays it.
    private(set) var behavior: RepeatBehavior?

    /// As the effect has it: once where a value plays it, and without end where it is active.
    public static let `default` = SymbolEffectOptions()
    /// Again and again, without end.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }
    /// Faster or slower.
    /// - Parameter speed: 1 is the effect's own, a hundredth and a hundred are the bounds; what is not above 0 counts as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions.default.speed(speed)
    }
    /// As often as a number says; nil is without end.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(count)
    }
    /// As a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(behavior)
    }

    /// Again and again, without end.
    public var repeating: SymbolEffectOptions { self.repeat(RepeatBehavior.periodic) }
    /// Once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(RepeatBehavior.periodic(1)) }
    /// Faster or slower.
    /// - Parameter speed: 1 is the effect's own, a hundredth and a hundred are the bounds; what is not above 0 counts as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed > 0 ? min(max(speed, 0.01), 100) : 1
        return options
    }
    /// As often as a number says; nil is without end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(RepeatBehavior.periodic(count)) }
    /// As a behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.behavior = behavior
        return options
    }
}
