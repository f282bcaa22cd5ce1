import Foundation

extension Page {
    /// The page of a document of the repository: a guide, or a page about Pica's own design.
    /// - Parameters:
    ///   - file: Its place below `docs`, such as `guides/layout.md`.
    ///   - markdown: The document.
    init(guide file: String, _ markdown: String) {
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
        let heading = lines.first { $0.hasPrefix("# ") }
        let html = Markdown.html(markdown).replacingOccurrences(
            of: ##"href="(?!https?:)([^"#]*)\.md(#[^"]*)?""##, with: ##"href="$1.html$2""##,
            options: .regularExpression)
        self.init(
            title: heading.map { String($0.dropFirst(2)) } ?? file,
            path: file.replacingOccurrences(of: ".md", with: ".html"), body: html)
    }
}
