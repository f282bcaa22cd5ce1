import Foundation

/// What follows the pointer for a gesture; for Pica itself.
@MainActor public class _GestureRecognizer<Value> {
    /// Where the gesture is attached.
    weak var element: Element?

    init() {}

    func attach(to element: Element) { self.element = element }

    // See `PointerRecognizer` for what these mean.
    var state: RecognizerState { .failed }
    var deadline: TimeInterval? { nil }
    var awaitsPress: Bool { false }
    var isRipe: Bool { false }
    var followsPinches: Bool { false }
    func reset() {}
    func receive(_ event: PointerEvent) {}
    func timePassed(to now: TimeInterval) {}
    func missPress() { cancel() }
    /// Also shows, while the state is possible, what is told before it is settled.
    func act() {}
    func cancel() {}

    /// What there is to tell while the state is active or ended; while it is possible, what is told before that is
    /// settled.
    var value: Value? { nil }
}

/// A recogniser that makes something of what another one recognises.
class GestureRelay<Inner, Value>: _GestureRecognizer<Value> {
    let inner: _GestureRecognizer<Inner>

    init(_ inner: _GestureRecognizer<Inner>) { self.inner = inner }

    override func attach(to element: Element) {
        super.attach(to: element)
        inner.attach(to: element)
    }

    override var state: RecognizerState { inner.state }
    override var deadline: TimeInterval? { inner.deadline }
    override var awaitsPress: Bool { inner.awaitsPress }
    override var isRipe: Bool { inner.isRipe }
    override var followsPinches: Bool { inner.followsPinches }
    override func reset() { inner.reset() }
    override func receive(_ event: PointerEvent) { inner.receive(event) }
    override func timePassed(to now: TimeInterval) { inner.timePassed(to: now) }
    override func missPress() { inner.missPress() }
    override func act() { inner.act() }
    override func cancel() { inner.cancel() }
}
