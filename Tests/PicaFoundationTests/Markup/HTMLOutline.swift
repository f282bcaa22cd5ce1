@testable import PicaFoundation

/// Writes down the tree of an HTML document in one line: `p{class=a}['x' b['y'] !'comment']`.
///
/// Of SVG and MathML names begin with `svg:` and `math:`.
enum HTMLOutline {
    /// All of a document.
    static func document(_ html: String) throws -> String {
        let tree = try HTMLTreeBuilder.tree(Array(html.utf8), within: WorkBudget())
        return children(of: HTMLTree.document, tree)
    }

    /// The content of its body.
    static func body(_ html: String) throws -> String {
        let tree = try HTMLTreeBuilder.tree(Array(html.utf8), within: WorkBudget())
        let body = tree.nodes.indices.last { tree[$0].name == "body" && tree[$0].parent != nil }
        return body.map { children(of: $0, tree) } ?? "no body"
    }

    private static func children(of id: HTMLTree.ID, _ tree: HTMLTree) -> String {
        var parts: [String] = []
        var text = ""
        func endText() {
            if !text.isEmpty { parts.append("'\(text)'") }
            text = ""
        }
        var next = tree[id].first
        while let child = next {
            let node = tree[child]
            let bytes = String(decoding: tree.bytes[node.bytes], as: UTF8.self)
            switch node.kind {
            case .text: text += bytes.replacing("\n", with: "⏎").replacing("\t", with: "⇥")
            case .comment:
                endText()
                parts.append("!'\(bytes)'")
            case .element, .document:
                endText()
                let content = children(of: child, tree)
                parts.append(name(child, tree) + (content.isEmpty ? "" : "[\(content)]"))
            }
            next = node.next
        }
        endText()
        return parts.joined(separator: " ")
    }

    private static func name(_ id: HTMLTree.ID, _ tree: HTMLTree) -> String {
        let space =
            switch tree[id].namespace {
            case .html: ""
            case .svg: "svg:"
            case .mathML: "math:"
            }
        let attributes = tree.attributes(of: id).map { "\($0.name)=\($0.value)" }
        return space + tree[id].name + (attributes.isEmpty ? "" : "{\(attributes.joined(separator: " "))}")
    }
}
