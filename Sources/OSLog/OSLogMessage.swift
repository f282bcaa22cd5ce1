import Foundation

/// What a ``Logger`` writes: a literal with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    let text: String

    /// A message without values.
    public init(stringLiteral value: String) { text = value }

    /// A message with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Whether a value may be read by others. All values are written as they are on Linux, where a program's standard error
/// is its owner's.
public struct OSLogPrivacy: Sendable {
    /// How a value is made unreadable that is not for others.
    public enum Mask: Sendable {
        /// By a number that is the same for equal values.
        case hash
        /// Not at all.
        case none
    }

    private init() {}

    /// As the kind of value has it.
    public static let auto = OSLogPrivacy()
    /// For everybody.
    public static let `public` = OSLogPrivacy()
    /// For nobody else.
    public static let `private` = OSLogPrivacy()
    /// For nobody else, whatever the system says.
    public static let sensitive = OSLogPrivacy()
    /// For nobody else, but equal values can be told.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// As the kind of value has it, but equal values can be told.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
    fileprivate let precision: Int

    /// With six digits behind the point.
    public static let fixed = fixed(precision: 6)
    /// With some digits behind the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(precision: min(max(precision, 0), 100))
    }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    fileprivate let radix: Int

    /// By digits from 0 to 9.
    public static let decimal = OSLogIntegerFormatting(radix: 10)
    /// By digits from 0 to f.
    public static let hex = OSLogIntegerFormatting(radix: 16)
    /// By digits from 0 to 7.
    public static let octal = OSLogIntegerFormatting(radix: 8)
}

/// What stands in a message's literal.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds words of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) {
        text += String(describing: value())
    }

    /// Adds a number in a format.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {
        text += String(format: "%.*f", format.precision, number())
    }

    /// Adds a whole number in a format.
    public mutating func appendInterpolation<T: BinaryInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, privacy: OSLogPrivacy = .auto
    ) {
        text += String(number(), radix: format.radix)
    }
}
