/// A tree of a text's blocks.
package final class TextBlockTree {
    /// The block's type; `nil` for the whole text, and for a plain paragraph.
    package let kind: PresentationIntent.Kind?
    /// The nested blocks, in order. Text directly inside it is a single child block.
    package private(set) var children: [TextBlockTree] = []
    /// The block's text; `nil` if it contains blocks.
    package let block: TextBlock?

    /// Creates the tree of a whole text.
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
            // The text is in a list or a quotation without a paragraph of its own.
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
    /// Whether it contains text and no blocks.
    fileprivate var holdsText: Bool {
        switch self {
        case .paragraph, .header, .codeBlock, .thematicBreak, .tableCell: true
        case .orderedList, .unorderedList, .listItem, .blockQuote, .table, .tableHeaderRow, .tableRow: false
        }
    }
}
