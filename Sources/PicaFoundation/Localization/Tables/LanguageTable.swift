import Synchronization

private let logger = Logger(subsystem: "Pica", category: "localization")

/// The files of one language, in the order in which they are searched.
final class LanguageTable: Sendable {
    let language: String
    private let strings: [[String: Translation]]
    private let catalogs: [LoadedFile<StringCatalog>]

    /// - Parameters:
    ///   - name: The table's name, such as `Localizable`.
    ///   - folders: The language's own folders, with `.strings` and `.stringsdict` files.
    ///   - catalogs: The string catalogs of all languages.
    init(
        _ name: String, language: String, folders: [String], catalogs: [LoadedFile<StringCatalog>]
    ) {
        self.language = language
        self.catalogs = catalogs
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
        for catalog in catalogs {
            do {
                if let found = try catalog.content.translation(of: key, language: language) { return found }
            } catch {
                logger.warningOnce("\(catalog.path): what is said of “\(key)” cannot be read: \(error)")
            }
        }
        return nil
    }
}

/// The content of a file, with its path.
final class LoadedFile<Content: Sendable>: Sendable {
    let path: String
    let content: Content

    init(path: String, content: Content) {
        self.path = path
        self.content = content
    }
}

/// The cache of translation files. Each is read once, however many bundles contain it, and again only after it has
/// changed.
enum TableFiles {
    private static let strings = Mutex(
        RecentCache<FileIdentity, LoadedFile<[String: Translation]>>(capacity: 64))
    private static let catalogs = Mutex(
        RecentCache<FileIdentity, LoadedFile<StringCatalog>>(capacity: 64))

    /// Returns a `.strings` or `.stringsdict` file, as far as it is readable, or `nil` if there is none.
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

    /// Returns a string catalog, or `nil` if there is no readable one.
    static func catalog(at path: String) -> LoadedFile<StringCatalog>? {
        load(path, catalogs) { try StringCatalog($0) }
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
