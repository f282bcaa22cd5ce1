import Foundation
import PicaState

extension View {
    /// Attaches a gesture with lower precedence than those of the views inside.
    ///
    /// - Parameter mask: The gestures that take part; all by default.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
    {
        modifier(GestureModifier(gesture: gesture, precedence: .normal, mask: mask))
    }

    /// Attaches a gesture with lower precedence than those of the views inside.
    ///
    /// - Parameter isEnabled: Whether it takes part.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a named gesture with lower precedence than those of the views inside.
    ///
    /// - Parameters:
    ///   - name: A name for UIKit's recognizers; unused in Pica.
    ///   - isEnabled: Whether it takes part.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
        -> some View
    {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Attaches a gesture with higher precedence than those of the views inside: they wait until it has failed.
    ///
    /// - Parameter mask: The gestures that take part; all by default.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
    }

    /// Attaches a gesture with higher precedence than those of the views inside: they wait until it has failed.
    ///
    /// - Parameter isEnabled: Whether it takes part.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a named gesture with higher precedence than those of the views inside.
    ///
    /// - Parameters:
    ///   - name: A name for UIKit's recognizers; unused in Pica.
    ///   - isEnabled: Whether it takes part.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Attaches a gesture that is recognized independently of those of the views inside.
    ///
    /// - Parameter mask: The gestures that take part; all by default.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
    }

    /// Attaches a gesture that is recognized independently of those of the views inside.
    ///
    /// - Parameter isEnabled: Whether it takes part.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a named gesture that is recognized independently of those of the views inside.
    ///
    /// - Parameters:
    ///   - name: A name for UIKit's recognizers; unused in Pica.
    ///   - isEnabled: Whether it takes part.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }

    /// Runs an action when the view is clicked.
    ///
    /// - Parameter count: The number of quick clicks. A double-click action must be attached before a single-click one.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Runs an action with the location when the view is clicked.
    ///
    /// - Parameters:
    ///   - count: The number of quick clicks.
    ///   - coordinateSpace: The coordinate space of the location; the view's by default.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action with the location when the view is clicked.
    ///
    /// - Parameters:
    ///   - count: The number of quick clicks.
    ///   - coordinateSpace: The coordinate space of the location; the view's by default.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}

/// The gestures of a view and its descendants that take part.
@frozen public struct GestureMask: OptionSet, Sendable {
    /// The bits, one per kind.
    public let rawValue: UInt32
    /// Creates a mask from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gestures.
    public static let none: GestureMask = []
    /// The attached gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of views inside, including controls.
    public static let subviews = GestureMask(rawValue: 2)
    /// The attached gesture and those of views inside.
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

/// The recognizer that takes part for a gesture when its view is hit.
final class GestureBehavior<G: Gesture>: ElementBehavior, TapResponder, PointerRecognizer {
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

    // MARK: Accessibility

    func adjustAccessibility(_ properties: inout AccessibilityProperties) { offerTap(&properties) }

    func offerTap(_ properties: inout AccessibilityProperties) {
        guard isEnabled, mask.contains(.gesture), recognizer.isTap, tappableRoles.contains(properties.role)
        else { return }
        properties.offer(.main) { [weak self] in self?.tap() }
    }

    /// Clicks at the center, as often as the gesture needs.
    private func tap() {
        guard isEnabled, let host = element.host else { return }
        let point = element.toWindow(CGPoint(x: element.size.width / 2, y: element.size.height / 2))
        recognizer.reset()
        for clicks in 1...Self.mostClicks where recognizer.state == .possible {
            for kind in [PointerEvent.Kind.pressed, .released] {
                recognizer.receive(
                    PointerEvent(
                        kind: kind, location: point, button: .primary, clicks: clicks, modifiers: [],
                        time: host.platform.now))
            }
        }
        if recognizer.state == .ended { recognizer.act() } else { recognizer.cancel() }
        recognizer.reset()
    }

    private static var mostClicks: Int { 8 }
}

/// The roles of views without an action of their own.
private let tappableRoles: Set<AccessibilityProperties.Role> = [
    .staticText, .image, .group, .heading, .button, .link,
]
