import Foundation

/// A type-erased gesture; only the type of its value is known.
@frozen public struct AnyGesture<Value> {
    let gesture: any Gesture<Value>

    /// Erases the type of a gesture.
    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value { self.gesture = gesture }
}

extension AnyGesture: Gesture {
    /// No body; Pica recognizes the wrapped gesture.
    public typealias Body = Never

    /// Makes a recognizer around that of the wrapped gesture, so that it can be replaced.
    public func _makeRecognizer() -> _GestureRecognizer<Value> {
        ChangingRecognizer(kind, gesture._makeRecognizer())
    }

    /// Updates the recognizer, or replaces it if the type of the wrapped gesture changed.
    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        guard let recognizer = recognizer as? ChangingRecognizer<Value> else { return }
        if recognizer.kind == kind, let inner = recognizer.inner {
            gesture._update(inner)
        } else {
            recognizer.replace(by: gesture._makeRecognizer(), kind)
        }
    }

    private var kind: ObjectIdentifier { ObjectIdentifier(type(of: gesture)) }
}

extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the wrapped gesture.
    public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
    /// No body; Pica recognizes the wrapped gesture, if any.
    public typealias Body = Never

    func makeRecognizer() -> ChangingRecognizer<Wrapped.Value> {
        ChangingRecognizer(ObjectIdentifier(Wrapped.self), self?._makeRecognizer())
    }

    func update(_ recognizer: ChangingRecognizer<Wrapped.Value>) {
        if let self, let inner = recognizer.inner {
            self._update(inner)
        } else if self != nil || recognizer.inner != nil {
            recognizer.replace(by: self?._makeRecognizer(), recognizer.kind)
        }
    }
}

/// A recognizer that forwards to another, which can be replaced or absent.
final class ChangingRecognizer<Value>: _GestureRecognizer<Value> {
    /// The type of the wrapped gesture.
    private(set) var kind: ObjectIdentifier
    private(set) var inner: _GestureRecognizer<Value>?

    init(_ kind: ObjectIdentifier, _ inner: _GestureRecognizer<Value>?) {
        self.kind = kind
        self.inner = inner
    }

    /// Replaces the inner recognizer. The gesture in progress is canceled; the new one starts with the next press.
    func replace(by other: _GestureRecognizer<Value>?, _ kind: ObjectIdentifier) {
        inner?.cancel()
        inner = other
        self.kind = kind
        // The new recognizer missed the start of the gesture in progress.
        other?.cancel()
        if let element { other?.attach(to: element) }
    }

    override func attach(to element: Element) {
        super.attach(to: element)
        inner?.attach(to: element)
    }

    override var state: RecognizerState { inner?.state ?? .failed }
    override var deadline: TimeInterval? { inner?.deadline }
    override var awaitsPress: Bool { inner?.awaitsPress ?? false }
    override var isRipe: Bool { inner?.isRipe ?? false }
    override var followsPinches: Bool { inner?.followsPinches ?? false }
    override var value: Value? { inner?.value }
    override func reset() { inner?.reset() }
    override func receive(_ event: PointerEvent) { inner?.receive(event) }
    override func timePassed(to now: TimeInterval) { inner?.timePassed(to: now) }
    override func missPress() { inner?.missPress() }
    override func act() { inner?.act() }
    override func cancel() { inner?.cancel() }
    override var isTap: Bool { inner?.isTap ?? false }
}
