import Foundation
import PicaGraph

/// A menu that opens when suggestions for it are there, or after a moment without them: they take some ten
/// milliseconds, seldom more, and nobody should see a menu change under the pointer.
@MainActor final class SuggestionWait: DeadlineClient {
    private unowned let element: Element
    private var open: (([String]?) -> Void)?
    /// How many menus were asked for so far.
    private var number = 0

    /// In seconds.
    private static let patience = 0.15

    init(_ element: Element) { self.element = element }

    /// - Parameter open: Takes the suggestions; nil where they take too long.
    func ask(
        _ checker: SpellChecker, for word: String, _ languages: [String],
        then open: @escaping ([String]?) -> Void
    ) {
        number += 1
        self.open = open
        let host = element.host
        host?.setDeadline((host?.platform.now ?? 0) + Self.patience, for: self)
        checker.ask {
            $0.suggestions(for: word, languages)
        } then: { [weak self, number] suggestions in
            if self?.number == number { self?.finish(suggestions) }
        }
    }

    /// The menu is not wanted any more.
    func cancel() {
        guard open != nil else { return }
        open = nil
        element.host?.setDeadline(nil, for: self)
    }

    func deadlineReached() { finish(nil) }

    private func finish(_ suggestions: [String]?) {
        let open = open
        cancel()
        open?(suggestions)
    }
}
