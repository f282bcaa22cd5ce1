import Foundation
import PicaGraph
import PicaState
import PicaText

/// The letters that are capitalized as they are typed.
public struct TextInputAutocapitalization: Equatable, Sendable {
    fileprivate enum Unit: Equatable {
        case nothing, words, sentences, characters
    }

    fileprivate let unit: Unit

    /// No letters.
    public static var never: TextInputAutocapitalization { .init(unit: .nothing) }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { .init(unit: .words) }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { .init(unit: .sentences) }
    /// All letters.
    public static var characters: TextInputAutocapitalization { .init(unit: .characters) }

    /// The hint for input methods; `nil` for none.
    package var hint: TypedContent.Hints? {
        switch unit {
        case .nothing: nil
        case .words: .words
        case .sentences: .sentences
        case .characters: .capitals
        }
    }

    /// Returns the typed text with the capitalization applied.
    ///
    /// - Parameters:
    ///   - offset: The position of insertion, in UTF-8 bytes.
    ///   - locale: The locale for the capitalization.
    package func applied(to typed: String, at offset: Int, in text: any TextBuffer, _ locale: Locale)
        -> String
    {
        // Only single letters are typed; longer text comes from another source.
        guard typed.count == 1, typed.first?.isLowercase == true else { return typed }
        let begins: Bool
        switch unit {
        case .nothing: begins = false
        case .characters: begins = true
        case .words: begins = text.scalar(before: offset).map { !Self.isInWord($0) } ?? true
        case .sentences: begins = Self.beginsSentence(at: offset, in: text)
        }
        return begins ? typed.uppercased(with: locale) : typed
    }

    /// Returns whether a character is part of a word, as apostrophes are.
    private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "'\u{2019}-".unicodeScalars
                .contains(scalar)
    }

    private static func beginsSentence(at offset: Int, in text: any TextBuffer) -> Bool {
        var place = offset
        var isAfterSpace = false
        // No two sentences are farther apart.
        for _ in 0..<64 {
            guard let scalar = text.scalar(before: place) else { return true }
            let character = Character(scalar)
            if character.isNewline { return true }
            if character.isWhitespace {
                isAfterSpace = true
            } else if "\"'\u{2018}\u{201C}\u{AB}([\u{BF}\u{A1}".unicodeScalars.contains(scalar) {
                // Opening quotes and brackets belong to the following sentence.
            } else {
                return isAfterSpace && ".!?\u{2026}\u{3002}\u{FF01}\u{FF1F}".unicodeScalars.contains(scalar)
            }
            place -= String(scalar).utf8.count
        }
        return false
    }
}

private enum AutocapitalizationKey: EnvironmentKey {
    static var defaultValue: TextInputAutocapitalization? { nil }
}

extension EnvironmentValues {
    package var textInputAutocapitalization: TextInputAutocapitalization? {
        get { self[AutocapitalizationKey.self] }
        set { self[AutocapitalizationKey.self] = newValue }
    }
}

extension View {
    /// Sets which letters are capitalized as they are typed into the view's fields.
    ///
    /// On Apple's systems sentences begin with capitals by default. On Linux keyboards type the letters on their keys,
    /// so nothing is capitalized unless an app asks for it. Pasted text, text composed by an input method, and secure
    /// fields stay as they are. So does text of a `keyboardType` or `textContentType` that is not prose.
    ///
    /// - Parameter autocapitalization: The letters to capitalize; `nil`, the default of fields, for none.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        environment(\.textInputAutocapitalization, autocapitalization)
    }
}

/// The letters that are capitalized as they are typed, under UIKit's name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// No letters.
    case none = 0
    /// The first letter of each word.
    case words = 1
    /// The first letter of each sentence.
    case sentences = 2
    /// All letters.
    case allCharacters = 3
}

extension TextInputAutocapitalization {
    /// Creates the value that corresponds to one of UIKit.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

extension View {
    /// Sets which letters are capitalized as they are typed. `textInputAutocapitalization(_:)` is the newer name.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }
}
