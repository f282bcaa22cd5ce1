import CMarkdown
import Foundation

/// Turns Markdown of guides and comments into HTML.
enum Markdown {
    /// Raw HTML in the source is left out.
    static func html(_ source: String) -> String {
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return "" }
        defer { cmark_parser_free(parser) }
        cmark_gfm_core_extensions_ensure_registered()
        for name in ["table", "strikethrough", "autolink"] {
            cmark_find_syntax_extension(name).map { _ = cmark_parser_attach_syntax_extension(parser, $0) }
        }
        source.withCString { cmark_parser_feed(parser, $0, strlen($0)) }
        guard let root = cmark_parser_finish(parser) else { return "" }
        defer { cmark_node_free(root) }
        let list = cmark_parser_get_syntax_extensions(parser)
        guard let text = cmark_render_html(root, CMARK_OPT_DEFAULT, list) else { return "" }
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
