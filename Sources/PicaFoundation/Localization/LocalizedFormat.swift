import Foundation

/// What an interpolated string literal says before it is translated: a key such as `"%lld files in %@"`
/// and the values it leaves open.
///
/// `String.LocalizationValue` and SwiftUI's `LocalizedStringKey` are both this, and find their words in the
/// same way.
package struct LocalizedFormat: Hashable, Codable, Sendable {
    /// The key to look up, which is also the format to use where no translation is found. Percent signs
    /// of the literal are doubled only when there are arguments.
    package private(set) var key: String
    package private(set) var arguments: [FormatArgument]

    package init(_ key: String, arguments: [FormatArgument] = []) {
        self.key = key
        self.arguments = arguments
    }

    /// The text in the words of a bundle's table and a locale's language, its values in their places.
    ///
    /// - Parameters:
    ///   - key: The key to look up instead of the format's own.
    ///   - table: The table's name; nil is `Localizable`.
    ///   - bundle: nil is the app's own.
    ///   - locale: Asked for only where the bundle has translations.
    package func segments(
        key: String? = nil, table: String? = nil, bundle: Bundle?, locale: @autoclosure () -> Locale
    ) -> (segments: [FormatSegment], language: String?) {
        let localized = LocalizedBundle.of(bundle)
        let found =
            localized.isEmpty
            ? nil : localized.table(table ?? "Localizable").translation(of: key ?? self.key, locale: locale())
        guard !arguments.isEmpty else {
            // Without values it is no format, and a percent sign is a percent sign.
            let words = found.map { $0.translation.phrase.words(for: nil, rules: PluralRules()) }
            return ([.literal(words ?? self.key)], found?.language)
        }
        guard let (translation, language) = found else {
            let own = Translation(.words(self.key))
            return (own.segments(for: arguments, rules: PluralRules()), nil)
        }
        return (translation.segments(for: arguments, rules: .rules(of: language)), language)
    }

    /// The same, written out.
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

/// A value that stands in a localised text.
package enum FormatArgument: Hashable, Codable, Sendable {
    case string(String)
    case signed(Int64)
    case unsigned(UInt64)
    case double(Double)
    /// A text that is itself translated, by the locale of the text around it.
    indirect case resource(LocalizedStringResource)
    /// A text with attributes, which show where the text around it has any.
    case attributed(AttributedArgument)
    /// Something that whoever made the format puts there, by a number of its own.
    case outside(Int)

    var isNumber: Bool {
        switch self {
        case .signed, .unsigned, .double: true
        case .string, .resource, .attributed, .outside: false
        }
    }
}

/// A text with attributes in a localised one. Written out it is its characters, as Foundation on Linux writes no
/// attributes.
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

/// Gathers the segments of an interpolated literal into a `LocalizedFormat`.
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

    /// - Parameter specifier: nil for Apple's own of that type: `%lld` for `Int`, `%d` for `Int32`.
    package mutating func append<T: FixedWidthInteger>(_ value: T, specifier: String? = nil) {
        let size = T.bitWidth > 32 ? "ll" : ""
        if T.isSigned {
            append(.signed(Int64(clamping: value)), specifier: specifier ?? "%\(size)d")
        } else {
            append(.unsigned(UInt64(clamping: value)), specifier: specifier ?? "%\(size)u")
        }
    }

    /// - Parameter specifier: nil for Apple's own of that type: `%lf` for `Double`, `%f` for `Float`.
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
