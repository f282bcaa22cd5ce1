import Foundation
import PicaFoundation

/// A key of a text in an app's string tables. A literal with interpolations creates one.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key in the tables, with a specifier (`%@`, `%lld`, `%lf`) for each interpolation.
    let format: LocalizedFormat
    /// The interpolated values that only a `Text` can show, in the order of the format's outside values.
    let texts: [Text]

    /// Creates a key without values. It is not read as a format: a percent sign stays a percent sign.
    public init(_ value: String) {
        self.init(LocalizedFormat(value))
    }

    /// Creates a key from a literal without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from a literal with interpolations; the compiler calls this.
    public init(stringInterpolation: StringInterpolation) {
        self.init(stringInterpolation.builder.build(), texts: stringInterpolation.texts)
    }

    init(_ format: LocalizedFormat, texts: [Text] = []) {
        self.format = format
        self.texts = texts
    }

    /// A builder that collects the segments of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var builder: LocalizedFormatBuilder
        fileprivate var texts: [Text] = []

        /// Creates a builder with room for that many UTF-8 bytes and interpolations; the compiler calls this.
        public init(literalCapacity: Int, interpolationCount: Int) {
            builder = LocalizedFormatBuilder(
                literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        /// Adds words to the key. If the literal has interpolations, the key is a format, and percent signs in the
        /// words are doubled.
        public mutating func appendLiteral(_ literal: String) { builder.append(literal: literal) }

        /// Adds a string, as `%@` in the key.
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
            builder.append(.string(String(string)), specifier: "%@")
        }

        /// Adds a text that keeps its style, as `%@` in the key.
        public mutating func appendInterpolation(_ text: Text) {
            builder.append(.outside(texts.count), specifier: "%@")
            texts.append(text)
        }

        /// Adds a string with its attributes, as `%@` in the key.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            appendInterpolation(Text(attributedString))
        }

        /// Adds a text that is itself translated, into the language of the surrounding text. It is `%@` in the key.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            builder.append(.resource(resource), specifier: "%@")
        }

        /// Adds a number, formatted for the locale in force. The key has `%lld` for `Int`, `%d` for types of 32 bits
        /// and fewer, and `%llu` and `%u` for unsigned ones. It has `%lf` for `Double` and `%f` for `Float`, whose
        /// fractions have six digits.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            appendInterpolation(value, specifier: value._specifier)
        }

        /// Adds a number formatted by a specifier, which becomes part of the key.
        ///
        /// - Parameter specifier: A specifier as in `String(format:)`, such as `"%.2f"`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            builder.append(FormatArgument(number: value._arg), specifier: specifier)
        }

        /// Adds a value in a format style, as `%@` in the key. The style uses the locale in force unless it names
        /// another.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            appendInterpolation(Text(input, format: format))
        }

        /// Adds a value as a formatter writes it, as `%@` in the key. Without a formatter, or if it returns `nil`, the
        /// key gets the value's description.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
        }

        /// Adds a value as a formatter writes it, as `%@` in the key. If the formatter returns `nil`, the value's
        /// description is used.
        ///
        /// On Apple's systems only types that bridge to reference types have this method. Linux's Foundation declares
        /// few such types; dates and measurements are not among them.
        @_disfavoredOverload
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            appendInterpolation(formatter.string(for: subject) ?? String(describing: subject))
        }

        /// Adds an object as a formatter writes it, as `%@` in the key. Without a formatter, or if it returns `nil`,
        /// the object's description is used.
        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
        }

        /// Adds a value by its description, as `%@` in the key.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            builder.append(.string(String(describing: value)), specifier: "%@")
        }
    }
}

/// A key or a resource, together with the table, bundle and locale to look it up in.
package struct LocalizedText: Equatable, Sendable {
    let key: LocalizedStringKey
    /// The name to look up in the tables, if it differs from the key's format.
    let name: String?
    let table: String?
    let bundle: Bundle?
    /// The locale to use; `nil` for the one in force.
    let locale: Locale?

    init(key: LocalizedStringKey, table: String?, bundle: Bundle?) {
        self.key = key
        self.table = table
        self.bundle = bundle
        name = nil
        locale = nil
    }

    init(_ resource: LocalizedStringResource) {
        key = LocalizedStringKey(resource.defaultValue.format)
        name = resource.key
        table = resource.table
        bundle = resource.bundle == .main ? nil : resource.bundle.resolved
        locale = resource.locale == .current ? nil : resource.locale
    }

    /// Returns the text in a locale, split into plain strings and styled texts.
    ///
    /// - Parameter locale: The locale in force; evaluated only if something depends on it.
    func parts(in locale: @autoclosure () -> Locale) -> [Part] {
        let format = key.format
        lazy var locale = self.locale ?? locale()
        let (segments, language) = format.segments(key: name, table: table, bundle: bundle, locale: locale)
        if segments.mayBeMarkdown {
            return parts(of: format.attributed(segments, language: language, locale: locale))
        }
        return segments.map { segment in
            switch segment {
            case .literal(let words): return .string(words)
            case .argument(let position, let specifier):
                guard case .outside(let number) = format.arguments[position] else {
                    return .string(specifier.text(of: format.arguments[position], locale: locale))
                }
                return .text(key.texts[number], AttributeContainer())
            }
        }
    }

    /// Replaces the placeholders of `Text` values by those texts, which inherit the attributes around them.
    private func parts(of string: AttributedString) -> [Part] {
        string.runs.map { run in
            if let number = run[OutsideValueAttribute.self], key.texts.indices.contains(number) {
                return .text(key.texts[number], run.attributes)
            }
            return .attributed(AttributedString(string[run.range]))
        }
    }

    enum Part {
        case string(String)
        case attributed(AttributedString)
        case text(Text, AttributeContainer)
    }
}
