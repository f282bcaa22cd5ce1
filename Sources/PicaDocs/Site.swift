import Foundation

/// The documentation site: guides, the pages about the design, and the reference, as static files.
struct Site {
    private let pages: [Page]
    private let index: [[String]]

    /// - Parameters:
    ///   - graphs: The modules' symbol graphs.
    ///   - documents: The Markdown below `docs`, by place.
    init(graphs: [SymbolGraph], documents: [String: String]) {
        let reference = Reference(graphs)
        let rooms = Self.rooms(documents["rooms.md"] ?? "")
        let guides = documents.sorted { $0.key < $1.key }.map { Page(guide: $0.key, $0.value) }
        pages = [Self.home(documents)] + guides + ReferencePages(reference: reference, rooms: rooms).all()
        index = reference.topics.flatMap { topic -> [[String]] in
            let page = "reference/" + topic.file
            let members = topic.members.map { [topic.name + "." + $0.names.title, page + "#" + $0.anchor] }
            return [[topic.name, page]] + members
        }
    }

    /// Each room's description in `docs/rooms.md`.
    private static func rooms(_ page: String) -> [String: String] {
        var (target, found) = ("", [String: String]())
        for line in page.split(separator: "\n") {
            if line.hasPrefix("## ") { target = String(line.dropFirst(3)) }
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("| `"), cells.count == 2 else { continue }
            for room in cells[0].split(separator: ",") {
                found[target + "/" + room.filter { $0 != "`" && $0 != " " }] = cells[1]
            }
        }
        return found
    }

    private static func home(_ documents: [String: String]) -> Page {
        let guides = documents["guides/README.md"].map { Page(guide: "index.md", $0).body } ?? ""
        let moved = guides.replacingOccurrences(
            of: #"href="(?!https?:|\.\./)([^"]*)""#, with: #"href="guides/$1""#, options: .regularExpression
        ).replacingOccurrences(of: "href=\"../", with: "href=\"")
        return Page(
            title: "Documentation", path: "index.html",
            body: """
                <h1>Pica</h1>
                <p>Native Linux apps from SwiftUI source.</p>
                \(moved.replacingOccurrences(of: "<h1>", with: "<h2>").replacingOccurrences(of: "</h1>", with: "</h2>"))
                <h2>Reference</h2>
                <p><a href="reference/index.html">Every public declaration</a>, by area.</p>
                <h2>How Pica works</h2>
                <p><a href="architecture.html">Architecture</a>, <a href="design/README.html">area by area</a>,
                <a href="rooms.html">rooms</a>, <a href="coverage.html">coverage of SwiftUI</a>,
                <a href="CONTRIBUTING.html">contributing</a>.</p>
                """)
    }

    /// Writes all files into a folder, which is made where it is missing. Returns the number of pages.
    func write(into folder: URL) throws -> Int {
        for page in pages {
            let file = folder.appendingPathComponent(page.path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(page.html.utf8).write(to: file)
        }
        try Data(Self.style.utf8).write(to: folder.appendingPathComponent("style.css"))
        let names = try JSONEncoder().encode(index)
        let script = "const declarations = " + String(decoding: names, as: UTF8.self) + ";\n" + Self.search
        try Data(script.utf8).write(to: folder.appendingPathComponent("search.js"))
        return pages.count
    }
}
