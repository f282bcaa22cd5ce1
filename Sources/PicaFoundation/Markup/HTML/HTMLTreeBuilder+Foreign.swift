// The content of SVG and MathML.
extension HTMLTreeBuilder {
    /// Whether a token belongs to SVG or MathML.
    func isForeign(_ token: HTMLToken) -> Bool {
        guard let current, tree[current].namespace != .html else { return false }
        switch token {
        case .endOfFile: return false
        case .characters: return !holdsMathText(current) && !holdsHTML(current)
        case .start(let tag):
            if holdsMathText(current), tag.name != "mglyph", tag.name != "malignmark" { return false }
            if tag.name == "svg", tree[current].namespace == .mathML, tree[current].name == "annotation-xml" {
                return false
            }
            return !holdsHTML(current)
        case .end, .comment, .doctype: return true
        }
    }

    private func holdsMathText(_ id: HTMLTree.ID) -> Bool { tree[id].traits.contains(.mathText) }

    private func holdsHTML(_ id: HTMLTree.ID) -> Bool {
        if tree[id].traits.contains(.holdsHTML) { return true }
        guard tree[id].namespace == .mathML, tree[id].name == "annotation-xml" else { return false }
        let encoding = tree.attributes(of: id).first { $0.name == "encoding" }?.value.lowercased()
        return encoding == "text/html" || encoding == "application/xhtml+xml"
    }

    /// The HTML elements that end foreign content, because they cannot be meant to be inside it.
    private static let endings: Set<String> = [
        "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em", "embed",
        "h1",
        "h2", "h3", "h4", "h5", "h6", "head", "hr", "i", "img", "li", "listing", "menu", "meta", "nobr", "ol",
        "p", "pre", "ruby", "s", "small", "span", "strong", "strike", "sub", "sup", "table", "tt", "u", "ul",
        "var",
    ]

    mutating func foreign(_ token: HTMLToken) {
        switch token {
        case .characters(let text):
            insertText(
                text.contains(0) ? text.flatMap { $0 == 0 ? Array("\u{FFFD}".utf8) : [$0] }[...] : text)
            if !text.allSatisfy({ $0 == 0 || HTMLTokenizer.isSpace($0) }) { allowsFrameset = false }
        case .comment(let text): insertComment(text)
        case .doctype, .endOfFile: break
        case .start(let tag):
            let isFont =
                tag.name == "font" && tag.attributes.contains { ["color", "face", "size"].contains($0.name) }
            if isFont || Self.endings.contains(tag.name) { return endForeign(token) }
            guard let current else { return }
            insert(tag, tree[current].namespace)
            if tag.isSelfClosing { pop() }
        case .end("br"), .end("p"): endForeign(token)
        case .end(let name): endForeignElement(name)
        }
    }

    private mutating func endForeign(_ token: HTMLToken) {
        while let current, tree[current].namespace != .html, !holdsMathText(current), !holdsHTML(current) {
            pop()
        }
        reprocess(token)
    }

    private mutating func endForeignElement(_ name: String) {
        for id in open.reversed() {
            if tree[id].namespace == .html { return reprocess(.end(name)) }
            if tree[id].name == name {
                while let last = pop(), last != id {}
                return
            }
        }
    }
}
