import Foundation

extension Page {
    /// The page of a document of the repository: a guide, or a page about Pica's own design.
    /// - Parameters:
    ///   - file: Its place below `docs`, such as `guides/layout.md`.
    ///   - markdown: The document.
    init(guide file: String, _ markdown: String) {
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
        let heading = lines.first { $0.hasPrefix("# ") }
        var html = Markdown.html(markdown).replacingOccurrences(
            of: ##"href="(?!https?:)([^"#]*)\.md(#[^"]*)?""##, with: ##"href="$1.html$2""##,
            options: .regularExpression)
        // Documents beside `docs` in the repository are in the site's folder.
        html = html.replacingOccurrences(of: "../CONTRIBUTING.html", with: "CONTRIBUTING.html")
        if file == "CONTRIBUTING.md" || file == "README.md" {
            for attribute in ["href", "src"] {
                html = html.replacingOccurrences(of: attribute + "=\"docs/", with: attribute + "=\"")
            }
        }
        self.init(
            title: heading.map { String($0.dropFirst(2)) } ?? file,
            path: file.replacingOccurrences(of: ".md", with: ".html"), body: html.withHeadingAnchors)
    }
}

extension String {
    /// The HTML with an identifier for each heading, as forges make them: lowercase words, joined by hyphens.
    fileprivate var withHeadingAnchors: String {
        var result = ""
        for (index, part) in components(separatedBy: "<h").enumerated() {
            guard index > 0, let level = part.first, level.isNumber, let end = part.range(of: "</h"),
                let start = part.firstIndex(of: ">")
            else {
                result += index > 0 ? "<h" + part : part
                continue
            }
            let words = part[part.index(after: start)..<end.lowerBound].replacingOccurrences(
                of: "<[^>]*>|&[a-z]+;", with: "", options: .regularExpression)
            let anchor = String(
                words.lowercased().compactMap {
                    $0.isLetter || $0.isNumber || $0 == "-" ? $0 : $0 == " " ? "-" : nil
                })
            result += "<h\(level) id=\"\(anchor)\"" + part[start...]
        }
        return result
    }
}
