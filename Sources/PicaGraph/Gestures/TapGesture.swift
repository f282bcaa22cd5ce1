import Foundation

/// One or several quick clicks of the primary button in one place.
public struct TapGesture {
    /// How many clicks.
    public var count: Int

    /// A tap of so many clicks.
    ///
    /// - Parameter count: How many clicks; 1 by default, and where it is less.
    nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
    /// A tap tells nothing but that it happened.
    public typealias Value = Void
    /// There is no body: Pica recognises taps itself.
    public typealias Body = Never

    func makeRecognizer() -> MapRelay<CGPoint, Void> { MapRelay(TapRecognizer()) { _ in } }

    func update(_ recognizer: MapRelay<CGPoint, Void>) {
        (recognizer.inner as? TapRecognizer)?.count = max(1, count)
    }
}

/// Like `TapGesture`, and tells where.
public struct SpatialTapGesture {
    /// Where a tap was.
    public struct Value: Equatable, Sendable {
        /// In the gesture's coordinate space.
        public var location: CGPoint
    }

    /// How many clicks.
    public var count: Int
    /// Where the location is counted.
    public var coordinateSpace: CoordinateSpace

    /// A tap whose location is counted in a space.
    ///
    /// - Parameters:
    ///   - count: How many clicks; 1 by default, and where it is less.
    ///   - coordinateSpace: Where the location is counted; by default in the view.
    @_disfavoredOverload
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// - Parameters:
    ///   - count: How many clicks; 1 by default, and where it is less.
    ///   - coordinateSpace: Where the location is counted; by default in the view.
    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension SpatialTapGesture: PrimitiveGesture {
    /// There is no body: Pica recognises taps itself.
    public typealias Body = Never

    func makeRecognizer() -> MapRelay<CGPoint, Value> { MapRelay(TapRecognizer()) { Value(location: $0) } }

    func update(_ recognizer: MapRelay<CGPoint, Value>) {
        guard let tap = recognizer.inner as? TapRecognizer else { return }
        tap.count = max(1, count)
        tap.space = coordinateSpace
    }
}

/// Counts clicks; its value is where the last of them was.
final class TapRecognizer: _GestureRecognizer<CGPoint> {
    var count = 1
    var space = CoordinateSpace.local
    private var now = RecognizerState.possible
    private var taps = 0
    /// Where the button went down, in the window's points.
    private var start = CGPoint.zero
    private var patience: TimeInterval?
    private var location: CGPoint?

    /// How far the pointer may go with the button held, in points either way.
    static let tolerance: CGFloat = 10
    /// How long another click may take to come, in seconds.
    static let interval = 0.4

    override var state: RecognizerState { now }
    override var deadline: TimeInterval? { patience }
    override var awaitsPress: Bool { patience != nil }
    override var value: CGPoint? { location }

    override func reset() {
        now = .possible
        taps = 0
        patience = nil
        location = nil
    }

    override func receive(_ event: PointerEvent) {
        switch event.kind {
        case .pressed:
            // A press that counts from one again was too late, or elsewhere.
            guard event.button == .primary, taps == 0 || event.clicks > 1 else { return fail() }
            start = event.location
            patience = nil
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
                patience = event.time + Self.interval
            }
        }
    }

    override func timePassed(to now: TimeInterval) {
        if let patience, patience <= now { fail() }
    }

    override func cancel() { fail() }

    private func fail() {
        now = .failed
        patience = nil
    }
}
