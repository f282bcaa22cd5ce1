import Foundation
import PicaFoundation
import PicaGraph

/// A word that Pica itself says, in the language of the environment's locale: the app's tables have the first
/// say, then Pica, and English is left.
protocol InterfaceWord: TextWriter {
    /// The words that there are; what they are written as is what they are in English.
    associatedtype Key: RawRepresentable<String> & CaseIterable & Equatable
    var key: Key { get }
    /// By language: all words in the keys' order, separated by "|".
    static var words: [String: String] { get }
}

extension InterfaceWord {
    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        AttributedString(string(in: environment))
    }

    func string(in environment: EnvironmentValues) -> String {
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
