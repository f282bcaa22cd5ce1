import Foundation
import PicaDrawing
import PicaFoundation
import PicaLabels

/// Writes an attributed string as HTML: elements for semantic styles, CSS for visual ones. The environment's defaults
/// are left out, so that the text adopts the style of the place it is pasted into.
struct HTMLWriter {
    private let context: ExchangeContext
    private var html = ""

    /// Returns a document. A single paragraph gets no paragraph element, so that it can be pasted into another.
    static func document(_ text: AttributedString, in context: ExchangeContext) -> String {
        var writer = HTMLWriter(context)
        let blocks = TextBlock.blocks(of: text)
        if blocks.count == 1, blocks[0].components.isEmpty, writer.saysNothing(blocks[0]) {
            writer.writeLine(blocks[0])
        } else {
            writer.write(TextBlockTree(blocks).children)
        }
        return "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head><body><!--StartFragment-->"
            + writer.html + "<!--EndFragment--></body></html>\n"
    }

    private init(_ context: ExchangeContext) { self.context = context }

    // MARK: Blocks

    private mutating func write(_ nodes: [TextBlockTree]) {
        for node in nodes { write(node) }
    }

    private mutating func write(_ node: TextBlockTree) {
        switch node.kind {
        case .paragraph, nil:
            guard let block = node.block else { return write(node.children) }
            // Browsers add space around paragraphs, unlike line breaks.
            let attributes = paragraphAttributes(block, node.kind == nil ? ["margin: 0"] : [])
            html += "<p\(attributes)>"
            writeLine(block)
            html += "</p>\n"
        case .header(let level):
            let name = "h\(min(6, max(1, level)))"
            html += "<\(name)\(node.block.map { paragraphAttributes($0) } ?? "")>"
            if let block = node.block { writeLine(block) }
            html += "</\(name)>\n"
        case .codeBlock: writeCode(node)
        case .blockQuote:
            html += "<blockquote>"
            write(node.children)
            html += "</blockquote>\n"
        case .thematicBreak: html += "<hr>\n"
        case .orderedList, .unorderedList: writeList(node)
        case .table(let columns): writeTable(node, columns)
        case .listItem, .tableHeaderRow, .tableRow, .tableCell:
            // Handle parts whose parent is missing.
            if let block = node.block { writeLine(block) }
            write(node.children)
        }
    }

    private mutating func writeCode(_ node: TextBlockTree) {
        guard let block = node.block else { return }
        html += "<pre\(paragraphAttributes(block))>"
        // HTML drops the first line break in a `pre` element, so write another.
        if block.runs.first?.text.first == "\n" { html += "\n" }
        for (index, run) in block.runs.enumerated() {
            var text = run.text
            if index == block.runs.count - 1, text.last == "\n" { text.removeLast() }
            let style = context.style(run.attributes)
            write(style) { $0.html += Self.escaped(text) + Self.pictures(style.glyph, in: text) }
        }
        html += "</pre>\n"
    }

    private mutating func writeList(_ list: TextBlockTree) {
        let isOrdered = list.kind == .orderedList
        var next = 1
        var isFirst = true
        html += isOrdered ? "<ol" : "<ul"
        for item in list.children {
            var value = ""
            if isOrdered, case .listItem(let ordinal) = item.kind {
                if ordinal != next { value = isFirst ? " start=\"\(ordinal)\"" : " value=\"\(ordinal)\"" }
                next = ordinal < .max ? ordinal + 1 : ordinal
            }
            if isFirst { html += value + ">" }
            html += isFirst ? "<li>" : "<li\(value)>"
            isFirst = false
            if let block = item.children.first?.block, item.children.first?.kind == .paragraph,
                item.children.count == 1 || item.children[1].block == nil,
                paragraphAttributes(block).isEmpty
            {
                writeLine(block)
                write(Array(item.children.dropFirst()))
            } else {
                write(item.children)
            }
            html += "</li>\n"
        }
        if isFirst { html += ">" }
        html += isOrdered ? "</ol>\n" : "</ul>\n"
    }

    private mutating func writeTable(_ table: TextBlockTree, _ columns: [PresentationIntent.TableColumn]) {
        html += "<table>\n"
        for row in table.children {
            let isHeader = row.kind == .tableHeaderRow
            let name = isHeader ? "th" : "td"
            html += "<tr>"
            var next = 0
            for cell in row.children {
                guard case .tableCell(let column) = cell.kind else { continue }
                // Empty cells are found by gaps in the column numbers.
                if next..<next + 1000 ~= column {
                    html += String(repeating: "<\(name)></\(name)>", count: column - next)
                }
                next = max(next, column) + 1
                let side = columns.indices.contains(column) ? columns[column].alignment : .left
                html += "<\(name)"
                switch side {
                case .left: html += isHeader ? " style=\"text-align: left\"" : ""
                case .center: html += " style=\"text-align: center\""
                case .right: html += " style=\"text-align: right\""
                }
                html += ">"
                if let block = cell.block { writeLine(block) }
                html += "</\(name)>"
            }
            html += "</tr>\n"
        }
        html += "</table>\n"
    }

    private static func scalars(_ block: TextBlock) -> some Sequence<Unicode.Scalar> {
        block.runs.lazy.flatMap(\.text.unicodeScalars)
    }

    /// Returns whether a paragraph can become part of another without a difference.
    private func saysNothing(_ block: TextBlock) -> Bool {
        let paragraph = block.runs.first.map { ExchangedParagraph($0.attributes) } ?? ExchangedParagraph()
        return context.saysNothing(paragraph, of: Self.scalars(block))
    }

    /// Returns the style of a paragraph as attributes of its element; empty for a default one.
    private func paragraphAttributes(_ block: TextBlock, _ more: [String] = []) -> String {
        guard let first = block.runs.first else { return Self.style(more) }
        let paragraph = ExchangedParagraph(first.attributes)
        var css = more
        switch paragraph.alignment {
        case .left: css.append("text-align: left")
        case .right: css.append("text-align: right")
        case .center: css.append("text-align: center")
        case nil: break
        }
        switch paragraph.lineHeight?.kind {
        case .normal: css.append("line-height: 1.2")
        case .tight: css.append("line-height: 1.08")
        case .loose: css.append("line-height: 1.32")
        case .variable: css.append("line-height: normal")
        case .exact(let points): css.append("line-height: \(CSSNumber.text(Double(points)))px")
        case .multiple(let factor): css.append("line-height: \(CSSNumber.text(Double(factor)))")
        case .leading(let increase):
            css.append("line-height: calc(1em + \(CSSNumber.text(Double(increase)))px)")
        case nil: break
        }
        let direction =
            switch context.direction(paragraph, of: Self.scalars(block)) {
            case .rightToLeft: " dir=\"rtl\""
            case .leftToRight: " dir=\"ltr\""
            default: ""
            }
        return direction + Self.style(css)
    }

    // MARK: Lines

    private mutating func writeLine(_ block: TextBlock) {
        var line = Line(block.runs.map(\.text))
        guard line.hasText else {
            html += "<br>"
            return
        }
        var link: URL?
        for run in block.runs {
            let style = context.style(run.attributes)
            if style.link != link {
                if link != nil { html += "</a>" }
                if let address = style.link { html += "<a href=\"\(Self.escaped(address.absoluteString))\">" }
                link = style.link
            }
            write(style) { $0.html += line.html(run.text) + Self.pictures(style.glyph, in: run.text) }
        }
        if link != nil { html += "</a>" }
        html += line.end
    }

    /// Writes content inside elements that give it a style.
    private mutating func write(_ style: ExchangedStyle, _ content: (inout HTMLWriter) -> Void) {
        var css: [String] = []
        var tags: [(name: String, attributes: String)] = []
        let size = style.size ?? context.base.size
        let raise = style.baselineOffset.flatMap { abs($0) >= size / 5 ? $0 : nil }
        var family = style.family.map { Self.quoted($0) }
        if let design = style.design { family = family.map { "\($0), \(design.family)" } ?? design.family }
        if let family { css.append("font-family: \(family)") }
        if let size = style.size, raise == nil { css.append("font-size: \(CSSNumber.text(size))px") }
        if let weight = style.weight {
            if weight == Font.Weight.bold.openType {
                tags.append((style.intent.contains(.stronglyEmphasized) ? "strong" : "b", ""))
            } else {
                css.append("font-weight: \(weight)")
            }
        }
        switch style.isItalic {
        case true?: tags.append((style.intent.contains(.emphasized) ? "em" : "i", ""))
        case false?: css.append("font-style: normal")
        case nil: break
        }
        if let width = style.width { css.append("font-stretch: \(width)%") }
        if style.features.isSuperset(of: .smallCaps) {
            css.append("font-variant-caps: all-small-caps")
        } else if style.features.contains(.lowercaseSmallCaps) {
            css.append("font-variant-caps: small-caps")
        } else if style.features.contains(.uppercaseSmallCaps) {
            css.append("font-variant-caps: unicase")
        }
        if style.features.contains(.monospacedDigits) { css.append("font-variant-numeric: tabular-nums") }
        if let color = style.color { css.append("color: \(CSSColor.text(color))") }
        if let color = style.background { css.append("background-color: \(CSSColor.text(color))") }
        if let spacing = style.letterSpacing { css.append("letter-spacing: \(CSSNumber.text(spacing))px") }
        if let line = style.underline { tags.append(("u", Self.style(Self.decoration("underline", line)))) }
        if let line = style.strikethrough {
            tags.append(("s", Self.style(Self.decoration("line-through", line))))
        }
        if style.intent.contains(.strikethrough), style.strikethrough == nil { tags.append(("del", "")) }
        if style.intent.contains(.code) { tags.append(("code", "")) }
        if let raise {
            tags.append(
                (
                    raise > 0 ? "sup" : "sub",
                    Self.style([
                        "font-size: \(CSSNumber.text(size))px", "vertical-align: \(CSSNumber.text(raise))px",
                    ])
                ))
        } else if let offset = style.baselineOffset {
            css.append("vertical-align: \(CSSNumber.text(offset))px")
        }
        let language = style.language.map { " lang=\"\(Self.escaped($0))\"" } ?? ""
        if !css.isEmpty || !language.isEmpty { tags.insert(("span", language + Self.style(css)), at: 0) }
        for tag in tags { html += "<\(tag.name)\(tag.attributes)>" }
        content(&self)
        for tag in tags.reversed() { html += "</\(tag.name)>" }
    }

    /// Returns the declarations for a line that differs from its element's default.
    private static func decoration(_ name: String, _ line: ExchangedStyle.Line) -> [String] {
        guard line != ExchangedStyle.Line() else { return [] }
        let pattern: String
        var own: String?
        switch line.pattern {
        case .solid: pattern = "solid"
        case .dot: pattern = "dotted"
        case .dash: pattern = "dashed"
        // CSS has neither of these; Word's own value follows as a fallback.
        case .dashDot: (pattern, own) = ("dashed", "dot-dash")
        case .dashDotDot: (pattern, own) = ("dashed", "dot-dot-dash")
        case .thick: (pattern, own) = ("solid", "thick")
        case .double: pattern = "double"
        case .wave: pattern = "wavy"
        }
        let color = line.color.map { " " + CSSColor.text($0) } ?? ""
        return ["text-decoration: \(name) \(pattern)\(color)"] + (own.map { ["text-underline: \($0)"] } ?? [])
    }

    // MARK: Pictures

    /// Returns the images of a run, as high as they are in a line.
    private static func pictures(_ glyph: AttributedString.AdaptiveImageGlyph?, in text: String) -> String {
        guard let glyph, ExchangedPicture.size(of: glyph.imageContent) != nil else { return "" }
        let words = escaped(glyph.contentDescription)
        let picture =
            "<img src=\"\(ExchangedPicture.prefix)\(glyph.imageContent.base64EncodedString())\""
            + " alt=\"\(words)\" style=\"height: 1.15em; vertical-align: -0.23em\">"
        return String(repeating: picture, count: text.unicodeScalars.count { $0 == "\u{FFFC}" })
    }

    // MARK: Words

    private static func style(_ css: [String]) -> String {
        css.isEmpty ? "" : " style=\"\(escaped(css.joined(separator: "; ")))\""
    }

    /// Returns a family's name as a quoted CSS string.
    private static func quoted(_ name: String) -> String {
        let name = name.filter { !$0.isNewline }.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
        return "'\(name)'"
    }

    /// Escapes text for HTML and removes characters that HTML does not allow.
    fileprivate static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            // Placeholders of attachments are not text.
            case "\u{FFFC}", "\u{FFFE}", "\u{FFFF}", "\u{7F}": break
            case _ where scalar.value < 0x20: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Writes the text of a line so that no space in it is collapsed.
    private struct Line {
        /// The remaining scalars.
        private var rest: Substring.UnicodeScalarView
        /// Whether a space would be collapsed, at the line's start or after another space.
        private var isAtSpace = true
        /// The number of pending line breaks.
        private var breaks = 0

        let hasText: Bool

        init(_ texts: [String]) {
            rest = texts.joined()[...].unicodeScalars
            hasText = !rest.isEmpty
        }

        /// The end of the line: an additional line break if it ends with one, which would not show otherwise.
        var end: String { breaks > 0 ? "<br>" : "" }

        mutating func html(_ text: String) -> String {
            var result = ""
            var plain = ""
            for scalar in text.unicodeScalars {
                _ = rest.popFirst()
                switch scalar {
                case " ":
                    if isAtSpace || Self.isEnd(rest.first) {
                        result += HTMLWriter.escaped(plain)
                        plain = ""
                        // WebKit's class for no-break spaces that stand for ordinary ones; all browsers show them as
                        // spaces.
                        result += "<span class=\"Apple-converted-space\">&nbsp;</span>"
                        isAtSpace = false
                    } else {
                        plain += " "
                        isAtSpace = true
                    }
                    breaks = 0
                case "\t":
                    result += HTMLWriter.escaped(plain)
                    plain = ""
                    result += "<span class=\"Apple-tab-span\" style=\"white-space: pre\">\t</span>"
                    (isAtSpace, breaks) = (false, 0)
                case "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}":
                    if scalar == "\r", rest.first == "\n" { continue }
                    result += HTMLWriter.escaped(plain) + "<br>"
                    plain = ""
                    (isAtSpace, breaks) = (true, breaks + 1)
                default:
                    plain.unicodeScalars.append(scalar)
                    (isAtSpace, breaks) = (false, 0)
                }
            }
            return result + HTMLWriter.escaped(plain)
        }

        private static func isEnd(_ scalar: Unicode.Scalar?) -> Bool {
            switch scalar {
            case nil, "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}": true
            default: false
            }
        }
    }
}
