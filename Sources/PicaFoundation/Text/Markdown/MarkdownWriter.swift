import Foundation

/// A writer of attributed strings as Markdown, block by block: CommonMark with GitHub's tables and strikethrough.
package struct MarkdownWriter {
    /// Returns the inline meaning of a run.
    private let intent: (AttributeContainer) -> InlinePresentationIntent

    /// - Parameter intent: Returns the inline meaning of a run from any of its attributes.
    package init(
        intent: @escaping (AttributeContainer) -> InlinePresentationIntent = {
            $0.inlinePresentationIntent ?? []
        }
    ) {
        self.intent = intent
    }

    /// Returns Markdown that ends with a line end, unless it is empty.
    package func markdown(of text: AttributedString) -> String {
        let lines = lines(of: TextBlockTree(TextBlock.blocks(of: text)).children)
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }

    // MARK: Blocks

    /// Returns the lines of consecutive blocks, with an empty line between them.
    private func lines(of nodes: [TextBlockTree]) -> [String] {
        var lines: [String] = []
        var bullet: Character?
        for node in nodes {
            var own: [String]
            if node.isList {
                // Two consecutive lists with the same marks would become one.
                let mark = mark(of: node, differentFrom: bullet)
                own = listLines(node, mark)
                bullet = mark
            } else {
                own = self.lines(of: node)
                if !own.isEmpty { bullet = nil }
            }
            guard !own.isEmpty else { continue }
            if !lines.isEmpty { lines.append("") }
            lines += own
        }
        return lines
    }

    private func lines(of node: TextBlockTree) -> [String] {
        switch node.kind {
        case .header(let level): return heading(node, level: min(6, max(1, level)))
        case .codeBlock(let hint): return code(node, hint)
        case .blockQuote: return lines(of: node.children).map { $0.isEmpty ? ">" : "> " + $0 }
        // A mark that no list uses.
        case .thematicBreak: return ["___"]
        case .table(let columns): return table(node, columns)
        case .listItem: return item(node, "-")
        // Parts of a table outside of a table.
        case .tableHeaderRow, .tableRow: return lines(of: node.children)
        case .orderedList, .unorderedList: return []
        case .paragraph, .tableCell, nil:
            guard let block = node.block else { return [] }
            if block.runs.first.map({ intent($0.attributes).contains(.blockHTML) }) == true {
                return block.runs.map(\.text).joined().splitLines()
            }
            return MarkdownLine(runs(of: block), place: .paragraph).text.splitLines()
        }
    }

    private func heading(_ node: TextBlockTree, level: Int) -> [String] {
        guard let block = node.block else { return [] }
        let runs = runs(of: block)
        let isLong = runs.contains { !$0.intent.isDisjoint(with: [.softBreak, .lineBreak]) }
        guard isLong, level <= 2 else {
            return [String(repeating: "#", count: level) + " " + MarkdownLine(runs, place: .heading).text]
        }
        return MarkdownLine(runs, place: .paragraph).text.splitLines() + [level == 1 ? "===" : "---"]
    }

    private func code(_ node: TextBlockTree, _ hint: String?) -> [String] {
        let text = node.block?.runs.map(\.text).joined() ?? ""
        let hint = hint.map { MarkdownEscape.word($0) } ?? ""
        // The fence's info string may not contain backticks.
        let mark: Unicode.Scalar = hint.contains("`") ? "~" : "`"
        let fence = String(repeating: Character(mark), count: max(3, text.longestRun(of: mark) + 1))
        // Other line ends do not exist in Markdown, and in a fence they would be kept as characters.
        return [fence + hint] + text.withLineFeeds.splitLines() + [fence]
    }

    // MARK: Lists

    private func mark(of list: TextBlockTree, differentFrom last: Character?) -> Character {
        let marks: [Character] = list.kind == .orderedList ? [".", ")"] : ["-", "+", "*"]
        let wanted = list.children.lazy.compactMap(\.ownRun).first?.attributes.listItemDelimiter
        let known = [wanted].compactMap(\.self).filter(marks.contains)
        return (known + marks).first { $0 != last } ?? "-"
    }

    private func listLines(_ list: TextBlockTree, _ mark: Character) -> [String] {
        var lines: [String] = []
        var last: Int?
        let isTight = list.children.allSatisfy { $0.children.count == 1 && $0.children[0].block != nil }
        for child in list.children {
            var number = last.map { $0 + 1 } ?? 1
            if case .listItem(let ordinal) = child.kind {
                // Items without text are inferred from the numbers of others, as long as these are plausible.
                let isFirstNumber = last == nil && list.kind == .orderedList
                if !isFirstNumber, number..<number + 100 ~= ordinal {
                    for gap in number..<ordinal { lines.append(label(gap, list, mark)) }
                }
                if isFirstNumber || ordinal >= number { number = min(max(0, ordinal), 999_999_999) }
            }
            last = number
            if !isTight, !lines.isEmpty { lines.append("") }
            lines += item(child, label(number, list, mark))
        }
        return lines
    }

    private func label(_ number: Int, _ list: TextBlockTree, _ mark: Character) -> String {
        list.kind == .orderedList ? "\(number)\(mark)" : String(mark)
    }

    private func item(_ node: TextBlockTree, _ label: String) -> [String] {
        let own = node.kind?.isItem == true ? lines(of: node.children) : lines(of: [node])
        let indent = String(repeating: " ", count: label.count + 1)
        guard let first = own.first else { return [label] }
        return [label + " " + first] + own.dropFirst().map { $0.isEmpty ? "" : indent + $0 }
    }

    // MARK: Tables

    /// The largest number of columns.
    private static let columnLimit = 1000

    private func table(_ node: TextBlockTree, _ columns: [PresentationIntent.TableColumn]) -> [String] {
        let columns = columns.isEmpty ? [PresentationIntent.TableColumn(alignment: .left)] : columns
        let count = min(columns.count, Self.columnLimit)
        let empty = Array(repeating: "", count: count)
        var header = empty
        var rows: [[String]] = []
        for row in node.children {
            var cells = empty
            for cell in row.children {
                guard case .tableCell(let column) = cell.kind, cells.indices.contains(column),
                    let block = cell.block
                else { continue }
                cells[column] = MarkdownLine(runs(of: block), place: .cell).text
            }
            switch row.kind {
            case .tableHeaderRow: header = cells
            case .tableRow(let index):
                if rows.count + 1..<rows.count + 100 ~= index {
                    while rows.count + 1 < index { rows.append(empty) }
                }
                rows.append(cells)
            default: rows.append(cells)
            }
        }
        let marks = columns.prefix(count).map { column in
            switch column.alignment {
            case .left: "---"
            case .center: ":-:"
            case .right: "--:"
            }
        }
        return ([header, marks] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
    }

    // MARK: Lines

    private func runs(of block: TextBlock) -> [MarkdownRun] {
        block.runs.map { run in
            var made = MarkdownRun(text: run.text)
            made.intent = intent(run.attributes)
            made.link = run.attributes.link?.absoluteString
            made.image = run.attributes.imageURL?.absoluteString
            made.description = run.attributes.alternateDescription
            return made
        }
    }
}

extension TextBlockTree {
    fileprivate var isList: Bool { kind == .orderedList || kind == .unorderedList }

    /// The first run outside of nested lists.
    fileprivate var ownRun: TextBlock.Run? {
        isList ? nil : block?.runs.first ?? children.lazy.compactMap(\.ownRun).first
    }
}

extension PresentationIntent.Kind {
    fileprivate var isItem: Bool { if case .listItem = self { true } else { false } }
}

extension String {
    /// Returns its lines, without an empty one after a final line end.
    fileprivate func splitLines() -> [String] {
        var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    fileprivate func longestRun(of mark: Unicode.Scalar) -> Int {
        var longest = 0
        var length = 0
        for scalar in unicodeScalars {
            length = scalar == mark ? length + 1 : 0
            longest = max(longest, length)
        }
        return longest
    }
}
