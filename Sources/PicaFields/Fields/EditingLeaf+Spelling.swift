import Foundation
import PicaControls
import PicaGraph
import PicaLabels
import PicaRichText
import PicaText

/// Spell checking in a field, and the corrections it offers.
extension EditingLeaf {
    /// How much help with spelling the field gives. It gives none in disabled fields, nor in those that do not take
    /// prose. A single-line field often holds a name or an address, so it is checked only while it has the focus.
    var spellingHelp: SpellingHelp {
        guard canCheckSpelling, checksSpelling, isFocused || !session.isSingleLine else { return .none }
        return environment.spellingHelp
    }

    /// Whether the field takes prose and there is a spell checker.
    var canCheckSpelling: Bool {
        isEnabled && takesProse && environment.spellChecker != nil && environment.spellingHelp != .none
    }

    /// Whether the text is prose in a language.
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

    /// Returns whether a range of the text is prose rather than code.
    private func isProse(_ range: Range<Int>) -> Bool {
        guard let bond = bond as? AttributedBond, let content = session.content else { return true }
        return !content.spans.runs(in: range).contains { run in
            let container = bond.attributes[run.value]
            return container.inlinePresentationIntent?.contains(.code) == true
                || container.presentationIntent?.isCode == true
        }
    }

    /// Replaces a word that the person has just typed. Undo reverts only the correction.
    func correct(_ range: Range<Int>, with text: String) {
        changed(session.correct(range, with: text, at: now), isInput: true, reveals: false)
    }

    /// Returns the misspelled word at a point, in the field's points, or at the caret. A word that is still being typed
    /// counts, too.
    func misspelledWord(at point: CGPoint?) -> Range<Int>? {
        guard let marks = spelling?.marks else { return nil }
        if let point {
            return marks.first { selectionFrames($0).contains { $0.contains(point) } }
        }
        let caret = session.selection.head.offset
        return marks.first { $0.lowerBound <= caret && caret <= $0.upperBound }
    }

    /// Returns the frames of a range of text, in the field's points.
    func selectionFrames(_ range: Range<Int>) -> [CGRect] {
        selectionRects(range).map { CGRect($0).offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
    }

    /// Calls `open` with the menu items for the misspelled word at a point, once the suggestions are known.
    func askSpellingItems(at point: CGPoint?, then open: @escaping ([[TextMenuItem]]) -> Void) {
        guard let spelling, let checker = spelling.checker, let range = misspelledWord(at: point) else {
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
