import Foundation

extension LocalizedFormat {
    /// Returns the translated string, parsed as Markdown, with its nouns inflected by their numbers.
    ///
    /// - Parameters:
    ///   - key: The key to look up instead of the format's own.
    ///   - table: The table's name; `nil` is `Localizable`.
    ///   - bundle: The bundle; `nil` is the app's own.
    ///   - marksReplacements: Whether each value has the attribute `replacementIndex`.
    package func attributed(
        key: String? = nil, table: String? = nil, bundle: Bundle?, locale: Locale,
        marksReplacements: Bool = false
    ) -> AttributedString {
        let locale = locale.heeded
        let (segments, language) = segments(key: key, table: table, bundle: bundle, locale: locale)
        return attributed(
            segments, language: language, locale: locale, marksReplacements: marksReplacements)
    }

    /// Returns segments of ``segments(key:table:bundle:locale:)`` with their literal text parsed as Markdown.
    ///
    /// A value from outside becomes a U+FFFC with its number as the attribute `outsideValue`.
    package func attributed(
        _ segments: [FormatSegment], language: String?, locale: Locale, marksReplacements: Bool = false
    ) -> AttributedString {
        AttributedPhrase(
            arguments: arguments, locale: locale, language: language ?? "en",
            marksReplacements: marksReplacements
        ).string(segments)
    }
}

/// The attribute for the number of the outside value that replaces a character.
package enum OutsideValueAttribute: AttributedStringKey {
    package typealias Value = Int
    package static let name = "Pica.OutsideValue"
}

extension [FormatSegment] {
    /// Whether any literal text may be Markdown.
    package var mayBeMarkdown: Bool {
        contains { segment in
            if case .literal(let words) = segment { MarkdownSource.mayHaveMarks(words) } else { false }
        }
    }
}
