/// Counts what happens, such as evaluations of a body.
@MainActor final class Counter {
    private(set) var count = 0
    private(set) var notes: [String] = []

    func add() { count += 1 }
    func note(_ text: String) { notes.append(text) }

    /// The counts since the last call.
    func take() -> Int {
        defer { count = 0 }
        return count
    }

    /// The records since the last call.
    func takeNotes() -> [String] {
        defer { notes = [] }
        return notes
    }
}
