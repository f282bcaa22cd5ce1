import Foundation

/// The public declarations of all modules: types, and what belongs to each.
struct Reference {
    /// A declaration of a type or a top-level function, with its members.
    struct Topic {
        let symbol: SymbolGraph.Symbol
        var members: [SymbolGraph.Symbol] = []
        /// The protocols that it conforms to and the class that it inherits from.
        var parents: [String] = []

        var name: String { symbol.pathComponents.joined(separator: ".") }
        /// The name of its page's file.
        var file: String { name.fileName + ".html" }
        var room: Room { Room(symbol) }
    }

    /// A folder of a target, by which the index groups types, and a page groups members.
    struct Room: Hashable, Comparable {
        let target: String
        let folder: String

        init(_ symbol: SymbolGraph.Symbol) {
            let parts =
                symbol.location?.uri.components(separatedBy: "/Sources/").last?.split(separator: "/") ?? []
            target = parts.first.map(String.init) ?? ""
            folder = parts.count > 2 ? String(parts[1]) : ""
        }

        static func < (one: Room, other: Room) -> Bool {
            (one.target, one.folder) < (other.target, other.folder)
        }
    }

    /// The kinds of declarations that get a page; the others are members of one.
    private static let types: Set = [
        "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor", "swift.macro",
    ]

    /// The protocols that nearly every type conforms to.
    private static let implied: Set = [
        "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype", "Swift.BitwiseCopyable",
    ]

    /// In the order of their names.
    private(set) var topics: [Topic] = []
    /// Each page's file by the declaration's identifier, members included.
    private(set) var links: [String: String] = [:]
    /// The same by the declaration's name, as comments say it between double backticks.
    private(set) var names: [String: String] = [:]

    init(_ graphs: [SymbolGraph]) {
        var symbols: [String: SymbolGraph.Symbol] = [:]
        for symbol in graphs.flatMap(\.symbols) where symbols[symbol.identifier.precise] == nil {
            symbols[symbol.identifier.precise] = symbol
        }
        var found: [String: Topic] = [:]
        var owners: [String: String] = [:]
        for relation in graphs.flatMap(\.relationships) {
            switch relation.kind {
            case "memberOf", "requirementOf", "optionalRequirementOf", "extensionTo":
                owners[relation.source] = relation.target
            default: break
            }
        }
        for (id, symbol) in symbols where Self.types.contains(symbol.kind.identifier) {
            found[id] = Topic(symbol: symbol)
        }
        for (id, symbol) in symbols where !Self.types.contains(symbol.kind.identifier) {
            if let owner = owners[id], found[owner] != nil {
                found[owner]?.members.append(symbol)
            } else if owners[id] == nil, symbol.pathComponents.count == 1 {
                found[id] = Topic(symbol: symbol)
            }
        }
        for relation in graphs.flatMap(\.relationships)
        where relation.kind == "conformsTo" || relation.kind == "inheritsFrom" {
            let name = symbols[relation.target]?.pathComponents.joined(separator: ".")
            guard !Self.implied.contains(relation.targetFallback ?? ""),
                let name = name ?? relation.targetFallback?.split(separator: ".").last.map(String.init),
                found[relation.source]?.parents.contains(name) == false
            else { continue }
            found[relation.source]?.parents.append(name)
        }
        topics = found.values.sorted {
            ($0.name.lowercased(), $0.symbol.identifier.precise)
                < ($1.name.lowercased(), $1.symbol.identifier.precise)
        }
        for (index, topic) in topics.enumerated() {
            topics[index].members.sort {
                ($0.names.title, $0.identifier.precise) < ($1.names.title, $1.identifier.precise)
            }
            topics[index].parents.sort()
            links[topic.symbol.identifier.precise] = topic.file
            names[topic.name] = topic.file
            for member in topic.members {
                let link = topic.file + "#" + member.anchor
                links[member.identifier.precise] = link
                names[topic.name + "/" + member.names.title] = link
            }
        }
    }

    /// The page of a declaration that a comment names, such as `View/padding(_:)` or `SwiftUI/View/padding(_:)`.
    func link(to name: String) -> String? {
        var parts = name.split(separator: "/")
        while !parts.isEmpty {
            if let found = names[parts.joined(separator: "/")] { return found }
            parts.removeFirst()
        }
        return nil
    }
}

extension SymbolGraph.Symbol {
    var comment: DocComment { DocComment(docComment?.lines.map(\.text) ?? []) }
    /// Its place in its type's page. Overloads share one.
    var anchor: String { names.title.fileName }
}

extension String {
    /// The string with nothing in it that a file's name or an address cannot hold.
    fileprivate var fileName: String {
        String(
            map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : $0 == ":" || $0 == "," ? "-" : "_" }
        )
    }
}
