import CPicaMarkdown
import Foundation

/// Turns Markdown of guides and comments into HTML.
enum Markdown {
    /// Raw HTML in the source is left out.
    static func html(_ source: String) -> String {
        guard let parser = pica_markdown_parser_new(Int32(PICA_MARKDOWN_DEFAULT)) else { return "" }
        defer { pica_markdown_parser_free(parser) }
        pica_markdown_register_extensions()
        for name in ["table", "strikethrough", "autolink"] {
            pica_markdown_find_extension(name).map { _ = pica_markdown_parser_attach(parser, $0) }
        }
        source.withCString { pica_markdown_parser_feed(parser, $0, strlen($0)) }
        guard let root = pica_markdown_parser_finish(parser) else { return "" }
        defer { pica_markdown_node_free(root) }
        let list = pica_markdown_parser_extensions(parser)
        guard let text = pica_markdown_render_html(root, Int32(PICA_MARKDOWN_DEFAULT), list) else {
            return ""
        }
        defer { free(text) }
        return String(cString: text)
    }

    /// The same without the paragraph around a single line.
    static func inline(_ source: String) -> String {
        let made = html(source).trimmingCharacters(in: .newlines)
        guard made.hasPrefix("<p>"), made.hasSuffix("</p>"), made.components(separatedBy: "<p>").count == 2
        else { return made }
        return String(made.dropFirst(3).dropLast(4))
    }
}
