import PicaGraph
import PicaText

/// The pending and completed corrections of a field.
struct Corrections {
    /// A word that is being looked up, with the character that ended it.
    struct Pending {
        let number: Int
        var range: Range<Int>
        let text: String
    }

    /// A word that was replaced.
    struct Done {
        var range: Range<Int>
        let typed: String
    }

    var pending: [Pending] = []
    private var done: [Done] = []
    /// The typed words whose correction the person has undone.
    private(set) var refused: Set<String> = []
    private var lastNumber = 0

    /// The number of remembered corrections. Older ones are no longer undone individually.
    private static let remembered = 64

    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    mutating func note(_ range: Range<Int>, typed: String) {
        done.append(Done(range: range, typed: typed))
        if done.count > Self.remembered { done.removeFirst() }
    }

    /// - Parameter buffer: The text after the edit.
    mutating func move(by edit: TextEdit, in buffer: any TextBuffer) {
        pending = pending.compactMap { word in
            word.range.moved(by: edit).map { Pending(number: word.number, range: $0, text: word.text) }
        }
        for word in done
        where word.range == edit.range && edit.newCount == word.typed.utf8.count
            && buffer.string(in: edit.newRange) == word.typed
        {
            refused.insert(word.typed)
        }
        done = done.compactMap { word in
            word.range.moved(by: edit).map { Done(range: $0, typed: word.typed) }
        }
    }
}

/// The correction of words just typed.
extension FieldSpelling {
    /// Corrects the word before a typed character that ends it, as soon as the checker has answered.
    /// - Parameter place: The range in which the person was typing before.
    func correctWord(before edit: TextEdit, typedIn place: Range<Int>) {
        guard help == .corrections, let checker, edit.range.isEmpty, edit.newCount <= 4,
            place.lowerBound < edit.range.lowerBound, edit.range.lowerBound <= place.upperBound
        else { return }
        let end = session.buffer.string(in: edit.newRange)
        guard end.count == 1, let last = end.first,
            last.isWhitespace || ".,;:!?)]}\"\u{201D}\u{BB}\u{2026}".contains(last)
        else { return }
        let (passage, range) = passage(around: edit.newRange)
        let wordEnd = edit.newRange.lowerBound - range.lowerBound
        let (number, languages) = (correcting.nextNumber(), languages)
        let whole = range.lowerBound..<edit.newRange.upperBound
        guard isProse(whole) else { return }
        correcting.pending.append(
            Corrections.Pending(number: number, range: whole, text: session.buffer.string(in: whole)))
        checker.ask {
            $0.correction(ofWordEndingAt: wordEnd, in: passage, languages)
        } then: { [weak self] correction in
            self?.apply(correction, number)
        }
    }

    /// Corrects a word if it is still in place, and the caret has not returned to it.
    private func apply(_ correction: Speller.Correction?, _ number: Int) {
        guard let index = correcting.pending.firstIndex(where: { $0.number == number }) else { return }
        let pending = correcting.pending.remove(at: index)
        guard let correction, help == .corrections, session.composition == nil,
            session.buffer.string(in: pending.range) == pending.text
        else { return }
        let start = pending.range.lowerBound + correction.range.lowerBound
        let range = start..<start + correction.range.count
        let caret = session.selection.range
        guard caret.upperBound < range.lowerBound || caret.lowerBound > range.upperBound else { return }
        let typed = session.buffer.string(in: range)
        guard !correcting.refused.contains(typed) else { return }
        correct(range, correction.text)
        correcting.note(range.lowerBound..<range.lowerBound + correction.text.utf8.count, typed: typed)
    }
}
