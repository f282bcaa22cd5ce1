import Synchronization

private let logger = Logger(subsystem: "Pica", category: "localization")

/// What files on disk say in one language, those that are asked first in front.
final class LanguageTable: Sendable {
    let language: String
    private let strings: [[String: Translation]]
    private let catalogues: [LoadedFile<StringCatalogue>]

    /// - Parameters:
    ///   - name: The table's, such as `Localizable`.
    ///   - folders: The language's own, of `.strings` and `.stringsdict` files.
    ///   - catalogues: Of all languages.
    init(
        _ name: String, language: String, folders: [String], catalogues: [LoadedFile<StringCatalogue>]
    ) {
        self.language = language
        self.catalogues = catalogues
        strings = folders.flatMap { folder in
            ["stringsdict", "strings"].compactMap { kind in
                TableFiles.strings(at: "\(folder)/\(name).\(kind)")?.content
            }
        }
    }

    subscript(key: String) -> Translation? {
        for table in strings {
            if let translation = table[key] { return translation }
        }
        for catalogue in catalogues {
            do {
                if let found = try catalogue.content.translation(of: key, language: language) { return found }
            } catch {
                logger.warningOnce("\(catalogue.path): what is said of “\(key)” cannot be read: \(error)")
            }
        }
        return nil
    }
}

/// What was read from a file, and from which.
final class LoadedFile<Content: Sendable>: Sendable {
    let path: String
    let content: Content

    init(path: String, content: Content) {
        self.path = path
        self.content = content
    }
}

/// The files with translations that were read. Each is read once, however many bundles it is found by, and
/// again only when it has become another one.
enum TableFiles {
    private static let strings = Mutex(
        RecentCache<FileIdentity, LoadedFile<[String: Translation]>>(capacity: 64))
    private static let catalogues = Mutex(
        RecentCache<FileIdentity, LoadedFile<StringCatalogue>>(capacity: 64))

    /// A `.strings` or `.stringsdict` file, as far as it can be read; nil where there is none.
    static func strings(at path: String) -> LoadedFile<[String: Translation]>? {
        load(path, strings) { bytes in
            let isDictionary = path.hasSuffix(".stringsdict")
            if isDictionary || StringsPropertyList.isPropertyList(bytes) {
                let (translations, error) = StringsDictionary.translations(
                    try StringsPropertyList.read(bytes))
                if let error { logger.warningOnce("\(path): \(error)") }
                return translations
            }
            let (strings, error) = StringsText.read(bytes)
            if let error { logger.warningOnce("\(path): \(error); what follows is left out") }
            return strings.mapValues { Translation(.words($0)) }
        }
    }

    /// A catalogue; nil where there is none that can be read.
    static func catalogue(at path: String) -> LoadedFile<StringCatalogue>? {
        load(path, catalogues) { try StringCatalogue($0) }
    }

    private static func load<Content: Sendable>(
        _ path: String, _ known: borrowing Mutex<RecentCache<FileIdentity, LoadedFile<Content>>>,
        _ parse: ([UInt8]) throws -> Content
    ) -> LoadedFile<Content>? {
        do {
            guard let file = try TableFile(path: path) else { return nil }
            let identity = file.identity
            if let loaded = known.withLock({ $0[identity] }) { return loaded }
            let loaded = LoadedFile(path: path, content: try parse(file.bytes()))
            known.withLock { $0[identity] = loaded }
            return loaded
        } catch {
            logger.warningOnce("\(path) cannot be read: \(error)")
            return nil
        }
    }
}
