import Foundation
import PicaGraph
import PicaTesting
import PicaText
import PicaViews
import Synchronization

@testable import PicaLabels

/// A few words, and a record of the lookups.
final class TestWords: WordLists {
    /// Values that tests read while the checker's thread writes.
    final class Notes: Sendable {
        private let words = Mutex<[String]>([])
        private let added = Mutex<[String: [String]]>([:])

        func note(_ word: String) { words.withLock { $0.append(word) } }
        func add(_ word: String, to language: String) {
            added.withLock { $0[language, default: []].append(word) }
        }

        /// The words that were looked up since the last time.
        func takeWords() -> [String] {
            words.withLock { words in
                defer { words = [] }
                return words
            }
        }

        /// By languages.
        var addedWords: [String: [String]] { added.withLock { $0 } }
    }

    private var words: [String: Set<String>]
    private let notes: Notes
    var languages: [String] { words.keys.sorted() }

    static let english: Set<String> = [
        "one", "two", "three", "four", "the", "word", "don't", "London", "house", "hours", "letter", "cat",
    ]

    init(_ words: [String: Set<String>], _ notes: Notes) {
        self.words = words
        self.notes = notes
    }

    func isRight(_ word: String, in language: String) -> Bool {
        notes.note(word)
        return has(word, language)
    }

    private func has(_ word: String, _ language: String) -> Bool {
        let list = words[language] ?? []
        let small = word.prefix(1).lowercased() + word.dropFirst()
        return list.contains(word) || list.contains(small)
    }

    func suggestions(for word: String, in language: String) -> [String] {
        let near = (words[language] ?? []).sorted().filter { Self.isNear(word, $0) }
        guard word.first?.isUppercase == true else { return near }
        return near.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }

    /// Whether two words share all but a letter or two.
    private static func isNear(_ a: String, _ b: String) -> Bool {
        let (one, other) = (a.lowercased(), b.lowercased())
        return abs(one.count - other.count) < 2 && Set(one).symmetricDifference(Set(other)).count < 3
    }

    func add(_ word: String, to language: String) {
        notes.add(word, to: language)
        words[language, default: []].insert(word)
    }
}

/// A view whose fields are checked by a few words.
@MainActor struct SpellingDesk {
    let app: TestHost
    let checker: SpellChecker
    let notes = TestWords.Notes()

    init<Content: View>(
        _ words: [String: Set<String>] = ["en_US": TestWords.english], languages: [String] = [],
        height: CGFloat = 300, @ViewBuilder _ content: () -> Content
    ) throws {
        let checker = SpellChecker(languages: languages) { [notes] in TestWords(words, notes) }
        self.checker = checker
        app = try mount(height: height) { content().environment(\.spellChecker, checker) }
        settle()
    }

    /// Lets all questions be answered.
    func settle() {
        app.update()
        while checker.isBusy {
            checker.finish()
            app.update()
        }
    }

    func type(_ text: String) {
        app.type(text)
        settle()
    }

    func press(_ key: TestHost.Key, _ modifiers: TestHost.Modifiers = []) {
        app.press(key, modifiers)
        settle()
    }

    private var field: FieldSpelling? { checker.fields.lazy.compactMap(\.field).first }

    /// The words that are underlined in the first field.
    var marked: [String] {
        guard let field else { return [] }
        return field.shown.map { field.session.buffer.string(in: $0) }
    }

    /// The list of the first field.
    var text: String { (app.all(.textEditor) + app.all(.textField)).first?.value ?? "" }
}
