/// A dictionary that holds no more than a number of values: when it is full, a new one takes the place of
/// the one that was asked for least recently.
///
/// So a set of values that is a little too large loses a few of them, and never all at once.
@usableFromInline
package struct RecentCache<Key: Hashable, Value> {
    @usableFromInline
    struct Entry {
        @usableFromInline var key: Key
        @usableFromInline var value: Value
        /// The entries used just before and just after this one; -1 for none.
        @usableFromInline var older: Int
        @usableFromInline var newer: Int

        @inlinable
        init(key: Key, value: Value, older: Int) {
            self.key = key
            self.value = value
            self.older = older
            newer = -1
        }
    }

    /// The most values that are kept.
    @usableFromInline package let capacity: Int
    @usableFromInline var numbers: [Key: Int] = [:]
    @usableFromInline var entries: ContiguousArray<Entry> = []
    @usableFromInline var oldest = -1
    @usableFromInline var newest = -1

    /// - Parameter capacity: 1 at least.
    @inlinable
    package init(capacity: Int) { self.capacity = Swift.max(capacity, 1) }

    @inlinable
    package var count: Int { entries.count }

    /// The value of a key, which so becomes the one used last. Setting nil has no effect on what is kept.
    package subscript(key: Key) -> Value? {
        @inlinable
        mutating get {
            guard let number = numbers[key] else { return nil }
            touch(number)
            return entries[number].value
        }
        @inlinable
        set {
            if let newValue { insert(newValue, for: key) }
        }
    }

    @inlinable
    package mutating func removeAll() {
        numbers = [:]
        entries = []
        oldest = -1
        newest = -1
    }

    @inlinable
    mutating func insert(_ value: Value, for key: Key) {
        if let number = numbers[key] {
            entries[number].value = value
            touch(number)
            return
        }
        guard entries.count == capacity else {
            entries.append(Entry(key: key, value: value, older: newest))
            link(entries.count - 1, key)
            return
        }
        let number = oldest
        unlink(number)
        numbers[entries[number].key] = nil
        entries[number] = Entry(key: key, value: value, older: newest)
        link(number, key)
    }

    /// Makes an entry the one used last.
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
    mutating func link(_ number: Int, _ key: Key) {
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
