/// What a view keeps only while a gesture goes on: it goes back to its first value when the gesture is over.
///
///     @GestureState private var way = CGSize.zero
///     …
///     .gesture(DragGesture().updating($way) { value, way, _ in way = value.translation })
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void
    private var location: Location<Value>?

    /// A state that goes back to this value.
    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

    /// A state that goes back to this value.
    public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }

    /// A state whose first value is given.
    ///
    /// - Parameter resetTransaction: How the value goes back.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
    }

    /// A state whose first value is given.
    ///
    /// - Parameter resetTransaction: How the value goes back.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: initialValue) { _, transaction in transaction = resetTransaction }
    }

    /// A state whose first value is given.
    ///
    /// - Parameter reset: Called with the last value as the gesture is over; says how it goes back.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }

    /// A state whose first value is given.
    ///
    /// - Parameter reset: Called with the last value as the gesture is over; says how it goes back.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = initialValue
        self.reset = reset
    }

    /// The value now. Outside a mounted view it is the first one.
    public var wrappedValue: Value { location?.get() ?? initial }

    /// The state itself, to be given to `updating`.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A state that is nil while no gesture goes on.
    ///
    /// - Parameter resetTransaction: How the value goes back.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(initialValue: nil, resetTransaction: resetTransaction)
    }

    /// A state that is nil while no gesture goes on.
    ///
    /// - Parameter reset: Called with the last value as the gesture is over; says how it goes back.
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

    /// A later first value is ignored, as the storage has one already.
    package func isSame(as other: GestureState) -> Bool { true }
}

extension Gesture {
    /// Keeps a gesture state up to date while the gesture goes on.
    /// - Parameters:
    ///   - state: The state; it goes back to its first value when the gesture is over or taken away.
    ///   - body: Given the gesture's value, changes the state and says how the change is carried out.
    nonisolated public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture that keeps a gesture state up to date; `updating` makes it.
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
    /// What the gesture inside tells.
    public typealias Value = Base.Value
    /// There is no body: the gesture inside is recognised.
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
