/// Values by key, bounded by what they cost together: those used longest ago go first.
struct WeightedCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
        var lastUse: Int
    }

    private let budget: Int
    private var entries: [Key: Entry] = [:]
    /// Of all values.
    private(set) var cost = 0
    private var clock = 0

    init(budget: Int) { self.budget = budget }

    /// The value of a key, which counts as a use of it.
    subscript(key: Key) -> Value? {
        mutating get {
            guard let index = entries.index(forKey: key) else { return nil }
            clock += 1
            entries.values[index].lastUse = clock
            return entries.values[index].value
        }
    }

    /// Adds a value, or replaces a key's.
    mutating func insert(_ value: Value, cost: Int, for key: Key) {
        clock += 1
        self.cost += cost - (entries[key]?.cost ?? 0)
        entries[key] = Entry(value: value, cost: cost, lastUse: clock)
        if self.cost > budget { trim() }
    }

    /// Down to half of the budget, so that the next time is far away; the last value used stays.
    private mutating func trim() {
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard cost > budget / 2, entry.lastUse < clock else { return }
            cost -= entry.cost
            entries[key] = nil
        }
    }
}
