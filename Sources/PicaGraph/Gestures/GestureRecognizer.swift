import Foundation

/// The recognizer of a gesture. For Pica's own use.
@MainActor public class _GestureRecognizer<Value> {
    /// The element that the gesture is attached to.
    weak var element: Element?

    init() {}

    func attach(to element: Element) { self.element = element }

    // `PointerRecognizer` documents these.
    var state: RecognizerState { .failed }
    var deadline: TimeInterval? { nil }
    var awaitsPress: Bool { false }
    var isRipe: Bool { false }
    var followsPinches: Bool { false }
    func reset() {}
    func receive(_ event: PointerEvent) {}
    func timePassed(to now: TimeInterval) {}
    func missPress() { cancel() }
    /// Acts on the state. Called also while the state is possible, to report a preliminary value.
    func act() {}
    func cancel() {}

    /// The value to report while the state is active or ended, or a preliminary one while it is possible.
    var value: Value? { nil }
    /// Whether clicks alone make the gesture, so that assistive technologies can perform it.
    var isTap: Bool { false }
}

/// A recognizer that wraps another.
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
    override var isTap: Bool { inner.isTap }
}
