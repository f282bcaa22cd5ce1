import Foundation
import Synchronization

/// The contents of one table of a bundle, such as `Localizable`.
final class StringTable: Sendable {
    private let name: String
    private let folders: [LanguageFolder]
    private let catalogs: [LoadedFile<StringCatalog>]
    private let development: String

    /// The language tables to search, in order, by the name of the requested locale.
    private let chains = Mutex(RecentCache<String, [LanguageTable]>(capacity: 32))

    init(_ name: String, in bundle: LocalizedBundle) {
        self.name = name
        folders = bundle.folders
        catalogs = bundle.catalogPaths(of: name).compactMap(TableFiles.catalog)
        development = catalogs.first?.content.sourceLanguage ?? bundle.development
    }

    /// Returns the translation of a key for a locale, and its language, or `nil` if there is none.
    func translation(of key: String, locale: Locale) -> (translation: Translation, language: String)? {
        for table in chain(for: locale) {
            if let translation = table[key] { return (translation, table.language) }
        }
        return nil
    }

    /// Returns the language that a user with a locale gets.
    func language(for locale: Locale) -> String { chain(for: locale).first?.language ?? development }

    private func chain(for locale: Locale) -> [LanguageTable] {
        let identifier = locale.identifier
        if let known = chains.withLock({ $0[identifier] }) { return known }
        let available = Set(folders.map(\.language)).union(catalogs.flatMap(\.content.languages))
        let languages = LanguageTag.matches(
            for: locale.preferredLanguages, in: available.sorted(), development: development)
        let chain = languages.map { language in
            LanguageTable(
                name, language: language,
                folders: folders.filter {
                    $0.language == language || language == development && $0.language == "Base"
                }.map(\.path),
                catalogs: catalogs.filter { $0.content.languages.contains(language) })
        }
        chains.withLock { $0[identifier] = chain }
        return chain
    }
}

/// A language folder, such as `de.lproj`.
struct LanguageFolder: Sendable {
    let path: String
    let language: String
}
