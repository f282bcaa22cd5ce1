import Foundation
import PicaGraph

/// The language whose typesetting conventions a text follows: letter forms, fallback fonts, line breaks, hyphenation.
public struct TypesettingLanguage: Hashable, Sendable {
    /// The language's BCP 47 tag; `nil` follows the environment's locale.
    package let tag: String?

    /// The language of the environment's locale.
    public static let automatic = TypesettingLanguage(tag: nil)

    /// Returns a given language, independent of the locale.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(tag: language.maximalIdentifier)
    }
}

extension Text {
    /// Sets the language whose conventions the text is typeset by; the text is not translated.
    /// - Parameters:
    ///   - language: The text's language.
    ///   - isEnabled: Whether the language applies; if not, the modifier has no effect.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the rule for the language whose conventions the text is typeset by; the text is not translated.
    /// - Parameters:
    ///   - language: The rule that finds the text's language.
    ///   - isEnabled: Whether the language applies; if not, the modifier has no effect.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        isEnabled ? changed { $0.language = language } : self
    }
}

extension View {
    /// Sets the language whose conventions text in the view is typeset by; the text is not translated.
    /// - Parameters:
    ///   - language: The text's language.
    ///   - isEnabled: Whether the language applies; if not, the modifier has no effect.
    nonisolated public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the rule for the language whose conventions text in the view is typeset by; the text is not translated.
    /// - Parameters:
    ///   - language: The rule that finds the text's language.
    ///   - isEnabled: Whether the language applies; if not, the modifier has no effect.
    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        environment(\.textAttributes.language, language, isEnabled: isEnabled)
    }
}
