import Foundation
import PicaFoundation
import PicaState

/// Spells text in HTML source.
enum HTMLSpelling: SourceSpelling {
    /// Elements whose content is not text of the page.
    private static let silent: Set<String> = [
        "script", "style", "title", "template", "textarea", "noscript", "xmp", "iframe", "noembed",
        "noframes",
    ]
    /// Elements that are lines of their own.
    private static let blocks: Set<String> = [
        "p", "li", "div", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "td", "th", "dt", "dd",
        "pre",
        "section", "article", "figcaption", "caption", "address", "summary",
    ]

    /// Elements that style text.
    private static let looks: Set<String> = [
        "a", "b", "strong", "i", "em", "u", "ins", "s", "del", "strike", "code", "tt", "kbd", "samp", "var",
        "cite", "dfn",
        "span", "font", "sub", "sup", "small", "big", "mark", "br", "wbr", "q", "abbr", "bdi", "bdo", "tr",
        "tbody", "ul",
        "ol",
    ]

    static func isPlain(_ part: [UInt8]) -> Bool {
        var place = 0
        while place < part.count {
            guard let tag = Tag(part, at: place) else {
                place += 1
                continue
            }
            place = tag.range.upperBound
            guard looks.contains(tag.name) || blocks.contains(tag.name) else { return false }
            let words = String(decoding: part[tag.range], as: UTF8.self).lowercased()
            // Other places may link to these.
            if looks.contains(tag.name), words.contains(" id=") || words.contains(" name=") { return false }
        }
        return true
    }

    static func letters(of source: [UInt8]) -> SourceLetters {
        var letters = SourceLetters()
        var place = 0
        while place < source.count {
            if let tag = Tag(source, at: place) {
                place = tag.range.upperBound
                if !tag.isEnd, silent.contains(tag.name) {
                    place = end(of: tag.name, in: source, from: place)
                }
            } else if source[place] == UInt8(ascii: "&"), let end = endOfReference(source, at: place) {
                let name = String(decoding: source[place..<end], as: UTF8.self)
                let isSpace = ["&nbsp;", "&nbsp", "&#160;", "&#xa0;"].contains(name.lowercased())
                letters.add(isSpace ? "\u{A0}" : nil, place..<end)
                place = end
            } else {
                let length = source.scalarLength(at: place)
                letters.add(source.scalar(at: place, length), place..<place + length)
                place += length
            }
        }
        return letters
    }

    static func spellings(of words: String) -> [String] {
        [
            words.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        ]
    }

    static func breaks(at place: Int, in source: [UInt8]) -> [String] {
        var open: [Tag] = []
        var next = 0
        while next < place {
            guard let tag = Tag(source, at: next) else {
                next += 1
                continue
            }
            next = tag.range.upperBound
            guard blocks.contains(tag.name) else { continue }
            if !tag.isEnd {
                open.append(tag)
            } else if let last = open.lastIndex(where: { $0.name == tag.name }) {
                open.removeSubrange(last...)
            }
        }
        guard let block = open.last else { return ["<br>"] }
        let begin = String(decoding: source[block.range], as: UTF8.self)
        let plain = "<\(block.name)>"
        let likeIt = begin.contains(" id=") ? [] : ["</\(block.name)>\n\(begin)"]
        return likeIt + ["</\(block.name)>\n\(plain)", "<br>"]
    }

    static func inline(_ text: AttributedString, in environment: EnvironmentValues) -> String {
        let document = text.withoutBlocks.html(in: environment)
        guard let start = document.range(of: "<!--StartFragment-->"),
            let end = document.range(of: "<!--EndFragment-->")
        else { return "" }
        return String(document[start.upperBound..<end.lowerBound])
    }

    static func widened(_ range: Range<Int>, in source: [UInt8]) -> Range<Int>? {
        guard range.upperBound < source.count, let end = Tag(source, at: range.upperBound), end.isEnd,
            !blocks.contains(end.name),
            let start = source[..<range.lowerBound].lastIndex(of: UInt8(ascii: "<")),
            let begin = Tag(source, at: start), begin.range.upperBound == range.lowerBound,
            begin.name == end.name
        else { return nil }
        return start..<end.range.upperBound
    }

    /// A tag, comment or declaration in the source.
    private struct Tag {
        /// The element's name in lower case; empty for other markup.
        let name: String
        let isEnd: Bool
        let range: Range<Int>

        init?(_ source: [UInt8], at place: Int) {
            guard place + 1 < source.count, source[place] == UInt8(ascii: "<") else { return nil }
            var next = place + 1
            let isEnd = source[next] == UInt8(ascii: "/")
            if isEnd { next += 1 }
            guard next < source.count else { return nil }
            self.isEnd = isEnd
            if source[next] == UInt8(ascii: "!") || source[next] == UInt8(ascii: "?") {
                name = ""
                let isComment = source[next...].starts(with: Array("!--".utf8))
                let mark = Array((isComment ? "-->" : ">").utf8)
                range = place..<(source.end(of: mark, from: next + 1) ?? source.count)
                return
            }
            guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= source[next] | 0x20 else { return nil }
            let start = next
            while next < source.count, !Self.endsName(source[next]) { next += 1 }
            name = String(decoding: source[start..<next], as: UTF8.self).lowercased()
            var quote: UInt8?
            while next < source.count {
                let byte = source[next]
                next += 1
                if let open = quote {
                    if byte == open { quote = nil }
                } else if byte == UInt8(ascii: ">") {
                    break
                } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    quote = byte
                }
            }
            range = place..<next
        }

        private static func endsName(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte <= 0x20
        }
    }

    /// Returns the start of an element's end tag.
    private static func end(of name: String, in source: [UInt8], from place: Int) -> Int {
        var next = place
        while let mark = source.end(of: Array("</".utf8), from: next) {
            if let tag = Tag(source, at: mark - 2), tag.name == name { return mark - 2 }
            next = mark
        }
        return source.count
    }

    private static func endOfReference(_ source: [UInt8], at place: Int) -> Int? {
        let name = source[(place + 1)...].prefix(32).prefix {
            $0 == UInt8(ascii: "#") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
        }
        guard !name.isEmpty, name.endIndex < source.count, source[name.endIndex] == UInt8(ascii: ";")
        else {
            return nil
        }
        return name.endIndex + 1
    }
}
