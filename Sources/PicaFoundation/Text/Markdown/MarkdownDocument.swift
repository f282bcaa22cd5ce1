import CPicaMarkdown
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
        guard let parser = pica_markdown_parser_new(Int32(PICA_MARKDOWN_DEFAULT)) else { return nil }
        defer { pica_markdown_parser_free(parser) }
        var extensions = [Extensions.shared.strikethrough, Extensions.shared.autolink]
        if options.interpretedSyntax == .full { extensions.append(Extensions.shared.table) }
        for case let found? in extensions { pica_markdown_parser_attach(parser, found) }
        return source.parsed.withUnsafeBufferPointer { bytes in
            for start in stride(from: 0, to: bytes.count, by: portion) {
                guard (try? budget.check()) != nil else { return nil }
                let part = UnsafeRawBufferPointer(
                    rebasing: UnsafeRawBufferPointer(bytes)[start..<min(start + portion, bytes.count)])
                pica_markdown_parser_feed(
                    parser, part.baseAddress?.assumingMemoryBound(to: CChar.self), part.count)
            }
            return pica_markdown_parser_finish(parser)
        }
    }

    deinit { pica_markdown_node_free(root) }

    /// Returns the text's runs, in order.
    func runs() throws(WorkBudget.Exhausted) -> [MarkdownRun] {
        guard let iterator = pica_markdown_iterator_new(root) else { return [] }
        defer { pica_markdown_iterator_free(iterator) }
        var reader = MarkdownReader(source: source, options: options, budget: budget)
        while true {
            let event = pica_markdown_iterator_next(iterator)
            if event == Int32(PICA_MARKDOWN_DONE) { return reader.runs }
            guard let node = pica_markdown_iterator_node(iterator) else { continue }
            if event == Int32(PICA_MARKDOWN_ENTER) {
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
            pica_markdown_register_extensions()
            strikethrough = pica_markdown_find_extension("strikethrough")
            autolink = pica_markdown_find_extension("autolink")
            table = pica_markdown_find_extension("table")
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
            switch Int(pica_markdown_node_type(node)) {
            case PICA_MARKDOWN_LIST: .list
            case PICA_MARKDOWN_ITEM: .item
            case PICA_MARKDOWN_PARAGRAPH: .paragraph
            case PICA_MARKDOWN_HEADING: .heading
            case PICA_MARKDOWN_BLOCK_QUOTE: .quote
            case PICA_MARKDOWN_CODE_BLOCK: .code
            case PICA_MARKDOWN_HTML_BLOCK: .html
            case PICA_MARKDOWN_THEMATIC_BREAK: .thematicBreak
            case PICA_MARKDOWN_TEXT: .text
            case PICA_MARKDOWN_SOFT_BREAK: .softBreak
            case PICA_MARKDOWN_LINE_BREAK: .lineBreak
            case PICA_MARKDOWN_CODE: .inlineCode
            case PICA_MARKDOWN_HTML_INLINE: .inlineHTML
            case PICA_MARKDOWN_EMPHASIS: .emphasis
            case PICA_MARKDOWN_STRONG: .strong
            case PICA_MARKDOWN_LINK: .link
            case PICA_MARKDOWN_IMAGE: .image
            case PICA_MARKDOWN_DOCUMENT: .other
            default: Self.extensionKinds[String(cString: pica_markdown_node_type_string(node))] ?? .other
            }
    }

    private static let extensionKinds: [String: Kind] = [
        "strikethrough": .struck, "table": .table, "table_header": .headerRow, "table_row": .row,
        "table_cell": .cell,
    ]

    var literal: String { Self.string(pica_markdown_node_literal(node)) }
    var address: String { Self.string(pica_markdown_node_url(node)) }
    var title: String { Self.string(pica_markdown_node_title(node)) }
    var headingLevel: Int { Int(pica_markdown_node_heading_level(node)) }
    var isOrdered: Bool { pica_markdown_node_list_type(node) == Int32(PICA_MARKDOWN_ORDERED_LIST) }
    /// The number of a list's first item.
    var firstNumber: Int { isOrdered ? Int(pica_markdown_node_list_start(node)) : 1 }
    /// The character after an ordered list's numbers.
    var numberDelimiter: Character {
        pica_markdown_node_list_delimiter(node) == Int32(PICA_MARKDOWN_PAREN_DELIMITER) ? ")" : "."
    }

    /// The word after the opening fence of a code block.
    var languageHint: String? {
        Self.string(pica_markdown_node_fence_info(node)).split { $0 == " " || $0 == "\t" }.first.map(
            String.init)
    }

    var columns: [PresentationIntent.TableColumn] {
        let count = Int(pica_markdown_table_columns(node))
        let alignments = pica_markdown_table_alignments(node)
        return (0..<count).map { column in
            switch alignments?[column] {
            case UInt8(ascii: "c"): PresentationIntent.TableColumn(alignment: .center)
            case UInt8(ascii: "r"): PresentationIntent.TableColumn(alignment: .right)
            default: PresentationIntent.TableColumn(alignment: .left)
            }
        }
    }

    /// The previous sibling.
    var previous: MarkdownNode? { pica_markdown_node_previous(node).map(MarkdownNode.init) }

    /// Returns the offset of its start, or `nil` if the parser does not know it.
    func start(in lines: LineStarts) -> Int? {
        lines.offset(
            line: Int(pica_markdown_node_start_line(node)), column: Int(pica_markdown_node_start_column(node))
        )
    }

    /// Returns the offsets of its start and end, or `nil` if the parser does not know them.
    /// - Parameter missed: The number of lines that the parser has not counted.
    func place(in lines: LineStarts, missed: Int = 0) -> (start: Int, last: Int)? {
        guard
            let start = lines.offset(
                line: Int(pica_markdown_node_start_line(node)) + missed,
                column: Int(pica_markdown_node_start_column(node))),
            let last = lines.offset(
                line: Int(pica_markdown_node_end_line(node)) + missed,
                column: Int(pica_markdown_node_end_column(node))),
            start <= last
        else { return nil }
        return (start, last)
    }

    /// Returns a C string; empty for a null pointer.
    private static func string(_ text: UnsafePointer<CChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }
}
