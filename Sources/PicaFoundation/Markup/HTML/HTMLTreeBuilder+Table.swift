// The content of a table, and content that is moved before it because it is not allowed there.
extension HTMLTreeBuilder {
    mutating func inTable(_ token: HTMLToken) {
        switch token {
        case .characters
        where current.map { tree[$0].traits.contains(.fosters) || htmlName($0) == "template" } == true:
            tableText = []
            originalMode = mode
            mode = .inTableText
            return reprocess(token)
        case .comment(let text): return insertComment(text)
        case .doctype: return
        case .start(let tag): if beginInTable(tag) { return }
        case .end("table"):
            if hasInTableScope("table") { endTable() }
            return
        case .end("body"), .end("caption"), .end("col"), .end("colgroup"), .end("html"), .end("tbody"),
            .end("td"),
            .end("tfoot"), .end("th"), .end("thead"), .end("tr"):
            return
        case .end("template"): return inHead(token)
        case .endOfFile: return inBody(token)
        default: break
        }
        foster(token)
    }

    /// - Returns: Whether the tag is allowed in a table.
    private mutating func beginInTable(_ tag: HTMLTagToken) -> Bool {
        switch tag.name {
        case "caption":
            pop(to: "table", "template")
            beginFormattingScope()
            insert(tag)
            mode = .inCaption
        case "colgroup":
            pop(to: "table", "template")
            insert(tag)
            mode = .inColumnGroup
        case "col":
            pop(to: "table", "template")
            insert(HTMLTagToken(name: "colgroup"))
            mode = .inColumnGroup
            reprocess(.start(tag))
        case "tbody", "tfoot", "thead":
            pop(to: "table", "template")
            insert(tag)
            mode = .inTableBody
        case "td", "th", "tr":
            pop(to: "table", "template")
            insert(HTMLTagToken(name: "tbody"))
            mode = .inTableBody
            reprocess(.start(tag))
        case "table":
            guard hasInTableScope("table") else { break }
            endTable()
            reprocess(.start(tag))
        case "style", "script", "template": inHead(.start(tag))
        case "input" where tag.value(of: "type")?.lowercased() == "hidden": insertEmpty(tag)
        case "form":
            guard form == nil, !isOpen("template") else { break }
            let id = insert(tag)
            pop()
            form = id
        default: return false
        }
        return true
    }

    private mutating func endTable() {
        pop(through: "table")
        resetMode()
    }

    private mutating func foster(_ token: HTMLToken) {
        fosters = true
        inBody(token)
        fosters = false
    }

    mutating func inTableText(_ token: HTMLToken) {
        if case .characters(let text) = token {
            tableText.append(contentsOf: text.lazy.filter { $0 != 0 })
            return
        }
        let text = tableText
        tableText = []
        if text.allSatisfy(HTMLTokenizer.isSpace) { insertText(text) } else { foster(.characters(text[...])) }
        mode = originalMode
        reprocess(token)
    }

    mutating func inCaption(_ token: HTMLToken) {
        switch token {
        case .end("caption"): _ = endCaption()
        case .start(let tag) where Self.parts.contains(tag.name): if endCaption() { reprocess(token) }
        case .end("table"): if endCaption() { reprocess(token) }
        case .end("body"), .end("col"), .end("colgroup"), .end("html"), .end("tbody"), .end("td"),
            .end("tfoot"),
            .end("th"), .end("thead"), .end("tr"):
            break
        default: inBody(token)
        }
    }

    private static let parts: Set<String> = [
        "caption", "col", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr",
    ]

    private mutating func endCaption() -> Bool {
        guard hasInTableScope("caption") else { return false }
        closeImplied()
        pop(through: "caption")
        endFormattingScope()
        mode = .inTable
        return true
    }

    mutating func inColumnGroup(_ token: HTMLToken) {
        switch token {
        case .characters(let text):
            let (spaces, rest) = parted(text)
            insertText(spaces)
            if !rest.isEmpty { endColumnGroup(.characters(rest)) }
        case .comment(let text): insertComment(text)
        case .doctype: break
        case .start(let tag) where tag.name == "html": inBody(token)
        case .start(let tag) where tag.name == "col": insertEmpty(tag)
        case .start(let tag) where tag.name == "template": inHead(token)
        case .end("template"): inHead(token)
        case .end("colgroup"):
            guard isCurrent("colgroup") else { return }
            pop()
            mode = .inTable
        case .end("col"): break
        case .endOfFile: inBody(token)
        default: endColumnGroup(token)
        }
    }

    private mutating func endColumnGroup(_ token: HTMLToken) {
        guard isCurrent("colgroup") else { return }
        pop()
        mode = .inTable
        reprocess(token)
    }

    mutating func inTableBody(_ token: HTMLToken) {
        switch token {
        case .start(let tag):
            switch tag.name {
            case "tr":
                pop(to: "tbody", "tfoot", "thead", "template")
                insert(tag)
                mode = .inRow
            case "th", "td":
                pop(to: "tbody", "tfoot", "thead", "template")
                insert(HTMLTagToken(name: "tr"))
                mode = .inRow
                reprocess(token)
            case "caption", "col", "colgroup", "tbody", "tfoot", "thead": endBody(token)
            default: inTable(token)
            }
        case .end(let name):
            switch name {
            case "tbody", "tfoot", "thead":
                guard hasInTableScope(name) else { return }
                pop(to: "tbody", "tfoot", "thead", "template")
                pop()
                mode = .inTable
            case "table": endBody(token)
            case "body", "caption", "col", "colgroup", "html", "td", "th", "tr": break
            default: inTable(token)
            }
        default: inTable(token)
        }
    }

    private mutating func endBody(_ token: HTMLToken) {
        guard hasInTableScope("tbody", "thead", "tfoot") else { return }
        pop(to: "tbody", "tfoot", "thead", "template")
        pop()
        mode = .inTable
        reprocess(token)
    }

    mutating func inRow(_ token: HTMLToken) {
        switch token {
        case .start(let tag):
            switch tag.name {
            case "th", "td":
                pop(to: "tr", "template")
                insert(tag)
                mode = .inCell
                beginFormattingScope()
            case _ where Self.parts.contains(tag.name): if endRow() { reprocess(token) }
            default: inTable(token)
            }
        case .end(let name):
            switch name {
            case "tr": _ = endRow()
            case "table": if endRow() { reprocess(token) }
            case "tbody", "tfoot", "thead": if hasInTableScope(name), endRow() { reprocess(token) }
            case "body", "caption", "col", "colgroup", "html", "td", "th": break
            default: inTable(token)
            }
        default: inTable(token)
        }
    }

    private mutating func endRow() -> Bool {
        guard hasInTableScope("tr") else { return false }
        pop(to: "tr", "template")
        pop()
        mode = .inTableBody
        return true
    }

    mutating func inCell(_ token: HTMLToken) {
        switch token {
        case .end("td"), .end("th"):
            guard case .end(let name) = token, hasInTableScope(name) else { return }
            closeImplied()
            pop(through: name)
            endFormattingScope()
            mode = .inRow
        case .start(let tag) where Self.parts.contains(tag.name): endCell(token)
        case .end("body"), .end("caption"), .end("col"), .end("colgroup"), .end("html"): break
        case .end("table"), .end("tbody"), .end("tfoot"), .end("thead"), .end("tr"):
            if case .end(let name) = token, hasInTableScope(name) { endCell(token) }
        default: inBody(token)
        }
    }

    private mutating func endCell(_ token: HTMLToken) {
        guard hasInTableScope("td", "th") else { return }
        closeImplied()
        pop { ($0.name == "td" || $0.name == "th") && $0.namespace == .html }
        endFormattingScope()
        mode = .inRow
        reprocess(token)
    }
}
