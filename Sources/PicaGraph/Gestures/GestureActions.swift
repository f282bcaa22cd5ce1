extension Gesture {
    /// Runs an action when the gesture ends successfully.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Transforms the value of the gesture.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Runs an action whenever the gesture's value changes before it ends.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Content: Gesture> {
    let content: Content
    let action: (Content.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
    /// The value of the wrapped gesture.
    public typealias Value = Content.Value
    /// No body; Pica recognizes the wrapped gesture.
    public typealias Body = Never

    func makeRecognizer() -> EndedRelay<Value> { EndedRelay(content._makeRecognizer()) }

    func update(_ recognizer: EndedRelay<Value>) {
        content._update(recognizer.inner)
        recognizer.action = action
    }
}

final class EndedRelay<Value>: GestureRelay<Value, Value> {
    var action: (Value) -> Void = { _ in }

    override var value: Value? { inner.value }

    override func act() {
        super.act()
        if state == .ended, let value { action(value) }
    }
}

/// A gesture with an action for changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
    let content: Content
    let action: (Content.Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
    /// The value of the wrapped gesture.
    public typealias Value = Content.Value
    /// No body; Pica recognizes the wrapped gesture.
    public typealias Body = Never

    func makeRecognizer() -> ChangedRelay<Value> { ChangedRelay(content._makeRecognizer()) }

    func update(_ recognizer: ChangedRelay<Value>) {
        content._update(recognizer.inner)
        recognizer.action = action
    }
}

final class ChangedRelay<Value: Equatable>: GestureRelay<Value, Value> {
    var action: (Value) -> Void = { _ in }
    private var last: Value?

    override var value: Value? { inner.value }

    override func reset() {
        super.reset()
        last = nil
    }

    override func act() {
        super.act()
        guard state != .ended, let value, value != last else { return }
        last = value
        action(value)
    }
}

/// A gesture with a transformed value.
public struct _MapGesture<Content: Gesture, Output> {
    let content: Content
    let transform: (Content.Value) -> Output
}

extension _MapGesture: PrimitiveGesture {
    /// The transformed value of the wrapped gesture.
    public typealias Value = Output
    /// No body; Pica recognizes the wrapped gesture.
    public typealias Body = Never

    func makeRecognizer() -> MapRelay<Content.Value, Output> {
        MapRelay(content._makeRecognizer(), transform)
    }

    func update(_ recognizer: MapRelay<Content.Value, Output>) {
        content._update(recognizer.inner)
        recognizer.transform = transform
    }
}

final class MapRelay<Inner, Value>: GestureRelay<Inner, Value> {
    var transform: (Inner) -> Value

    init(_ inner: _GestureRecognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
        self.transform = transform
        super.init(inner)
    }

    override var value: Value? { inner.value.map(transform) }
}
