import Foundation

/// A builder of runs from a parsed Markdown text, which is visited from its beginning.
struct MarkdownReader {
    private(set) var runs: [MarkdownRun] = []
    private let source: MarkdownSource
    private let options: AttributedString.MarkdownParsingOptions
    private let budget: WorkBudget
    /// The line starts of the parsed and of the original text, which are rarely needed.
    private lazy var parsedLines = LineStarts(source.parsed)
    private lazy var writtenLines = source.lines

    /// The open blocks, outermost first.
    private var blocks: [PresentationIntent.IntentType] = []
    private var lists: [OpenList] = []
    private var lastIdentity = 0
    /// The intent of the current block; `nil` until its first text.
    private var block: PresentationIntent?
    private var row = 0
    private var column = 0
    private var depths: [InlinePresentationIntent: Int] = [:]
    private var links: [Target] = []
    private var images: [Image] = []
    /// The lines of the block that the parser has not counted. It continues a line that ends with a backslash, and is
    /// wrong from the next one on.
    private var missedLines = 0
    private var endedLines = 0

    private struct OpenList {
        var delimiter: Character
        var next: Int
        var isOrdered: Bool
    }

    private struct Target {
        var address: String
        var title: String
    }

    private enum Image {
        case picture(Target, isDescribed: Bool)
        case attributes(Int)
    }

    /// - Parameter budget: The budget that pays a step for each block, image and byte that is visited again.
    init(source: MarkdownSource, options: AttributedString.MarkdownParsingOptions, budget: WorkBudget) {
        self.source = source
        self.options = options
        self.budget = budget
    }

    private var readsBlocks: Bool { options.interpretedSyntax == .full }
    private var keepsLines: Bool { options.interpretedSyntax == .inlineOnlyPreservingWhitespace }

    mutating func enter(_ node: MarkdownNode) throws(WorkBudget.Exhausted) {
        switch node.kind {
        case .list:
            open(node.isOrdered ? .orderedList : .unorderedList)
            lists.append(
                OpenList(
                    delimiter: node.numberDelimiter, next: node.firstNumber, isOrdered: node.isOrdered))
        case .item: enterItem(node)
        case .paragraph: open(.paragraph)
        case .heading: open(.header(level: node.headingLevel))
        case .quote: open(.blockQuote)
        case .code:
            open(.codeBlock(languageHint: node.languageHint))
            try add(source.restored(node.literal).withLineFeeds, of: node)
            close()
        case .html: try add(source.restored(node.literal).withLineFeeds, .blockHTML, of: node)
        case .thematicBreak:
            open(.thematicBreak)
            try add("\u{2E3B}", of: node)
            close()
        case .table:
            open(.table(columns: node.columns))
            row = 0
        case .headerRow:
            open(.tableHeaderRow)
            column = 0
        case .row:
            row += 1
            open(.tableRow(rowIndex: row))
            column = 0
        case .cell:
            open(.tableCell(columnIndex: column))
            column += 1
        case .text: try add(source.restored(node.literal), of: node)
        case .softBreak:
            try keepsLines ? add("\n", of: node) : add(" ", .softBreak, of: node)
            try countLine(before: node)
        case .lineBreak:
            try add("\n", keepsLines ? [] : .lineBreak, of: node)
            try countLine(before: node)
        case .inlineCode: try add(source.restored(node.literal, keepsLines: keepsLines), .code, of: node)
        case .inlineHTML: try add(source.restored(node.literal), .inlineHTML, of: node)
        case .emphasis: depths[.emphasized, default: 0] += 1
        case .strong: depths[.stronglyEmphasized, default: 0] += 1
        case .struck: depths[.strikethrough, default: 0] += 1
        case .link: links.append(target(of: node))
        case .image:
            if let attribute = source.attribute(ofAddress: node.address) {
                images.append(.attributes(attribute))
            } else {
                images.append(.picture(target(of: node), isDescribed: false))
            }
        case .other: break
        }
    }

    mutating func leave(_ node: MarkdownNode) throws(WorkBudget.Exhausted) {
        switch node.kind {
        case .list:
            lists.removeLast()
            close()
        case .item, .paragraph, .heading, .quote, .table, .headerRow, .row, .cell: close()
        case .emphasis: depths[.emphasized, default: 0] -= 1
        case .strong: depths[.stronglyEmphasized, default: 0] -= 1
        case .struck: depths[.strikethrough, default: 0] -= 1
        case .link: links.removeLast()
        case .image:
            // An image without a description is still displayed.
            if case .picture(_, isDescribed: false) = images.last { try add("\u{FFFC}", of: node) }
            images.removeLast()
        default: break
        }
    }

    private mutating func countLine(before node: MarkdownNode) throws(WorkBudget.Exhausted) {
        guard options.appliesSourcePositionAttributes else { return }
        if node.kind == .lineBreak, try isBackslash(node) {
            endedLines += 1
        } else {
            missedLines += endedLines
            endedLines = 0
        }
    }

    /// Whether a line break is made by a backslash and not by spaces.
    private mutating func isBackslash(_ lineBreak: MarkdownNode) throws(WorkBudget.Exhausted) -> Bool {
        guard let place = lineBreak.previous?.place(in: parsedLines, missed: missedLines) else {
            return false
        }
        // Marks may be in between.
        var end = place.last + 1
        while let byte = source.byte(at: end), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
            end += 1
        }
        try budget.spend(steps: end - place.last)
        return source.byte(at: end - 1) == UInt8(ascii: "\\")
    }

    private mutating func open(_ kind: PresentationIntent.Kind) {
        (missedLines, endedLines) = (0, 0)
        lastIdentity += 1
        blocks.append(PresentationIntent.IntentType(kind: kind, identity: lastIdentity))
        block = nil
    }

    private mutating func close() {
        blocks.removeLast()
        block = nil
    }

    private mutating func enterItem(_ node: MarkdownNode) {
        guard let list = lists.last else { return open(.listItem(ordinal: 1)) }
        open(.listItem(ordinal: list.next))
        lists[lists.count - 1].next += 1
        // The parser keeps the delimiters of numbers, but no bullets.
        guard !list.isOrdered, let start = node.start(in: parsedLines), let bullet = source.byte(at: start)
        else { return }
        lists[lists.count - 1].delimiter = Character(Unicode.Scalar(bullet))
    }

    private func target(of node: MarkdownNode) -> Target {
        Target(address: source.restored(node.address), title: source.restored(node.title))
    }

    private mutating func add(
        _ text: String, _ own: InlinePresentationIntent = [], of node: MarkdownNode
    ) throws(WorkBudget.Exhausted) {
        guard !text.isEmpty else { return }
        try budget.spend(steps: 1 + blocks.count + images.count)
        var run = MarkdownRun(text: text)
        run.intent = depths.reduce(into: own) { if $1.value > 0 { $0.insert($1.key) } }
        if readsBlocks, !blocks.isEmpty {
            if block == nil {
                try budget.spend(bytes: blocks.count * MemoryLayout<PresentationIntent.IntentType>.stride)
                block = PresentationIntent(types: blocks.reversed())
            }
            run.block = block
            run.listDelimiter = lists.last?.delimiter
        }
        var described = links.last
        run.link = described?.address
        for index in images.indices {
            switch images[index] {
            case .attributes(let place): run.attributes.append(place)
            case .picture(let target, _):
                images[index] = .picture(target, isDescribed: true)
                run.image = target.address
                described = target
            }
        }
        run.description = described.flatMap { $0.title.isEmpty ? nil : $0.title }
        if options.appliesSourcePositionAttributes,
            let place = node.place(in: parsedLines, missed: missedLines)
        {
            run.position = source.position(place.start, place.last, writtenLines)
        }
        runs.join(run)
    }
}
