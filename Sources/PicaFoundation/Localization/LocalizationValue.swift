import Foundation

extension String {
    /// A text to be translated: what a string literal becomes where SwiftUI and Foundation ask for one.
    ///
    /// Interpolated values leave their kind in the key, such as `%lld` for `Int`, `%lf` for `Double` and
    /// `%@` for text, and their value for after the translation is found.
    public struct LocalizationValue: Hashable, Codable, Sendable {
        package var format: LocalizedFormat

        /// A text with nothing left open.
        public init(_ value: String) {
            format = LocalizedFormat(value)
        }
    }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
    /// A literal with nothing left open.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A literal whose interpolated values are left open; the compiler calls this.
    public init(stringInterpolation: StringInterpolation) {
        format = stringInterpolation.builder.build()
    }

    /// Gathers the segments of a literal: the key, and the values that it leaves open.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        package var builder: LocalizedFormatBuilder

        /// Starts with room for so many UTF-8 bytes of words and so many values; the compiler calls
        /// this.
        public init(literalCapacity: Int, interpolationCount: Int) {
            builder = LocalizedFormatBuilder(
                literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        /// Adds words to the key. Where there are values, too, the key is a format, and the words' percent signs are doubled.
        public mutating func appendLiteral(_ literal: String) {
            builder.append(literal: literal)
        }

        /// Adds a text; `%@` in the key.
        public mutating func appendInterpolation(_ string: String) {
            builder.append(.string(string), specifier: "%@")
        }

        /// Adds a part of a text; `%@` in the key.
        public mutating func appendInterpolation(_ substring: Substring) {
            appendInterpolation(String(substring))
        }

        /// Adds a text with attributes, which an `AttributedString(localized:)` keeps; `%@` in the key.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            builder.append(.attributed(AttributedArgument(attributedString)), specifier: "%@")
        }

        /// Adds a text that is itself translated, when the one around it is; `%@` in the key.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            builder.append(.resource(resource), specifier: "%@")
        }

        /// Adds a whole number, which is written in the fashion of the text's locale. The key has `%lld`
        /// for `Int`, `%d` for types of 32 bits and fewer, `%llu` and `%u` for unsigned ones.
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
            builder.append(value)
        }

        /// Adds a number, which is written in the fashion of the text's locale. The key has `%lf`, for
        /// `Float` `%f`.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            builder.append(value)
        }

        /// Adds a whole number, written as a specifier says, which stands in the key.
        ///
        /// - Parameter specifier: As in `String(format:)`, such as `"%02d"`.
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
            builder.append(value, specifier: specifier)
        }

        /// Adds a number, written as a specifier says, which stands in the key.
        ///
        /// - Parameter specifier: As in `String(format:)`, such as `"%.2f"`.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
            builder.append(value, specifier: specifier)
        }

        /// Adds a value in a format style, in the person's locale unless the style names another; `%@` in the
        /// key.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            appendInterpolation(format.inLocale(.ofUser).format(input))
        }

        /// Adds a value as a formatter writes it, or its description where there is none or it refuses;
        /// `%@` in the key.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
        }

        /// Adds a value as a formatter writes it, or its description where that refuses; `%@` in the key.
        ///
        /// On Apple's systems only values that stand for objects have this; Linux's Foundation has few that say so,
        /// dates and measurements not among them.
        @_disfavoredOverload
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            appendInterpolation(formatter.string(for: subject) ?? String(describing: subject))
        }

        /// Adds an object as a formatter writes it, or its description where there is none or it
        /// refuses; `%@` in the key.
        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
        }
    }
}
