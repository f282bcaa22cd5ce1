/// A tokenizer for HTML documents, by the HTML Standard's section on tokenization.
///
/// It reads each byte a constant number of times for any invalid document.
struct HTMLTokenizer {
    /// The tokenization mode, which depends on the current element.
    enum Content {
        case data
        /// Text as in titles, with character references but without tags.
        case escapableText
        /// Text as in style sheets, in which only the end tag has a meaning.
        case rawText
        case script
        /// Text without any markup up to the end.
        case plainText
    }

    var content = Content.data
    /// Whether CDATA sections are recognized, which only exist in SVG and MathML.
    var allowsCDATA = false

    /// The document in UTF-8, with line feeds for all line ends.
    private let bytes: [UInt8]
    private var place = 0
    /// The element whose end tag ends raw text.
    private var lastStartTag: [UInt8] = []

    init(_ bytes: [UInt8]) { self.bytes = Self.withLineFeeds(bytes) }

    /// Returns the next token. After the end, it always returns the end.
    mutating func next() -> HTMLToken {
        switch content {
        case .data: data()
        case .escapableText: text(resolvesReferences: true)
        case .rawText: text(resolvesReferences: false)
        case .script: script()
        case .plainText: plainText()
        }
    }

    private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
        guard let first = bytes.firstIndex(of: 0x0D) else { return bytes }
        var result = Array(bytes[..<first])
        result.reserveCapacity(bytes.count)
        var isAfterReturn = false
        for byte in bytes[first...] {
            if byte == 0x0D {
                result.append(0x0A)
            } else if byte != 0x0A || !isAfterReturn {
                result.append(byte)
            }
            isAfterReturn = byte == 0x0D
        }
        return result
    }

    // MARK: Text

    private mutating func data() -> HTMLToken {
        var run: [UInt8] = []
        while place < bytes.count {
            let start = place
            while place < bytes.count, bytes[place] != UInt8(ascii: "<"), bytes[place] != UInt8(ascii: "&") {
                place += 1
            }
            if place == bytes.count, run.isEmpty { return .characters(bytes[start...]) }
            run.append(contentsOf: bytes[start..<place])
            guard place < bytes.count else { break }
            if bytes[place] == UInt8(ascii: "&") {
                place = HTMLCharacterReference.read(bytes, at: place, isInAttribute: false, into: &run)
            } else if beginsMarkup {
                if !run.isEmpty { return .characters(run[...]) }
                if let token = markup() { return token }
            } else if allowsCDATA, has("<![CDATA[", at: place) {
                place += 9
                let end = self.end(of: "]]>", from: place)
                run.append(contentsOf: bytes[place..<(end ?? bytes.count)])
                place = end.map { $0 + 3 } ?? bytes.count
            } else {
                run.append(bytes[place])
                place += 1
            }
        }
        return run.isEmpty ? .endOfFile : .characters(run[...])
    }

    /// Whether a `<` begins markup.
    private var beginsMarkup: Bool {
        guard place + 1 < bytes.count else { return false }
        switch bytes[place + 1] {
        case UInt8(ascii: "!"): return !(allowsCDATA && has("<![CDATA[", at: place))
        case UInt8(ascii: "?"): return true
        case UInt8(ascii: "/"): return place + 2 < bytes.count
        case let byte: return Self.isLetter(byte)
        }
    }

    /// Reads text up to the end tag of its element.
    private mutating func text(resolvesReferences: Bool) -> HTMLToken {
        if isAtEndTag(place) { return endTag() }
        var run: [UInt8] = []
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "&"), resolvesReferences {
                place = HTMLCharacterReference.read(bytes, at: place, isInAttribute: false, into: &run)
                continue
            }
            if isAtEndTag(place) { break }
            run.append(bytes[place])
            place += 1
        }
        return run.isEmpty ? .endOfFile : .characters(Self.withoutNULs(run)[...])
    }

    /// Reads a script, in which comments may contain its end tag.
    private mutating func script() -> HTMLToken {
        if isAtEndTag(place) { return endTag() }
        let start = place
        var (isEscaped, isNested) = (false, false)
        while place < bytes.count {
            if isEscaped, has("-->", at: place) {
                (isEscaped, isNested) = (false, false)
                place += 3
            } else if !isEscaped, has("<!--", at: place) {
                isEscaped = true
                // Its own dashes may be those of its end.
                place += 2
            } else if isEscaped, !isNested, hasName("<script", at: place) {
                isNested = true
                place += 7
            } else if isNested, hasName("</script", at: place) {
                isNested = false
                place += 8
            } else if !isNested, isAtEndTag(place) {
                break
            } else {
                place += 1
            }
        }
        return place == start ? .endOfFile : .characters(Self.withoutNULs(Array(bytes[start..<place]))[...])
    }

    private mutating func plainText() -> HTMLToken {
        guard place < bytes.count else { return .endOfFile }
        defer { place = bytes.count }
        return .characters(Self.withoutNULs(Array(bytes[place...]))[...])
    }

    private func isAtEndTag(_ place: Int) -> Bool {
        guard place + 2 + lastStartTag.count < bytes.count, bytes[place] == UInt8(ascii: "<"),
            bytes[place + 1] == UInt8(ascii: "/")
        else { return false }
        for (offset, byte) in lastStartTag.enumerated()
        where Self.lowercased(bytes[place + 2 + offset]) != byte { return false }
        return Self.endsName(bytes[place + 2 + lastStartTag.count])
    }

    private mutating func endTag() -> HTMLToken { markup() ?? .endOfFile }

    // MARK: Markup

    /// Reads the markup after a `<`, or returns `nil` if there is none.
    private mutating func markup() -> HTMLToken? {
        switch bytes[place + 1] {
        case UInt8(ascii: "!"): return declaration()
        case UInt8(ascii: "?"):
            place += 1
            return bogusComment()
        case UInt8(ascii: "/"):
            place += 2
            if bytes[place] == UInt8(ascii: ">") {
                place += 1
                return nil
            }
            guard Self.isLetter(bytes[place]) else { return bogusComment() }
            guard let tag = tag() else { return .endOfFile }
            content = .data
            return .end(tag.name)
        default:
            place += 1
            guard let tag = tag() else { return .endOfFile }
            lastStartTag = Array(tag.name.utf8)
            return .start(tag)
        }
    }

    /// Reads a tag from its name on, or returns `nil` if the document ends in it, which discards it.
    private mutating func tag() -> HTMLTagToken? {
        var tag = HTMLTagToken(name: name { !Self.endsName($0) })
        // A set costs more than a few comparisons.
        var known: Set<String> = []
        while true {
            let start = place
            place = skip(place) { Self.isSpace($0) || $0 == UInt8(ascii: "/") }
            guard place < bytes.count else { return nil }
            if bytes[place] == UInt8(ascii: ">") {
                tag.isSelfClosing = place > start && bytes[place - 1] == UInt8(ascii: "/")
                place += 1
                return tag
            }
            guard let attribute = attribute() else { return nil }
            let isKnown =
                tag.attributes.count < 8
                ? tag.attributes.contains { $0.name == attribute.name } : known.contains(attribute.name)
            if isKnown { continue }
            tag.attributes.append(attribute)
            if tag.attributes.count == 8 {
                known = Set(tag.attributes.map(\.name))
            } else if tag.attributes.count > 8 {
                known.insert(attribute.name)
            }
        }
    }

    /// Reads an attribute, or returns `nil` if the document ends in it.
    private mutating func attribute() -> (name: String, value: String)? {
        var isFirst = true
        let name = name { byte in
            defer { isFirst = false }
            return !Self.endsName(byte) && (isFirst || byte != UInt8(ascii: "="))
        }
        let end = skip(place, while: Self.isSpace)
        guard end < bytes.count else { return nil }
        guard bytes[end] == UInt8(ascii: "=") else { return (name, "") }
        place = skip(end + 1, while: Self.isSpace)
        guard place < bytes.count else { return nil }
        let quote = bytes[place]
        if quote == UInt8(ascii: ">") { return (name, "") }
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { place += 1 }
        var value: [UInt8] = []
        while place < bytes.count {
            let byte = bytes[place]
            if isQuoted ? byte == quote : Self.isSpace(byte) || byte == UInt8(ascii: ">") { break }
            if byte == UInt8(ascii: "&") {
                place = HTMLCharacterReference.read(bytes, at: place, isInAttribute: true, into: &value)
            } else {
                value.append(byte)
                place += 1
            }
        }
        guard place < bytes.count else { return nil }
        if isQuoted { place += 1 }
        return (name, String(decoding: Self.withoutNULs(value), as: UTF8.self))
    }

    /// Reads a name in lower case.
    private mutating func name(while isPart: (UInt8) -> Bool) -> String {
        let start = place
        place = skip(place, while: isPart)
        return String(decoding: Self.withoutNULs(bytes[start..<place].map(Self.lowercased)), as: UTF8.self)
    }

    // MARK: Declarations and comments

    private mutating func declaration() -> HTMLToken {
        place += 2
        if has("--", at: place) { return comment() }
        if hasIgnoringCase("doctype", at: place) { return doctype() }
        return bogusComment()
    }

    private mutating func comment() -> HTMLToken {
        place += 2
        for empty in [">", "->"] where has(empty, at: place) {
            place += empty.utf8.count
            return .comment([])
        }
        let start = place
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "-") {
                for end in ["-->", "--!>"] where has(end, at: place) {
                    defer { place += end.utf8.count }
                    return .comment(Self.withoutNULs(Array(bytes[start..<place])))
                }
            }
            place += 1
        }
        // A possible beginning of the end mark is not part of the text.
        let rest = bytes[start...]
        let cut = ["--!", "--", "-"].first { rest.reversed().starts(with: $0.utf8.reversed()) }
        return .comment(Self.withoutNULs(Array(rest.dropLast(cut?.utf8.count ?? 0))))
    }

    private mutating func bogusComment() -> HTMLToken {
        let start = place
        place = skip(place) { $0 != UInt8(ascii: ">") }
        defer { place = min(place + 1, bytes.count) }
        return .comment(Self.withoutNULs(Array(bytes[start..<place])))
    }

    private mutating func doctype() -> HTMLToken {
        let start = place + 7
        // A `>` in an identifier's quotes ends it, too.
        place = skip(start) { $0 != UInt8(ascii: ">") }
        let isWhole = place < bytes.count
        defer { place = min(place + 1, bytes.count) }
        return .doctype(isQuirky: !isWhole || HTMLDoctype.isQuirky(bytes[start..<place]))
    }

    // MARK: Bytes

    private func skip(_ start: Int, while isSkipped: (UInt8) -> Bool) -> Int {
        var place = start
        while place < bytes.count, isSkipped(bytes[place]) { place += 1 }
        return place
    }

    private func end(of mark: String, from start: Int) -> Int? {
        var place = start
        while place < bytes.count {
            if has(mark, at: place) { return place }
            place += 1
        }
        return nil
    }

    private func has(_ mark: String, at place: Int) -> Bool {
        place + mark.utf8.count <= bytes.count && bytes[place...].starts(with: mark.utf8)
    }

    private func hasIgnoringCase(_ mark: String, at place: Int) -> Bool {
        place + mark.utf8.count <= bytes.count
            && bytes[place...].lazy.map(Self.lowercased).starts(with: mark.utf8)
    }

    /// Whether a tag with exactly this name is at an offset.
    private func hasName(_ mark: String, at place: Int) -> Bool {
        let end = place + mark.utf8.count
        return bytes[place] == UInt8(ascii: "<") && end < bytes.count && Self.endsName(bytes[end])
            && hasIgnoringCase(mark, at: place)
    }

    private static func withoutNULs(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0) else { return bytes }
        return bytes.flatMap { $0 == 0 ? Array("\u{FFFD}".utf8) : [$0] }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
        default: false
        }
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    }
}
