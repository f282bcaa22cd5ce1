/// A dictionary with a limit on its values' total cost or number. Once full, it evicts the least recently used entries.
///
/// So a set of values that is a little too large loses a few of them, and never all at once.
@usableFromInline
package struct RecentCache<Key: Hashable, Value> {
    /// A key that is hashed only once, however often it is looked up, inserted and removed.
    @usableFromInline
    struct HashedKey: Hashable {
        @usableFromInline let key: Key
        @usableFromInline let hash: Int

        @inlinable
        init(_ key: Key) {
            self.key = key
            hash = key.hashValue
        }

        @inlinable
        static func == (first: Self, second: Self) -> Bool {
            first.hash == second.hash && first.key == second.key
        }

        @inlinable
        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    @usableFromInline
    struct Entry {
        @usableFromInline var key: HashedKey
        @usableFromInline var value: Value
        @usableFromInline var cost: Int
        /// The entries used just before and just after this one; -1 for none.
        @usableFromInline var older: Int
        @usableFromInline var newer: Int

        @inlinable
        init(key: HashedKey, value: Value, cost: Int, older: Int) {
            self.key = key
            self.value = value
            self.cost = cost
            self.older = older
            newer = -1
        }
    }

    /// The largest total cost of the values.
    @usableFromInline package let capacity: Int
    @usableFromInline var cost = 0
    @usableFromInline var numbers: [HashedKey: Int] = [:]
    @usableFromInline var entries: ContiguousArray<Entry> = []
    @usableFromInline var oldest = -1
    @usableFromInline var newest = -1

    /// - Parameter capacity: The largest total cost, at least 1.
    @inlinable
    package init(capacity: Int) { self.capacity = Swift.max(capacity, 1) }

    @inlinable
    package var count: Int { entries.count }

    /// The total cost of all values.
    @inlinable
    package var totalCost: Int { cost }

    /// The value of a key; reading it makes it the most recently used. A value set here costs 1; setting `nil` has no
    /// effect.
    package subscript(key: Key) -> Value? {
        @inlinable
        mutating get {
            guard let number = numbers[HashedKey(key)] else { return nil }
            touch(number)
            return entries[number].value
        }
        @inlinable
        set {
            if let newValue { insert(newValue, cost: 1, for: key) }
        }
    }

    @inlinable
    package mutating func removeAll() {
        numbers = [:]
        entries = []
        cost = 0
        oldest = -1
        newest = -1
    }

    /// Adds a value, or replaces a key's value. A value that exceeds the capacity alone is kept as the only one.
    @inlinable
    package mutating func insert(_ value: Value, cost: Int, for key: Key) {
        self.cost += cost
        let key = HashedKey(key)
        if let number = numbers[key] {
            self.cost -= entries[number].cost
            entries[number].value = value
            entries[number].cost = cost
            touch(number)
            while self.cost > capacity, oldest != newest { vacate(removeOldest()) }
            return
        }
        var place = -1
        while self.cost > capacity, oldest >= 0 {
            if place >= 0 { vacate(place) }
            place = removeOldest()
        }
        let entry = Entry(key: key, value: value, cost: cost, older: newest)
        if place >= 0 {
            entries[place] = entry
        } else {
            place = entries.count
            entries.append(entry)
        }
        link(place, key)
    }

    /// Removes the least recently used entry.
    /// - Returns: Its index; the entry still occupies it.
    @inlinable
    mutating func removeOldest() -> Int {
        let number = oldest
        unlink(number)
        numbers[entries[number].key] = nil
        cost -= entries[number].cost
        return number
    }

    /// Moves the last entry to the index of a removed one.
    @inlinable
    mutating func vacate(_ place: Int) {
        let last = entries.removeLast()
        guard place < entries.count else { return }
        entries[place] = last
        numbers[last.key] = place
        if last.older >= 0 { entries[last.older].newer = place } else { oldest = place }
        if last.newer >= 0 { entries[last.newer].older = place } else { newest = place }
    }

    /// Makes an entry the most recently used.
    @inlinable
    mutating func touch(_ number: Int) {
        guard number != newest else { return }
        unlink(number)
        entries[number].older = newest
        entries[number].newer = -1
        entries[newest].newer = number
        newest = number
    }

    @inlinable
    mutating func link(_ number: Int, _ key: HashedKey) {
        if newest >= 0 { entries[newest].newer = number } else { oldest = number }
        newest = number
        numbers[key] = number
    }

    @inlinable
    mutating func unlink(_ number: Int) {
        let (older, newer) = (entries[number].older, entries[number].newer)
        if older >= 0 { entries[older].newer = newer } else { oldest = newer }
        if newer >= 0 { entries[newer].older = older } else { newest = older }
    }
}
