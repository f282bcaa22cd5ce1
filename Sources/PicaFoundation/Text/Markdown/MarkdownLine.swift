/// A writer of one block's text as Markdown, with marks for its attributes.
///
/// Whether a mark is recognized depends on the characters on both sides. If it would not be, the character outside is
/// written as a numeric reference, which counts as punctuation; so is a space inside.
struct MarkdownLine {
    /// The block type, which determines the characters with a meaning.
    enum Place {
        case paragraph, heading, cell
    }

    /// A mark that may extend over several runs, in the order from outer to inner for those that end together.
    private enum Mark: Int, CaseIterable {
        case link, strong, emphasis, strike, image

        var intent: InlinePresentationIntent? {
            switch self {
            case .link, .image: nil
            case .strong: .stronglyEmphasized
            case .emphasis: .emphasized
            case .strike: .strikethrough
            }
        }
    }

    private(set) var text = ""
    private let place: Place
    private let runs: [MarkdownRun]
    /// The end of each run's marks, by mark and run. It is the index after the last run, or 0 if the run lacks the
    /// mark.
    private var ends: [[Int]] = []
    private var open: [(mark: Mark, sign: String)] = []
    /// Whether the next character begins a line.
    private var startsLine = true

    init(_ runs: [MarkdownRun], place: Place) {
        self.place = place
        self.runs = Self.withoutLastBreaks(runs.filter { !$0.text.isEmpty })
        findEnds()
        for index in self.runs.indices { write(index) }
        close(to: 0)
        endLine()
    }

    /// The text of an image without a description.
    private static let undescribed = "\u{FFFC}"

    /// Returns the runs without line breaks at the end of a block, whose backslashes would be displayed.
    private static func withoutLastBreaks(_ runs: [MarkdownRun]) -> [MarkdownRun] {
        var runs = runs
        while let last = runs.indices.last, runs[last].intent.isDisjoint(with: [.code, .inlineHTML]) {
            while runs[last].text.unicodeScalars.last?.isBreak == true {
                runs[last].text.unicodeScalars.removeLast()
            }
            guard runs[last].text.isEmpty else { break }
            runs.removeLast()
        }
        return runs
    }

    private mutating func findEnds() {
        ends = Mark.allCases.map { mark in
            var ends = Array(repeating: 0, count: runs.count)
            for index in runs.indices.reversed() where has(mark, index) {
                let continues =
                    index + 1 < runs.count && ends[index + 1] > 0 && isSame(mark, index, index + 1)
                ends[index] = continues ? ends[index + 1] : index + 1
            }
            return ends
        }
    }

    private func has(_ mark: Mark, _ index: Int) -> Bool {
        guard let intent = mark.intent else {
            if mark == .image { return runs[index].image != nil }
            return runs[index].link != nil || runs[index].image == nil && runs[index].description != nil
        }
        guard runs[index].isBreak else { return runs[index].intent.contains(intent) }
        // A line end at the edge of emphasis would undo it, unless it is a backslash break at the start.
        let isFirst = runs[index].intent.contains(.lineBreak) && place == .paragraph
        return runs[index].intent.contains(intent)
            && (isFirst || index > 0 && runs[index - 1].intent.contains(intent))
            && index + 1 < runs.count && runs[index + 1].intent.contains(intent)
    }

    private func isSame(_ mark: Mark, _ one: Int, _ other: Int) -> Bool {
        switch mark {
        case .link: runs[one].link == runs[other].link && linkTitle(one) == linkTitle(other)
        case .image: runs[one].image == runs[other].image && runs[one].description == runs[other].description
        case .strong, .emphasis, .strike: true
        }
    }

    /// Returns a link's title; the title of an image in a link is the image's own.
    private func linkTitle(_ index: Int) -> String? {
        runs[index].image == nil ? runs[index].description : nil
    }

    // MARK: Marks

    private mutating func write(_ index: Int) {
        let run = runs[index]
        // Marks that end here, and marks that would end within those that begin here; the latter are reopened inside.
        let marks = Mark.allCases.filter { ends[$0.rawValue][index] > 0 }
        let going = open.map(\.mark).filter { marks.contains($0) && !changes($0, index) }
        // No mark can end at a line's start.
        let latest =
            startsLine ? 0 : marks.filter { !going.contains($0) }.map { ends[$0.rawValue][index] }.max() ?? 0
        let kept =
            open.firstIndex { !going.contains($0.mark) || ends[$0.mark.rawValue][index] < latest }
            ?? open.count
        let closes = open.count - kept
        let known = open[..<kept].map(\.mark)
        let opens = marks.filter { !known.contains($0) }
            .sorted { (-ends[$0.rawValue][index], $0.rawValue) < (-ends[$1.rawValue][index], $1.rawValue) }
        // Code spans, tags, images without text and line breaks begin with punctuation.
        let isAtom =
            run.intent.contains(.code) || run.intent.contains(.inlineHTML) || run.isBreak
            || run.image != nil && run.text == Self.undescribed
        let first: Unicode.Scalar = isAtom ? "`" : run.text.unicodeScalars.first ?? "`"
        var refersFirst = first.isSpace && !opens.isEmpty
        let signs = open[kept...].map(\.mark) + opens
        if signs.count > 1, signs.contains(.strike) {
            // Tildes do not count as neighbors of other marks.
            if last.isOther { referLast() }
            refersFirst = refersFirst || first.isOther
        } else if closes > 0, opens.isEmpty {
            let isLoose = closes == 1 && open[kept].sign != "_" && last.isOther && !last.isUncertain
            refersFirst = refersFirst || first.isOther && !isLoose || first.isUncertain
        } else if closes == 0, !opens.isEmpty {
            // The end of a mark may still write a single letter as a numeric reference.
            let isLoose =
                opens.count == 1 && sign(of: opens[0], index, 1) != "_" && first.isOther && !first.isUncertain
                && run.text.unicodeScalars.count > 1
            if last.isUncertain || last.isOther && !isLoose { referLast() }
        }
        close(to: kept)
        for mark in opens { open(mark, sign(of: mark, index, opens.count + closes)) }
        if run.isBreak { lineBreak(run, index) } else { write(run, refersFirst: refersFirst, index) }
    }

    private func changes(_ mark: Mark, _ index: Int) -> Bool { index > 0 && !isSame(mark, index - 1, index) }

    /// Returns the characters of a mark. Underscores are used next to asterisks; within words they have no meaning.
    private func sign(of mark: Mark, _ index: Int, _ neighbors: Int) -> String {
        switch mark {
        case .link: return "["
        case .image: return "!["
        case .strong: return "**"
        case .strike: return "~~"
        case .emphasis:
            let end = ends[mark.rawValue][index]
            let isInWord =
                last.isOther || end < runs.count && runs[end].text.unicodeScalars.first?.isOther == true
            let isAlone =
                neighbors == 1
                && (index..<end).allSatisfy {
                    runs[$0].intent.isDisjoint(with: [.stronglyEmphasized, .strikethrough])
                        && runs[$0].link == nil && runs[$0].image == nil && runs[$0].description == nil
                }
                && (end == runs.count
                    || runs[end].intent.isDisjoint(with: [.stronglyEmphasized, .strikethrough]))
            return isInWord && isAlone ? "*" : "_"
        }
    }

    private mutating func open(_ mark: Mark, _ sign: String) {
        // An exclamation mark before it would make it an image.
        if mark == .link, text.last == "!" { referLast() }
        open.append((mark, sign))
        text += sign
        startsLine = false
    }

    private mutating func close(to count: Int) {
        if open.count > count, last.isSpace, !startsLine { referLast() }
        while open.count > count, let (mark, sign) = open.popLast() {
            switch mark {
            case .link: text += "]" + target(runs[written].link, linkTitle(written))
            case .image: text += "]" + target(runs[written].image, runs[written].description)
            case .strong, .emphasis, .strike: text += sign
            }
        }
    }

    /// The index of the run written last.
    private var written = 0

    private func target(_ address: String?, _ title: String?) -> String {
        let address = MarkdownEscape.address(address ?? "", inTable: place == .cell)
        guard let title else { return "(\(address))" }
        return "(\(address) \"\(MarkdownEscape.title(title, inTable: place == .cell))\")"
    }

    // MARK: Text

    /// The last character of the text, which is a space at the start of a line.
    private var last: Unicode.Scalar { startsLine ? " " : text.unicodeScalars.last ?? " " }

    /// Replaces the last character by a numeric reference.
    private mutating func referLast() {
        guard let last = text.unicodeScalars.popLast() else { return }
        // It may be preceded by a backslash.
        if last.isMark, text.unicodeScalars.last == "\\" { text.unicodeScalars.removeLast() }
        text += MarkdownEscape.reference(last)
    }

    private mutating func endLine() {
        if let last = text.unicodeScalars.last, last.isSpace, !startsLine { referLast() }
    }

    private mutating func lineBreak(_ run: MarkdownRun, _ index: Int) {
        written = index
        guard place == .paragraph, index > 0 || run.intent.contains(.lineBreak), index + 1 < runs.count else {
            if !startsLine { text += " " }
            return
        }
        endLine()
        text += run.intent.contains(.softBreak) ? "\n" : String(repeating: "\\\n", count: run.text.count)
        startsLine = true
    }

    private mutating func write(_ run: MarkdownRun, refersFirst: Bool, _ index: Int) {
        written = index
        if run.intent.contains(.inlineHTML) {
            text += place == .cell ? MarkdownEscape.cell(run.text) : run.text
        } else if run.image == nil || run.text != Self.undescribed {
            write(code: run.intent, run.text, refersFirst: refersFirst)
        }
        startsLine = false
    }

    private mutating func write(code intent: InlinePresentationIntent, _ words: String, refersFirst: Bool) {
        guard intent.contains(.code) else { return write(words, refersFirst: refersFirst) }
        let words = String(words.map { $0.isNewline ? " " : $0 })
        let fence = String(repeating: "`", count: Self.freeLength(of: "`", in: words))
        let isPadded =
            words.unicodeScalars.first == "`" || words.unicodeScalars.last == "`"
            || words.first == " " && words.last == " " && words.contains { $0 != " " }
        let padding = isPadded ? " " : ""
        text +=
            fence + padding + (place == .cell ? MarkdownEscape.cell(words) : words) + padding + fence
        startsLine = false
    }

    /// Returns the smallest length for a run of marks that does not occur in the text.
    private static func freeLength(of mark: Unicode.Scalar, in words: String) -> Int {
        let lengths = Set(words.unicodeScalars.split { $0 != mark }.map(\.count))
        return (1...lengths.count + 1).first { !lengths.contains($0) } ?? 1
    }

    private mutating func write(_ words: String, refersFirst: Bool) {
        let scalars = Array(words.unicodeScalars)
        for (place, scalar) in scalars.enumerated() {
            let next = place + 1 < scalars.count ? scalars[place + 1] : nil
            if place == 0, refersFirst {
                text += MarkdownEscape.reference(scalar)
            } else if scalar.isBreak {
                breakLine()
                continue
            } else {
                let isAfterReference = place == 0 || place == 1 && refersFirst
                let previous = isAfterReference ? nil : scalars[place - 1]
                write(scalar, before: next, after: previous, scalars[(place + 1)...])
            }
            startsLine = false
        }
    }

    private mutating func breakLine() {
        guard place == .paragraph else {
            if !startsLine { text += " " }
            return
        }
        endLine()
        text += "\\\n"
        startsLine = true
    }

    private mutating func write(
        _ scalar: Unicode.Scalar, before next: Unicode.Scalar?, after previous: Unicode.Scalar?,
        _ rest: ArraySlice<Unicode.Scalar>
    ) {
        let isEscaped: Bool
        switch scalar {
        case "\0": return
        case "\\", "`", "*", "<", "~": isEscaped = true
        case "[": isEscaped = !(text.isEmpty && Self.beginsTask(rest))
        case "]": isEscaped = !(next == " " && ["[ ", "[x", "[X"].contains(text))
        case "_": isEscaped = !(previous?.isWordASCII == true && next?.isWordASCII == true)
        case "&": isEscaped = next.map { $0 == "#" || $0.isWordASCII } ?? true
        case "|": isEscaped = place == .cell || startsLine
        case "#": isEscaped = place == .heading || startsLine
        case ">", "+", "-", "=": isEscaped = startsLine
        // A URL that is not a link.
        case ":": isEscaped = startsLine || rest.starts(with: ["/", "/"])
        case ".": isEscaped = endsNumber || text.hasSuffix("www")
        case ")": isEscaped = endsNumber
        case "\r": return text += MarkdownEscape.reference(scalar)
        case _ where startsLine && scalar.isSpace: return text += MarkdownEscape.reference(scalar)
        default: isEscaped = false
        }
        if isEscaped { text += "\\" }
        text.unicodeScalars.append(scalar)
    }

    /// Whether a bracket begins a task's checkbox, which is not a link.
    private static func beginsTask(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        [" ] ", "x] ", "X] "].contains { rest.starts(with: $0.unicodeScalars) }
    }

    /// Whether the line consists of a number so far.
    private var endsNumber: Bool {
        var digits = 0
        for scalar in text.unicodeScalars.reversed() {
            if scalar == "\n" { return digits > 0 }
            guard "0"..."9" ~= scalar, digits < 10 else { return false }
            digits += 1
        }
        return digits > 0
    }
}

extension MarkdownRun {
    fileprivate var isBreak: Bool { !intent.isDisjoint(with: [.softBreak, .lineBreak]) }
}

extension Unicode.Scalar {
    fileprivate var isBreak: Bool { self == "\n" || self == "\u{2028}" || self == "\u{2029}" }
    fileprivate var isSpace: Bool { properties.isWhitespace }
    fileprivate var isWordASCII: Bool {
        "0"..."9" ~= self || "a"..."z" ~= self || "A"..."Z" ~= self
    }
    /// Whether a backslash may precede it.
    fileprivate var isMark: Bool { isASCII && !isWordASCII && value > 0x20 && value < 0x7F }

    /// Whether it is neither a space nor punctuation.
    fileprivate var isOther: Bool { isASCII ? !isMark && !isSpace : !isSpace }

    /// Whether parsers may classify it differently.
    fileprivate var isUncertain: Bool {
        guard !isASCII, !isSpace else { return false }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
            return false
        default: return true
        }
    }
}
