// The content of a document's body.
extension HTMLTreeBuilder {
    mutating func inBody(_ token: HTMLToken) {
        switch token {
        case .characters(let text): addText(text.contains(0) ? text.filter { $0 != 0 }[...] : text)
        case .comment(let text): insertComment(text)
        case .doctype: break
        case .start(let tag): begin(tag)
        case .end(let name): end(name)
        case .endOfFile: if !templateModes.isEmpty { inTemplate(token) }
        }
    }

    private mutating func addText(_ text: ArraySlice<UInt8>) {
        guard !text.isEmpty else { return }
        reopenFormatting()
        insertText(text)
        if !text.allSatisfy(HTMLTokenizer.isSpace) { allowsFrameset = false }
    }

    // MARK: Start tags

    private mutating func begin(_ tag: HTMLTagToken) {
        switch tag.name {
        case "html":
            if !isOpen("template"), let root = open.first { tree.addAttributes(tag, to: root) }
        case "base", "basefont", "bgsound", "link", "meta", "noframes", "script", "style", "template",
            "title":
            inHead(.start(tag))
        case "body":
            guard open.count > 1, htmlName(open[1]) == "body", !isOpen("template") else { return }
            allowsFrameset = false
            tree.addAttributes(tag, to: open[1])
        case "frameset":
            guard allowsFrameset, open.count > 1, htmlName(open[1]) == "body" else { return }
            tree.remove(open[1])
            while open.count > 1 { pop() }
            insert(tag)
            mode = .inFrameset
        case "address", "article", "aside", "blockquote", "center", "details", "dialog", "dir", "div", "dl",
            "fieldset", "figcaption", "figure", "footer", "header", "hgroup", "main", "menu", "nav", "ol",
            "p",
            "search", "section", "summary", "ul":
            closeParagraph()
            insert(tag)
        case "h1", "h2", "h3", "h4", "h5", "h6":
            closeParagraph()
            if let current, tree[current].traits.contains(.heading) { pop() }
            insert(tag)
        case "pre", "listing":
            closeParagraph()
            insert(tag)
            skipsLineFeed = true
            allowsFrameset = false
        case "form":
            guard form == nil || isOpen("template") else { return }
            closeParagraph()
            let id = insert(tag)
            if !isOpen("template") { form = id }
        case "li": beginItem(tag, ["li"])
        case "dd", "dt": beginItem(tag, ["dd", "dt"])
        case "plaintext":
            closeParagraph()
            insert(tag)
            tokenizer.content = .plainText
        case "button":
            if hasInScope("button") {
                closeImplied()
                pop(through: "button")
            }
            reopenFormatting()
            insert(tag)
            allowsFrameset = false
        default: beginPhrase(tag)
        }
    }

    private mutating func beginItem(_ tag: HTMLTagToken, _ names: [String]) {
        allowsFrameset = false
        for id in open.reversed() {
            let name = htmlName(id)
            if names.contains(name) {
                closeImplied(except: name)
                pop(through: name)
                break
            }
            if tree[id].traits.contains(.special), !["address", "div", "p"].contains(name) { break }
        }
        closeParagraph()
        insert(tag)
    }

    private mutating func beginPhrase(_ tag: HTMLTagToken) {
        switch tag.name {
        case "a":
            if let outer = formattingElement("a") {
                endFormatting("a")
                removeFormatting(outer)
                close(outer)
            }
            reopenFormatting()
            addFormatting(insert(tag))
        case "b", "big", "code", "em", "font", "i", "s", "small", "strike", "strong", "tt", "u":
            reopenFormatting()
            addFormatting(insert(tag))
        case "nobr":
            reopenFormatting()
            if hasInScope("nobr") {
                endFormatting("nobr")
                reopenFormatting()
            }
            addFormatting(insert(tag))
        case "applet", "marquee", "object":
            reopenFormatting()
            insert(tag)
            beginFormattingScope()
            allowsFrameset = false
        case "table":
            if !isQuirky { closeParagraph() }
            insert(tag)
            allowsFrameset = false
            mode = .inTable
        case "area", "br", "embed", "img", "keygen", "wbr":
            reopenFormatting()
            insertEmpty(tag)
            allowsFrameset = false
        case "image":
            var tag = tag
            tag.name = "img"
            begin(tag)
        case "input":
            if hasInScope("select") { pop(through: "select") }
            reopenFormatting()
            insertEmpty(tag)
            if tag.value(of: "type")?.lowercased() != "hidden" { allowsFrameset = false }
        case "param", "source", "track": insertEmpty(tag)
        case "hr":
            closeParagraph()
            if hasInScope("select") { closeImplied() }
            insertEmpty(tag)
            allowsFrameset = false
        case "textarea":
            allowsFrameset = false
            insertRaw(tag, .escapableText)
            skipsLineFeed = true
        case "xmp":
            closeParagraph()
            reopenFormatting()
            allowsFrameset = false
            insertRaw(tag, .rawText)
        case "iframe":
            allowsFrameset = false
            insertRaw(tag, .rawText)
        case "noembed", "noscript": insertRaw(tag, .rawText)
        case "select":
            if hasInScope("select") { return pop(through: "select") }
            reopenFormatting()
            insert(tag)
            allowsFrameset = false
        case "option", "optgroup":
            if hasInScope("select") {
                closeImplied(except: tag.name == "option" ? "optgroup" : "")
            } else if isCurrent("option") {
                pop()
            }
            reopenFormatting()
            insert(tag)
        case "rb", "rtc":
            if hasInScope("ruby") { closeImplied() }
            insert(tag)
        case "rp", "rt":
            if hasInScope("ruby") { closeImplied(except: "rtc") }
            insert(tag)
        case "math", "svg":
            reopenFormatting()
            insert(tag, tag.name == "svg" ? .svg : .mathML)
            if tag.isSelfClosing { pop() }
        case "caption", "col", "colgroup", "frame", "head", "tbody", "td", "tfoot", "th", "thead", "tr": break
        default:
            reopenFormatting()
            insert(tag)
        }
    }

    // MARK: End tags

    private mutating func end(_ name: String) {
        switch name {
        case "template": endTemplate()
        case "body": if hasInScope("body") { mode = .afterBody }
        case "html":
            guard hasInScope("body") else { return }
            mode = .afterBody
            reprocess(.end(name))
        case "address", "article", "aside", "blockquote", "button", "center", "details", "dialog", "dir",
            "div",
            "dl", "fieldset", "figcaption", "figure", "footer", "header", "hgroup", "listing", "main", "menu",
            "nav", "ol", "pre", "search", "section", "select", "summary", "ul":
            guard hasInScope(name) else { return }
            closeImplied()
            pop(through: name)
        case "form": endForm()
        case "p":
            if !hasInScope("p", in: .buttonScope) { insert(HTMLTagToken(name: "p")) }
            closeParagraph()
        case "li":
            guard hasInScope("li", in: .listScope) else { return }
            closeImplied(except: name)
            pop(through: name)
        case "dd", "dt":
            guard hasInScope(name) else { return }
            closeImplied(except: name)
            pop(through: name)
        case "h1", "h2", "h3", "h4", "h5", "h6":
            guard hasInScope(where: { tree[$0].traits.contains(.heading) }) else { return }
            closeImplied()
            popHeading()
        case "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u":
            endFormatting(name)
        case "applet", "marquee", "object":
            guard hasInScope(name) else { return }
            closeImplied()
            pop(through: name)
            endFormattingScope()
        case "br": begin(HTMLTagToken(name: "br"))
        default: endOther(name)
        }
    }

    private mutating func endForm() {
        if isOpen("template") {
            guard hasInScope("form") else { return }
            closeImplied()
            return pop(through: "form")
        }
        guard let id = form else { return }
        form = nil
        guard hasInScope(where: { $0 == id }) else { return }
        closeImplied()
        close(id)
    }
}
