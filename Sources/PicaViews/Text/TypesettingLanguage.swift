import Foundation
import PicaGraph

/// Which language's conventions a text is set by: forms of letters, fallback fonts, line breaks,
/// hyphenation.
public struct TypesettingLanguage: Hashable, Sendable {
    /// A BCP 47 tag; nil follows the environment's locale.
    let tag: String?

    /// The language of the environment's locale.
    public static let automatic = TypesettingLanguage(tag: nil)

    /// A language, whatever the locale.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(tag: language.maximalIdentifier)
    }
}

extension Text {
    /// Sets the text by a language's conventions; it is not translated.
    /// - Parameters:
    ///   - language: The text's language.
    ///   - isEnabled: Whether the language counts; where not, the text is set as it would be without.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the text by a language's conventions; it is not translated.
    /// - Parameters:
    ///   - language: How the text's language is found.
    ///   - isEnabled: Whether the language counts; where not, the text is set as it would be without.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        isEnabled ? changed { $0.language = language } : self
    }
}

extension View {
    /// Sets text in the view by a language's conventions; it is not translated.
    /// - Parameters:
    ///   - language: The text's language.
    ///   - isEnabled: Whether the language counts; where not, text is set as it would be without.
    nonisolated public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets text in the view by a language's conventions; it is not translated.
    /// - Parameters:
    ///   - language: How the text's language is found.
    ///   - isEnabled: Whether the language counts; where not, text is set as it would be without.
    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        environment(\.textAttributes.language, language, isEnabled: isEnabled)
    }
}
