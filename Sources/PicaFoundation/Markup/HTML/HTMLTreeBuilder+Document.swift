// The content before, in and after a document's head, and after its body.
extension HTMLTreeBuilder {
    /// Splits text into its leading spaces and the rest.
    func parted(_ text: ArraySlice<UInt8>) -> (spaces: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
        let end = text.firstIndex { !HTMLTokenizer.isSpace($0) } ?? text.endIndex
        return (text[..<end], text[end...])
    }

    mutating func initial(_ token: HTMLToken) {
        switch token {
        case .characters(let text):
            let rest = parted(text).rest
            guard !rest.isEmpty else { return }
            (isQuirky, mode) = (true, .beforeHTML)
            reprocess(.characters(rest))
        case .comment(let text): insertComment(text, in: HTMLTree.document)
        case .doctype(let isQuirky): (self.isQuirky, mode) = (isQuirky, .beforeHTML)
        default:
            (isQuirky, mode) = (true, .beforeHTML)
            reprocess(token)
        }
    }

    mutating func beforeHTML(_ token: HTMLToken) {
        switch token {
        case .doctype: return
        case .comment(let text): return insertComment(text, in: HTMLTree.document)
        case .characters(let text) where parted(text).rest.isEmpty: return
        case .start(let tag) where tag.name == "html":
            insert(tag)
            return mode = .beforeHead
        case .end(let name) where !["head", "body", "html", "br"].contains(name): return
        default: break
        }
        insert(HTMLTagToken(name: "html"))
        mode = .beforeHead
        reprocess(token)
    }

    mutating func beforeHead(_ token: HTMLToken) {
        switch token {
        case .characters(let text) where parted(text).rest.isEmpty: return
        case .comment(let text): return insertComment(text)
        case .doctype: return
        case .start(let tag) where tag.name == "html": return inBody(token)
        case .start(let tag) where tag.name == "head":
            head = insert(tag)
            return mode = .inHead
        case .end(let name) where !["head", "body", "html", "br"].contains(name): return
        default: break
        }
        head = insert(HTMLTagToken(name: "head"))
        mode = .inHead
        if case .characters(let text) = token {
            reprocess(.characters(parted(text).rest))
        } else {
            reprocess(token)
        }
    }

    mutating func inHead(_ token: HTMLToken) {
        switch token {
        case .characters(let text):
            let (spaces, rest) = parted(text)
            insertText(spaces)
            guard !rest.isEmpty else { return }
            pop()
            mode = .afterHead
            return reprocess(.characters(rest))
        case .comment(let text): return insertComment(text)
        case .doctype: return
        case .start(let tag):
            switch tag.name {
            case "html": return inBody(token)
            case "base", "basefont", "bgsound", "link", "meta": return insertEmpty(tag)
            case "title": return insertRaw(tag, .escapableText)
            case "noscript", "noframes", "style": return insertRaw(tag, .rawText)
            case "script": return insertRaw(tag, .script)
            case "template":
                insert(tag)
                beginFormattingScope()
                allowsFrameset = false
                templateModes.append(.inTemplate)
                return mode = .inTemplate
            case "head": return
            default: break
            }
        case .end(let name):
            switch name {
            case "head":
                pop()
                return mode = .afterHead
            case "template": return endTemplate()
            case "body", "html", "br": break
            default: return
            }
        case .endOfFile: break
        }
        pop()
        mode = .afterHead
        reprocess(token)
    }

    mutating func endTemplate() {
        guard isOpen("template") else { return }
        closeImplied(.thoroughlyImpliedEnd)
        pop(through: "template")
        endFormattingScope()
        templateModes.removeLast()
        resetMode()
    }

    mutating func afterHead(_ token: HTMLToken) {
        switch token {
        case .characters(let text):
            let (spaces, rest) = parted(text)
            insertText(spaces)
            guard !rest.isEmpty else { return }
            insert(HTMLTagToken(name: "body"))
            mode = .inBody
            return reprocess(.characters(rest))
        case .comment(let text): return insertComment(text)
        case .doctype: return
        case .start(let tag):
            switch tag.name {
            case "html": return inBody(token)
            case "body":
                insert(tag)
                allowsFrameset = false
                return mode = .inBody
            case "frameset":
                insert(tag)
                return mode = .inFrameset
            case "base", "basefont", "bgsound", "link", "meta", "noframes", "script", "style", "template",
                "title":
                guard let head else { return }
                push(head)
                inHead(token)
                return close(head)
            case "head": return
            default: break
            }
        case .end("template"): return inHead(token)
        case .end(let name) where !["body", "html", "br"].contains(name): return
        default: break
        }
        insert(HTMLTagToken(name: "body"))
        mode = .inBody
        reprocess(token)
    }

    /// Handles raw text, as in scripts.
    mutating func text(_ token: HTMLToken) {
        switch token {
        case .characters(let text): insertText(text)
        case .end:
            pop()
            mode = originalMode
        default:
            pop()
            mode = originalMode
            reprocess(token)
        }
    }

    mutating func inTemplate(_ token: HTMLToken) {
        func read(_ other: Mode) {
            templateModes[templateModes.count - 1] = other
            mode = other
            reprocess(token)
        }
        switch token {
        case .characters, .comment, .doctype: inBody(token)
        case .start(let tag):
            switch tag.name {
            case "base", "basefont", "bgsound", "link", "meta", "noframes", "script", "style", "template",
                "title":
                inHead(token)
            case "caption", "colgroup", "tbody", "tfoot", "thead": read(.inTable)
            case "col": read(.inColumnGroup)
            case "tr": read(.inTableBody)
            case "td", "th": read(.inRow)
            default: read(.inBody)
            }
        case .end("template"): inHead(token)
        case .end: break
        case .endOfFile:
            guard isOpen("template") else { return }
            pop(through: "template")
            endFormattingScope()
            templateModes.removeLast()
            resetMode()
            reprocess(token)
        }
    }

    mutating func afterBody(_ token: HTMLToken) {
        switch token {
        case .characters(let text):
            let (spaces, rest) = parted(text)
            if !spaces.isEmpty { inBody(.characters(spaces)) }
            guard !rest.isEmpty else { return }
            mode = .inBody
            reprocess(.characters(rest))
        case .comment(let text): insertComment(text, in: open.first)
        case .doctype: break
        case .start(let tag) where tag.name == "html": inBody(token)
        case .end("html"): mode = .afterAfterBody
        case .endOfFile: inBody(token)
        default:
            mode = .inBody
            reprocess(token)
        }
    }

    mutating func afterAfterBody(_ token: HTMLToken) {
        switch token {
        case .comment(let text): insertComment(text, in: HTMLTree.document)
        case .doctype: break
        case .characters(let text):
            let (spaces, rest) = parted(text)
            if !spaces.isEmpty { inBody(.characters(spaces)) }
            guard !rest.isEmpty else { return }
            mode = .inBody
            reprocess(.characters(rest))
        case .start(let tag) where tag.name == "html": inBody(token)
        case .endOfFile: inBody(token)
        default:
            mode = .inBody
            reprocess(token)
        }
    }

    // MARK: Frames, which have no text

    mutating func inFrameset(_ token: HTMLToken) {
        switch token {
        case .characters(let text): insertText(text.filter(HTMLTokenizer.isSpace))
        case .comment(let text): insertComment(text)
        case .start(let tag):
            switch tag.name {
            case "html": inBody(token)
            case "frameset": insert(tag)
            case "frame": insertEmpty(tag)
            case "noframes": inHead(token)
            default: break
            }
        case .end("frameset"):
            guard open.count > 1 else { return }
            pop()
            if !isCurrent("frameset") { mode = .afterFrameset }
        default: break
        }
    }

    mutating func afterFrameset(_ token: HTMLToken) {
        switch token {
        case .characters(let text): insertText(text.filter(HTMLTokenizer.isSpace))
        case .comment(let text): insertComment(text)
        case .start(let tag) where tag.name == "html": inBody(token)
        case .start(let tag) where tag.name == "noframes": inHead(token)
        case .end("html"): mode = .afterAfterFrameset
        default: break
        }
    }

    mutating func afterAfterFrameset(_ token: HTMLToken) {
        switch token {
        case .comment(let text): insertComment(text, in: HTMLTree.document)
        case .characters(let text): inBody(.characters(text.filter(HTMLTokenizer.isSpace)[...]))
        case .start(let tag) where tag.name == "html": inBody(token)
        case .start(let tag) where tag.name == "noframes": inHead(token)
        default: break
        }
    }
}
