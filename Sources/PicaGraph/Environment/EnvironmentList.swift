/// The values that were written, newest first: a persistent list, so that each copy is one pointer and
/// shares what was there before.
///
/// Looking back goes through a few links at most: after `reach` of them they are folded into a table of
/// all values, which also lets go of what was written over.
struct EnvironmentList {
    private var head: Link?

    private static let reach = 8

    private final class Link {
        let entry: EnvironmentEntry
        let next: Link?
        let table: Table?
        /// How many links there are from here to the table.
        let length: Int
        /// What was worked out of all the values from here on, by its type.
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

    /// What was written last for a key; nil where nothing was.
    func entry(_ key: ObjectIdentifier) -> EnvironmentEntry? {
        var link = head
        while let current = link {
            if current.entry.key == key { return current.entry }
            link = current.next
        }
        return head?.table?.entries[key]
    }

    /// What was remembered of these values.
    func derived(_ id: ObjectIdentifier) -> AnyObject? {
        head?.derived.first { $0.id == id }?.object
    }

    func remember(_ object: AnyObject, _ id: ObjectIdentifier) {
        head?.derived.append((id, object))
    }

    mutating func write(_ entry: EnvironmentEntry) {
        // Writing a value in several steps leaves only the last of them.
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

    /// What was written and is in force, the last first; what came before the last few in no order.
    var entries: [EnvironmentEntry] {
        var known: Set<ObjectIdentifier> = []
        let recent = sequence(first: head) { $0?.next }.prefix { $0 != nil }.compactMap { $0?.entry }
        return (recent + (head?.table.map { Array($0.entries.values) } ?? []))
            .filter { known.insert($0.key).inserted }
    }

    /// The keys for which the two differ, or may.
    func keysChanged(from old: EnvironmentList) -> Set<ObjectIdentifier> {
        guard head !== old.head else { return [] }
        var candidates: Set<ObjectIdentifier> = []
        if head?.table === old.head?.table {
            // What follows the first link that both have is the same.
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

/// A value written into the environment.
class EnvironmentEntry {
    let key: ObjectIdentifier

    init(key: ObjectIdentifier) { self.key = key }

    /// Whether a reader gets the same from another entry for the key; nil stands for the default.
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
