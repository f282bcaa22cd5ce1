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
    func reset() {}
    func receive(_ event: PointerEvent) {}
    func timePassed(to now: TimeInterval) {}
    func act() {}
    func cancel() {}

    /// What there is to tell while the state is active or ended.
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
    override func reset() { inner.reset() }
    override func receive(_ event: PointerEvent) { inner.receive(event) }
    override func timePassed(to now: TimeInterval) { inner.timePassed(to: now) }
    override func act() { inner.act() }
    override func cancel() { inner.cancel() }
}
