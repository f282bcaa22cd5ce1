import Foundation

/// One of the gestures that a combined gesture consists of. It gets events until it is settled.
@MainActor final class GesturePart<Value> {
    private let recognizer: _GestureRecognizer<Value>
    /// Whether it has acted on its end or was told that it failed.
    private var isOver = false

    init(_ recognizer: _GestureRecognizer<Value>) { self.recognizer = recognizer }

    func attach(to element: Element) { recognizer.attach(to: element) }
    func update(by gesture: some Gesture<Value>) { gesture._update(recognizer) }

    var state: RecognizerState { recognizer.state }
    var deadline: TimeInterval? { isSettled ? nil : recognizer.deadline }
    var awaitsPress: Bool { !isSettled && recognizer.awaitsPress }
    var isRipe: Bool { recognizer.isRipe }
    var followsPinches: Bool { recognizer.followsPinches }
    /// The value to report; `nil` once it has failed.
    var value: Value? { state == .failed ? nil : recognizer.value }

    /// Whether the state is final.
    var isSettled: Bool { state == .ended || state == .failed }

    func reset() {
        isOver = false
        recognizer.reset()
    }

    func receive(_ event: PointerEvent) { if !isSettled { recognizer.receive(event) } }
    func timePassed(to now: TimeInterval) { if !isSettled { recognizer.timePassed(to: now) } }
    func missPress() { if awaitsPress { recognizer.missPress() } }

    func act() {
        guard !isOver else { return }
        switch state {
        case .possible, .active: recognizer.act()
        case .ended:
            isOver = true
            recognizer.act()
        case .failed: cancel()
        }
    }

    func cancel() {
        guard !isOver else { return }
        isOver = true
        recognizer.cancel()
    }
}

/// The recognizer of a gesture that combines two.
class GesturePair<First, Second, Value>: _GestureRecognizer<Value> {
    let first: GesturePart<First>
    let second: GesturePart<Second>

    init(_ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>) {
        self.first = GesturePart(first)
        self.second = GesturePart(second)
    }

    override func attach(to element: Element) {
        super.attach(to: element)
        first.attach(to: element)
        second.attach(to: element)
    }

    override var deadline: TimeInterval? { [first.deadline, second.deadline].compactMap { $0 }.min() }
    override var awaitsPress: Bool { first.awaitsPress || second.awaitsPress }
    override var isRipe: Bool { first.isRipe || second.isRipe }
    override var followsPinches: Bool { first.followsPinches || second.followsPinches }

    override func reset() {
        first.reset()
        second.reset()
    }

    override func receive(_ event: PointerEvent) {
        first.receive(event)
        second.receive(event)
    }

    override func timePassed(to now: TimeInterval) {
        first.timePassed(to: now)
        second.timePassed(to: now)
    }

    override func missPress() {
        first.missPress()
        second.missPress()
    }

    override func act() {
        first.act()
        second.act()
    }

    override func cancel() {
        first.cancel()
        second.cancel()
    }
}
