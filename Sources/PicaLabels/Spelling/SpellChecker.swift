import Dispatch
import PicaFoundation
import PicaState
import PicaText
import Synchronization

/// An object that checks the spelling of fields, on its own thread.
@MainActor package final class SpellChecker {
    /// The checker with the dictionaries of the desktop.
    nonisolated package static let shared = SpellChecker { EnchantWordLists() }

    /// The languages that the person writes besides that of the interface, in the order of preference.
    nonisolated let languages: [String]
    private let desk: SpellingDesk
    /// The number of unanswered requests.
    private var open = 0
    private(set) var fields: [WeakField] = []
    /// The number of fields at which released ones are removed.
    private var fieldLimit = 64
    /// The requests made before the first frame, which must not delay it; `nil` from then on.
    private var early: [@Sendable (Speller) -> Void]? = []

    struct WeakField {
        weak var field: FieldSpelling?
    }

    /// - Parameters:
    ///   - languages: The languages that the person writes; by default those in the settings of the desktop.
    ///   - lists: Creates the word lists when the first word is looked up, on the thread where they stay.
    nonisolated package init(
        languages: [String] = UserLocale.current.languages, lists: @escaping @Sendable () -> any WordLists
    ) {
        self.languages = languages
        desk = SpellingDesk(lists)
    }

    /// Makes a request. Requests are answered one after another, in order.
    func ask<Answer: Sendable>(
        _ question: @escaping @Sendable (Speller) -> Answer, then: @escaping @MainActor (Answer) -> Void
    ) {
        open += 1
        let work: @Sendable (Speller) -> Void = { [desk] speller in
            let answer = question(speller)
            let isFirst = desk.answers.withLock { answers in
                answers.append { then(answer) }
                return answers.count == 1
            }
            guard isFirst else { return }
            Task { @MainActor in self.deliver() }
        }
        guard early != nil else { return desk.work(work) }
        early?.append(work)
        // The main thread finishes its current work first.
        if early?.count == 1 { Task { begin() } }
    }

    private func begin() {
        for work in early ?? [] { desk.work(work) }
        early = nil
    }

    private func deliver() {
        let answers = desk.answers.withLock { answers in
            defer { answers = [] }
            return answers
        }
        open -= answers.count
        for answer in answers { answer() }
    }

    package var isBusy: Bool { open > 0 }

    /// Waits until all requests are answered, including those that follow from answers.
    package func finish() {
        begin()
        while isBusy {
            desk.wait()
            deliver()
        }
    }

    // MARK: Words that become right

    /// Registers a field, which is told when words become correct, until it is released.
    func add(_ field: FieldSpelling) {
        guard !fields.contains(where: { $0.field === field }) else { return }
        if fields.count >= fieldLimit {
            fields.removeAll { $0.field == nil }
            fieldLimit = max(64, 2 * fields.count)
        }
        fields.append(WeakField(field: field))
    }

    /// Treats a word as correct until the program ends.
    package func ignore(_ word: String) {
        ask {
            $0.ignore(word)
        } then: { [weak self] in
            self?.wordsChanged()
        }
    }

    /// Adds a word to the person's own dictionary of a language, for all programs.
    package func add(_ word: String, _ languages: [String]) {
        ask {
            $0.add(word, languages)
        } then: { [weak self] in
            self?.wordsChanged()
        }
    }

    private func wordsChanged() {
        for field in fields { field.field?.checkAgain() }
    }
}

/// The queue that answers requests one after another, never on the main thread.
private final class SpellingDesk: @unchecked Sendable {
    let answers = Mutex<[@MainActor () -> Void]>([])
    private let queue = DispatchQueue(label: "pica.spelling", qos: .userInitiated)
    private let lists: @Sendable () -> any WordLists
    /// The speller, which only the queue uses.
    private lazy var speller = Speller(lists())

    init(_ lists: @escaping @Sendable () -> any WordLists) { self.lists = lists }

    func work(_ work: @escaping @Sendable (Speller) -> Void) {
        queue.async { work(self.speller) }
    }

    /// Returns when all work given so far is done.
    func wait() { queue.sync {} }
}

private enum SpellCheckerKey: EnvironmentKey { static var defaultValue: SpellChecker? { .shared } }

extension EnvironmentValues {
    /// The checker for the spelling of fields; `nil` for none.
    package var spellChecker: SpellChecker? {
        get { self[SpellCheckerKey.self] }
        set { self[SpellCheckerKey.self] = newValue }
    }
}
