import Foundation

/// A property of a class that publishes its new value before the change.
///
/// `$name` is its publisher. In an `ObservableObject` the object's `objectWillChange` sends first.
@propertyWrapper public struct Published<Value> {
    private let storage: PublishedStorage<Value>

    /// Creates a property with its initial value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// Creates a property with its initial value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Not available in structs, which have no publisher.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.latest.value }
        nonmutating set { storage.set(newValue) }
    }

    /// The publisher of the current value and then each new one. It is also the argument of `assign(to: &$name)`.
    public var projectedValue: Publisher {
        get { Publisher(storage) }
        // The assigned value is always the unchanged current one.
        set {}
    }

    /// The value of a class's property.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.latest.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }

    /// A publisher that sends a property's value, and then each new one before the change.
    public struct Publisher: PicaCombine.Publisher {
        /// The type of the property.
        public typealias Output = Value
        /// The type of failure; the publisher never fails.
        public typealias Failure = Never
        fileprivate let storage: PublishedStorage<Value>

        fileprivate init(_ storage: PublishedStorage<Value>) { self.storage = storage }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.fanout.connect(subscriber, of: storage)
        }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a `@Published` property, as long as the property exists: `assign(to: &$name)`.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.storage.follow(self)
    }
}

extension Published: PublishedField {
    static func place(at pointer: UnsafeRawPointer) -> any ObjectPublisherPlace {
        pointer.assumingMemoryBound(to: Self.self).pointee.storage
    }
}

/// The storage of a property's value and of its subscribers.
private final class PublishedStorage<Value>: ObjectPublisherPlace, @unchecked Sendable {
    let latest: Latest<Value>
    private let lock = NSLock()
    /// The fan-out, created for the first subscriber, as most properties have none.
    private var madeFanout: Fanout<Value, Never>?
    private var publisher: ObservableObjectPublisher?
    private var sources: [ObjectIdentifier: Assignment<Value>] = [:]

    init(_ value: Value) { latest = Latest(value) }

    deinit {
        for source in sources.values { source.cancel() }
    }

    var fanout: Fanout<Value, Never> {
        lock.withLock {
            let fanout = madeFanout ?? Fanout(latest)
            madeFanout = fanout
            return fanout
        }
    }

    func set(_ value: Value) {
        let publisher = objectPublisher
        publisher?.send()
        let (fanout, old) = lock.withLock {
            (madeFanout, madeFanout == nil ? latest.exchange(value, number: 1) : nil)
        }
        fanout?.send(value, early: true)
        withExtendedLifetime(old) {}
        publisher?.didChange()
    }

    var objectPublisher: ObservableObjectPublisher? { lock.withLock { publisher } }

    func keep(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
        lock.withLock {
            let kept = self.publisher ?? publisher
            self.publisher = kept
            return kept
        }
    }

    /// Assigns the values of a publisher.
    func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
        let assignment = Assignment(self)
        lock.withLock { sources[ObjectIdentifier(assignment)] = assignment }
        publisher.subscribe(assignment)
    }

    fileprivate func remove(_ assignment: Assignment<Value>) {
        lock.withLock { _ = sources.removeValue(forKey: ObjectIdentifier(assignment)) }
    }
}

/// A subscriber that assigns a publisher's values to a property, without keeping the property alive.
private final class Assignment<Value>: Subscriber, Cancellable, CustomStringConvertible, @unchecked Sendable {
    typealias Failure = Never

    private let upstream = Upstream()
    private weak var storage: PublishedStorage<Value>?

    init(_ storage: PublishedStorage<Value>) { self.storage = storage }

    var description: String { "PublishedSubscriber" }

    func receive(subscription: any Subscription) {
        if upstream.open(subscription) { subscription.request(.unlimited) }
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        storage?.set(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        upstream.close()
        storage?.remove(self)
    }

    func cancel() { upstream.cancel() }
}
