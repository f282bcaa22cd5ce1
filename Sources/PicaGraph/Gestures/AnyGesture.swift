import Foundation

/// A gesture whose type is not told, only that of its value.
@frozen public struct AnyGesture<Value> {
    let gesture: any Gesture<Value>

    /// A gesture without its type.
    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value { self.gesture = gesture }
}

extension AnyGesture: Gesture {
    /// There is no body: the gesture inside is recognised.
    public typealias Body = Never

    /// Makes what the gesture inside makes, in something that can change it.
    public func _makeRecognizer() -> _GestureRecognizer<Value> {
        ChangingRecognizer(kind, gesture._makeRecognizer())
    }

    /// Gives the gesture's new value to it, or has it make way for that of a gesture of another type.
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
    /// What the gesture tells, where there is one.
    public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
    /// There is no body: the gesture inside is recognised, where there is one.
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

/// Recognises what another does, which may be another one from time to time, or none.
final class ChangingRecognizer<Value>: _GestureRecognizer<Value> {
    /// Tells the gestures apart that do not make the same.
    private(set) var kind: ObjectIdentifier
    private(set) var inner: _GestureRecognizer<Value>?

    init(_ kind: ObjectIdentifier, _ inner: _GestureRecognizer<Value>?) {
        self.kind = kind
        self.inner = inner
    }

    /// What goes on ends with the one that it was; another one begins with what comes.
    func replace(by other: _GestureRecognizer<Value>?, _ kind: ObjectIdentifier) {
        inner?.cancel()
        inner = other
        self.kind = kind
        // It has not seen how what goes on began.
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
}
