import Foundation
import PicaDrawing
import PicaFoundation
import PicaLabels

/// Writes an attributed string as RTF, in ASCII. The environment's defaults are left out.
struct RTFWriter {
    private let context: ExchangeContext
    private var body = ""
    /// The fonts, which `\f` indexes from 1.
    private var fonts: [FontKey] = []
    /// The colors, which `\cf` indexes from 1, and their indices.
    private var colors: [String] = []
    private var colorNumbers: [String: Int] = [:]
    /// For each list whether it is numbered, and its first number.
    private var lists: [(isOrdered: Bool, start: Int)] = []

    private struct FontKey: Hashable {
        var family: String?
        var design: Font.Design?
    }

    static func document(_ text: AttributedString, in context: ExchangeContext) -> String {
        var writer = RTFWriter(context)
        let blocks = TextBlock.blocks(of: text)
        writer.write(TextBlockTree(blocks).children, Place())
        // Without a final paragraph mark the text can be pasted into another paragraph.
        let isOne = blocks.count == 1 || blocks.last?.runs.isEmpty == false
        if isOne, writer.body.hasSuffix("\\par\n") { writer.body.removeLast(5) }
        return writer.header + writer.body + "}\n"
    }

    private init(_ context: ExchangeContext) { self.context = context }

    /// The containers of a block.
    private struct Place {
        /// The nesting depth in lists and quotations.
        var indent = 0
        /// The nesting depth in lists.
        var level = -1
        /// The list's number, from 1.
        var list = 0
        /// The marker before the next paragraph.
        var marker: String?
        var heading: Int?
    }

    // MARK: Header

    private var header: String {
        // The default font has no entry, so that text without a font adopts that of the place it is pasted into.
        var header = #"{\rtf1\ansi\ansicpg1252\uc1"#
        if !fonts.isEmpty { header += "{\\fonttbl" }
        for (index, font) in fonts.enumerated() {
            let kind =
                switch font.design {
                case .monospaced: "fmodern"
                case .serif: "froman"
                default: "fnil"
                }
            let name = font.family ?? (font.design ?? .default).family
            header += "{\\f\(index + 1)\\\(kind) \(Self.escaped(name.filter { $0 != ";" }));}"
        }
        header += fonts.isEmpty ? "\n" : "}\n"
        if !colors.isEmpty { header += "{\\colortbl;" + colors.joined() + "}\n" }
        return header + listTable
    }

    /// The list table. All levels of a list have the same kind, as RTF requires, but only one of them is used.
    private var listTable: String {
        guard !lists.isEmpty else { return "" }
        var table = "{\\*\\listtable"
        for (index, list) in lists.enumerated() {
            table += "\n{\\list\\listtemplateid\(index + 1)"
            for level in 0..<9 {
                let kind = list.isOrdered ? 0 : 23
                let number = level < 16 ? "\\'0" + String(level, radix: 16) : ""
                let text =
                    list.isOrdered
                    ? "{\\leveltext\\'02\(number).;}{\\levelnumbers\\'01;}"
                    : "{\\leveltext\\'01\\u8226 ?;}{\\levelnumbers;}"
                table +=
                    "{\\listlevel\\levelnfc\(kind)\\leveljc0\\levelfollow0\\levelstartat\(list.start)\(text)"
                table += "\\fi-360\\li\(720 * (level + 1))}"
            }
            table += "\\listid\(index + 1)}"
        }
        table += "}\n{\\*\\listoverridetable"
        for index in lists.indices {
            table += "{\\listoverride\\listid\(index + 1)\\listoverridecount0\\ls\(index + 1)}"
        }
        return table + "}\n"
    }

    // MARK: Blocks

    private mutating func write(_ nodes: [TextBlockTree], _ place: Place) {
        var place = place
        for node in nodes {
            write(node, place)
            // Only the first paragraph of an item has a marker.
            place.marker = nil
        }
    }

    private mutating func write(_ node: TextBlockTree, _ place: Place) {
        var place = place
        switch node.kind {
        case .header(let level):
            place.heading = min(6, max(1, level))
            if let block = node.block { write([block], place) }
        case .blockQuote:
            place.indent += 1
            write(node.children, place)
        case .orderedList, .unorderedList: writeList(node, place)
        case .tableHeaderRow, .tableRow:
            var cells: [TextBlock?] = []
            for cell in node.children {
                if case .tableCell(let column) = cell.kind, let block = cell.block {
                    // Empty cells are found by gaps in the column numbers.
                    while cells.count < min(column, 1000) { cells.append(nil) }
                    cells.append(block)
                }
            }
            write(cells, place)
        case .table, .listItem, .tableCell, .paragraph, .thematicBreak, .codeBlock, nil:
            if let block = node.block { write([block], place) } else { write(node.children, place) }
        }
    }

    private mutating func writeList(_ list: TextBlockTree, _ place: Place) {
        var place = place
        let isOrdered = list.kind == .orderedList
        var next = 1
        if isOrdered, case .listItem(let first) = list.children.first?.kind {
            next = min(max(0, first), 32000)
        }
        lists.append((isOrdered, next))
        place.list = lists.count
        place.level = min(8, place.level + 1)
        place.indent += 1
        for item in list.children {
            if case .listItem(let ordinal) = item.kind { next = ordinal }
            place.marker = isOrdered ? "\(next)." : "\u{2022}"
            write(item.children, place)
            next = next < .max ? next + 1 : next
        }
    }

    /// Writes blocks as one paragraph, separated by tabs.
    private mutating func write(_ blocks: [TextBlock?], _ place: Place) {
        body += "\\pard"
        let runs = blocks.lazy.compactMap(\.self).flatMap(\.runs)
        let paragraph =
            blocks.first??.runs.first.map { ExchangedParagraph($0.attributes) } ?? ExchangedParagraph()
        let direction = context.direction(paragraph, of: runs.lazy.flatMap(\.text.unicodeScalars))
        switch direction {
        case .rightToLeft: body += "\\rtlpar"
        case .leftToRight: body += "\\ltrpar"
        default: break
        }
        switch paragraph.alignment {
        case .left: body += "\\ql"
        case .right: body += "\\qr"
        case .center: body += "\\qc"
        // By default other programs align lines left, even in right-to-left paragraphs.
        case nil: if direction == .rightToLeft { body += "\\qr" }
        }
        body += lineSpacing(paragraph.lineHeight)
        if let heading = place.heading { body += "\\outlinelevel\(heading - 1)" }
        if place.marker != nil { body += "\\fi-360" }
        if place.indent > 0 { body += "\\li\(min(20000, 720 * place.indent))" }
        if let marker = place.marker {
            body += "\\ls\(place.list)\\ilvl\(place.level) {\\listtext \(Self.escaped(marker))\\tab}"
        } else {
            body += " "
        }
        for (index, block) in blocks.enumerated() {
            if index > 0 { body += "\\tab " }
            guard let block else { continue }
            for (place, run) in block.runs.enumerated() {
                var text = run.text
                if block.isCode, place == block.runs.count - 1, text.last == "\n" { text.removeLast() }
                write(text, context.style(run.attributes), heading: block.heading, isCode: block.isCode)
            }
        }
        body += "\\par\n"
    }

    private func lineSpacing(_ height: AttributedString.LineHeight?) -> String {
        func multiple(_ factor: Double) -> String {
            "\\sl\(RTFMeasure.count(max(0, factor), RTFMeasure.line))\\slmult1"
        }
        return switch height?.kind {
        case .normal: multiple(1.2)
        case .tight: multiple(1.08)
        case .loose: multiple(1.32)
        case .multiple(let factor): multiple(Double(factor))
        case .exact(let points): "\\sl-\(RTFMeasure.count(max(0, Double(points)), RTFMeasure.twip))\\slmult0"
        case .leading(let increase):
            "\\sl-\(RTFMeasure.count(max(0, context.base.size + Double(increase)), RTFMeasure.twip))\\slmult0"
        case .variable, nil: ""
        }
    }

    // MARK: Text

    private mutating func write(_ text: String, _ style: ExchangedStyle, heading: Int?, isCode: Bool) {
        guard !text.isEmpty else { return }
        let look = words(of: style, heading: heading, isCode: isCode)
        var content = RTFScript.runs(of: text).map { look.group(Self.escaped($0.text), $0.script) }.joined()
        content += look.group(pictures(style, in: text, heading: heading))
        guard let link = style.link else { return body += content }
        let address = link.absoluteString.replacing("\"", with: "%22")
        body += "{\\field{\\*\\fldinst HYPERLINK \"\(Self.escaped(address))\"}{\\fldrslt \(content)}}"
    }

    /// Returns the images of a run, as high as they are in a line.
    private func pictures(_ style: ExchangedStyle, in text: String, heading: Int?) -> String {
        guard let glyph = style.glyph, let size = ExchangedPicture.size(of: glyph.imageContent) else {
            return ""
        }
        let points =
            style.size ?? context.base.size * (heading.map { PresentationIntent.headingScale($0) } ?? 1)
        let height = points * 1.15
        let width = height * min(Double(size.width) / Double(size.height), 8)
        let picture =
            "{\\pict\\pngblip\\picw\(size.width)\\pich\(size.height)"
            + "\\picwgoal\(RTFMeasure.count(width, RTFMeasure.twip))"
            + "\\pichgoal\(RTFMeasure.count(height, RTFMeasure.twip)) "
            + ExchangedPicture.digits(glyph.imageContent) + "}"
        return String(repeating: picture, count: text.unicodeScalars.count { $0 == "\u{FFFC}" })
    }

    /// The control words for a style.
    private struct Look {
        /// The words for letters, which have different forms for complex scripts.
        var letters: [String] = []
        var others = ""

        /// Returns text in a group with this style.
        func group(_ text: String, _ script: RTFScript = .simple) -> String {
            let words = words(in: script)
            return text.isEmpty || words.isEmpty ? text : "{\(words) \(text)}"
        }

        /// Returns all words in the order of RTF's specification: first those for letters of the other kind than the
        /// text's.
        private func words(in script: RTFScript) -> String {
            let own = letters.map { "\\" + $0 }.joined()
            let associated = letters.map { "\\a" + $0 }.joined()
            return switch script {
            case _ where letters.isEmpty: others
            case .simple: own + others
            case .complex: "\\rtlch\(associated)\\ltrch\(own)\(others)"
            case .rightToLeft: "\\ltrch\(associated)\\rtlch\(own)\(others)"
            }
        }
    }

    private mutating func words(of style: ExchangedStyle, heading: Int?, isCode: Bool) -> Look {
        var look = Look()
        var style = style
        if let heading {
            style.size = style.size ?? context.base.size * PresentationIntent.headingScale(heading)
            style.weight = style.weight ?? Font.Weight.bold.openType
        }
        if isCode || style.intent.contains(.code), style.family == nil, style.design == nil {
            style.design = .monospaced
        }
        if style.family != nil || style.design != nil {
            look.letters.append("f\(font(FontKey(family: style.family, design: style.design)))")
        }
        if let size = style.size {
            look.letters.append("fs\(max(1, RTFMeasure.count(size, RTFMeasure.halfPoint)))")
        }
        if let weight = style.weight {
            look.letters.append(weight >= Font.Weight.semibold.openType ? "b" : "b0")
        }
        if let isItalic = style.isItalic { look.letters.append(isItalic ? "i" : "i0") }
        if style.features.contains(.lowercaseSmallCaps) { look.others += "\\scaps" }
        if style.link != nil, style.color == nil, style.underline == nil {
            (style.color, style.underline) = (RTFLinkLook.color, ExchangedStyle.Line())
        }
        if let color = style.color { look.others += "\\cf\(self.color(color))" }
        if let color = style.background {
            let number = self.color(color)
            look.others += "\\cb\(number)\\chcbpat\(number)"
        }
        if let line = style.underline {
            look.others += underline(line.pattern)
            if let color = line.color { look.others += "\\ulc\(self.color(color))" }
        }
        if style.strikethrough != nil || style.intent.contains(.strikethrough) { look.others += "\\strike" }
        if let spacing = style.letterSpacing {
            look.others += "\\expndtw\(RTFMeasure.count(spacing, RTFMeasure.twip))"
        }
        if let offset = style.baselineOffset {
            let count = RTFMeasure.count(abs(offset), RTFMeasure.halfPoint)
            look.others += offset > 0 ? "\\up\(count)" : "\\dn\(count)"
        }
        if let number = style.language.flatMap(RTFLanguage.number) { look.letters.append("lang\(number)") }
        return look
    }

    private func underline(_ pattern: DecorationPattern) -> String {
        switch pattern {
        case .solid: "\\ul"
        case .dot: "\\uld"
        case .dash: "\\uldash"
        case .dashDot: "\\uldashd"
        case .dashDotDot: "\\uldashdd"
        case .thick: "\\ulth"
        case .double: "\\uldb"
        case .wave: "\\ulwave"
        }
    }

    private mutating func font(_ key: FontKey) -> Int {
        if let known = fonts.firstIndex(of: key) { return known + 1 }
        fonts.append(key)
        return fonts.count
    }

    private mutating func color(_ color: Color.Resolved) -> Int {
        // Blend a translucent color with white paper.
        func byte(_ part: Float) -> UInt8 { CSSColor.byte(part * color.opacity + 1 - color.opacity) }
        let entry = "\\red\(byte(color.red))\\green\(byte(color.green))\\blue\(byte(color.blue));"
        if let known = colorNumbers[entry] { return known }
        colors.append(entry)
        colorNumbers[entry] = colors.count
        return colors.count
    }

    /// Escapes text for RTF.
    private static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            defer { last = scalar }
            switch scalar {
            case "\\", "{", "}": result += "\\\(scalar)"
            case "\t": result += "\\tab "
            case "\n" where last == "\r": break
            case "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}": result += "\\line "
            case "\u{A0}": result += "\\~"
            // Placeholders of attachments are not text.
            case "\u{FFFC}", "\u{7F}": break
            case _ where scalar.value < 0x20: break
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
            default:
                for unit in String(scalar).utf16 { result += "\\u\(Int16(truncatingIfNeeded: unit))?" }
            }
        }
        return result
    }
}

extension TextBlock {
    /// The level of the heading that the block is.
    fileprivate var heading: Int? {
        if case .header(let level) = components.last?.kind { min(6, max(1, level)) } else { nil }
    }
}
