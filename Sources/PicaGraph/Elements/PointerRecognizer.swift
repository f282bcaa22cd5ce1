import Foundation

/// A step of what the pointer does with a button held, or of a pinch.
@MainActor package struct PointerEvent {
    package enum Kind: Equatable {
        case pressed, moved, released
        case pinched(PinchStep)

        /// Whether something begins: a press or a pinch.
        var isBeginning: Bool {
            switch self {
            case .pressed: true
            case .pinched(let step): step.phase == .began
            case .moved, .released: false
            }
        }

        var isPinch: Bool {
            if case .pinched = self { true } else { false }
        }

        /// Whether nothing is held any more after it.
        var isEnd: Bool {
            switch self {
            case .released: true
            case .pinched(let step): step.phase == .ended
            case .pressed, .moved: false
            }
        }
    }

    package var kind: Kind
    /// In the window's points.
    package var location: CGPoint
    package var button: PointerButton
    /// Counts quick presses in one place; counted as the button goes down.
    package var clicks: Int
    package var modifiers: Modifiers
    /// On the platform's clock.
    package var time: TimeInterval
}

/// How far a recogniser has come.
package enum RecognizerState {
    /// It may still be what it looks for.
    case possible
    /// It is, and goes on.
    case active
    /// It was, and is over.
    case ended
    /// It is something else.
    case failed
}

/// Which of several recognisers under the pointer goes first.
package enum GesturePrecedence {
    /// After those inside, before those around.
    case normal
    /// Before those inside.
    case high
    /// Beside those inside, whatever becomes of them.
    case simultaneous
}

/// Looks for something in what the pointer does: a tap, a drag, a press of a control.
///
/// It only looks, until `GestureCompetition` lets it act.
@MainActor package protocol PointerRecognizer: AnyObject {
    var precedence: GesturePrecedence { get }
    var state: RecognizerState { get }
    /// When time alone will change the state, on the platform's clock.
    var deadline: TimeInterval? { get }
    /// Whether it goes on without a button held, as another press may come.
    var awaitsPress: Bool { get }
    /// Whether what it looks for takes time that has passed: it does not wait for those that still look.
    var isRipe: Bool { get }
    /// Whether it has a use for pinches; a control has none.
    var followsPinches: Bool { get }
    /// Starts over.
    func reset()
    /// Brings the state up to date, and nothing else.
    func receive(_ event: PointerEvent)
    func timePassed(to now: TimeInterval)
    /// The press that it awaited went elsewhere.
    func missPress()
    /// The state is still possible: it may show that it looks, and does nothing else; called after each event that it
    /// received.
    func show()
    /// The state is active or ended, and nobody else's; called after each event that it received.
    func act()
    /// It is out, be it that another one acts or that the element went.
    func cancel()
}

extension PointerRecognizer {
    package var precedence: GesturePrecedence { .normal }
    package var deadline: TimeInterval? { nil }
    package var awaitsPress: Bool { false }
    package var isRipe: Bool { false }
    package var followsPinches: Bool { false }
    package func timePassed(to now: TimeInterval) {}
    package func missPress() { cancel() }
    package func show() {}
}
