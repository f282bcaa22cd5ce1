import Foundation

/// The content of an interpolated string literal before translation: a key such as `"%lld files in %@"` and its values.
///
/// `String.LocalizationValue` and SwiftUI's `LocalizedStringKey` both consist of it, and look up translations in the
/// same way.
package struct LocalizedFormat: Hashable, Codable, Sendable {
    /// The key to look up, which is also the format if no translation is found.
    ///
    /// Percent signs of the literal are doubled only if there are arguments.
    package private(set) var key: String
    package private(set) var arguments: [FormatArgument]

    package init(_ key: String, arguments: [FormatArgument] = []) {
        self.key = key
        self.arguments = arguments
    }

    /// Returns the translated string as segments, with its values inserted.
    ///
    /// - Parameters:
    ///   - key: The key to look up instead of the format's own.
    ///   - table: The table's name; `nil` is `Localizable`.
    ///   - bundle: The bundle; `nil` is the app's own.
    ///   - locale: The locale, evaluated only if the bundle has translations.
    package func segments(
        key: String? = nil, table: String? = nil, bundle: Bundle?, locale: @autoclosure () -> Locale
    ) -> (segments: [FormatSegment], language: String?) {
        let localized = LocalizedBundle.of(bundle)
        let found =
            localized.isEmpty
            ? nil : localized.table(table ?? "Localizable").translation(of: key ?? self.key, locale: locale())
        guard !arguments.isEmpty else {
            // Without values it is not a format, and percent signs are literal.
            let words = found.map { $0.translation.phrase.words(for: nil, rules: PluralRules()) }
            return ([.literal(words ?? self.key)], found?.language)
        }
        guard let (translation, language) = found else {
            let own = Translation(.words(self.key))
            return (own.segments(for: arguments, rules: PluralRules()), nil)
        }
        return (translation.segments(for: arguments, rules: .rules(of: language)), language)
    }

    /// Returns the translated string.
    package func resolved(key: String? = nil, table: String? = nil, bundle: Bundle?, locale: Locale) -> String
    {
        let locale = locale.heeded
        return segments(key: key, table: table, bundle: bundle, locale: locale).segments
            .reduce(into: "") { text, segment in
                switch segment {
                case .literal(let words): text += words
                case .argument(let position, let specifier):
                    text += specifier.text(of: arguments[position], locale: locale)
                }
            }
    }
}

/// A value in a localized string.
package enum FormatArgument: Hashable, Codable, Sendable {
    case string(String)
    case signed(Int64)
    case unsigned(UInt64)
    case double(Double)
    /// A string that is itself translated, in the locale of the string around it.
    indirect case resource(LocalizedStringResource)
    /// A string with attributes, which are kept if the string around it is attributed.
    case attributed(AttributedArgument)
    /// A value that the creator of the format inserts itself, identified by a number.
    case outside(Int)

    var isNumber: Bool {
        switch self {
        case .signed, .unsigned, .double: true
        case .string, .resource, .attributed, .outside: false
        }
    }
}

/// An attributed string as a value of a localized one.
///
/// It is encoded as its characters only, as Foundation on Linux does not encode attributes.
package struct AttributedArgument: Hashable, Codable, Sendable {
    package var string: AttributedString

    package init(_ string: AttributedString) { self.string = string }

    package init(from decoder: any Decoder) throws {
        string = AttributedString(try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(string.string)
    }
}

/// A builder that collects the segments of an interpolated literal in a `LocalizedFormat`.
package struct LocalizedFormatBuilder: Sendable {
    private var key: String
    private var arguments: [FormatArgument] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
        key = ""
        key.reserveCapacity(literalCapacity + 3 * interpolationCount)
        arguments.reserveCapacity(interpolationCount)
    }

    package mutating func append(literal: String) {
        key += literal.hasPercentSign ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    package mutating func append(_ argument: FormatArgument, specifier: String) {
        key += specifier
        arguments.append(argument)
    }

    /// - Parameter specifier: The specifier; `nil` for Apple's own of that type: `%lld` for `Int`, `%d` for `Int32`.
    package mutating func append<T: FixedWidthInteger>(_ value: T, specifier: String? = nil) {
        let size = T.bitWidth > 32 ? "ll" : ""
        if T.isSigned {
            append(.signed(Int64(clamping: value)), specifier: specifier ?? "%\(size)d")
        } else {
            append(.unsigned(UInt64(clamping: value)), specifier: specifier ?? "%\(size)u")
        }
    }

    /// - Parameter specifier: The specifier; `nil` for Apple's own of that type: `%lf` for `Double`, `%f` for `Float`.
    package mutating func append<T: BinaryFloatingPoint>(_ value: T, specifier: String? = nil) {
        append(.double(Double(value)), specifier: specifier ?? (T.self == Float.self ? "%f" : "%lf"))
    }

    package func build() -> LocalizedFormat {
        if arguments.isEmpty, key.hasPercentSign {
            return LocalizedFormat(key.replacingOccurrences(of: "%%", with: "%"))
        }
        return LocalizedFormat(key, arguments: arguments)
    }
}

extension String {
    fileprivate var hasPercentSign: Bool { utf8.contains(UInt8(ascii: "%")) }
}
