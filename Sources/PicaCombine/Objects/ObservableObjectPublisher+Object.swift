import Foundation
@_spi(Reflection) import Swift

extension ObservableObjectPublisher {
    /// Returns the publisher of an object that declares none.
    ///
    /// Each of the object's `@Published` properties stores it, publishes through it and releases it. Objects without
    /// such properties have no place to store it; their publishers are in a table.
    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        let fields = PublishedFields.of(type(of: object))
        guard let first = fields.first else { return OrphanPublishers.of(object) }
        let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        let place = first.type.place(at: start + first.offset)
        if let publisher = place.objectPublisher { return publisher }
        // The first thread determines the publisher.
        let publisher = place.keep(ObservableObjectPublisher())
        for field in fields.dropFirst() { _ = field.type.place(at: start + field.offset).keep(publisher) }
        return publisher
    }
}

/// The storage of an object's publisher.
protocol ObjectPublisherPlace: AnyObject {
    var objectPublisher: ObservableObjectPublisher? { get }
    /// Stores a publisher, unless there is one, and returns the stored one.
    func keep(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher
}

/// A field with such a storage.
protocol PublishedField {
    /// - Parameter pointer: The address of a field of this type.
    static func place(at pointer: UnsafeRawPointer) -> any ObjectPublisherPlace
}

/// The offsets of `@Published` properties in classes, including inherited ones.
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

/// The publishers of objects without a place to store them.
private enum OrphanPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries from which deallocated objects are searched for.
    nonisolated(unsafe) private static var limit = 64

    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        let (publisher, gone) = lock.withLock {
            // Another object may have had this one's address.
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
        // Outside of the lock, as deallocations may call back.
        withExtendedLifetime(gone) {}
        return publisher
    }
}
