import Foundation

/// What kinds of data there are: those that everybody knows, and those that this program has declared.
final class TypeRegistry: @unchecked Sendable {
    struct Declaration {
        /// What it is besides.
        var parents: [String]
        /// What files' names end with, the usual one first.
        var extensions: [String] = []
        /// MIME types, the usual one first.
        var types: [String] = []
        /// Whether an app has declared it.
        var isApps = false
    }

    static let shared = TypeRegistry()
    /// More kinds than that no app means; they could come from elsewhere.
    private static let limit = 10_000

    private let lock = NSLock()
    private var declarations: [String: Declaration]
    private var byExtension: [String: String] = [:]
    private var byType: [String: String] = [:]

    private init() {
        declarations = Dictionary(uniqueKeysWithValues: WellKnownTypes.all)
        for (identifier, declaration) in WellKnownTypes.all {
            for name in declaration.extensions where byExtension[name] == nil {
                byExtension[name] = identifier
            }
            for name in declaration.types where byType[name] == nil { byType[name] = identifier }
        }
    }

    subscript(identifier: String) -> Declaration? {
        lock.withLock { declarations[identifier] ?? declarations[identifier.lowercased()] }
    }

    /// Makes a kind known. One that everybody knows stays what it is.
    func declare(_ identifier: String, parent: String) {
        let name = identifier.lowercased()
        lock.withLock {
            if declarations[name]?.isApps == false { return }
            guard declarations.count < Self.limit else { return }
            declarations[name] = Declaration(parents: [parent], isApps: true)
        }
    }

    func identifier(ofExtension name: String) -> String? { lock.withLock { byExtension[name] } }

    func identifier(of type: MIMEType) -> String? {
        // Text that is said to be of UTF-8 is more than plain.
        if type.name == "text/plain", type.isUTF8 { return UTType.utf8PlainText.identifier }
        return lock.withLock { byType[type.name] }
    }

    /// All that a kind is besides itself, nearest first.
    func ancestors(of identifier: String) -> [String] {
        var found: [String] = []
        var rest = parents(of: identifier)
        while let next = rest.first {
            rest.removeFirst()
            guard !found.contains(next) else { continue }
            found.append(next)
            rest += parents(of: next)
        }
        return found
    }

    private func parents(of identifier: String) -> [String] {
        if let known = self[identifier] { return known.parents }
        let prefix = "dyn.mime."
        guard identifier.hasPrefix(prefix) else { return ["public.data"] }
        // What its first half says everybody knows.
        switch identifier.dropFirst(prefix.count).prefix(while: { $0 != "/" }) {
        case "text": return ["public.text"]
        case "image": return ["public.image"]
        case "audio": return ["public.audio"]
        case "video": return ["public.movie"]
        case "font": return ["public.font"]
        default: return ["public.data"]
        }
    }
}
