extension Gesture {
    /// Runs an action when the gesture is over and was what it looks for.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Tells another value than the gesture's own.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Runs an action whenever the gesture's value changes while it goes on.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

/// A gesture with something to do at its end.
public struct _EndedGesture<Content: Gesture> {
    let content: Content
    let action: (Content.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
    /// What the gesture inside tells.
    public typealias Value = Content.Value
    /// There is no body: the gesture inside is recognised.
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

/// A gesture with something to do while it goes on.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
    let content: Content
    let action: (Content.Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
    /// What the gesture inside tells.
    public typealias Value = Content.Value
    /// There is no body: the gesture inside is recognised.
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

/// A gesture that tells something else.
public struct _MapGesture<Content: Gesture, Output> {
    let content: Content
    let transform: (Content.Value) -> Output
}

extension _MapGesture: PrimitiveGesture {
    /// What is made of the value that the gesture inside tells.
    public typealias Value = Output
    /// There is no body: the gesture inside is recognised.
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
