/// The blocks of a text, each in what it stands in.
package final class TextBlockTree {
    /// What it is; nil for the whole text, and for a paragraph of which nobody has said anything.
    package let kind: PresentationIntent.Kind?
    /// What stands in it, in order. Of text that stands in it directly, this is nothing but its one block.
    package private(set) var children: [TextBlockTree] = []
    /// Its text; nil where blocks stand in it.
    package let block: TextBlock?

    /// The whole of a text.
    package convenience init(_ blocks: [TextBlock]) {
        self.init(kind: nil, block: nil)
        var open: [(type: PresentationIntent.IntentType?, node: TextBlockTree)] = [(nil, self)]
        for block in blocks {
            var shared = 0
            while shared < block.components.count, shared + 1 < open.count,
                open[shared + 1].type == block.components[shared]
            {
                shared += 1
            }
            open.removeSubrange((shared + 1)...)
            for component in block.components[shared...].dropLast(block.components.isEmpty ? 0 : 1) {
                let node = TextBlockTree(kind: component.kind, block: nil)
                open[open.count - 1].node.children.append(node)
                open.append((component, node))
            }
            guard let innermost = block.components.last else {
                children.append(TextBlockTree(kind: nil, block: block))
                continue
            }
            if innermost.kind.holdsText {
                open[open.count - 1].node.children.append(TextBlockTree(kind: innermost.kind, block: block))
                continue
            }
            // Text stands in a list or a quotation without a paragraph of its own.
            if shared < block.components.count {
                let node = TextBlockTree(kind: innermost.kind, block: nil)
                open[open.count - 1].node.children.append(node)
                open.append((innermost, node))
            }
            open[open.count - 1].node.children.append(TextBlockTree(kind: nil, block: block))
        }
    }

    private init(kind: PresentationIntent.Kind?, block: TextBlock?) {
        self.kind = kind
        self.block = block
    }
}

extension PresentationIntent.Kind {
    /// Whether text stands in it, and no blocks do.
    fileprivate var holdsText: Bool {
        switch self {
        case .paragraph, .header, .codeBlock, .thematicBreak, .tableCell: true
        case .orderedList, .unorderedList, .listItem, .blockQuote, .table, .tableHeaderRow, .tableRow: false
        }
    }
}
