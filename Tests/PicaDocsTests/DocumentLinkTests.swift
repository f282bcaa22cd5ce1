import Foundation
import Testing

@testable import pica_docs

@Suite("Links between the repository's documents") struct DocumentLinkTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The documents' pages by path, those of the repository's folder among them.
    private static func pages() throws -> [String: Page] {
        var documents = try PicaDocs.documents(in: root.appendingPathComponent("docs"))
        documents["README.md"] = try String(
            contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        return documents.reduce(into: [:]) { pages, document in
            let page = Page(guide: document.key, document.value)
            pages[page.path] = page
        }
    }

    /// The path that a link of a page leads to, without `..`.
    private static func path(of link: Substring, from page: String) -> String {
        if link.isEmpty { return page }
        let folders = page.split(separator: "/").dropLast()
        return (folders + link.split(separator: "/")).reduce(into: [Substring]()) { parts, part in
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
        }.joined(separator: "/")
    }

    @Test("Every relative link leads to a file and a heading that exist")
    func links() throws {
        let pages = try Self.pages()
        #expect(pages.count > 30)
        for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
            for link in page.body.matches(of: /(?:href|src)="([^"]*)"/).map(\.output.1)
            where !link.contains(/^[a-z]+:/) {
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let target = Self.path(of: parts[0], from: path)
                let file = Self.root.appendingPathComponent("docs/" + target).path
                let exists = pages[target] != nil || FileManager.default.fileExists(atPath: file)
                #expect(exists, "\(path): there is no file “\(link)”")
                guard parts.count > 1, let other = pages[target] else { continue }
                let hasHeading = other.body.contains("id=\"\(parts[1])\"")
                #expect(hasHeading, "\(path): there is no heading for “\(link)”")
            }
        }
    }
}
