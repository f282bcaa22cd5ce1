import Foundation

extension LocalizedFormat {
    /// The text in the words of a bundle's table and a locale's language, read as Markdown, and its nouns in the
    /// forms that their numbers ask for.
    ///
    /// - Parameters:
    ///   - key: The key to look up instead of the format's own.
    ///   - table: The table's name; nil is `Localizable`.
    ///   - bundle: nil is the app's own.
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

    /// Segments that ``segments(key:table:bundle:locale:)`` gave, their words read as Markdown. What is outside
    /// is a U+FFFC with the number as its attribute `outsideValue`.
    package func attributed(
        _ segments: [FormatSegment], language: String?, locale: Locale, marksReplacements: Bool = false
    ) -> AttributedString {
        AttributedPhrase(
            arguments: arguments, locale: locale, language: language ?? "en",
            marksReplacements: marksReplacements
        ).string(segments)
    }
}

/// Which of the values that are put there from outside stands in the place of a character.
package enum OutsideValueAttribute: AttributedStringKey {
    package typealias Value = Int
    package static let name = "Pica.OutsideValue"
}

extension [FormatSegment] {
    /// Whether any words in it may be Markdown.
    package var mayBeMarkdown: Bool {
        contains { segment in
            if case .literal(let words) = segment { MarkdownSource.mayHaveMarks(words) } else { false }
        }
    }
}
