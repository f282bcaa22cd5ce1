import Dispatch
import PicaFoundation
import PicaGraph
import PicaText
import Synchronization

/// Answers the questions that fields have about spelling, on a thread of its own.
@MainActor package final class SpellChecker {
    /// By the dictionaries of the desktop.
    nonisolated package static let shared = SpellChecker { EnchantWordLists() }

    /// What the person writes beside the language of the interface, the favourite first.
    nonisolated let languages: [String]
    private let desk: SpellingDesk
    /// How many questions wait for their answers.
    private var open = 0
    private(set) var fields: [WeakField] = []
    /// At how many fields those that are gone are looked for.
    private var fieldLimit = 64
    /// What was asked before the first frame was shown, which nothing is to keep waiting; nil from then on.
    private var early: [@Sendable (Speller) -> Void]? = []

    struct WeakField {
        weak var field: FieldSpelling?
    }

    /// - Parameters:
    ///   - languages: What the person writes; by default what the desktop's settings name.
    ///   - lists: Makes the word lists, on the thread where they stay, when a word is looked up first.
    nonisolated package init(
        languages: [String] = UserLocale.current.languages, lists: @escaping @Sendable () -> any WordLists
    ) {
        self.languages = languages
        desk = SpellingDesk(lists)
    }

    /// Asks something. Questions are answered one after another, in order.
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
        // After what the main thread is at.
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

    /// Waits until all questions are answered, those that follow from answers too.
    package func finish() {
        begin()
        while isBusy {
            desk.wait()
            deliver()
        }
    }

    // MARK: Words that become right

    /// Tells a field when words become right, for as long as it is there.
    func add(_ field: FieldSpelling) {
        guard !fields.contains(where: { $0.field === field }) else { return }
        if fields.count >= fieldLimit {
            fields.removeAll { $0.field == nil }
            fieldLimit = max(64, 2 * fields.count)
        }
        fields.append(WeakField(field: field))
    }

    /// Takes a word for right for as long as the program runs.
    func ignore(_ word: String) {
        ask {
            $0.ignore(word)
        } then: { [weak self] in
            self?.wordsChanged()
        }
    }

    /// Adds a word to those that the person has added to a language, for all programs.
    func add(_ word: String, _ languages: [String]) {
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

/// Where questions are answered: one after another, and never on the main thread.
private final class SpellingDesk: @unchecked Sendable {
    let answers = Mutex<[@MainActor () -> Void]>([])
    private let queue = DispatchQueue(label: "pica.spelling", qos: .userInitiated)
    private let lists: @Sendable () -> any WordLists
    /// The queue's own.
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
    /// Whom fields ask about spelling; nil for nobody.
    package var spellChecker: SpellChecker? {
        get { self[SpellCheckerKey.self] }
        set { self[SpellCheckerKey.self] = newValue }
    }
}
