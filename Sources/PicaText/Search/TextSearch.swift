import Foundation

/// Finds a query in ropes. It can be used on any thread.
package struct TextSearch: Sendable {
    private enum Pattern: Sendable {
        case bytes(BytePattern)
        case expression(NSRegularExpression)
    }

    package let query: SearchQuery
    private let pattern: Pattern

    /// A query that says nothing, or nothing that can be understood.
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

    /// Whether looking through a text takes much longer than reading it.
    package var isSlow: Bool { if case .expression = pattern { true } else { false } }

    /// How far before and after an edit a match may come or go by it, in UTF-8 bytes; an expression's may
    /// anywhere in the paragraph.
    package func reach(of edit: TextEdit, in rope: Rope) -> Range<Int> {
        let range = edit.newRange
        switch pattern {
        case .bytes(let bytes):
            // A letter beside a match makes it no longer a whole word.
            let margin = bytes.count + 8
            return rope.clamped(range.lowerBound - margin..<range.upperBound + margin)
        case .expression:
            let first = rope.paragraphRange(at: range.lowerBound)
            let last = rope.paragraphRange(at: range.upperBound)
            return first.lowerBound..<max(first.upperBound, last.upperBound)
        }
    }

    // MARK: Finding

    /// Visits the matches that lie in a range, one after the other, none over another. An expression's match
    /// does not reach beyond a paragraph where the text is long.
    ///
    /// - Parameters:
    ///   - goesOn: Asked now and then whether the result is still wanted.
    ///   - body: Given each match; returns false to stop.
    package func forEachMatch(
        in rope: Rope, _ range: Range<Int>, while goesOn: () -> Bool = { true },
        _ body: (Range<Int>) -> Bool
    ) {
        let range = rope.clamped(range)
        switch pattern {
        case .bytes(let bytes): find(bytes, in: rope, range, while: goesOn, body)
        case .expression(let expression):
            // Foundation's function lets its closure escape by its type alone.
            withoutActuallyEscaping(goesOn) { goesOn in
                withoutActuallyEscaping(body) { body in
                    find(expression, in: rope, range, while: goesOn, body)
                }
            }
        }
    }

    private static let windowSize = 1 << 18

    private func find(
        _ pattern: BytePattern, in rope: Rope, _ range: Range<Int>, while goesOn: () -> Bool,
        _ body: (Range<Int>) -> Bool
    ) {
        // What stands across two stretches is found in a copy of both.
        let overlap = pattern.count - 1
        let window = UnsafeMutableRawBufferPointer.allocate(
            byteCount: Self.windowSize + overlap, alignment: 32)
        defer { window.deallocate() }
        var count = 0
        var start = range.lowerBound
        var isStopped = false
        /// Looks through what is in the window, and keeps what may be a match's beginning.
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
            isStopped = !goesOn()
        }
        rope.forEachStretch(in: range) { stretch in
            var rest = UnsafeRawBufferPointer(stretch)
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
    }

    private func find(
        _ expression: NSRegularExpression, in rope: Rope, _ range: Range<Int>,
        while goesOn: @escaping () -> Bool, _ body: @escaping (Range<Int>) -> Bool
    ) {
        var start = range.lowerBound
        var isStopped = false
        while start < range.upperBound, !isStopped {
            let end = min(start + Self.windowSize, range.upperBound)
            let piece = start..<min(range.upperBound, max(end, rope.paragraphRange(at: end - 1).upperBound))
            let text = rope.string(in: piece)
            let whole = NSRange(location: 0, length: text.utf16.count)
            // What takes without end reports that it goes on.
            expression.enumerateMatches(in: text, options: .reportProgress, range: whole) { result, _, stop in
                guard let result else {
                    if !goesOn() { isStopped = true }
                    stop.pointee = ObjCBool(isStopped)
                    return
                }
                guard let found = Range(result.range, in: text), !found.isEmpty else { return }
                let lower = piece.lowerBound + text.utf8.distance(from: text.startIndex, to: found.lowerBound)
                let match = lower..<lower + text[found].utf8.count
                if counts(match, in: rope), !body(match) {
                    isStopped = true
                    stop.pointee = true
                }
            }
            start = piece.upperBound
            if !goesOn() { isStopped = true }
        }
    }

    /// Whether the bytes around already say that what was found is whole.
    private func isPlainlyWhole(_ match: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Bool {
        guard !query.isWholeWords, match.upperBound < bytes.count else { return false }
        return bytes[match.lowerBound] < 0x80 && bytes[match.upperBound] < 0x80
    }

    /// Whether what was found is whole: no part of a character that a reader sees as one, and a whole word
    /// where that is asked for.
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
        // Nothing joins a character of ASCII to what is before it, but for a line feed.
        guard let next = rope.byte(at: offset), next >= 0x80 else { return true }
        return rope.graphemeBoundary(atOrBefore: offset) == offset
    }

    // MARK: Replacing

    /// What takes a match's place: the template, in which an expression's `$0` to `$9` are what its groups
    /// found.
    package func replacement(of match: Range<Int>, by template: String, in rope: Rope) -> String {
        guard case .expression(let expression) = pattern else { return template }
        let paragraph = rope.paragraphRange(at: match.lowerBound)
        let piece = paragraph.lowerBound..<max(paragraph.upperBound, match.upperBound)
        let text = rope.string(in: piece)
        let start = text.utf8.index(text.startIndex, offsetBy: match.lowerBound - piece.lowerBound)
        let rest = NSRange(start..<text.endIndex, in: text)
        let options: NSRegularExpression.MatchingOptions = [
            .anchored, .withTransparentBounds, .withoutAnchoringBounds,
        ]
        guard let result = expression.firstMatch(in: text, options: options, range: rest) else {
            return template
        }
        return expression.replacementString(for: result, in: text, offset: 0, template: template)
    }
}
