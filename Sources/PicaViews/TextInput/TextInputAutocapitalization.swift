import Foundation
import PicaGraph
import PicaText

/// Which letters become capitals as they are typed.
public struct TextInputAutocapitalization: Equatable, Sendable {
    fileprivate enum Unit: Equatable {
        case nothing, words, sentences, characters
    }

    fileprivate let unit: Unit

    /// None.
    public static var never: TextInputAutocapitalization { .init(unit: .nothing) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { .init(unit: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { .init(unit: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization { .init(unit: .characters) }

    /// What an input method is told of it; nil for none.
    var hint: TypedContent.Hints? {
        switch unit {
        case .nothing: nil
        case .words: .words
        case .sentences: .sentences
        case .characters: .capitals
        }
    }

    /// What typed text becomes before it is put into a text.
    ///
    /// - Parameters:
    ///   - offset: Where it is put, in UTF-8 bytes.
    ///   - locale: Whose capitals they are.
    func applied(to typed: String, at offset: Int, in text: any TextBuffer, _ locale: Locale) -> String {
        // One letter is typed; more came in one segment from somewhere else.
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

    /// An apostrophe is within a word.
    private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "'\u{2019}-".unicodeScalars
                .contains(scalar)
    }

    private static func beginsSentence(at offset: Int, in text: any TextBuffer) -> Bool {
        var place = offset
        var isAfterSpace = false
        // Nobody leaves more room between two sentences.
        for _ in 0..<64 {
            guard let scalar = text.scalar(before: place) else { return true }
            let character = Character(scalar)
            if character.isNewline { return true }
            if character.isWhitespace {
                isAfterSpace = true
            } else if "\"'\u{2018}\u{201C}\u{AB}([\u{BF}\u{A1}".unicodeScalars.contains(scalar) {
                // What is quoted begins after it.
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
    var textInputAutocapitalization: TextInputAutocapitalization? {
        get { self[AutocapitalizationKey.self] }
        set { self[AutocapitalizationKey.self] = newValue }
    }
}

extension View {
    /// Makes capitals of letters as they are typed into the view's fields.
    ///
    /// On Apple's systems sentences begin with capitals unless an app says otherwise. On Linux keyboards type what
    /// their keys say, so nothing is changed unless an app asks for it. What is pasted, what an input method
    /// composes and secrets stay as they are, and so does text of a `keyboardType` or `textContentType` that is
    /// no prose.
    ///
    /// - Parameter autocapitalization: Which letters; nil, as without it, for none.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        environment(\.textInputAutocapitalization, autocapitalization)
    }
}

/// Which letters become capitals as they are typed, by UIKit's name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// The first of each word.
    case words = 1
    /// The first of each sentence.
    case sentences = 2
    /// All.
    case allCharacters = 3
}

extension TextInputAutocapitalization {
    /// The same, said by UIKit's name.
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
    /// Makes capitals of letters as they are typed into the view's fields, by the older name of
    /// `textInputAutocapitalization(_:)`.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }
}
