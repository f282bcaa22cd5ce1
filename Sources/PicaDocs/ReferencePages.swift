import Foundation

/// The pages that describe declarations: one for each type, and an index by room.
struct ReferencePages {
    let reference: Reference
    /// A room's description by its target and folder, from `docs/rooms.md`.
    let rooms: [String: String]

    func all() -> [Page] { [index] + reference.topics.map(page) }

    // MARK: Index

    private var index: Page {
        let rooms = Dictionary(grouping: reference.topics, by: \.room)
        let body = rooms.keys.sorted().map { room in
            let words = self.rooms["\(room.target)/\(room.folder.isEmpty ? "." : room.folder)"]
            let items = rooms[room, default: []].map {
                "<li><a href=\"\($0.file)\"><code>\($0.name.escaped)</code></a>\(dash($0.symbol.comment.summary))</li>"
            }
            return """
                <h2>\([room.target, room.folder].filter { !$0.isEmpty }.joined(separator: " · ").escaped)</h2>
                \(words.map { "<p>\(Markdown.inline($0))</p>" } ?? "")
                <ul class="index">
                \(items.joined(separator: "\n"))
                </ul>
                """
        }
        return Page(
            title: "Reference", path: "reference/index.html",
            body: "<h1>Reference</h1>\n" + body.joined(separator: "\n"))
    }

    private func dash(_ summary: String) -> String {
        summary.isEmpty ? "" : " – " + text(summary, inline: true)
    }

    // MARK: Types

    private static let groups = [
        ("Cases", ["swift.enum.case"]), ("Initializers", ["swift.init"]),
        ("Requirements and associated types", ["swift.associatedtype"]),
        ("Type properties", ["swift.type.property"]), ("Properties", ["swift.property"]),
        ("Type methods", ["swift.type.method"]), ("Methods", ["swift.method"]),
        ("Operators", ["swift.func.op"]), ("Subscripts", ["swift.subscript", "swift.type.subscript"]),
        ("Type aliases", ["swift.typealias"]),
    ]

    private func page(_ topic: Reference.Topic) -> Page {
        var body = "<h1>\(topic.name.escaped)</h1>\n" + describe(topic.symbol)
        if !topic.parents.isEmpty {
            let names = topic.parents.map { name in
                reference.names[name].map { "<a href=\"\($0)\"><code>\(name.escaped)</code></a>" }
                    ?? "<code>\(name.escaped)</code>"
            }
            body += "<p class=\"parents\">Conforms to \(names.joined(separator: ", "))</p>\n"
        }
        for (title, kinds) in Self.groups {
            let members = topic.members.filter { kinds.contains($0.kind.identifier) }
            guard !members.isEmpty else { continue }
            // A protocol with hundreds of modifiers is read by what they are about.
            let byRoom = Dictionary(grouping: members) { members.count > 40 ? Reference.Room($0) : nil }
            for room in byRoom.keys.sorted(by: { ($0?.folder ?? "") < ($1?.folder ?? "") }) {
                body += "<h2>\(title)\(room.map { " · " + $0.folder.escaped } ?? "")</h2>\n"
                for overloads in Self.grouped(byRoom[room, default: []]) {
                    body += "<section id=\"\(overloads[0].anchor)\">"
                    body += "<h3><code>\(overloads[0].names.title.escaped)</code></h3>\n"
                    body += overloads.map(describe).joined() + "</section>\n"
                }
            }
        }
        return Page(title: topic.name, path: "reference/" + topic.file, body: body)
    }

    /// The members in their order, those of one name together.
    private static func grouped(_ members: [SymbolGraph.Symbol]) -> [[SymbolGraph.Symbol]] {
        members.reduce(into: []) { groups, member in
            if groups.last?.first?.names.title == member.names.title {
                groups[groups.count - 1].append(member)
            } else {
                groups.append([member])
            }
        }
    }

    private func describe(_ symbol: SymbolGraph.Symbol) -> String {
        let comment = symbol.comment
        var html = "<pre class=\"declaration\"><code>\(declaration(symbol))</code></pre>\n"
        html += text(comment.summary) + text(comment.discussion)
        if !comment.parameters.isEmpty {
            html += "<dl>\n"
            for parameter in comment.parameters {
                html +=
                    "<dt><code>\(parameter.name.escaped)</code></dt><dd>\(text(parameter.text, inline: true))</dd>\n"
            }
            html += "</dl>\n"
        }
        if !comment.returns.isEmpty {
            html += "<p><b>Returns</b> \(text(comment.returns, inline: true))</p>\n"
        }
        if !comment.errors.isEmpty { html += "<p><b>Throws</b> \(text(comment.errors, inline: true))</p>\n" }
        return html
    }

    private func declaration(_ symbol: SymbolGraph.Symbol) -> String {
        (symbol.declarationFragments ?? []).map { part in
            let spelling = part.spelling.escaped
            if part.kind == "typeIdentifier",
                let link = part.preciseIdentifier.flatMap({ reference.links[$0] })
            {
                return "<a href=\"\(link)\">\(spelling)</a>"
            }
            return part.kind == "keyword" || part.kind == "attribute" ? "<b>\(spelling)</b>" : spelling
        }.joined()
    }

    /// A comment's Markdown as HTML, with links to the declarations that it names between double backticks.
    private func text(_ markdown: String, inline: Bool = false) -> String {
        guard !markdown.isEmpty else { return "" }
        let parts = markdown.components(separatedBy: "``")
        var linked = ""
        for (index, part) in parts.enumerated() {
            guard index % 2 == 1, index + 1 < parts.count else {
                linked += part
                continue
            }
            let name = part.split(separator: "/").last.map(String.init) ?? part
            linked += reference.link(to: part).map { "[`\(name)`](\($0))" } ?? "`\(name)`"
        }
        return inline ? Markdown.inline(linked) : Markdown.html(linked)
    }
}
