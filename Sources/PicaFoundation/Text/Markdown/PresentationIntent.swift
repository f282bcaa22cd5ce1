/// The type of a block of text, and the blocks that contain it. A block is a paragraph, heading, list item or table
/// cell, for instance.
///
/// ``Text`` and editors of attributed text display it: headings, list markers and indents, bars beside quotations,
/// backgrounds of code, and table columns (in editors those at tabs). SwiftUI displays none of it.
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// The block and those that contain it, innermost first: paragraph, list item, list.
    public var components: [IntentType]

    /// Creates a block.
    ///
    /// - Parameters:
    ///   - kind: The block's type.
    ///   - identity: The number of the block in the text, which distinguishes two consecutive paragraphs.
    ///   - parent: The block that contains it; `nil` for none.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// Creates a block from its components, innermost first.
    public init(types: [IntentType]) { components = types }

    /// The nesting level of its list: 0 in the outermost list, and outside of lists.
    public var indentationLevel: Int {
        let lists = components.count { $0.kind == .orderedList || $0.kind == .unorderedList }
        return max(0, lists - 1)
    }

    /// A block's type with its number in the text.
    public struct IntentType: Hashable, Codable, Sendable {
        /// The block's type.
        public var kind: Kind
        /// The block's number, unique in the text.
        public var identity: Int

        package init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// A table column.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The alignment of a column's cells.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            /// Left alignment.
            case left
            /// Center alignment.
            case center
            /// Right alignment.
            case right
        }

        /// The alignment of its cells.
        public var alignment: Alignment

        /// Creates a column with an alignment.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// The type of a block.
    public enum Kind: Hashable, Sendable {
        /// A paragraph.
        case paragraph
        /// A heading; level 1 is the highest.
        case header(level: Int)
        /// A list with numbered items.
        case orderedList
        /// A list with bullets.
        case unorderedList
        /// A list item with its number.
        case listItem(ordinal: Int)
        /// A code block, with the language after its opening fence.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line between two parts of the text.
        case thematicBreak
        /// A table.
        case table(columns: [TableColumn])
        /// The header row of a table.
        case tableHeaderRow
        /// Another row of a table; the first below the header is 1.
        case tableRow(rowIndex: Int)
        /// A cell; the first of its row is 0.
        case tableCell(columnIndex: Int)
    }
}

extension PresentationIntent.Kind {
    /// Whether it is a code block.
    package var isCode: Bool {
        if case .codeBlock = self { true } else { false }
    }
}

extension PresentationIntent.Kind: Codable {
    /// Decodes the output of ``encode(to:)``. Throws if a name or a value is invalid.
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

    /// Encodes the type's name, and its value if it has one: `["header", 1]`.
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
    /// The name and value: `header 1`.
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
    /// The type and number: `paragraph (id 1)`.
    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
}

extension PresentationIntent: CustomDebugStringConvertible {
    /// The block and those that contain it: `[paragraph (id 2), blockQuote (id 1)]`.
    public var debugDescription: String {
        "[\(components.map(\.debugDescription).joined(separator: ", "))]"
    }
}
