import Foundation
import Testing

@testable import pica_docs

@Suite("The documentation site") struct SiteTests {
    // MARK: Comments

    @Test("A comment's first paragraph is its summary, and the rest its discussion")
    func summary() {
        let comment = DocComment(["Says a word", "in two lines.", "", "More of it.", "", "And more."])
        #expect(comment.summary == "Says a word\nin two lines.")
        #expect(comment.discussion == "More of it.\n\nAnd more.")
    }

    @Test("Parameters are found in both forms, with continuation lines")
    func parameters() {
        let one = DocComment(["Adds.", "", "- Parameter a: The first", "  of two."])
        #expect(one.parameters == [.init(name: "a", text: "The first of two.")])
        let several = DocComment([
            "Adds.", "", "- Parameters:", "  - a: The first;", "    of two.", "  - b: The second.",
            "- Returns: The sum.", "- Throws: Nothing.",
        ])
        #expect(several.parameters.map(\.name) == ["a", "b"])
        #expect(several.parameters[0].text == "The first; of two.")
        #expect(several.returns == "The sum.")
        #expect(several.errors == "Nothing.")
        #expect(several.summary == "Adds.")
    }

    @Test("Lists inside a code block are not parameters")
    func code() {
        let comment = DocComment(["A.", "", "```", "- Parameter a: b", "```"])
        #expect(comment.parameters.isEmpty)
        #expect(comment.discussion.contains("- Parameter a: b"))
    }

    // MARK: Pages

    private let graph = """
        {"symbols": [
        {"kind": {"identifier": "swift.struct"}, "identifier": {"precise": "s:Text"}, "names": {"title": "Text"},
         "pathComponents": ["Text"], "location": {"uri": "file:///p/Sources/PicaLabels/Text/Text.swift"},
         "docComment": {"lines": [{"text": "A <word>. See ``Text/bold(_:)``."}]},
         "declarationFragments": [{"kind": "keyword", "spelling": "struct"}, {"kind": "text", "spelling": " "},
          {"kind": "identifier", "spelling": "Text"}]},
        {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "s:bold"},
         "names": {"title": "bold(_:)"}, "pathComponents": ["Text", "bold(_:)"],
         "docComment": {"lines": [{"text": "Makes it **bold**."}]},
         "declarationFragments": [{"kind": "keyword", "spelling": "func"},
          {"kind": "text", "spelling": " bold(Bool) -> "},
          {"kind": "typeIdentifier", "spelling": "Text", "preciseIdentifier": "s:Text"}]}],
        "relationships": [{"kind": "memberOf", "source": "s:bold", "target": "s:Text"},
        {"kind": "conformsTo", "source": "s:Text", "target": "s:View", "targetFallback": "PicaGraph.View"}]}
        """

    private func written() throws -> [String: String] {
        let decoded = try JSONDecoder().decode(SymbolGraph.self, from: Data(graph.utf8))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let documents = [
            "guides/README.md": "# Guides\n\n- [Layout](layout.md)\n- [Map](../architecture.md)",
            "guides/layout.md":
                "# Layout\n\n## Rows & `columns`\n\nSee [text](text.md#size), [us](../../CONTRIBUTING.md).",
            "rooms.md": "## PicaLabels\n\n| room | what it holds |\n|---|---|\n| `Images`, `Text` | words |",
        ]
        _ = try Site(graphs: [decoded], documents: documents).write(into: folder)
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.contains(".") }.reduce(into: [:]) { found, path in
            found[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
    }

    @Test("A type has a page with its declaration, comment, conformances and members")
    func types() throws {
        let page = try #require(try written()["reference/Text.html"])
        #expect(page.contains("<h1>Text</h1>"))
        #expect(page.contains("<b>func</b> bold(Bool) -&gt; <a href=\"Text.html\">Text</a>"))
        #expect(page.contains("Makes it <strong>bold</strong>."))
        #expect(page.contains("Conforms to <code>View</code>"))
    }

    @Test("A comment links to the declarations that it names")
    func links() throws {
        let page = try #require(try written()["reference/Text.html"])
        let link = try #require(
            page.range(of: #"href="Text.html#[^"]+"><code>bold\(_:\)</code>"#, options: .regularExpression))
        let anchor = page[link].components(separatedBy: "#")[1].components(separatedBy: "\"")[0]
        #expect(page.contains("<section id=\"\(anchor)\">"))
    }

    @Test("The index groups types by room, with the descriptions in docs/rooms.md")
    func index() throws {
        let page = try #require(try written()["reference/index.html"])
        #expect(page.contains("<h2>PicaLabels · Text</h2>"))
        #expect(page.contains("<p>words</p>"))
    }

    @Test("Links between documents lead to their pages")
    func guides() throws {
        let site = try written()
        #expect(site["guides/layout.html"]?.contains("href=\"text.html#size\"") == true)
        #expect(site["index.html"]?.contains("href=\"guides/layout.html\"") == true)
        #expect(site["index.html"]?.contains("href=\"architecture.html\"") == true)
        #expect(
            site["guides/layout.html"]?.contains(
                "<h2 id=\"rows--columns\">Rows &amp; <code>columns</code></h2>") == true)
        #expect(site["guides/layout.html"]?.contains("href=\"../CONTRIBUTING.html\"") == true)
    }

    @Test("The search knows types and members")
    func search() throws {
        let script = try #require(try written()["search.js"])
        #expect(script.contains("\"Text\""))
        #expect(script.contains("\"Text.bold(_:)\""))
    }
}
