import Foundation
import PicaFoundation

/// The key of a text in an app's string tables; a literal with interpolations makes one.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// What stands in the tables, with a specifier (`%@`, `%lld`, `%lf`) for each interpolation.
    let key: String
    let arguments: [Argument]

    enum Argument: Equatable, Sendable {
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case number(Double)
        /// A value with a `printf` specifier of its own.
        case formatted(String)
        case text(Text)

        /// Numbers are grouped as the locale groups them, which `printf`'s specifiers do not.
        func part(in locale: Locale) -> LocalizedText.Part {
            switch self {
            case .string(let string), .formatted(let string): .string(string)
            case .integer(let value): .string(grouped(value, in: locale))
            case .unsigned(let value): .string(grouped(value, in: locale))
            case .number(let value): .string(String(format: "%lf", locale: locale, value))
            case .text(let text): .text(text)
            }
        }

        /// By itself, as code that names the formats' types makes these as soon as it is entered.
        @inline(never)
        private func grouped<Number: BinaryInteger>(_ value: Number, in locale: Locale) -> String {
            IntegerFormatStyle(locale: locale).format(value)
        }
    }

    /// A key without values. It is not taken as a format: a percent sign is a percent sign.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// A literal without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// A literal with values left open; the compiler calls this.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        /// Starts with room for so many UTF-8 bytes of words and so many values; the compiler calls
        /// this.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 3)
        }

        /// Adds words to the key. Their percent signs are doubled, as the key is a format.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        /// Adds a text; `%@` in the key.
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
            append("%@", .string(String(string)))
        }

        /// A styled text: it keeps its style.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

        /// Adds a whole number, grouped as the locale in force groups it; `%lld` in the key, `%llu` for
        /// unsigned types. One beyond 64 bits counts as the nearest within.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            if T.isSigned {
                append("%lld", .integer(Int64(clamping: value)))
            } else {
                append("%llu", .unsigned(UInt64(clamping: value)))
            }
        }

        /// Adds a number with six digits after the point of the locale in force; `%lf` in the key.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            append("%lf", .number(Double(value)))
        }

        /// A value in a `printf` format such as `"%.2f"`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(specifier, .formatted(String(format: specifier, value)))
        }

        /// A value in a format style.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            append("%@", .string(format.format(input)))
        }

        /// A value as it describes itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append("%@", .string(String(describing: value)))
        }
    }
}

/// A key with where to look it up.
struct LocalizedText: Equatable, Sendable {
    let key: LocalizedStringKey
    let table: String?
    let bundle: Bundle?

    /// The parts of the text in a locale: plain strings and styled texts.
    func parts(in locale: @autoclosure () -> Locale) -> [Part] {
        let format = StringTables.string(for: key.key, table: table, bundle: bundle)
        guard !key.arguments.isEmpty else { return [.string(format)] }
        let locale = locale()
        return format.formatPieces(argumentCount: key.arguments.count).map { piece in
            switch piece {
            case .literal(let words): .string(words)
            case .argument(let position, _): key.arguments[position].part(in: locale)
            }
        }
    }

    enum Part {
        case string(String)
        case text(Text)
    }
}

/// Looks up keys in bundles; an app without localizations pays nothing.
enum StringTables {
    private static let mainIsLocalized = !Bundle.main.localizations.isEmpty

    static func string(for key: String, table: String?, bundle: Bundle?) -> String {
        guard bundle != nil || mainIsLocalized else { return key }
        return (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
    }
}
