import PicaState

/// A property wrapper for state during a gesture. It is reset to its initial value when the gesture ends.
///
///     @GestureState private var way = CGSize.zero
///     …
///     .gesture(DragGesture().updating($way) { value, way, _ in way = value.translation })
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void
    private var location: Location<Value>?

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

    /// Creates a state with an initial value.
    public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }

    /// Creates a state with an initial value.
    ///
    /// - Parameter resetTransaction: The transaction of the reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
    }

    /// Creates a state with an initial value.
    ///
    /// - Parameter resetTransaction: The transaction of the reset.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: initialValue) { _, transaction in transaction = resetTransaction }
    }

    /// Creates a state with an initial value.
    ///
    /// - Parameter reset: Called with the last value when the gesture ends; sets up the transaction of the reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }

    /// Creates a state with an initial value.
    ///
    /// - Parameter reset: Called with the last value when the gesture ends; sets up the transaction of the reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = initialValue
        self.reset = reset
    }

    /// The current value. Outside a mounted view it is the initial one.
    public var wrappedValue: Value { location?.get() ?? initial }

    /// The state itself, to pass to `updating`.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is `nil` outside of gestures.
    ///
    /// - Parameter resetTransaction: The transaction of the reset.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(initialValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a state that is `nil` outside of gestures.
    ///
    /// - Parameter reset: Called with the last value when the gesture ends; sets up the transaction of the reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: nil, reset: reset)
    }
}

extension GestureState: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {
        let location = slot as? StateLocation<Value> ?? StateLocation(initial)
        slot = location
        self.location = location
    }

    /// Always the same: a later initial value is ignored, as the storage has one already.
    package func isSame(as other: GestureState) -> Bool { true }
}

extension Gesture {
    /// Updates a gesture state during the gesture.
    ///
    /// - Parameters:
    ///   - state: The state; it is reset when the gesture ends or is canceled.
    ///   - body: Changes the state and its transaction from the gesture's value.
    nonisolated public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture that updates a gesture state; made by `updating`.
public struct GestureStateGesture<Base: Gesture, State> {
    let base: Base
    let state: GestureState<State>
    let update: (Base.Value, inout State, inout Transaction) -> Void

    nonisolated init(
        base: Base, state: GestureState<State>,
        body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        update = body
    }
}

extension GestureStateGesture: PrimitiveGesture {
    /// The value of the wrapped gesture.
    public typealias Value = Base.Value
    /// No body; Pica recognizes the wrapped gesture.
    public typealias Body = Never

    func makeRecognizer() -> GestureStateRelay<Value, State> {
        GestureStateRelay(base._makeRecognizer(), state, update)
    }

    func update(_ recognizer: GestureStateRelay<Value, State>) {
        base._update(recognizer.inner)
        recognizer.gestureState = state
        recognizer.update = update
    }
}

final class GestureStateRelay<Value, State>: GestureRelay<Value, Value> {
    var gestureState: GestureState<State>
    var update: (Value, inout State, inout Transaction) -> Void
    private var isUnderWay = false

    init(
        _ inner: _GestureRecognizer<Value>, _ gestureState: GestureState<State>,
        _ update: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.gestureState = gestureState
        self.update = update
        super.init(inner)
    }

    override var value: Value? { inner.value }

    override func act() {
        super.act()
        switch state {
        case .active, .possible:
            guard let value else { return }
            isUnderWay = true
            gestureState.change { update(value, &$0, &$1) }
        case .ended: finish()
        case .failed: break
        }
    }

    override func cancel() {
        super.cancel()
        finish()
    }

    private func finish() {
        guard isUnderWay else { return }
        isUnderWay = false
        gestureState.goBack()
    }
}

extension GestureState {
    @MainActor fileprivate func change(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.get()
        var transaction = Transaction()
        transaction.isContinuous = true
        body(&value, &transaction)
        withTransaction(transaction) { location.set(value) }
    }

    @MainActor fileprivate func goBack() {
        guard let location else { return }
        var transaction = Transaction()
        reset(location.get(), &transaction)
        withTransaction(transaction) { location.set(initial) }
    }
}
