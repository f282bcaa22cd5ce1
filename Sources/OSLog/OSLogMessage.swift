import Foundation

/// A message for a ``Logger``: a string literal with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    let text: String

    init(_ text: String) { self.text = text }

    /// Creates a message without values.
    public init(stringLiteral value: String) { text = value }

    /// Creates a message with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The privacy of a value. On Linux all values are written unchanged, because a program's standard error belongs to its
/// owner.
public struct OSLogPrivacy: Sendable {
    /// A replacement for a private value.
    public enum Mask: Sendable {
        /// A number that is the same for equal values.
        case hash
        /// No replacement.
        case none
    }

    private init() {}

    /// The default of the value's type.
    public static let auto = OSLogPrivacy()
    /// Visible to everyone.
    public static let `public` = OSLogPrivacy()
    /// Visible to the owner only.
    public static let `private` = OSLogPrivacy()
    /// Visible to the owner only, whatever the system's settings.
    public static let sensitive = OSLogPrivacy()
    /// Visible to the owner only; a mask can show which values are equal.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// The default of the value's type; a mask can show which values are equal.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
    fileprivate let precision: Int

    /// Six digits after the decimal point.
    public static let fixed = fixed(precision: 6)
    /// A number of digits after the decimal point, 0 to 100.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(precision: min(max(precision, 0), 100))
    }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
    fileprivate let radix: Int

    /// Decimal digits.
    public static let decimal = OSLogIntegerFormatting(radix: 10)
    /// Hexadecimal digits, in lowercase.
    public static let hex = OSLogIntegerFormatting(radix: 16)
    /// Octal digits.
    public static let octal = OSLogIntegerFormatting(radix: 8)
}

/// The literal of a message, as text and interpolated values.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Appends text of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value's description.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) {
        text += String(describing: value())
    }

    /// Appends a number in a format.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {
        text += String(format: "%.*f", format.precision, number())
    }

    /// Appends an integer in a format.
    public mutating func appendInterpolation<T: BinaryInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, privacy: OSLogPrivacy = .auto
    ) {
        text += String(number(), radix: format.radix)
    }
}
