import Foundation

/// The registry of content types: the well-known ones, and those that this program has declared.
final class TypeRegistry: @unchecked Sendable {
    struct Declaration {
        /// The types to which it conforms.
        var parents: [String]
        /// The file name extensions, preferred first.
        var extensions: [String] = []
        /// The MIME types, preferred first.
        var types: [String] = []
        /// Whether an app has declared it.
        var isApps = false
    }

    static let shared = TypeRegistry()
    /// The most content types; declared names could come from outside the app.
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

    /// Registers a content type. A well-known one stays unchanged.
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
        // Text declared as UTF-8 is more specific than plain text.
        if type.name == "text/plain", type.isUTF8 { return UTType.utf8PlainText.identifier }
        return lock.withLock { byType[type.name] }
    }

    /// Returns all types to which a content type conforms, nearest first.
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
        // The first part of a MIME type determines a well-known type.
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
