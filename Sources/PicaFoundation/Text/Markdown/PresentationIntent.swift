/// What a block of text is: a paragraph, a heading, a list's item, a table's cell; and what it stands in.
///
/// ``Text`` and editors of attributed text show it: headings, marks and indents of lists, bars beside quotations, a
/// ground behind code, the columns of tables (of editors those at tabs). SwiftUI shows nothing of it.
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// What the block is and what it stands in, the innermost first: paragraph, list item, list.
    public var components: [IntentType]

    /// A block.
    ///
    /// - Parameters:
    ///   - kind: What it is.
    ///   - identity: Which of the text's blocks it is; two paragraphs in a row differ in nothing else.
    ///   - parent: What it stands in; nil for nothing.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// A block and what it stands in, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// How deep its list stands in others: 0 in the outermost, and outside of lists.
    public var indentationLevel: Int {
        let lists = components.count { $0.kind == .orderedList || $0.kind == .unorderedList }
        return max(0, lists - 1)
    }

    /// A block, and which of the text's.
    public struct IntentType: Hashable, Codable, Sendable {
        /// What it is.
        public var kind: Kind
        /// A number that no other block of the text has.
        public var identity: Int

        package init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// A table's column.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// Where a column's cells have their text.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            /// At the left.
            case left
            /// In the middle.
            case center
            /// At the right.
            case right
        }

        /// Where its cells have their text.
        public var alignment: Alignment

        /// A column whose cells have their text at a side or in the middle.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// What a block is.
    public enum Kind: Hashable, Sendable {
        /// A paragraph.
        case paragraph
        /// A heading; level 1 is the highest.
        case header(level: Int)
        /// A list whose items have numbers.
        case orderedList
        /// A list whose items have bullets.
        case unorderedList
        /// A list's item and its number.
        case listItem(ordinal: Int)
        /// Lines of code, and the language that is written after the opening fence.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line between two parts of the text.
        case thematicBreak
        /// A table.
        case table(columns: [TableColumn])
        /// A table's first row.
        case tableHeaderRow
        /// Another row of a table; the first below the header is 1.
        case tableRow(rowIndex: Int)
        /// A cell; the first of its row is 0.
        case tableCell(columnIndex: Int)
    }
}

extension PresentationIntent.Kind {
    /// Whether it is lines of code.
    package var isCode: Bool {
        if case .codeBlock = self { true } else { false }
    }
}

extension PresentationIntent.Kind: Codable {
    /// Reads what ``encode(to:)`` wrote. Throws where a name or a value is another.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        switch try values.decode(String.self) {
        case "paragraph": self = .paragraph
        case "header": self = .header(level: try values.decode(Int.self))
        case "orderedList": self = .orderedList
        case "unorderedList": self = .unorderedList
        case "listItem": self = .listItem(ordinal: try values.decode(Int.self))
        case "codeBlock":
            self = .codeBlock(languageHint: values.isAtEnd ? nil : try values.decode(String?.self))
        case "blockQuote": self = .blockQuote
        case "thematicBreak": self = .thematicBreak
        case "table": self = .table(columns: try values.decode([PresentationIntent.TableColumn].self))
        case "tableHeaderRow": self = .tableHeaderRow
        case "tableRow": self = .tableRow(rowIndex: try values.decode(Int.self))
        case "tableCell": self = .tableCell(columnIndex: try values.decode(Int.self))
        case let name:
            throw DecodingError.dataCorruptedError(
                in: values, debugDescription: "“\(name)” is no kind of block")
        }
    }

    /// Writes the kind's name, and its value if it has one: `["header", 1]`.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(name)
        switch self {
        case .header(let value), .listItem(let value), .tableRow(let value), .tableCell(let value):
            try values.encode(value)
        case .codeBlock(let hint): try values.encode(hint)
        case .table(let columns): try values.encode(columns)
        case .paragraph, .orderedList, .unorderedList, .blockQuote, .thematicBreak, .tableHeaderRow: break
        }
    }

    private var name: String {
        switch self {
        case .paragraph: "paragraph"
        case .header: "header"
        case .orderedList: "orderedList"
        case .unorderedList: "unorderedList"
        case .listItem: "listItem"
        case .codeBlock: "codeBlock"
        case .blockQuote: "blockQuote"
        case .thematicBreak: "thematicBreak"
        case .table: "table"
        case .tableHeaderRow: "tableHeaderRow"
        case .tableRow: "tableRow"
        case .tableCell: "tableCell"
        }
    }
}

extension PresentationIntent.Kind: CustomDebugStringConvertible {
    /// Its name and value: `header 1`.
    public var debugDescription: String {
        switch self {
        case .header(let value), .listItem(let value), .tableRow(let value), .tableCell(let value):
            "\(name) \(value)"
        case .codeBlock(let hint): hint.map { "\(name) '\($0)'" } ?? name
        case .table(let columns): "\(name) \(columns.map(\.alignment))"
        case .paragraph, .orderedList, .unorderedList, .blockQuote, .thematicBreak, .tableHeaderRow: name
        }
    }
}

extension PresentationIntent.IntentType: CustomDebugStringConvertible {
    /// What it is, and its number: `paragraph (id 1)`.
    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
}

extension PresentationIntent: CustomDebugStringConvertible {
    /// What the block is and stands in: `[paragraph (id 2), blockQuote (id 1)]`.
    public var debugDescription: String {
        "[\(components.map(\.debugDescription).joined(separator: ", "))]"
    }
}
