import Foundation
import PicaFoundation

/// A search for a query in ropes. It can be used on any thread.
package struct TextSearch: Sendable {
    private enum Pattern: Sendable {
        case bytes(BytePattern)
        case expression(NSRegularExpression)
    }

    package let query: SearchQuery
    private let pattern: Pattern

    /// The reason why a query is unusable: it is empty or not a valid expression.
    package enum Fault: Error, Hashable {
        case empty
        case notAnExpression
    }

    package init(_ query: SearchQuery) throws(Fault) {
        self.query = query
        if query.text.isEmpty { throw .empty }
        if query.isRegularExpression {
            var options: NSRegularExpression.Options = .anchorsMatchLines
            if !query.isCaseSensitive { options.insert(.caseInsensitive) }
            guard let expression = try? NSRegularExpression(pattern: query.text, options: options) else {
                throw .notAnExpression
            }
            pattern = .expression(expression)
        } else if let bytes = BytePattern(query.text, isCaseSensitive: query.isCaseSensitive) {
            pattern = .bytes(bytes)
        } else {
            throw .empty
        }
    }

    /// Whether searching a text takes much longer than reading it.
    package var isSlow: Bool { if case .expression = pattern { true } else { false } }

    /// Returns the range around an edit in which matches may appear or disappear, in the text after the edit.
    ///
    /// It is in UTF-8 bytes. A match of an expression may change anywhere in the paragraph, or anywhere in the text if
    /// it can contain line ends. A range that exceeds the text by one byte includes an empty match at its end.
    package func reach(of edit: TextEdit, in rope: Rope) -> Range<Int> {
        let range = edit.newRange
        switch pattern {
        case .bytes(let bytes):
            // A letter beside a match makes it no longer a whole word.
            let margin = bytes.count + 8
            return rope.clamped(range.lowerBound - margin..<range.upperBound + margin)
        case .expression where mayMatchLineEnds: return 0..<rope.utf8Count + 1
        case .expression:
            let first = rope.paragraphRange(at: range.lowerBound)
            let last = rope.paragraphRange(at: range.upperBound)
            let end = max(first.upperBound, last.upperBound)
            return first.lowerBound..<(end == rope.utf8Count ? end + 1 : end)
        }
    }

    /// Whether an expression may match across paragraphs: it has line ends, classes that contain them, or negated sets.
    private var mayMatchLineEnds: Bool {
        let text = query.text
        if text.contains(where: \.isNewline) || text.contains("[^") || text.contains("(?") { return true }
        var isEscaped = false
        for character in text {
            if isEscaped, character.isASCII, character.isLetter || character.isNumber,
                !"wdbBAGzZQE0123456789".contains(character)
            {
                return true
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return false
    }

    // MARK: Finding

    /// Visits the matches in a range one after the other, without overlaps.
    ///
    /// An expression may have empty matches, as `^` has at each line. In a long text its matches do not extend beyond a
    /// paragraph.
    ///
    /// - Parameters:
    ///   - budget: The work budget: one step is about ten thousand steps of an expression without a match.
    ///   - body: Called with each match; returns `false` to stop.
    /// - Throws: An error if the budget does not suffice.
    package func forEachMatch(
        in rope: Rope, _ range: Range<Int>, within budget: WorkBudget = WorkBudget(),
        _ body: (Range<Int>) -> Bool
    ) throws(WorkBudget.Exhausted) {
        let range = rope.clamped(range)
        switch pattern {
        case .bytes(let bytes): try find(bytes, in: rope, range, within: budget, body)
        case .expression(let expression):
            // The closure type of Foundation's function is escaping.
            let result = withoutActuallyEscaping(body) { body in
                Result { () throws(WorkBudget.Exhausted) in
                    try find(expression, in: rope, range, within: budget, body)
                }
            }
            try result.get()
        }
    }

    private static let windowSize = 1 << 18
    /// The context before and after the searched text that an expression may use, in bytes.
    private static let context = 256

    private func find(
        _ pattern: BytePattern, in rope: Rope, _ range: Range<Int>, within budget: WorkBudget,
        _ body: (Range<Int>) -> Bool
    ) throws(WorkBudget.Exhausted) {
        // A match across two chunks is found in a copy of both.
        let overlap = pattern.count - 1
        let window = UnsafeMutableRawBufferPointer.allocate(
            byteCount: Self.windowSize + overlap, alignment: 32)
        defer { window.deallocate() }
        var count = 0
        var start = range.lowerBound
        var isStopped = false
        var failure: WorkBudget.Exhausted?
        /// Searches the window, and keeps what may be the beginning of a match.
        func search() {
            var at = 0
            let bytes = UnsafeRawBufferPointer(rebasing: window[..<count])
            while let found = pattern.first(in: bytes, from: at) {
                let match = start + found..<start + found + pattern.count
                let counts =
                    isPlainlyWhole(found..<found + pattern.count, in: bytes) || self.counts(match, in: rope)
                at = found + (counts ? pattern.count : 1)
                if counts, !body(match) { return isStopped = true }
            }
            let kept = max(at, count - overlap)
            window.copyMemory(from: UnsafeRawBufferPointer(rebasing: window[kept..<count]))
            start += kept
            count -= kept
            do {
                try budget.check()
            } catch {
                (isStopped, failure) = (true, error)
            }
        }
        rope.forEachChunk(in: range) { chunk in
            var rest = UnsafeRawBufferPointer(chunk)
            while !rest.isEmpty, !isStopped {
                let part = min(rest.count, window.count - count)
                UnsafeMutableRawBufferPointer(rebasing: window[count...])
                    .copyMemory(from: UnsafeRawBufferPointer(rebasing: rest[..<part]))
                count += part
                rest = UnsafeRawBufferPointer(rebasing: rest[part...])
                if count == window.count { search() }
            }
            return !isStopped
        }
        if !isStopped { search() }
        if let failure { throw failure }
    }

    private func find(
        _ expression: NSRegularExpression, in rope: Rope, _ range: Range<Int>, within budget: WorkBudget,
        _ body: @escaping (Range<Int>) -> Bool
    ) throws(WorkBudget.Exhausted) {
        var start = range.lowerBound
        repeat {
            let end = min(start + Self.windowSize, range.upperBound)
            let chunk = start..<min(range.upperBound, max(end, rope.paragraphRange(at: end - 1).upperBound))
            guard try find(expression, in: rope, chunk, of: range, within: budget, body) else { return }
            start = chunk.upperBound
        } while start < range.upperBound
    }

    /// - Returns: Whether to continue with the next chunk.
    private func find(
        _ expression: NSRegularExpression, in rope: Rope, _ chunk: Range<Int>, of range: Range<Int>,
        within budget: WorkBudget, _ body: @escaping (Range<Int>) -> Bool
    ) throws(WorkBudget.Exhausted) -> Bool {
        // The text around determines where lines and words begin and end.
        let around = rope.clamped(
            rope.scalarBoundary(
                max(0, chunk.lowerBound - Self.context))..<rope.scalarBoundary(
                    min(rope.utf8Count, chunk.upperBound + Self.context)))
        let text = rope.string(in: around)
        func index(_ offset: Int) -> String.Index {
            text.utf8.index(text.startIndex, offsetBy: offset - around.lowerBound)
        }
        let searched = NSRange(index(chunk.lowerBound)..<index(chunk.upperBound), in: text)
        let options: NSRegularExpression.MatchingOptions = [
            .reportProgress, .withTransparentBounds, .withoutAnchoringBounds,
        ]
        // The callback is called for each position searched, and for each ten thousand steps at one position.
        var progress = -searched.length
        var failure: WorkBudget.Exhausted?
        var continues = true
        expression.enumerateMatches(in: text, options: options, range: searched) { result, _, stop in
            guard let result else {
                progress += 1
                do throws(WorkBudget.Exhausted) {
                    if progress > 0 {
                        try budget.spend(steps: 1)
                    } else if progress & 0xFF == 0 {
                        try budget.check()
                    }
                } catch {
                    failure = error
                    stop.pointee = true
                }
                return
            }
            guard let found = Range(result.range, in: text) else { return }
            let lower = around.lowerBound + text.utf8.distance(from: text.startIndex, to: found.lowerBound)
            let match = lower..<lower + text[found].utf8.count
            // An empty match at the end of a chunk is found at the beginning of the next.
            guard !match.isEmpty || lower < chunk.upperBound || lower == rope.utf8Count else { return }
            if counts(match, in: rope), !body(match) {
                continues = false
                stop.pointee = true
            }
        }
        if let failure { throw failure }
        try budget.check()
        return continues
    }

    /// Whether the surrounding bytes already show that a match is whole.
    private func isPlainlyWhole(_ match: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Bool {
        guard !query.isWholeWords, match.upperBound < bytes.count else { return false }
        return bytes[match.lowerBound] < 0x80 && bytes[match.upperBound] < 0x80
    }

    /// Whether a match is whole: it splits no grapheme, and is a whole word if the query requires it.
    private func counts(_ match: Range<Int>, in rope: Rope) -> Bool {
        let isWhole =
            isEdge(match.lowerBound, in: rope) && isEdge(match.upperBound, in: rope)
        guard isWhole, query.isWholeWords else { return isWhole }
        func isInWord(_ scalar: Unicode.Scalar?) -> Bool {
            guard let scalar else { return false }
            let properties = scalar.properties
            return scalar == "_" || properties.isAlphabetic || properties.numericType != nil
        }
        return !isInWord(rope.scalar(before: match.lowerBound))
            && !isInWord(rope.scalar(at: match.upperBound))
    }

    private func isEdge(_ offset: Int, in rope: Rope) -> Bool {
        // An ASCII character never joins the one before it, except for a line feed.
        guard let next = rope.byte(at: offset), next >= 0x80 else { return true }
        return rope.graphemeBoundary(atOrBefore: offset) == offset
    }

    // MARK: Replacing

    /// Returns the replacement of a match: the template, in which an expression's groups replace `$0` to `$9`.
    ///
    /// - Throws: An error if the budget does not suffice for finding the groups again.
    package func replacement(
        of match: Range<Int>, by template: String, in rope: Rope, within budget: WorkBudget = WorkBudget()
    ) throws(WorkBudget.Exhausted) -> String {
        try replacements(of: [match], by: template, in: rope, within: budget)[0]
    }

    /// Returns the replacements of matches, which are in order.
    package func replacements(
        of matches: [Range<Int>], by template: String, in rope: Rope,
        within budget: WorkBudget = WorkBudget()
    ) throws(WorkBudget.Exhausted) -> [String] {
        guard case .expression(let expression) = pattern,
            template.contains(where: { $0 == "$" || $0 == "\\" })
        else { return Array(repeating: template, count: matches.count) }
        var texts: [String] = []
        var paragraphs = 0..<0
        var text = ""
        var (place, offset) = (text.startIndex, 0)
        for match in matches {
            if match.lowerBound >= paragraphs.upperBound || match.upperBound > paragraphs.upperBound
                || texts.isEmpty
            {
                let first = rope.paragraphRange(at: match.lowerBound)
                paragraphs = first.lowerBound..<max(first.upperBound, match.upperBound)
                text = rope.string(in: paragraphs)
                (place, offset) = (text.startIndex, paragraphs.lowerBound)
                try budget.spend(bytes: paragraphs.count)
            }
            place = text.utf8.index(place, offsetBy: match.lowerBound - offset)
            offset = match.lowerBound
            let result = try firstMatch(of: expression, in: text, at: place, within: budget)
            texts.append(
                result.map { expression.replacementString(for: $0, in: text, offset: 0, template: template) }
                    ?? template)
        }
        return texts
    }

    private func firstMatch(
        of expression: NSRegularExpression, in text: String, at place: String.Index, within budget: WorkBudget
    ) throws(WorkBudget.Exhausted) -> NSTextCheckingResult? {
        let options: NSRegularExpression.MatchingOptions = [
            .anchored, .withTransparentBounds, .withoutAnchoringBounds, .reportProgress,
        ]
        var found: NSTextCheckingResult?
        // Reaching the position itself costs nothing.
        var progress = -2
        var failure: WorkBudget.Exhausted?
        expression.enumerateMatches(
            in: text, options: options, range: NSRange(place..<text.endIndex, in: text)
        ) {
            result, _, stop in
            if let result {
                found = result
                stop.pointee = true
                return
            }
            do throws(WorkBudget.Exhausted) {
                if progress > 0 { try budget.spend(steps: 1) } else { progress += 1 }
            } catch {
                failure = error
                stop.pointee = true
            }
        }
        if let failure { throw failure }
        return found
    }
}
