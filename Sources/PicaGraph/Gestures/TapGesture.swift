import Foundation

/// A gesture of one or several quick clicks of the primary button in one place.
public struct TapGesture {
    /// The number of clicks.
    public var count: Int

    /// Creates a tap gesture.
    ///
    /// - Parameter count: The number of clicks; 1 by default, and for lower values.
    nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
    /// `Void`: a tap has no value.
    public typealias Value = Void
    /// No body; Pica recognizes taps itself.
    public typealias Body = Never

    func makeRecognizer() -> MapRelay<CGPoint, Void> { MapRelay(TapRecognizer()) { _ in } }

    func update(_ recognizer: MapRelay<CGPoint, Void>) {
        (recognizer.inner as? TapRecognizer)?.count = max(1, count)
    }
}

/// A tap gesture that reports its location.
public struct SpatialTapGesture {
    /// The location of a tap.
    public struct Value: Equatable, Sendable {
        /// The location, in the gesture's coordinate space.
        public var location: CGPoint
    }

    /// The number of clicks.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// Creates a tap gesture that reports its location.
    ///
    /// - Parameters:
    ///   - count: The number of clicks; 1 by default, and for lower values.
    ///   - coordinateSpace: The coordinate space of the location; the view's by default.
    @_disfavoredOverload
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a tap gesture that reports its location.
    ///
    /// - Parameters:
    ///   - count: The number of clicks; 1 by default, and for lower values.
    ///   - coordinateSpace: The coordinate space of the location; the view's by default.
    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension SpatialTapGesture: PrimitiveGesture {
    /// No body; Pica recognizes taps itself.
    public typealias Body = Never

    func makeRecognizer() -> MapRelay<CGPoint, Value> { MapRelay(TapRecognizer()) { Value(location: $0) } }

    func update(_ recognizer: MapRelay<CGPoint, Value>) {
        guard let tap = recognizer.inner as? TapRecognizer else { return }
        tap.count = max(1, count)
        tap.space = coordinateSpace
    }
}

/// A recognizer that counts clicks. Its value is the location of the last.
final class TapRecognizer: _GestureRecognizer<CGPoint> {
    var count = 1
    var space = CoordinateSpace.local
    private var now = RecognizerState.possible
    private var taps = 0
    /// The position of the press, in the window's coordinate space.
    private var start = CGPoint.zero
    private var timeout: TimeInterval?
    private var location: CGPoint?

    /// The distance by which the pointer may move along each axis with the button held, in points.
    static let tolerance: CGFloat = 10
    /// The longest time until the next click, in seconds.
    static let interval = 0.4

    override var state: RecognizerState { now }
    override var deadline: TimeInterval? { timeout }
    override var awaitsPress: Bool { timeout != nil }
    override var value: CGPoint? { location }
    override var isTap: Bool { true }

    override func reset() {
        now = .possible
        taps = 0
        timeout = nil
        location = nil
    }

    override func receive(_ event: PointerEvent) {
        switch event.kind {
        case .pressed:
            // A press whose click count is 1 again came too late, or was elsewhere.
            guard event.button == .primary, taps == 0 || event.clicks > 1 else { return fail() }
            start = event.location
            timeout = nil
        case .moved:
            let (dx, dy) = (event.location.x - start.x, event.location.y - start.y)
            if abs(dx) > Self.tolerance || abs(dy) > Self.tolerance { fail() }
        case .pinched: fail()
        case .released:
            taps += 1
            if taps == count {
                location = element?.convert(event.location, to: space)
                now = .ended
            } else {
                timeout = event.time + Self.interval
            }
        }
    }

    override func timePassed(to now: TimeInterval) {
        if let timeout, timeout <= now { fail() }
    }

    override func cancel() { fail() }

    private func fail() {
        now = .failed
        timeout = nil
    }
}
