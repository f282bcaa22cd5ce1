import Foundation

extension String {
    /// A string to be translated, created from a literal where SwiftUI and Foundation accept localized strings.
    ///
    /// An interpolated value adds a specifier to the key, such as `%lld` for `Int`, `%lf` for `Double` and `%@` for
    /// strings. Its value is inserted after the translation is found.
    public struct LocalizationValue: Hashable, Codable, Sendable {
        package var format: LocalizedFormat

        /// Creates a value from a string without interpolated values.
        public init(_ value: String) {
            format = LocalizedFormat(value)
        }
    }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
    /// Creates a value from a literal without interpolated values.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a value from a literal with interpolated values. Called by the compiler.
    public init(stringInterpolation: StringInterpolation) {
        format = stringInterpolation.builder.build()
    }

    /// A builder that collects a literal's segments: the key and its values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        package var builder: LocalizedFormatBuilder

        /// Creates a builder with capacity for a number of UTF-8 bytes and of values. Called by the compiler.
        public init(literalCapacity: Int, interpolationCount: Int) {
            builder = LocalizedFormatBuilder(
                literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        /// Appends literal text to the key. If there are values, too, the key is a format, and its literal percent
        /// signs are doubled.
        public mutating func appendLiteral(_ literal: String) {
            builder.append(literal: literal)
        }

        /// Appends a string; `%@` in the key.
        public mutating func appendInterpolation(_ string: String) {
            builder.append(.string(string), specifier: "%@")
        }

        /// Appends a substring; `%@` in the key.
        public mutating func appendInterpolation(_ substring: Substring) {
            appendInterpolation(String(substring))
        }

        /// Appends an attributed string, whose attributes `AttributedString(localized:)` keeps; `%@` in the key.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            builder.append(.attributed(AttributedArgument(attributedString)), specifier: "%@")
        }

        /// Appends a resource, which is translated together with the string around it; `%@` in the key.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            builder.append(.resource(resource), specifier: "%@")
        }

        /// Appends an integer, formatted in the string's locale.
        ///
        /// The key contains `%lld` for `Int`, `%d` for types of 32 bits and fewer, `%llu` and `%u` for unsigned ones.
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
            builder.append(value)
        }

        /// Appends a number, formatted in the string's locale. The key contains `%lf`, for `Float` `%f`.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            builder.append(value)
        }

        /// Appends an integer with a format specifier, which becomes part of the key.
        ///
        /// - Parameter specifier: The specifier as in `String(format:)`, such as `"%02d"`.
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
            builder.append(value, specifier: specifier)
        }

        /// Appends a number with a format specifier, which becomes part of the key.
        ///
        /// - Parameter specifier: The specifier as in `String(format:)`, such as `"%.2f"`.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
            builder.append(value, specifier: specifier)
        }

        /// Appends a value in a format style; `%@` in the key.
        ///
        /// It uses the user's locale unless the style has another.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            appendInterpolation(format.inLocale(.ofUser).format(input))
        }

        /// Appends a formatted value, or its description if there is no formatter or it fails; `%@` in the key.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
        }

        /// Appends a formatted value, or its description if the formatter fails; `%@` in the key.
        ///
        /// On Apple's systems only values bridged to objects have this. Linux's Foundation declares few of them as
        /// bridged, and dates and measurements are not among them.
        @_disfavoredOverload
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            appendInterpolation(formatter.string(for: subject) ?? String(describing: subject))
        }

        /// Appends a formatted object, or its description if there is no formatter or it fails; `%@` in the key.
        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
        }
    }
}
