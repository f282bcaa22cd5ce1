import CMarkdown
import Foundation

/// Markdown within lines: emphasis, code, struck words and links. Spaces and line ends stay, and nothing is a
/// heading or a list.
package struct InlineMarkdown {
    /// A stretch of text of one kind.
    package struct Run: Equatable {
        package var text: String
        package var intent: InlinePresentationIntent = []
        /// Where it leads, as written; nil for nowhere.
        package var link: String?
    }

    /// More than that is no line of text; it is shown as it stands.
    private static let sizeLimit = 1 << 20

    /// Whether anything could be a mark; most texts have nothing.
    static func hasMarks(_ source: String) -> Bool {
        source.utf8.contains { "*_`~[<\\&".utf8.contains($0) }
    }

    /// The runs of a text; it stands as it is where the parser has no memory.
    package static func runs(_ source: String) -> [Run] {
        guard hasMarks(source), source.utf8.count < sizeLimit,
            let document = Document(fenced(source))
        else { return source.isEmpty ? [] : [Run(text: source)] }
        return document.runs()
    }

    /// A mark of punctuation that stands at both ends of each line, so that no line begins a block, none is empty
    /// and none loses its spaces, and marks beside it are read as at a line's end. It closes lines of Manichaean
    /// scripture, which apps' texts do without.
    private static let fence: Character = "\u{10AF6}"

    private static func fenced(_ source: String) -> String {
        let lines = source.filter { $0 != fence }.split(omittingEmptySubsequences: false) { $0.isNewline }
        return lines.map { "\(fence)\($0)\(fence)" }.joined(separator: "\n")
    }

    /// A parsed text.
    private final class Document {
        private let root: OpaquePointer

        /// Lives as long as the process, and does not change.
        nonisolated(unsafe) private static let strikethrough: OpaquePointer? = {
            cmark_gfm_core_extensions_ensure_registered()
            return cmark_find_syntax_extension("strikethrough")
        }()

        init?(_ source: String) {
            guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
            defer { cmark_parser_free(parser) }
            if let strikethrough = Self.strikethrough {
                cmark_parser_attach_syntax_extension(parser, strikethrough)
            }
            var source = source
            source.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    cmark_parser_feed(parser, $0.baseAddress, $0.count)
                }
            }
            guard let root = cmark_parser_finish(parser) else { return nil }
            self.root = root
        }

        deinit { cmark_node_free(root) }

        func runs() -> [Run] {
            guard let iterator = cmark_iter_new(root) else { return [] }
            defer { cmark_iter_free(iterator) }
            var runs: [Run] = []
            var depths: [InlinePresentationIntent: Int] = [:]
            var links: [String] = []
            func add(_ text: String, _ own: InlinePresentationIntent = []) {
                let text = text.filter { $0 != fence }
                guard !text.isEmpty else { return }
                let intent = depths.reduce(into: own) { if $1.value > 0 { $0.insert($1.key) } }
                if let last = runs.last, last.intent == intent, last.link == links.last {
                    runs[runs.count - 1].text += text
                } else {
                    runs.append(Run(text: text, intent: intent, link: links.last))
                }
            }
            while true {
                let event = cmark_iter_next(iterator)
                if event == CMARK_EVENT_DONE { return runs }
                guard let node = cmark_iter_get_node(iterator) else { continue }
                let step = event == CMARK_EVENT_ENTER ? 1 : -1
                let literal = { String(cString: cmark_node_get_literal(node), orEmpty: ()) }
                switch cmark_node_get_type(node) {
                case CMARK_NODE_EMPH: depths[.emphasized, default: 0] += step
                case CMARK_NODE_STRONG: depths[.stronglyEmphasized, default: 0] += step
                case CMARK_NODE_LINK:
                    if step > 0 {
                        links.append(String(cString: cmark_node_get_url(node), orEmpty: ()))
                    } else {
                        links.removeLast()
                    }
                case CMARK_NODE_TEXT: add(literal())
                case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: add("\n")
                case CMARK_NODE_CODE: add(literal(), .code)
                case CMARK_NODE_HTML_INLINE: add(literal(), .inlineHTML)
                default:
                    if let strikethrough = Self.strikethrough,
                        cmark_node_get_syntax_extension(node) == strikethrough
                    {
                        depths[.strikethrough, default: 0] += step
                    }
                }
            }
        }
    }
}

extension String {
    /// C's text; nothing for none.
    fileprivate init(cString: UnsafePointer<CChar>?, orEmpty: Void) {
        self = cString.map { String(cString: $0) } ?? ""
    }
}
