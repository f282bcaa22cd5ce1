import Foundation
import PicaGraph
import PicaText

/// What is wrong with the words of a field, and what can be done about it.
extension EditingLeaf {
    /// What the field does about spelling: nothing where nobody can write, nor where what is written is no
    /// text in a language. A line is often a name or an address: what is wrong with it matters while it is written.
    var spellingHelp: SpellingHelp {
        guard canCheckSpelling, checksSpelling, isFocused || !session.isSingleLine else { return .none }
        return environment.spellingHelp
    }

    /// Whether there is something that could be checked, and somebody to do it.
    var canCheckSpelling: Bool {
        isEnabled && takesProse && environment.spellChecker != nil && environment.spellingHelp != .none
    }

    /// Whether what is typed is text in a language.
    var takesProse: Bool { environment.isProseTyped && !session.isSecret && !readsValue }

    func makeSpelling() -> FieldSpelling? {
        session.isSecret
            ? nil
            : FieldSpelling(element, session) { [weak self] range in
                self?.isProse(range) ?? true
            } correct: { [weak self] range, text in
                self?.correct(range, with: text)
            }
    }

    /// Whether a stretch is in words: code is not.
    private func isProse(_ range: Range<Int>) -> Bool {
        guard let bond = bond as? AttributedBond, let content = session.content else { return true }
        return !content.spans.runs(in: range).contains { run in
            let container = bond.attributes[run.value]
            return container.inlinePresentationIntent?.contains(.code) == true
                || container.presentationIntent?.isCode == true
        }
    }

    /// Replaces a word that a person has just typed. Undo takes only that back.
    func correct(_ range: Range<Int>, with text: String) {
        changed(session.correct(range, with: text, at: now), isInput: true, reveals: false)
    }

    /// The wrong word at a place, in own points, or at the caret; one that is being typed, too.
    func misspeltWord(at point: CGPoint?) -> Range<Int>? {
        guard let marks = spelling?.marks else { return nil }
        if let point {
            return marks.first { selectionFrames($0).contains { $0.contains(point) } }
        }
        let caret = session.selection.head.offset
        return marks.first { $0.lowerBound <= caret && caret <= $0.upperBound }
    }

    /// Where text is, in own points.
    func selectionFrames(_ range: Range<Int>) -> [CGRect] {
        selectionRects(range).map { CGRect($0).offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
    }

    /// Calls `open` with what a menu has for the wrong word at a place, once that is known.
    func askSpellingItems(at point: CGPoint?, then open: @escaping ([[TextMenuItem]]) -> Void) {
        guard let spelling, let checker = spelling.checker, let range = misspeltWord(at: point) else {
            return open([])
        }
        let word = session.buffer.string(in: range)
        let languages = spelling.languages
        spelling.wait.ask(checker, for: word, languages) { [weak self] suggestions in
            var items = (suggestions ?? []).prefix(5).map { suggestion in
                TextMenuItem(Text(verbatim: suggestion), isEnabled: true) {
                    // The app may have changed the text since.
                    guard let self, self.session.buffer.string(in: range) == word else { return }
                    self.perform(.replace(range, with: suggestion))
                }
            }
            if suggestions?.isEmpty == true {
                items = [TextMenuItem(.noSuggestions, isEnabled: false) {}]
            }
            open([
                items,
                [
                    TextMenuItem(.ignoreSpelling, isEnabled: true) { checker.ignore(word) },
                    TextMenuItem(.addToDictionary, isEnabled: true) { checker.add(word, languages) },
                ],
            ])
        }
    }
}
