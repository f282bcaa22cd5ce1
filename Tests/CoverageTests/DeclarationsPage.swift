/// `docs/declarations.md`: every public declaration with a test and the gallery pages that show it.
struct DeclarationsPage {
    private let declarations: [PublicDeclaration]
    /// The declarations that each one names itself, through helpers, and on a page.
    private let tests: [Int: [Example]]
    private let helpedTests: [Int: [Example]]
    private let pages: [Int: [Example]]
    private let members: [String: [Int]]

    static let path = "docs/declarations.md"

    init(_ repository: Repository) {
        declarations = repository.api.declarations
        func index(_ examples: [Example], _ mentions: (Example) -> Set<Int>) -> [Int: [Example]] {
            var index: [Int: [Example]] = [:]
            for example in examples {
                for place in mentions(example) { index[place, default: []].append(example) }
            }
            return index
        }
        tests = index(repository.tests, \.mentions)
        helpedTests = index(repository.tests, \.helperMentions)
        pages = index(repository.pages, \.mentions)
        members = Dictionary(grouping: declarations.indices) { [declarations] in declarations[$0].owner }
    }

    var text: String {
        let order = declarations.indices.sorted { key($0) < key($1) }
        let rows = order.map { index in
            (
                declaration: declarations[index], test: test(of: index), pages: pages(of: index)
            )
        }
        var text = """
            # Public declarations

            Written by `make coverage` from the sources; a test fails where it is out of date. What is there \
            and how it differs from SwiftUI is in [coverage](coverage.md).

            Tests and pages are found by names and argument labels. Declarations that differ in their types \
            alone share a row. Left out is what Swift's own protocols ask for, and what a type has because a \
            protocol of Pica's asks for it. A dash: none.

            \(rows.count) declarations, \(rows.count { $0.test != nil }) with a test, \
            \(rows.count { !$0.pages.isEmpty }) in the gallery.

            """
        var area: Substring?
        for row in rows {
            let next = self.area(of: row.declaration)
            if next != area {
                area = next
                let heading = next.isEmpty ? "Functions" : next
                text += "\n## \(heading)\n\n| Declaration | Test | Gallery |\n|---|---|---|\n"
            }
            let test = row.test.map { "`\($0)`" } ?? "–"
            let pages = row.pages.isEmpty ? "–" : row.pages.prefix(2).joined(separator: ", ")
            text += "| `\(row.declaration.title)` | \(test) | \(pages)\(row.pages.count > 2 ? " …" : "") |\n"
        }
        return text
    }

    /// The outermost type.
    private func area(of declaration: PublicDeclaration) -> Substring {
        declaration.owner.prefix { $0 != "." }
    }

    /// Types by name, each before its members.
    private func key(_ index: Int) -> (String, String, Int, String) {
        let declaration = declarations[index]
        return (
            String(area(of: declaration)), declaration.owner, declaration.kind == .type ? 0 : 1,
            declaration.name
        )
    }

    // MARK: - Choosing

    /// The test that shows a declaration best; for a type without one, a test of one of its members.
    func test(of index: Int) -> String? {
        let best = (tests[index] ?? helpedTests[index] ?? []).enumerated().max { a, b in
            (fit(a.element, index), -a.offset) < (fit(b.element, index), -b.offset)
        }
        return best?.element.name ?? insides(of: index).lazy.compactMap { test(of: $0) }.first
    }

    /// How well the names of a test go with a declaration's.
    private func fit(_ test: Example, _ index: Int) -> Int {
        let declaration = declarations[index]
        let parts = test.name.lowercased().split(separator: ".")
        guard parts.count == 2 else { return 0 }
        let suite = parts[0].replacing("tests", with: "")
        let owner = declaration.owner.lowercased()
        let base = declaration.base.lowercased()
        var fit = 0
        if parts[1].hasPrefix(base) || base.hasPrefix(parts[1]) { fit += 1 }
        if parts[1] == base { fit += 1 }
        if base.hasPrefix(suite) || owner.split(separator: ".").contains(suite) { fit += 1 }
        return fit
    }

    func pages(of index: Int) -> [String] {
        if let pages = pages[index] { return pages.map(\.name) }
        return insides(of: index).lazy.map { pages(of: $0) }.first { !$0.isEmpty } ?? []
    }

    /// Evidence for a type that no test names: its members, and values of the type.
    private func insides(of index: Int) -> [Int] {
        guard declarations[index].kind == .type else { return [] }
        let owner = declarations[index].owner
        let values = declarations.indices.filter { place in
            declarations[place].owner != owner
                && (declarations[place].kind == .property || declarations[place].isStatic)
                && declarations[place].forms.contains { $0.type == owner }
        }
        let nested = declarations.indices.filter {
            declarations[$0].kind == .type && declarations[$0].owner.hasPrefix(owner + ".")
        }
        return (members[owner] ?? []).filter { declarations[$0].kind != .type } + nested + values
    }
}
