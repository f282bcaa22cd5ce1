import Foundation
@_spi(Reflection) import Swift

extension ObservableObjectPublisher {
    /// The publisher of an object that declares none.
    ///
    /// It is kept with each of the object's `@Published` properties, which tell it of their changes, and goes
    /// with them. Objects without such properties have nothing of ours to keep it in; theirs are in a table.
    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        let fields = PublishedFields.of(type(of: object))
        guard let first = fields.first else { return OrphanPublishers.of(object) }
        let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        let place = first.type.place(at: start + first.offset)
        if let publisher = place.objectPublisher { return publisher }
        // Whoever is first decides which it is.
        let publisher = place.keep(ObservableObjectPublisher())
        for field in fields.dropFirst() { _ = field.type.place(at: start + field.offset).keep(publisher) }
        return publisher
    }
}

/// Where an object's publisher is kept.
protocol ObjectPublisherPlace: AnyObject {
    var objectPublisher: ObservableObjectPublisher? { get }
    /// Keeps a publisher, unless there is one, and gives the one that is kept.
    func keep(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher
}

/// A field that has such a place.
protocol PublishedField {
    /// - Parameter pointer: Where a field of this type is.
    static func place(at pointer: UnsafeRawPointer) -> any ObjectPublisherPlace
}

/// Where the `@Published` properties of classes are, those that they inherit among them.
private enum PublishedFields {
    typealias Field = (offset: Int, type: any PublishedField.Type)

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: [Field]] = [:]

    static func of(_ type: AnyClass) -> [Field] {
        let id = ObjectIdentifier(type)
        if let found = lock.withLock({ known[id] }) { return found }
        var fields: [Field] = []
        // `classType`, which is declared as a variable.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, fieldType, _ in
            if let published = fieldType as? any PublishedField.Type { fields.append((offset, published)) }
            return true
        }
        lock.withLock { known[id] = fields }
        return fields
    }
}

/// The publishers of objects that have no place for them.
private enum OrphanPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    /// Of how many entries it is worth looking for some whose objects have gone.
    nonisolated(unsafe) private static var limit = 64

    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        let (publisher, gone) = lock.withLock {
            // Another object may have been where this one is.
            if let entry = entries[id], entry.object === object { return (entry.publisher, [Entry]()) }
            var gone: [Entry] = []
            if entries.count >= limit {
                gone = entries.values.filter { $0.object == nil }
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, entries.count * 2)
            }
            let entry = Entry(object: object, publisher: ObservableObjectPublisher())
            if let old = entries.updateValue(entry, forKey: id) { gone.append(old) }
            return (entry.publisher, gone)
        }
        // Outside of the lock, as what subscribers hold may come back here.
        withExtendedLifetime(gone) {}
        return publisher
    }
}
