import CMarkdown
import Foundation
import Synchronization

/// A parsed Markdown text.
final class MarkdownDocument {
    private let source: MarkdownSource
    private let options: AttributedString.MarkdownParsingOptions
    private let budget: WorkBudget
    private let root: OpaquePointer

    /// The contents of the parentheses of each `^[text](name: value)`, to which runs refer by index.
    var attributes: [String] { source.attributes }

    /// Returns the budget for reading one text.
    ///
    /// It contains a step for each byte read again (``MarkdownCost``) and for each block around a run, and the bytes of
    /// all table cells and block intents.
    static func budget() -> WorkBudget { WorkBudget(bytes: 512 << 20, steps: 1 << 32, time: .seconds(10)) }

    /// - Throws: `WorkBudget.Exhausted` if the text exceeds the budget, or the parser gets no memory.
    init(
        _ text: String, _ options: AttributedString.MarkdownParsingOptions,
        within budget: WorkBudget = budget()
    ) throws(WorkBudget.Exhausted) {
        let source = try MarkdownSource(text, options, within: budget)
        try MarkdownCost.spend(forParsing: source.parsed, from: budget)
        nonisolated(unsafe) var root: OpaquePointer?
        Self.parsing.withLock { _ in root = Self.parse(source, options, within: budget) }
        guard let root else {
            try budget.check()
            throw .bytes
        }
        self.source = source
        self.options = options
        self.budget = budget
        self.root = root
    }

    /// A lock for parsing. All parsers share one table of the extensions' special characters, which each changes while
    /// it reads lines.
    private static let parsing = Mutex(())

    /// The number of bytes that the parser gets at once, so that it can be stopped in between.
    private static let portion = 1 << 16

    private static func parse(
        _ source: MarkdownSource, _ options: AttributedString.MarkdownParsingOptions,
        within budget: WorkBudget
    ) -> OpaquePointer? {
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
        defer { cmark_parser_free(parser) }
        var extensions = [Extensions.shared.strikethrough, Extensions.shared.autolink]
        if options.interpretedSyntax == .full { extensions.append(Extensions.shared.table) }
        for case let found? in extensions { cmark_parser_attach_syntax_extension(parser, found) }
        return source.parsed.withUnsafeBufferPointer { bytes in
            for start in stride(from: 0, to: bytes.count, by: portion) {
                guard (try? budget.check()) != nil else { return nil }
                let part = UnsafeRawBufferPointer(
                    rebasing: UnsafeRawBufferPointer(bytes)[start..<min(start + portion, bytes.count)])
                cmark_parser_feed(parser, part.baseAddress?.assumingMemoryBound(to: CChar.self), part.count)
            }
            return cmark_parser_finish(parser)
        }
    }

    deinit { cmark_node_free(root) }

    /// Returns the text's runs, in order.
    func runs() throws(WorkBudget.Exhausted) -> [MarkdownRun] {
        guard let iterator = cmark_iter_new(root) else { return [] }
        defer { cmark_iter_free(iterator) }
        var reader = MarkdownReader(source: source, options: options, budget: budget)
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return reader.runs }
            guard let node = cmark_iter_get_node(iterator) else { continue }
            if event == CMARK_EVENT_ENTER {
                try reader.enter(MarkdownNode(node))
            } else {
                try reader.leave(MarkdownNode(node))
            }
        }
    }

    /// GitHub's extensions to CommonMark. They live as long as the process and never change.
    private struct Extensions: @unchecked Sendable {
        let strikethrough, autolink, table: OpaquePointer?

        static let shared = Extensions()

        private init() {
            cmark_gfm_core_extensions_ensure_registered()
            strikethrough = cmark_find_syntax_extension("strikethrough")
            autolink = cmark_find_syntax_extension("autolink")
            table = cmark_find_syntax_extension("table")
        }
    }
}

/// A node of a parsed text, which belongs to the document.
struct MarkdownNode {
    enum Kind {
        case list, item, paragraph, heading, quote, code, html, thematicBreak
        case table, headerRow, row, cell
        case text, softBreak, lineBreak, inlineCode, inlineHTML, emphasis, strong, struck, link, image
        case other
    }

    private let node: OpaquePointer
    let kind: Kind

    init(_ node: OpaquePointer) {
        self.node = node
        kind =
            switch cmark_node_get_type(node) {
            case CMARK_NODE_LIST: .list
            case CMARK_NODE_ITEM: .item
            case CMARK_NODE_PARAGRAPH: .paragraph
            case CMARK_NODE_HEADING: .heading
            case CMARK_NODE_BLOCK_QUOTE: .quote
            case CMARK_NODE_CODE_BLOCK: .code
            case CMARK_NODE_HTML_BLOCK: .html
            case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
            case CMARK_NODE_TEXT: .text
            case CMARK_NODE_SOFTBREAK: .softBreak
            case CMARK_NODE_LINEBREAK: .lineBreak
            case CMARK_NODE_CODE: .inlineCode
            case CMARK_NODE_HTML_INLINE: .inlineHTML
            case CMARK_NODE_EMPH: .emphasis
            case CMARK_NODE_STRONG: .strong
            case CMARK_NODE_LINK: .link
            case CMARK_NODE_IMAGE: .image
            case CMARK_NODE_DOCUMENT: .other
            default: Self.extensionKinds[String(cString: cmark_node_get_type_string(node))] ?? .other
            }
    }

    private static let extensionKinds: [String: Kind] = [
        "strikethrough": .struck, "table": .table, "table_header": .headerRow, "table_row": .row,
        "table_cell": .cell,
    ]

    var literal: String { Self.string(cmark_node_get_literal(node)) }
    var address: String { Self.string(cmark_node_get_url(node)) }
    var title: String { Self.string(cmark_node_get_title(node)) }
    var headingLevel: Int { Int(cmark_node_get_heading_level(node)) }
    var isOrdered: Bool { cmark_node_get_list_type(node) == CMARK_ORDERED_LIST }
    /// The number of a list's first item.
    var firstNumber: Int { isOrdered ? Int(cmark_node_get_list_start(node)) : 1 }
    /// The character after an ordered list's numbers.
    var numberDelimiter: Character { cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM ? ")" : "." }

    /// The word after the opening fence of a code block.
    var languageHint: String? {
        Self.string(cmark_node_get_fence_info(node)).split { $0 == " " || $0 == "\t" }.first.map(String.init)
    }

    var columns: [PresentationIntent.TableColumn] {
        let count = Int(cmark_gfm_extensions_get_table_columns(node))
        let alignments = cmark_gfm_extensions_get_table_alignments(node)
        return (0..<count).map { column in
            switch alignments?[column] {
            case UInt8(ascii: "c"): PresentationIntent.TableColumn(alignment: .center)
            case UInt8(ascii: "r"): PresentationIntent.TableColumn(alignment: .right)
            default: PresentationIntent.TableColumn(alignment: .left)
            }
        }
    }

    /// The previous sibling.
    var previous: MarkdownNode? { cmark_node_previous(node).map(MarkdownNode.init) }

    /// Returns the offset of its start, or `nil` if the parser does not know it.
    func start(in lines: LineStarts) -> Int? {
        lines.offset(
            line: Int(cmark_node_get_start_line(node)), column: Int(cmark_node_get_start_column(node)))
    }

    /// Returns the offsets of its start and end, or `nil` if the parser does not know them.
    /// - Parameter missed: The number of lines that the parser has not counted.
    func place(in lines: LineStarts, missed: Int = 0) -> (start: Int, last: Int)? {
        guard
            let start = lines.offset(
                line: Int(cmark_node_get_start_line(node)) + missed,
                column: Int(cmark_node_get_start_column(node))),
            let last = lines.offset(
                line: Int(cmark_node_get_end_line(node)) + missed,
                column: Int(cmark_node_get_end_column(node))),
            start <= last
        else { return nil }
        return (start, last)
    }

    /// Returns a C string; empty for a null pointer.
    private static func string(_ text: UnsafePointer<CChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }
}
