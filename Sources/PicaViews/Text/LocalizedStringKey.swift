import Foundation
import PicaFoundation

/// The key of a text in an app's string tables; a literal with interpolations makes one.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// What stands in the tables, with a specifier (`%@`, `%lld`, `%lf`) for each interpolation.
    let format: LocalizedFormat
    /// Those of its values that only a `Text` can show, as the format counts them.
    let texts: [Text]

    /// A key without values. It is not taken as a format: a percent sign is a percent sign.
    public init(_ value: String) {
        self.init(LocalizedFormat(value))
    }

    /// A literal without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// A literal with values left open; the compiler calls this.
    public init(stringInterpolation: StringInterpolation) {
        self.init(stringInterpolation.builder.build(), texts: stringInterpolation.texts)
    }

    init(_ format: LocalizedFormat, texts: [Text] = []) {
        self.format = format
        self.texts = texts
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var builder: LocalizedFormatBuilder
        fileprivate var texts: [Text] = []

        /// Starts with room for so many UTF-8 bytes of words and so many values; the compiler calls
        /// this.
        public init(literalCapacity: Int, interpolationCount: Int) {
            builder = LocalizedFormatBuilder(
                literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        /// Adds words to the key. Where there are values, too, the key is a format, and the words' percent
        /// signs are doubled.
        public mutating func appendLiteral(_ literal: String) { builder.append(literal: literal) }

        /// Adds a text; `%@` in the key.
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
            builder.append(.string(String(string)), specifier: "%@")
        }

        /// A styled text: it keeps its style.
        public mutating func appendInterpolation(_ text: Text) {
            builder.append(.outside(texts.count), specifier: "%@")
            texts.append(text)
        }

        /// Adds a string with its attributes; `%@` in the key.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            appendInterpolation(Text(attributedString))
        }

        /// Adds a text that is itself translated, to the language of the one around it; `%@` in the key.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            builder.append(.resource(resource), specifier: "%@")
        }

        /// Adds a number, which is written in the fashion of the locale in force. The key has `%lld` for
        /// `Int`, `%d` for types of 32 bits and fewer, `%llu` and `%u` for unsigned ones, `%lf` for `Double`
        /// and `%f` for `Float`, whose fractions have six digits.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            appendInterpolation(value, specifier: value._specifier)
        }

        /// Adds a number, written as a specifier says, which stands in the key.
        ///
        /// - Parameter specifier: As in `String(format:)`, such as `"%.2f"`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            builder.append(FormatArgument(number: value._arg), specifier: specifier)
        }

        /// Adds a value in a format style, in the locale in force unless the style names another; `%@` in the
        /// key.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            appendInterpolation(Text(input, format: format))
        }

        /// Adds a value as a formatter writes it, or its description where there is none or it refuses; `%@`
        /// in the key.
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

        /// Adds an object as a formatter writes it, or its description where there is none or it refuses; `%@`
        /// in the key.
        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
        }

        /// A value as it describes itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            builder.append(.string(String(describing: value)), specifier: "%@")
        }
    }
}

/// A key, or a resource, with where to look it up.
struct LocalizedText: Equatable, Sendable {
    let key: LocalizedStringKey
    /// What stands in the tables, where that is not what the key itself says.
    let name: String?
    let table: String?
    let bundle: Bundle?
    /// nil is the one in force.
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

    /// The parts of the text in a locale: plain strings and styled texts.
    ///
    /// - Parameter locale: The one in force; asked for only where something depends on it.
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

    /// The texts among the values stand in their places, and take on what is around them.
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
