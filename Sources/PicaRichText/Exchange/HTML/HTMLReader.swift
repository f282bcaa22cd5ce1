import Foundation
import PicaFoundation

/// Creates an attributed string from HTML: whole documents, or fragments that programs put on the clipboard.
///
/// Of style sheets it supports simple selectors (``CSSStyleSheet``). Lists, quotations, headings and code become
/// intents as well as styles; tables become lines of cells separated by tabs.
package final class HTMLReader {
    /// An open element.
    private struct Element {
        var tag: HTMLTag?
        var style: HTMLStyle
        /// The list or quotation that the element is in or is.
        var container: PresentationIntent?
        /// The kind of the paragraphs inside.
        var leaf: PresentationIntent.Kind?
        /// For a list: the next item's number, and the last item.
        var nextNumber = 1
        var lastItem: PresentationIntent?
        /// For a table row: the number of cells so far.
        var cells = 0
    }

    private struct WordItem {
        var level: Int
        /// The marker before the item.
        var mark = ""
    }

    /// The maximum nesting of lists and quotations; deeper ones are ignored.
    private static let containerLimit = 20

    private let body: BodyText
    private var text: HTMLText
    private var elements: [Element]
    private var sheet = CSSStyleSheet()
    /// The contents of the style sheet being read.
    private var sheetBytes: [UInt8]?
    /// The nesting depth within content that is not shown.
    private var skipped = 0
    /// Whether the end of the copied fragment was reached.
    private var isOver = false
    private var lists = MarkedLists()
    /// The name of the list of the last item.
    private var lastList: String?
    /// A Word list item whose text has not begun yet.
    private var item: WordItem?
    /// Whether the current paragraph is a Word list item.
    private var isItem = false
    /// The number of open elements around an item's marker; `nil` outside of a marker.
    private var markDepth: Int?

    /// - Throws: An error if the document is too large.
    static func text(
        _ data: Data, in body: BodyText, within budget: WorkBudget = HTMLParser.budget()
    ) throws -> AttributedString {
        guard data.count <= HTMLParser.sizeLimit else { throw CocoaError(.fileReadTooLarge) }
        return try text(HTMLEncoding.text(of: data), in: body, within: budget)
    }

    /// - Throws: An error if the document is too large.
    static func text(
        _ html: String, in body: BodyText, within budget: WorkBudget = HTMLParser.budget()
    ) throws -> AttributedString {
        let reader = HTMLReader(body)
        do {
            try HTMLParser.parse(html, into: reader, within: budget)
        } catch {
            throw CocoaError(error == .cancelled ? .userCancelled : .fileReadTooLarge)
        }
        reader.text.finish()
        guard !reader.text.builder.isTooLarge else { throw CocoaError(.fileReadTooLarge) }
        return reader.text.builder.text()
    }

    private init(_ body: BodyText) {
        self.body = body
        text = HTMLText(in: body)
        elements = [Element(style: HTMLStyle(base: body.base.size))]
    }

    private func identity() -> Int { lists.identity() }

    /// Ends the paragraph; following content of the innermost block starts another.
    private func startBlock() {
        text.endBlock()
        (item, isItem, markDepth) = (nil, false, nil)
        guard let element = elements.last else { return }
        var paragraph = element.style.text.paragraph
        if let leaf = element.leaf {
            paragraph.intent = PresentationIntent(leaf, identity: identity(), parent: element.container)
        } else {
            paragraph.intent = element.container.map {
                PresentationIntent(.paragraph, identity: identity(), parent: $0)
            }
        }
        text.paragraph = paragraph
    }
}

extension HTMLReader: HTMLHandler {
    package func begin(_ name: String, _ attributes: [(name: String, value: String)]) {
        guard skipped == 0 else {
            skipped += 1
            if name == "style" { sheetBytes = [] }
            return
        }
        guard !isOver, !text.builder.isTooLarge, let parent = elements.last else {
            skipped += 1
            return
        }
        let tag = HTMLTag(rawValue: name)
        if name == "style" { sheetBytes = [] }
        if tag == .br { return lineBreak(attributes) }
        // Style sheets are inside the head, so that is not skipped.
        if tag?.isSkipped == true, tag != .head {
            skipped += 1
            return
        }
        var element = Element(
            tag: tag, style: parent.style.child(name, tag, attributes, sheet), container: parent.container,
            leaf: parent.leaf)
        if element.style.isHidden || tag == .head {
            skipped += 1
            return
        }
        if let tag { begin(tag, attributes, &element) }
        elements.append(element)
        if element.style.isBlock { startBlock() }
        beginWordList(element)
        if tag == .hr { rule() }
        if tag == .tr { text.beginRow() }
        if name == "img" { picture(attributes, element.style) }
        if let tabs = element.style.tabs, tabs > 0 {
            beginText()
            text.put(repeatElement(UInt8(ascii: "\t"), count: tabs), element.style.lineText)
        }
    }

    private func begin(
        _ tag: HTMLTag, _ attributes: [(name: String, value: String)], _ element: inout Element
    ) {
        func number(_ name: String) -> Int? {
            attributes.first { $0.name == name }.flatMap { Int($0.value) }
                .flatMap { 0...999_999_999 ~= $0 ? $0 : nil }
        }
        switch tag {
        case .h1, .h2, .h3, .h4, .h5, .h6: element.leaf = .header(level: tag.level ?? 1)
        case .pre, .listing, .xmp: element.leaf = .codeBlock(languageHint: nil)
        case .blockquote: open(.blockQuote, &element)
        case .ul, .menu, .dir:
            openItem(&element)
            open(.unorderedList, &element)
        case .ol:
            openItem(&element)
            open(.orderedList, &element)
            element.nextNumber = number("start") ?? 1
        case .li:
            let list = elements.lastIndex { $0.tag?.isList == true }
            // An item outside of lists gets a list of its own.
            if list == nil { open(.unorderedList, &element) }
            openItem(number("value"), of: list, &element)
        case .td, .th:
            element.leaf = nil
            guard let row = elements.lastIndex(where: { $0.tag == .tr || $0.tag == .table }) else { break }
            if elements[row].tag == .tr, elements[row].cells > 0 { text.nextCell(element.style.text) }
            elements[row].cells += 1
        default: break
        }
    }

    /// Opens the next item of a list, or an item with a number.
    private func openItem(_ number: Int?, of list: Int?, _ element: inout Element) {
        let ordinal = number ?? list.map { elements[$0].nextNumber } ?? 1
        open(.listItem(ordinal: ordinal), &element)
        guard let list else { return }
        elements[list].nextNumber = ordinal + 1
        elements[list].lastItem = element.container
    }

    /// Puts a list that is directly inside another one into the last item of that. Word processors and browser editors
    /// write lists like that.
    private func openItem(_ element: inout Element) {
        switch element.container?.components.first?.kind {
        case .orderedList, .unorderedList: break
        default: return
        }
        guard let list = elements.lastIndex(where: { $0.tag?.isList == true }) else { return }
        if let item = elements[list].lastItem {
            element.container = item
        } else {
            openItem(nil, of: list, &element)
        }
    }

    private func open(_ kind: PresentationIntent.Kind, _ element: inout Element) {
        let depth = element.container?.components.count ?? 0
        if depth >= Self.containerLimit { return }
        element.container = PresentationIntent(kind, identity: identity(), parent: element.container)
        element.leaf = nil
    }

    private func lineBreak(_ attributes: [(name: String, value: String)]) {
        guard let element = elements.last, !element.style.isInvisible else { return }
        // WebKit's own mark at the end of copied content.
        if attributes.contains(where: { $0.name == "class" && $0.value == "Apple-interchange-newline" }) {
            return
        }
        text.addLineBreak(element.style.lineText)
    }

    /// Adds an image embedded in the document; others would have to be downloaded.
    private func picture(_ attributes: [(name: String, value: String)], _ style: HTMLStyle) {
        guard !style.isInvisible, let source = attributes.first(where: { $0.name == "src" })?.value,
            let glyph = ExchangedPicture.glyph(address: source)
        else { return }
        beginText()
        var text = style.lineText
        text.glyph = glyph
        self.text.put("\u{FFFC}".utf8, text)
    }

    private func rule() {
        beginText()
        guard let element = elements.last else { return }
        text.paragraph.intent = PresentationIntent(
            .thematicBreak, identity: identity(), parent: element.container)
        text.put("\u{2E3B}".utf8, ExchangedStyle())
    }

    // MARK: Word's lists

    private func beginWordList(_ element: Element) {
        switch element.style.list {
        // Headings and list elements have their own meaning, so only paragraphs become Word items.
        case .item(let level, let name) where element.tag == .p || element.tag == .div:
            guard element.container == nil else { break }
            if let last = lastList, last != name, level == 0 { lists.end() }
            lastList = name
            item = WordItem(level: level)
        case .mark: if item != nil, markDepth == nil { markDepth = elements.count }
        default: break
        }
    }

    /// Prepares for text outside of markers, which belongs to a list item if one has begun.
    private func beginText() {
        if let item {
            text.paragraph.intent = lists.item(level: item.level, marker: item.mark)
            (self.item, isItem) = (nil, true)
        } else if !isItem {
            lists.end()
        }
    }

    // MARK: Parser callbacks

    package func end(_ name: String) {
        if name == "style", let bytes = sheetBytes {
            sheet.add(bytes)
            sheetBytes = nil
        }
        if skipped > 0 {
            skipped -= 1
            return
        }
        // A line break opens no element.
        guard name != "br", elements.count > 1, let element = elements.popLast() else { return }
        if let depth = markDepth, elements.count < depth { markDepth = nil }
        if element.tag?.isCell == true { text.endCell() }
        if element.style.isBlock { startBlock() }
    }

    package func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard skipped == 0, !isOver, let style = elements.last?.style, !style.isInvisible, !style.hasNoSize,
            style.tabs == nil || style.tabs == 0
        else { return }
        if markDepth != nil {
            if let mark = item?.mark, mark.utf8.count < 100 {
                item?.mark = mark + String(decoding: bytes.prefix(100), as: UTF8.self)
            }
            return
        }
        if !bytes.allSatisfy(HTMLText.isSpace) { beginText() }
        switch style.whiteSpace {
        case .kept: text.addKept(bytes, style.text)
        case .keptSpaces:
            bytes.map { HTMLText.isSpace($0) ? UInt8(ascii: " ") : $0 }
                .withUnsafeBufferPointer { text.addKept($0, style.text) }
        case .keptLines:
            text.addCollapsed(bytes, style.text, keepsLines: true, convertsSpaces: style.convertsSpaces)
        case .collapsed:
            text.addCollapsed(bytes, style.text, keepsLines: false, convertsSpaces: style.convertsSpaces)
        }
    }

    package func data(_ bytes: UnsafeBufferPointer<UInt8>) { sheetBytes?.append(contentsOf: bytes) }

    package func comment(_ comment: String) {
        switch comment.trimmingCharacters(in: .whitespaces) {
        // Content outside of the fragment exists only for its styles.
        case "StartFragment": text = HTMLText(in: body, paragraph: text.paragraph)
        case "EndFragment": isOver = true
        // Older versions of Word mark an item's marker only by these comments.
        case "[if !supportLists]": if item != nil { markDepth = elements.count }
        case "[endif]": markDepth = nil
        default: break
        }
    }
}
