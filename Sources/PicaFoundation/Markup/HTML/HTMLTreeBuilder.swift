/// A builder of an HTML document's tree, by the HTML Standard's section on tree construction.
///
/// As in browsers, elements nested deeper than ``depthLimit`` become siblings. So each token costs a bounded number of
/// steps. The budget pays for these and for the nodes' bytes.
struct HTMLTreeBuilder {
    enum Mode {
        case initial, beforeHTML, beforeHead, inHead, afterHead, inBody, text
        case inTable, inTableText, inCaption, inColumnGroup, inTableBody, inRow, inCell, inTemplate
        case afterBody, inFrameset, afterFrameset, afterAfterBody, afterAfterFrameset
    }

    /// The limit on open elements, and on active formatting elements.
    static let depthLimit = 512

    var tree = HTMLTree()
    var tokenizer: HTMLTokenizer
    var mode = Mode.initial
    /// The mode to which the processing of raw text or of a table's text returns.
    var originalMode = Mode.initial
    var templateModes: [Mode] = []
    /// The open elements, outermost first.
    private(set) var open: [HTMLTree.ID] = []
    /// The number of open paragraphs, for which most tags must be checked.
    private var openParagraphs = 0
    /// The active formatting elements, which are reopened in each paragraph; `nil` marks a boundary, such as a table
    /// cell's.
    var formatting: [HTMLTree.ID?] = []
    var head: HTMLTree.ID?
    var form: HTMLTree.ID?
    /// Whether a frameset may still replace the body.
    var allowsFrameset = true
    var isQuirky = false
    /// Whether content placed directly in a table is moved before it.
    var fosters = false
    /// A table's text, whose position depends on all of it.
    var tableText: [UInt8] = []
    /// Whether the next character is skipped if it is a line feed.
    var skipsLineFeed = false
    /// The steps since the budget was last charged.
    private var steps = 0
    private var paidNodes = 0

    private init(_ bytes: [UInt8]) { tokenizer = HTMLTokenizer(bytes) }

    static func tree(_ bytes: [UInt8], within budget: WorkBudget) throws(WorkBudget.Exhausted) -> HTMLTree {
        var builder = HTMLTreeBuilder(bytes)
        var tokens = 0
        while true {
            let namespace = builder.current.map { builder.tree[$0].namespace }
            builder.tokenizer.allowsCDATA = namespace != nil && namespace != .html
            let token = builder.tokenizer.next()
            builder.process(token)
            if case .endOfFile = token { break }
            tokens += 1
            if tokens & 0xFF == 0 { try builder.pay(budget, tokens: 0x100) }
        }
        try builder.pay(budget, tokens: tokens & 0xFF)
        return builder.tree
    }

    private mutating func pay(_ budget: WorkBudget, tokens: Int) throws(WorkBudget.Exhausted) {
        try budget.spend(steps: tokens + steps / 16)
        try budget.spend(bytes: (tree.nodes.count - paidNodes) * HTMLTree.nodeCost)
        (steps, paidNodes) = (0, tree.nodes.count)
    }

    // MARK: Dispatch

    /// The elements that change the processing of what follows. They cannot replace another when too many are open.
    private static let structural: Set<String> = [
        "table", "caption", "colgroup", "tbody", "thead", "tfoot", "tr", "td", "th", "template", "frameset",
        "select", "svg", "math",
    ]

    private mutating func process(_ token: HTMLToken) {
        var token = token
        // No rule examines more elements, except for children that are moved.
        steps += open.count + formatting.count
        if skipsLineFeed {
            skipsLineFeed = false
            if case .characters(let text) = token, text.first == 0x0A {
                if text.count == 1 { return }
                token = .characters(text.dropFirst())
            }
        }
        if case .start(let tag) = token, open.count >= Self.depthLimit, Self.structural.contains(tag.name) {
            return
        }
        if isForeign(token) { foreign(token) } else { reprocess(token) }
    }

    /// Processes a token in the current mode.
    mutating func reprocess(_ token: HTMLToken) {
        switch mode {
        case .initial: initial(token)
        case .beforeHTML: beforeHTML(token)
        case .beforeHead: beforeHead(token)
        case .inHead: inHead(token)
        case .afterHead: afterHead(token)
        case .inBody: inBody(token)
        case .text: text(token)
        case .inTable: inTable(token)
        case .inTableText: inTableText(token)
        case .inCaption: inCaption(token)
        case .inColumnGroup: inColumnGroup(token)
        case .inTableBody: inTableBody(token)
        case .inRow: inRow(token)
        case .inCell: inCell(token)
        case .inTemplate: inTemplate(token)
        case .afterBody: afterBody(token)
        case .inFrameset: inFrameset(token)
        case .afterFrameset: afterFrameset(token)
        case .afterAfterBody: afterAfterBody(token)
        case .afterAfterFrameset: afterAfterFrameset(token)
        }
    }

    // MARK: Open elements

    var current: HTMLTree.ID? { open.last }

    func isCurrent(_ names: String...) -> Bool { current.map { names.contains(htmlName($0)) } == true }

    /// Returns the name of an HTML element; empty for others.
    func htmlName(_ id: HTMLTree.ID) -> String { tree[id].namespace == .html ? tree[id].name : "" }

    private mutating func setOpen(_ isOpen: Bool, _ id: HTMLTree.ID) {
        tree[id].isOpen = isOpen
        if htmlName(id) == "p" { openParagraphs += isOpen ? 1 : -1 }
    }

    mutating func push(_ id: HTMLTree.ID) { insertOpen(id, at: open.count) }

    /// Closes the innermost element. The outermost stays open to the end.
    @discardableResult mutating func pop() -> HTMLTree.ID? {
        guard open.count > 1, let id = open.popLast() else { return nil }
        setOpen(false, id)
        return id
    }

    /// Closes an element that need not be the innermost.
    mutating func close(_ id: HTMLTree.ID) {
        guard tree[id].isOpen, let place = open.lastIndex(of: id), place > 0 else { return }
        open.remove(at: place)
        setOpen(false, id)
    }

    mutating func replaceOpen(at place: Int, with id: HTMLTree.ID) {
        setOpen(false, open[place])
        open[place] = id
        setOpen(true, id)
    }

    mutating func insertOpen(_ id: HTMLTree.ID, at place: Int) {
        open.insert(id, at: min(place, open.count))
        setOpen(true, id)
    }

    /// Closes elements up to and including the innermost match, or none if there is no match.
    mutating func pop(through isMeant: (HTMLTree.Node) -> Bool) {
        guard let place = open.lastIndex(where: { isMeant(tree[$0]) }), place > 0 else { return }
        while open.count > place { pop() }
    }

    mutating func pop(through name: String) { pop { $0.name == name && $0.namespace == .html } }

    mutating func popHeading() { pop { $0.traits.contains(.heading) } }

    /// Closes elements up to, but not including, a match or the outermost.
    mutating func pop(to names: String...) {
        while let current, open.count > 1, !names.contains(htmlName(current)) { pop() }
    }

    func isOpen(_ name: String) -> Bool { open.contains { htmlName($0) == name } }

    /// Whether a matching element is in scope.
    func hasInScope(
        _ scope: HTMLElementTraits = .scope, where isMeant: (HTMLTree.ID) -> Bool
    ) -> Bool {
        for id in open.reversed() {
            if isMeant(id) { return true }
            if tree[id].traits.contains(scope) { return false }
        }
        return false
    }

    func hasInScope(_ names: String..., in scope: HTMLElementTraits = .scope) -> Bool {
        hasInScope(scope) { names.contains(htmlName($0)) }
    }

    func hasInTableScope(_ names: String...) -> Bool {
        hasInScope(.tableScope) { names.contains(htmlName($0)) }
    }

    mutating func closeImplied(except name: String = "", _ trait: HTMLElementTraits = .impliedEnd) {
        while let current, tree[current].traits.contains(trait), htmlName(current) != name, open.count > 1 {
            pop()
        }
    }

    mutating func closeParagraph() {
        guard openParagraphs > 0, hasInScope("p", in: .buttonScope) else { return }
        closeImplied(except: "p")
        pop(through: "p")
    }

    // MARK: Inserting

    /// Returns the position for inserting a node.
    /// - Parameter target: The intended parent; the innermost open element by default.
    func place(for target: HTMLTree.ID? = nil) -> HTMLTree.Place {
        guard let target = target ?? current else { return HTMLTree.Place(parent: HTMLTree.document) }
        guard fosters, tree[target].traits.contains(.fosters) else { return HTMLTree.Place(parent: target) }
        guard
            let place = open.lastIndex(where: { htmlName($0) == "template" || htmlName($0) == "table" })
        else { return HTMLTree.Place(parent: open[0]) }
        let found = open[place]
        if htmlName(found) == "template" { return HTMLTree.Place(parent: found) }
        if let parent = tree[found].parent { return HTMLTree.Place(parent: parent, before: found) }
        return HTMLTree.Place(parent: open[max(0, place - 1)])
    }

    @discardableResult mutating func insert(
        _ tag: HTMLTagToken, _ namespace: HTMLTree.Namespace = .html
    ) -> HTMLTree.ID {
        let id = tree.makeElement(tag, namespace)
        insert(id)
        return id
    }

    /// Inserts an element and opens it.
    mutating func insert(_ id: HTMLTree.ID) {
        // As in browsers, elements nested too deeply become siblings.
        if open.count >= Self.depthLimit { pop() }
        tree.insert(id, at: place())
        push(id)
    }

    /// Inserts an element that has no content.
    mutating func insertEmpty(_ tag: HTMLTagToken) {
        tree.insert(tree.makeElement(tag, .html), at: place())
    }

    mutating func insertText(_ text: some Collection<UInt8>) {
        guard !text.isEmpty else { return }
        tree.insertText(text, at: place())
    }

    mutating func insertComment(_ text: [UInt8], in parent: HTMLTree.ID? = nil) {
        let place = parent.map { HTMLTree.Place(parent: $0) } ?? self.place()
        tree.insert(tree.makeComment(text), at: place)
    }

    /// Inserts an element whose content is tokenized in another mode.
    mutating func insertRaw(_ tag: HTMLTagToken, _ content: HTMLTokenizer.Content) {
        insert(tag)
        tokenizer.content = content
        originalMode = mode
        mode = .text
    }

    // MARK: Formatting

    mutating func addFormatting(_ id: HTMLTree.ID) {
        // Three equal ones are enough for any sensible purpose.
        var same: [Int] = []
        for place in formatting.indices.reversed() {
            guard let other = formatting[place] else { break }
            if isSame(other, id) { same.append(place) }
        }
        if same.count >= 3, let oldest = same.last { formatting.remove(at: oldest) }
        if formatting.count >= Self.depthLimit { formatting.removeFirst() }
        formatting.append(id)
    }

    /// Adds a boundary to the active formatting elements.
    mutating func beginFormattingScope() {
        if formatting.count >= Self.depthLimit { formatting.removeFirst() }
        formatting.append(nil)
    }

    private func isSame(_ first: HTMLTree.ID, _ second: HTMLTree.ID) -> Bool {
        guard tree[first].name == tree[second].name else { return false }
        if tree[first].attributes == tree[second].attributes { return true }
        let (one, other) = (tree.attributes(of: first), tree.attributes(of: second))
        guard one.count == other.count else { return false }
        return one.map { "\($0.name)=\($0.value)" }.sorted()
            == other.map { "\($0.name)=\($0.value)" }.sorted()
    }

    /// Reopens active formatting elements that were closed together with their parents.
    mutating func reopenFormatting() {
        var place = formatting.count
        while place > 0, let id = formatting[place - 1], !tree[id].isOpen { place -= 1 }
        while place < formatting.count {
            guard let id = formatting[place] else { break }
            let copy = tree.makeCopy(of: id)
            insert(copy)
            formatting[place] = copy
            place += 1
        }
    }

    mutating func endFormattingScope() {
        while let last = formatting.popLast(), last != nil {}
    }

    /// Returns the last active formatting element with a name.
    func formattingElement(_ name: String) -> HTMLTree.ID? {
        for id in formatting.reversed() {
            guard let id else { return nil }
            if tree[id].name == name { return id }
        }
        return nil
    }

    mutating func removeFormatting(_ id: HTMLTree.ID) {
        if let place = formatting.lastIndex(of: id) { formatting.remove(at: place) }
    }

    /// Ends a formatting element that may contain the start of other elements without their ends.
    ///
    /// A copy of it formats the contents of these. The standard calls this the adoption agency algorithm.
    mutating func endFormatting(_ name: String) {
        if let current, htmlName(current) == name, !formatting.contains(current) {
            pop()
            return
        }
        for _ in 0..<8 {
            guard let element = formattingElement(name) else { return endOther(name) }
            guard tree[element].isOpen, let place = open.lastIndex(of: element), place > 0 else {
                return removeFormatting(element)
            }
            guard hasInScope(where: { $0 == element }) else { return }
            guard let block = open[place...].first(where: { tree[$0].traits.contains(.special) }) else {
                while open.count > place { pop() }
                return removeFormatting(element)
            }
            adopt(block, element, place)
        }
    }

    private mutating func adopt(_ block: HTMLTree.ID, _ element: HTMLTree.ID, _ place: Int) {
        let ancestor = open[place - 1]
        var bookmark = formatting.lastIndex(of: element) ?? formatting.count
        var last = block
        var index = open.lastIndex(of: block) ?? place
        var count = 0
        while index - 1 > place {
            index -= 1
            count += 1
            let node = open[index]
            var listed = formatting.lastIndex(of: node)
            if count > 3, let found = listed {
                formatting.remove(at: found)
                if found < bookmark { bookmark -= 1 }
                listed = nil
            }
            guard let listed else {
                close(node)
                continue
            }
            let copy = tree.makeCopy(of: node)
            formatting[listed] = copy
            replaceOpen(at: index, with: copy)
            if last == block { bookmark = listed + 1 }
            tree.insert(last, at: HTMLTree.Place(parent: copy))
            last = copy
        }
        tree.insert(last, at: self.place(for: ancestor))
        let copy = tree.makeCopy(of: element)
        steps += tree.moveChildren(of: block, to: copy)
        tree.insert(copy, at: HTMLTree.Place(parent: block))
        if let old = formatting.lastIndex(of: element) {
            formatting.remove(at: old)
            if old < bookmark { bookmark -= 1 }
        }
        formatting.insert(copy, at: min(bookmark, formatting.count))
        close(element)
        insertOpen(copy, at: (open.lastIndex(of: block) ?? open.count - 1) + 1)
    }

    /// Ends an element without special rules.
    mutating func endOther(_ name: String) {
        for id in open.reversed() {
            if htmlName(id) == name {
                closeImplied(except: name)
                while open.count > 1, let last = pop(), last != id {}
                return
            }
            if tree[id].traits.contains(.special) { return }
        }
    }

    // MARK: Modes

    /// Determines the mode from the open elements.
    mutating func resetMode() {
        for id in open.reversed() {
            switch htmlName(id) {
            case "td", "th": mode = .inCell
            case "tr": mode = .inRow
            case "tbody", "thead", "tfoot": mode = .inTableBody
            case "caption": mode = .inCaption
            case "colgroup": mode = .inColumnGroup
            case "table": mode = .inTable
            case "template": mode = templateModes.last ?? .inBody
            case "head": mode = .inHead
            case "body": mode = .inBody
            case "frameset": mode = .inFrameset
            case "html": mode = head == nil ? .beforeHead : .afterHead
            default: continue
            }
            return
        }
        mode = .inBody
    }
}
