/// The environment entries, newest first, as a persistent list. A copy is a single pointer and shares all earlier
/// entries.
///
/// A lookup visits at most `reach` links. Longer lists are folded into a table of all values, which also drops
/// overwritten ones.
struct EnvironmentList {
    private var head: Link?

    private static let reach = 8

    private final class Link {
        let entry: EnvironmentEntry
        let next: Link?
        let table: Table?
        /// The number of links from here to the table.
        let length: Int
        /// The objects derived from the values from here on, by type.
        var derived: [(id: ObjectIdentifier, object: AnyObject)] = []

        init(_ entry: EnvironmentEntry, next: Link?, table: Table?) {
            self.entry = entry
            self.next = next
            self.table = table
            length = 1 + (next?.length ?? 0)
        }
    }

    private final class Table {
        let entries: [ObjectIdentifier: EnvironmentEntry]

        init(_ entries: [ObjectIdentifier: EnvironmentEntry]) { self.entries = entries }
    }

    /// Returns the latest entry of a key; `nil` if there is none.
    func entry(_ key: ObjectIdentifier) -> EnvironmentEntry? {
        var link = head
        while let current = link {
            if current.entry.key == key { return current.entry }
            link = current.next
        }
        return head?.table?.entries[key]
    }

    /// Returns the cached object derived from these values.
    func derived(_ id: ObjectIdentifier) -> AnyObject? {
        head?.derived.first { $0.id == id }?.object
    }

    func remember(_ object: AnyObject, _ id: ObjectIdentifier) {
        head?.derived.append((id, object))
    }

    mutating func write(_ entry: EnvironmentEntry) {
        // Writing the same key repeatedly keeps only the last entry.
        let below = head?.entry.key == entry.key ? head?.next : head
        let table = head?.table
        if let below, below.length >= Self.reach {
            head = Link(entry, next: nil, table: Table(EnvironmentList(head: below).all))
        } else {
            head = Link(entry, next: below, table: table)
        }
    }

    private var all: [ObjectIdentifier: EnvironmentEntry] {
        var all = head?.table?.entries ?? [:]
        var newer: Set<ObjectIdentifier> = []
        var link = head
        while let current = link {
            if newer.insert(current.entry.key).inserted { all[current.entry.key] = current.entry }
            link = current.next
        }
        return all
    }

    /// The current entries, latest first; those in the table are unordered.
    var entries: [EnvironmentEntry] {
        var known: Set<ObjectIdentifier> = []
        let recent = sequence(first: head) { $0?.next }.prefix { $0 != nil }.compactMap { $0?.entry }
        return (recent + (head?.table.map { Array($0.entries.values) } ?? []))
            .filter { known.insert($0.key).inserted }
    }

    /// Returns the keys whose values differ, or may differ.
    func keysChanged(from old: EnvironmentList) -> Set<ObjectIdentifier> {
        guard head !== old.head else { return [] }
        var candidates: Set<ObjectIdentifier> = []
        if head?.table === old.head?.table {
            // Everything after the first shared link is the same.
            var (new, old) = (head, old.head)
            while new !== old {
                let (newLength, oldLength) = (new?.length ?? 0, old?.length ?? 0)
                if newLength >= oldLength, let link = new {
                    candidates.insert(link.entry.key)
                    new = link.next
                }
                if oldLength >= newLength, let link = old {
                    candidates.insert(link.entry.key)
                    old = link.next
                }
            }
        } else {
            candidates.formUnion(all.keys)
            candidates.formUnion(old.all.keys)
        }
        return candidates.filter { key in
            let (new, old) = (entry(key), old.entry(key))
            if new === old { return false }
            if let new { return !new.isSame(as: old) }
            return old?.isSame(as: nil) == false
        }
    }
}

/// An environment value with its key.
class EnvironmentEntry {
    let key: ObjectIdentifier

    init(key: ObjectIdentifier) { self.key = key }

    /// Returns whether another entry of the key has an equivalent value; `nil` is the default value.
    func isSame(as other: EnvironmentEntry?) -> Bool { self === other }

    var description: String { "" }
}

final class TypedEnvironmentEntry<K: EnvironmentKey>: EnvironmentEntry {
    let value: K.Value

    init(_ value: K.Value) {
        self.value = value
        super.init(key: ObjectIdentifier(K.self))
    }

    override func isSame(as other: EnvironmentEntry?) -> Bool {
        let other = other.map { unsafeDowncast($0, to: Self.self).value } ?? K.defaultValue
        return ValueComparison.isSame(value, other)
    }

    override var description: String { "EnvironmentPropertyKey<\(K.self)> = \(value)" }
}
