/// What takes in HTML as it is read.
package protocol HTMLHandler: AnyObject {
    /// An element begins.
    ///
    /// - Parameters:
    ///   - name: In lower case.
    ///   - attributes: Their names, in lower case, and their values; nothing for those without one.
    func begin(_ name: String, _ attributes: [(name: String, value: String)])
    /// An element ends that began; those without an end tag do so, too.
    func end(_ name: String)
    /// Text in UTF-8. What belongs together may come in segments.
    func text(_ bytes: UnsafeBufferPointer<UInt8>)
    /// What stands in a style sheet or a script.
    func data(_ bytes: UnsafeBufferPointer<UInt8>)
    /// What stands between the marks of a short comment; long ones are left out.
    func comment(_ text: String)
}

/// Reads HTML as browsers do, however wrong it is, and tells a handler of its elements.
///
/// Tags that are missing, misplaced or crossed are what the HTML Standard makes of them, so the tree is made first
/// (``HTMLTreeBuilder``). Debian's Gumbo is none to rely on: 0.10.1 ends the program by an assertion at
/// `<table><svg><title><![CDATA[x]]>>`, and destroys deep trees by recursion.
package enum HTMLParser {
    /// In bytes of UTF-8.
    package static let sizeLimit = 64 << 20
    private static let commentLimit = 64

    /// What a document may cost: its text twice, some million nodes, and seconds.
    package static func budget() -> WorkBudget {
        WorkBudget(bytes: 512 << 20, steps: 1 << 26, time: .seconds(10))
    }

    /// Reads a document or a part of one.
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
    /// - Returns: The next one.
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
