import PicaExpansions

/// Decides which parts of a file the compiler skips on Linux.
///
/// `DEBUG` depends on the build, so both branches of such a block count.
struct Conditions {
    /// The modules that can be imported.
    let modules: Set<String>

    /// The parts of a file.
    struct Parts: Equatable {
        /// The ranges of tokens that are compiled, without the directives.
        var active: [Range<Int>] = []
        /// The indices of the `#` of blocks that name other systems, and of which no branch is compiled.
        var skipped: [Int] = []
    }

    /// A block around the current token.
    private struct Block {
        let start: Int
        /// Whether the current branch is compiled.
        var isActive: Bool
        /// Whether a branch is compiled for sure, so that none after it is.
        var isDecided: Bool
        /// Whether a branch was compiled.
        var hadBranch: Bool
        /// Whether a condition names a system.
        var namesSystem: Bool
    }

    /// Returns the ranges of tokens that are compiled, without the directives.
    func activeRanges(of text: SourceText) -> [Range<Int>] { parts(of: text).active }

    func parts(of text: SourceText) -> Parts {
        var parts = Parts()
        var blocks: [Block] = []
        var start = 0
        var index = 0
        func isActive() -> Bool { blocks.allSatisfy(\.isActive) }
        func close(at end: Int) {
            if isActive(), start < end { parts.active.append(start..<end) }
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
            let condition = index + 2..<end
            switch directive {
            case "if":
                let holds = holds(text, condition)
                blocks.append(
                    Block(
                        start: index, isActive: holds != .no, isDecided: holds == .yes,
                        hadBranch: holds != .no,
                        namesSystem: namesSystem(text, condition)))
            case "elseif":
                if var last = blocks.popLast() {
                    let holds = last.isDecided ? .no : holds(text, condition)
                    last.isActive = holds != .no
                    last.isDecided = last.isDecided || holds == .yes
                    last.hadBranch = last.hadBranch || holds != .no
                    last.namesSystem = last.namesSystem || namesSystem(text, condition)
                    blocks.append(last)
                }
            case "else":
                if var last = blocks.popLast() {
                    last.isActive = !last.isDecided
                    (last.isDecided, last.hadBranch) = (true, true)
                    blocks.append(last)
                }
            default:
                if let last = blocks.popLast(), !last.hadBranch, last.namesSystem, isActive() {
                    parts.skipped.append(last.start)
                }
            }
            (start, index) = (end, end)
        }
        close(at: text.tokens.count)
        return parts
    }

    private func namesSystem(_ text: SourceText, _ range: Range<Int>) -> Bool {
        range.contains { text.word(at: $0) == "os" && text.isMark("(", at: $0 + 1) }
    }

    private func endOfLine(_ text: SourceText, from start: Int) -> Int {
        (start..<max(start, text.tokens.count)).first { text.tokens[$0].beginsLine }
            ?? text.tokens.count
    }

    private func holds(_ text: SourceText, _ range: Range<Int>) -> Truth {
        var reader = ConditionReader(text: text, range: range, modules: modules)
        return reader.either(depth: 0)
    }
}

/// Whether a condition holds.
private enum Truth {
    case no, yes
    /// It depends on the build.
    case perhaps

    init(_ holds: Bool) { self = holds ? .yes : .no }

    static prefix func ! (truth: Truth) -> Truth {
        switch truth {
        case .no: .yes
        case .yes: .no
        case .perhaps: .perhaps
        }
    }

    static func or(_ a: Truth, _ b: Truth) -> Truth {
        a == .yes || b == .yes ? .yes : a == .no && b == .no ? .no : .perhaps
    }

    static func and(_ a: Truth, _ b: Truth) -> Truth { !or(!a, !b) }
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

    mutating func either(depth: Int) -> Truth {
        var holds = both(depth: depth)
        while take("|") { holds = .or(holds, both(depth: depth)) }
        return holds
    }

    private mutating func both(depth: Int) -> Truth {
        var holds = one(depth: depth)
        while take("&") { holds = .and(holds, one(depth: depth)) }
        return holds
    }

    private mutating func one(depth: Int) -> Truth {
        guard index < range.upperBound, depth < Self.depthLimit else { return .no }
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
            return .no
        }
        index += 1
        guard isNext("(") else { return name == "DEBUG" ? .perhaps : Truth(name == "true") }
        let end = min(text.end(ofGroupAt: index), range.upperBound)
        let argument = text.word(at: index + 1) ?? ""
        index = end
        switch name {
        case "os": return Truth(argument == "Linux")
        case "canImport": return Truth(modules.contains(argument))
        case "swift", "compiler", "hasFeature", "hasAttribute": return .yes
        case "arch": return Truth(argument == "x86_64" || argument == "arm64")
        default: return .no
        }
    }
}
