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
    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        format = stringInterpolation.builder.build()
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        package var builder: LocalizedFormatBuilder

        public init(literalCapacity: Int, interpolationCount: Int) {
            builder = LocalizedFormatBuilder(
                literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            builder.append(literal: literal)
        }

        public mutating func appendInterpolation(_ string: String) {
            builder.append(.string(string), specifier: "%@")
        }

        public mutating func appendInterpolation(_ substring: Substring) {
            appendInterpolation(String(substring))
        }

        /// The characters; attributes do not outlast a `String`.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            appendInterpolation(String(attributedString.characters))
        }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            builder.append(.resource(resource), specifier: "%@")
        }

        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
            builder.append(value)
        }

        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            builder.append(value)
        }

        /// - Parameter specifier: As in `String(format:)`, such as `"%02d"`.
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
            builder.append(value, specifier: specifier)
        }

        /// - Parameter specifier: As in `String(format:)`, such as `"%.2f"`.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
            builder.append(value, specifier: specifier)
        }

        /// The value in the style's own locale.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            appendInterpolation(format.format(input))
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
        }

        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
        }
    }
}
