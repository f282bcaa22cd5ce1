import Foundation
import PicaFoundation
import PicaState

/// A word of Pica's own interface, in the language of the environment's locale. The app's string tables come first,
/// then Pica's; otherwise the word is English.
package protocol InterfaceWord: TextWriter {
    /// The known words. The raw value is the English text.
    associatedtype Key: RawRepresentable<String> & CaseIterable & Equatable
    var key: Key { get }
    /// The translations by language: all words in the keys' order, separated by "|".
    static var words: [String: String] { get }
}

extension InterfaceWord {
    package func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        AttributedString(string(in: environment))
    }

    package func string(in environment: EnvironmentValues) -> String {
        let own = LocalizedFormat(key.rawValue).resolved(bundle: nil, locale: environment.locale)
        guard own == key.rawValue else { return own }
        let tag = LanguageTag(environment.textLanguage)
        let language = [tag.language, tag.script].compactMap(\.self).joined(separator: "_")
        let known = Self.words[language]?.split(separator: "|", omittingEmptySubsequences: false)
        guard let known, let (_, word) = zip(Key.allCases, known).first(where: { $0.0 == key }) else {
            return key.rawValue
        }
        return String(word)
    }
}
