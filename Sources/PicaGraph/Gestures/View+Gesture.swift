import Foundation

extension View {
    /// Attaches a gesture, after those of the views inside.
    /// - Parameter mask: Which gestures take part; all by default.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
    {
        modifier(GestureModifier(gesture: gesture, precedence: .normal, mask: mask))
    }

    /// Attaches a gesture, after those of the views inside.
    /// - Parameter isEnabled: Whether it takes part.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture that has a name, after those of the views inside.
    /// - Parameters:
    ///   - name: What recognisers of UIKit would know it by; here nobody asks for it.
    ///   - isEnabled: Whether it takes part.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
        -> some View
    {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Attaches a gesture, before those of the views inside: they wait until it has failed.
    /// - Parameter mask: Which gestures take part; all by default.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
    }

    /// Attaches a gesture, before those of the views inside: they wait until it has failed.
    /// - Parameter isEnabled: Whether it takes part.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture that has a name, before those of the views inside.
    /// - Parameters:
    ///   - name: What recognisers of UIKit would know it by; here nobody asks for it.
    ///   - isEnabled: Whether it takes part.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Attaches a gesture beside those of the views inside: neither keeps the other from what it does.
    /// - Parameter mask: Which gestures take part; all by default.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
    }

    /// Attaches a gesture beside those of the views inside: neither keeps the other from what it does.
    /// - Parameter isEnabled: Whether it takes part.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture that has a name, beside those of the views inside.
    /// - Parameters:
    ///   - name: What recognisers of UIKit would know it by; here nobody asks for it.
    ///   - isEnabled: Whether it takes part.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }

    /// Runs an action when the view is clicked.
    /// - Parameter count: How many quick clicks it takes. Where a view waits for one and for two, the
    ///   one for two has to be set first.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Runs an action with the place when the view is clicked.
    /// - Parameters:
    ///   - count: How many quick clicks it takes.
    ///   - coordinateSpace: Where the place is counted; by default in the view.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action with the place when the view is clicked.
    /// - Parameters:
    ///   - count: How many quick clicks it takes.
    ///   - coordinateSpace: Where the place is counted; by default in the view.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}

/// Which gestures of a view and those inside it take part.
@frozen public struct GestureMask: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt32
    /// A mask from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None at all.
    public static let none: GestureMask = []
    /// The gesture that is attached.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of views inside, controls among them.
    public static let subviews = GestureMask(rawValue: 2)
    /// Both.
    public static let all: GestureMask = [.gesture, .subviews]
}

struct GestureModifier<G: Gesture> {
    let gesture: G
    let precedence: GesturePrecedence
    let mask: GestureMask
}

extension GestureModifier: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> GestureBehavior<G> { GestureBehavior(element, self) }
}

/// Takes part for a gesture wherever its view is touched.
final class GestureBehavior<G: Gesture>: ElementBehavior, PointerResponder, PointerRecognizer {
    unowned let element: Element
    private let recognizer: _GestureRecognizer<G.Value>
    private(set) var precedence: GesturePrecedence
    private var mask: GestureMask
    private var isEnabled = true

    init(_ element: Element, _ modifier: GestureModifier<G>) {
        self.element = element
        precedence = modifier.precedence
        mask = modifier.mask
        recognizer = modifier.gesture._makeRecognizer()
        recognizer.attach(to: element)
    }

    func update(_ value: GestureModifier<G>, _ environment: EnvironmentValues) {
        precedence = value.precedence
        mask = value.mask
        isEnabled = environment.isEnabled
        value.gesture._update(recognizer)
    }

    var responder: (any Responder)? { self }
    var recognizers: [any PointerRecognizer] { isEnabled && mask.contains(.gesture) ? [self] : [] }
    var recognizesInside: Bool { mask.contains(.subviews) }

    var state: RecognizerState { recognizer.state }
    var deadline: TimeInterval? { recognizer.deadline }
    var awaitsPress: Bool { recognizer.awaitsPress }
    var isRipe: Bool { recognizer.isRipe }
    var followsPinches: Bool { recognizer.followsPinches }
    func reset() { recognizer.reset() }
    func receive(_ event: PointerEvent) { recognizer.receive(event) }
    func timePassed(to now: TimeInterval) { recognizer.timePassed(to: now) }
    func missPress() { recognizer.missPress() }
    func show() { recognizer.act() }
    func act() { recognizer.act() }
    func cancel() { recognizer.cancel() }
}
