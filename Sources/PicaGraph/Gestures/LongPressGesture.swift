import Foundation

/// A gesture of holding the primary button in one place for some time.
///
/// Its value is `true` from the press on. It ends after the time has passed, with the button still held.
public struct LongPressGesture {
    /// The duration of the press, in seconds.
    public var minimumDuration: Double
    /// The distance by which the pointer may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// Creates a long press gesture.
    ///
    /// - Parameters:
    ///   - minimumDuration: The duration of the press, in seconds; 0.5 by default.
    ///   - maximumDistance: The distance by which the pointer may move meanwhile, in points; 10 by default.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: PrimitiveGesture {
    /// Whether the button is held.
    public typealias Value = Bool
    /// No body; Pica recognizes long presses itself.
    public typealias Body = Never

    func makeRecognizer() -> LongPressRecognizer { LongPressRecognizer() }

    func update(_ recognizer: LongPressRecognizer) {
        recognizer.minimumDuration = minimumDuration.isNaN ? 0 : minimumDuration
        recognizer.maximumDistance = maximumDistance.isNaN ? 0 : maximumDistance
    }
}

final class LongPressRecognizer: _GestureRecognizer<Bool> {
    var minimumDuration = 0.5
    var maximumDistance: CGFloat = 10
    private var now = RecognizerState.possible
    /// The position of the press, in the window's coordinate space.
    private var start = CGPoint.zero
    /// The time at which the button was held long enough; `nil` while it is not held.
    private var end: TimeInterval?

    override var state: RecognizerState { now }
    override var deadline: TimeInterval? { now == .possible ? end.flatMap { $0.isFinite ? $0 : nil } : nil }
    override var isRipe: Bool { now == .ended }
    override var value: Bool? { end.map { _ in true } }

    override func reset() {
        now = .possible
        end = nil
    }

    override func receive(_ event: PointerEvent) {
        switch event.kind {
        case .pressed:
            guard event.button == .primary else { return cancel() }
            start = event.location
            end = event.time + minimumDuration
            timePassed(to: event.time)
        case .moved:
            timePassed(to: event.time)
            let distance = hypot(event.location.x - start.x, event.location.y - start.y)
            if now == .possible, distance > maximumDistance { cancel() }
        case .released:
            timePassed(to: event.time)
            if now == .possible { cancel() }
        case .pinched: cancel()
        }
    }

    override func timePassed(to time: TimeInterval) {
        if now == .possible, let end, end <= time { now = .ended }
    }

    override func cancel() {
        now = .failed
        end = nil
    }
}
