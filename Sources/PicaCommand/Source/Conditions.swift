import PicaExpansions

/// Decides which parts of a file the compiler skips on Linux.
struct Conditions {
    /// The modules that can be imported.
    let modules: Set<String>

    /// Returns the ranges of tokens that are compiled, without the directives.
    func activeRanges(of text: SourceText) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        /// Whether each enclosing block is active, and whether one of its branches was.
        var blocks: [(isActive: Bool, hadBranch: Bool)] = []
        var start = 0
        var index = 0
        func isActive() -> Bool { blocks.allSatisfy(\.isActive) }
        func close(at end: Int) {
            if isActive(), start < end { ranges.append(start..<end) }
        }
        while index < text.tokens.count {
            guard text.isMark("#", at: index), text.tokens[index].beginsLine,
                let directive = text.word(at: index + 1),
                ["if", "elseif", "else", "endif"].contains(directive)
            else {
                index += 1
                continue
            }
            close(at: index)
            let end = endOfLine(text, from: index + 2)
            switch directive {
            case "if":
                let holds = holds(text, index + 2..<end)
                blocks.append((holds, holds))
            case "elseif":
                if let last = blocks.popLast() {
                    let holds = !last.hadBranch && self.holds(text, index + 2..<end)
                    blocks.append((holds, last.hadBranch || holds))
                }
            case "else": if let last = blocks.popLast() { blocks.append((!last.hadBranch, true)) }
            default: blocks.removeLast(min(blocks.count, 1))
            }
            (start, index) = (end, end)
        }
        close(at: text.tokens.count)
        return ranges
    }

    private func endOfLine(_ text: SourceText, from start: Int) -> Int {
        (start..<max(start, text.tokens.count)).first { text.tokens[$0].beginsLine }
            ?? text.tokens.count
    }

    private func holds(_ text: SourceText, _ range: Range<Int>) -> Bool {
        var reader = ConditionReader(text: text, range: range, modules: modules)
        return reader.either(depth: 0)
    }
}

/// Evaluates one condition of `#if`.
private struct ConditionReader {
    let text: SourceText
    let range: Range<Int>
    let modules: Set<String>
    private var index: Int

    /// The most parentheses inside each other.
    private static let depthLimit = 100

    init(text: SourceText, range: Range<Int>, modules: Set<String>) {
        (self.text, self.range, self.modules) = (text, range, modules)
        index = range.lowerBound
    }

    private func isNext(_ mark: Character) -> Bool {
        index < range.upperBound && text.isMark(mark, at: index)
    }

    private mutating func take(_ mark: Character) -> Bool {
        guard isNext(mark), index + 1 < range.upperBound, text.isMark(mark, at: index + 1) else {
            return false
        }
        index += 2
        return true
    }

    mutating func either(depth: Int) -> Bool {
        var holds = both(depth: depth)
        while take("|") { holds = both(depth: depth) || holds }
        return holds
    }

    private mutating func both(depth: Int) -> Bool {
        var holds = one(depth: depth)
        while take("&") { holds = one(depth: depth) && holds }
        return holds
    }

    private mutating func one(depth: Int) -> Bool {
        guard index < range.upperBound, depth < Self.depthLimit else { return false }
        if isNext("!") {
            index += 1
            return !one(depth: depth + 1)
        }
        if isNext("(") {
            index += 1
            let holds = either(depth: depth + 1)
            if isNext(")") { index += 1 }
            return holds
        }
        guard let name = text.word(at: index) else {
            index += 1
            return false
        }
        index += 1
        guard isNext("(") else { return name == "true" || name == "DEBUG" }
        let end = min(text.end(ofGroupAt: index), range.upperBound)
        let argument = text.word(at: index + 1) ?? ""
        index = end
        switch name {
        case "os": return argument == "Linux"
        case "canImport": return modules.contains(argument)
        case "swift", "compiler", "hasFeature", "hasAttribute": return true
        case "arch": return argument == "x86_64" || argument == "arm64"
        default: return false
        }
    }
}
