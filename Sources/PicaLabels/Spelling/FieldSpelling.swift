import Foundation
import PicaGraph
import PicaState
import PicaText

/// The spelling state of a field: the misspelled words in its visible text.
///
/// A copy of the text between two spaces is checked as a whole. Text edited in the meantime is checked again.
@MainActor package final class FieldSpelling {
    private unowned let element: Element
    let session: EditingSession
    package private(set) var checker: SpellChecker?
    package private(set) var languages: [String] = []
    private(set) var help = SpellingHelp.none

    /// The words that no dictionary has, in ascending order and without overlaps.
    private var unknown: [Range<Int>] = []
    /// The ranges that were sent to the checker, answered or not.
    private var known = RangeSet<Int>()
    /// The unanswered ranges, by the number of their request.
    private var open: [Int: Range<Int>] = [:]
    private var lastNumber = 0
    /// The text around the caret, up to spaces, in which the person is typing.
    private(set) var unfinished: Range<Int>?
    var correcting = Corrections()
    package private(set) lazy var wait = SuggestionWait(element)
    /// Returns whether a range is natural language; code is not.
    let isProse: (Range<Int>) -> Bool
    /// Replaces a word with a correction.
    let correct: (Range<Int>, String) -> Void

    /// The distance to both sides at which the search for a space ends, in bytes.
    private static let reach = 512
    /// The distance from the visible text at which results are forgotten, in bytes.
    private static let memory = 16 * 1024

    package init(
        _ element: Element, _ session: EditingSession, isProse: @escaping (Range<Int>) -> Bool,
        correct: @escaping (Range<Int>, String) -> Void
    ) {
        self.element = element
        self.session = session
        self.isProse = isProse
        self.correct = correct
    }

    /// - Parameter help: The assistance with spelling; `none` if the field is not editable.
    package func update(_ help: SpellingHelp, _ environment: EnvironmentValues) {
        let checker = help == .none ? nil : environment.spellChecker
        var languages = checker == nil ? [] : [environment.locale.identifier]
        for language in checker?.languages ?? [] where !languages.contains(language) {
            languages.append(language)
        }
        self.help = checker == nil ? .none : help
        guard checker !== self.checker || languages != self.languages else { return }
        if checker !== self.checker {
            checker?.add(self)
            unknown = []
        }
        self.checker = checker
        self.languages = languages
        checkAgain()
    }

    /// Checks all text again. Existing marks stay until the answer.
    func checkAgain() {
        known = RangeSet()
        open = [:]
        element.invalidatePlacement()
    }

    // MARK: Changes

    /// - Parameter isTyping: Whether the person is typing at the caret.
    package func changed(_ change: EditChange, isTyping: Bool) {
        guard checker != nil, !change.isNothing else { return }
        wait.cancel()
        if let edit = change.edit {
            move(by: edit)
            let typed = unfinished
            unfinished = isTyping ? extent(of: session.selection.range).range : unfinished?.moved(by: edit)
            if isTyping, let typed { correctWord(before: edit, typedIn: typed) }
        }
        let caret = session.selection.head.offset
        if let place = unfinished, caret < place.lowerBound || caret > place.upperBound { unfinished = nil }
    }

    private func move(by edit: TextEdit) {
        unknown = unknown.compactMap { $0.moved(by: edit) }
        correcting.move(by: edit, in: session.buffer)
        let touched = extent(of: edit.newRange).range
        func stretched(_ range: Range<Int>) -> Range<Int> {
            edit.map(range.lowerBound)..<edit.map(range.upperBound)
        }
        known = RangeSet(known.ranges.map(stretched))
        known.remove(contentsOf: touched)
        for (number, range) in open {
            if let moved = range.moved(by: edit), !moved.overlaps(touched) {
                open[number] = moved
            } else {
                // The answer would be for different text.
                open[number] = nil
                known.remove(contentsOf: stretched(range))
            }
        }
    }

    /// Handles the end of typing in the field.
    package func typingEnded() {
        guard unfinished != nil else { return }
        unfinished = nil
        element.invalidatePlacement()
    }

    /// The misspelled words, in ascending order and without overlaps.
    package var marks: [Range<Int>] { unknown.filter(isProse) }

    /// The words to underline, without those being typed.
    package var shown: [Range<Int>] {
        let marks = marks
        guard unfinished != nil || session.composition != nil else { return marks }
        return marks.filter { mark in
            if let unfinished, unfinished.overlaps(mark) { return false }
            guard let composition = session.composition else { return true }
            return composition.offset < mark.lowerBound || composition.offset > mark.upperBound
        }
    }

    // MARK: Checking

    /// Requests a check of visible text that has not been checked.
    package func check(_ visible: @autoclosure () -> Range<Int>) {
        guard let checker else { return }
        let visible = visible()
        guard !visible.isEmpty else { return }
        forget(outside: visible)
        var missing = RangeSet(visible)
        missing.subtract(known)
        for part in missing.ranges {
            let (passage, range) = passage(around: part)
            known.insert(contentsOf: range)
            lastNumber += 1
            let (number, languages) = (lastNumber, languages)
            open[number] = range
            checker.ask {
                $0.misspelled(in: passage, languages)
            } then: { [weak self] words in
                self?.take(words, number)
            }
        }
    }

    private func take(_ words: [Range<Int>], _ number: Int) {
        // The text has changed in the meantime.
        guard let range = open.removeValue(forKey: number) else { return }
        let found = words.map { $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound }
        let first = unknown.firstIndex { $0.upperBound > range.lowerBound } ?? unknown.endIndex
        let end = unknown[first...].firstIndex { $0.lowerBound >= range.upperBound } ?? unknown.endIndex
        guard !unknown[first..<end].elementsEqual(found) else { return }
        let before = shown
        unknown.replaceSubrange(first..<end, with: found)
        // Words being typed may be wrong, but are not underlined yet.
        if shown != before { element.invalidatePlacement() }
    }

    private func forget(outside visible: Range<Int>) {
        let near = visible.lowerBound - Self.memory..<visible.upperBound + Self.memory
        guard let first = known.ranges.first, let last = known.ranges.last,
            first.lowerBound < near.lowerBound || last.upperBound > near.upperBound
        else { return }
        // Longer passages stay whole, as their remaining parts would have to be checked again.
        known.formIntersection(RangeSet(near))
        unknown.removeAll { !near.overlaps($0) }
    }

    /// Returns a range extended to whole words, up to spaces.
    func extent(of range: Range<Int>) -> (range: Range<Int>, isCutAtStart: Bool, isCutAtEnd: Bool) {
        let buffer = session.buffer
        func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
        let before = buffer.clamped(range.lowerBound - Self.reach..<range.lowerBound)
        let after = buffer.clamped(range.upperBound..<range.upperBound + Self.reach)
        let left = Array(buffer.string(in: before).utf8).lastIndex(where: isSpace)
        let right = Array(buffer.string(in: after).utf8).firstIndex(where: isSpace)
        let lower = left.map { before.lowerBound + $0 + 1 } ?? before.lowerBound
        let upper = right.map { after.lowerBound + $0 } ?? after.upperBound
        return (
            lower..<max(lower, upper), left == nil && lower > 0,
            right == nil && upper < buffer.utf8Count
        )
    }

    /// Returns the passage to check around a range, and its position.
    func passage(around range: Range<Int>) -> (text: Speller.Passage, range: Range<Int>) {
        let (range, isCutAtStart, isCutAtEnd) = extent(of: range)
        let text = session.buffer.string(in: range)
        return (Speller.Passage(text, isCutAtStart: isCutAtStart, isCutAtEnd: isCutAtEnd), range)
    }
}

extension Range<Int> {
    /// Returns the position of the range after an edit; `nil` if the edit was inside it.
    func moved(by edit: TextEdit) -> Range<Int>? {
        if upperBound <= edit.range.lowerBound { return self }
        guard lowerBound >= edit.range.upperBound else { return nil }
        return lowerBound + edit.shift..<upperBound + edit.shift
    }
}
