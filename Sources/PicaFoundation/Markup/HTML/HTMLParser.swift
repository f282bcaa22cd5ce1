/// A handler for HTML while it is parsed.
package protocol HTMLHandler: AnyObject {
    /// Handles the start of an element.
    ///
    /// - Parameters:
    ///   - name: The name in lower case.
    ///   - attributes: The names, in lower case, and the values; empty for attributes without a value.
    func begin(_ name: String, _ attributes: [(name: String, value: String)])
    /// Handles the end of an element that was started, also if it has no end tag.
    func end(_ name: String)
    /// Handles text in UTF-8. Contiguous text may come in several parts.
    func text(_ bytes: UnsafeBufferPointer<UInt8>)
    /// Handles the contents of a style sheet or a script.
    func data(_ bytes: UnsafeBufferPointer<UInt8>)
    /// Handles the contents of a short comment; long ones are omitted.
    func comment(_ text: String)
}

/// An HTML parser that behaves like browsers for any invalid markup, and reports elements to a handler.
///
/// Missing, misplaced or crossed tags are handled as in the HTML Standard, so the tree is built first
/// (``HTMLTreeBuilder``). Debian's Gumbo is not reliable: 0.10.1 ends the program with an assertion failure for
/// `<table><svg><title><![CDATA[x]]>>`, and destroys deep trees by recursion.
package enum HTMLParser {
    /// The size limit, in bytes of UTF-8.
    package static let sizeLimit = 64 << 20
    private static let commentLimit = 64

    /// Returns the budget for a document: twice its text, some million nodes, and seconds.
    package static func budget() -> WorkBudget {
        WorkBudget(bytes: 512 << 20, steps: 1 << 26, time: .seconds(10))
    }

    /// Parses a document or a part of one.
    package static func parse(
        _ text: String, into handler: any HTMLHandler, within budget: WorkBudget = budget()
    ) throws(WorkBudget.Exhausted) {
        let bytes = Array(text.utf8)
        guard bytes.count <= sizeLimit else { throw .bytes }
        try budget.spend(bytes: 2 * bytes.count)
        let tree = try HTMLTreeBuilder.tree(bytes, within: budget)
        try walk(tree, handler, within: budget)
    }

    private static func walk(
        _ tree: HTMLTree, _ handler: any HTMLHandler, within budget: WorkBudget
    ) throws(WorkBudget.Exhausted) {
        var node = tree[HTMLTree.document].first
        var count = 0
        while let id = node {
            count += 1
            if count & 0xFF == 0 { try budget.spend(steps: 0x100) }
            begin(id, tree, handler)
            node = tree[id].first ?? next(after: id, tree, handler)
        }
    }

    private static func begin(_ id: HTMLTree.ID, _ tree: HTMLTree, _ handler: any HTMLHandler) {
        let node = tree[id]
        switch node.kind {
        case .document: break
        case .element: handler.begin(node.name, tree.attributes(of: id))
        case .comment:
            guard node.bytes.count < commentLimit else { return }
            handler.comment(String(decoding: tree.bytes[node.bytes], as: UTF8.self))
        case .text:
            let parent = node.parent.map { tree[$0].name }
            tree.bytes[node.bytes].withUnsafeBufferPointer { bytes in
                if parent == "style" || parent == "script" {
                    handler.data(bytes)
                } else {
                    handler.text(bytes)
                }
            }
        }
    }

    /// Ends a node, and those that end with it.
    /// - Returns: The next node.
    private static func next(after id: HTMLTree.ID, _ tree: HTMLTree, _ handler: any HTMLHandler) -> HTMLTree
        .ID?
    {
        var place: HTMLTree.ID? = id
        while let id = place, id != HTMLTree.document {
            if tree[id].kind == .element { handler.end(tree[id].name) }
            if let next = tree[id].next { return next }
            place = tree[id].parent
        }
        return nil
    }
}
