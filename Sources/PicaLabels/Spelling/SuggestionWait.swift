import Foundation
import PicaGraph

/// A delay that opens a menu when its suggestions have arrived, or after a moment without them. Suggestions usually
/// take about ten milliseconds, and a menu should not change under the pointer.
@MainActor package final class SuggestionWait: DeadlineClient {
    private unowned let element: Element
    private var open: (([String]?) -> Void)?
    /// The number of requested menus so far.
    private var number = 0

    /// The maximum delay, in seconds.
    private static let timeout = 0.15

    init(_ element: Element) { self.element = element }

    /// - Parameter open: Opens the menu with the suggestions; `nil` if they take too long.
    package func ask(
        _ checker: SpellChecker, for word: String, _ languages: [String],
        then open: @escaping ([String]?) -> Void
    ) {
        number += 1
        self.open = open
        let host = element.host
        host?.setDeadline((host?.platform.now ?? 0) + Self.timeout, for: self)
        checker.ask {
            $0.suggestions(for: word, languages)
        } then: { [weak self, number] suggestions in
            if self?.number == number { self?.finish(suggestions) }
        }
    }

    /// Cancels the menu.
    func cancel() {
        guard open != nil else { return }
        open = nil
        element.host?.setDeadline(nil, for: self)
    }

    package func deadlineReached() { finish(nil) }

    private func finish(_ suggestions: [String]?) {
        let open = open
        cancel()
        open?(suggestions)
    }
}
