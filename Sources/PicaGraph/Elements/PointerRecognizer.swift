import Foundation

/// A step of a pointer press, drag or pinch.
@MainActor package struct PointerEvent {
    package enum Kind: Equatable {
        case pressed, moved, released
        case pinched(PinchStep)

        /// Whether the event begins a press or a pinch.
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

        /// Whether nothing is held down after the event.
        var isEnd: Bool {
            switch self {
            case .released: true
            case .pinched(let step): step.phase == .ended
            case .pressed, .moved: false
            }
        }
    }

    package var kind: Kind
    /// The position in the window's coordinate space.
    package var location: CGPoint
    package var button: PointerButton
    /// The number of quick presses at one point, counted when the button goes down.
    package var clicks: Int
    package var modifiers: Modifiers
    /// The time on the platform's clock.
    package var time: TimeInterval
}

/// The state of a recognizer.
package enum RecognizerState {
    /// The input may still become the gesture.
    case possible
    /// The gesture is recognized and continues.
    case active
    /// The gesture was recognized and is over.
    case ended
    /// The input is something else.
    case failed
}

/// The order in which recognizers at the pointer take the gesture.
package enum GesturePrecedence {
    /// After recognizers of descendants, before those of ancestors.
    case normal
    /// Before recognizers of descendants.
    case high
    /// Together with recognizers of descendants, independently of them.
    case simultaneous
}

/// A recognizer for a pattern in pointer events: a tap, a drag, a press of a control.
///
/// It only observes until `GestureCompetition` lets it act.
@MainActor package protocol PointerRecognizer: AnyObject {
    var precedence: GesturePrecedence { get }
    var state: RecognizerState { get }
    /// The time at which the state changes without an event, on the platform's clock; `nil` if there is none.
    var deadline: TimeInterval? { get }
    /// Whether it continues without a button held, because another press may follow.
    var awaitsPress: Bool { get }
    /// Whether the gesture needs an amount of time that has passed, so that it does not wait for undecided recognizers.
    var isRipe: Bool { get }
    /// Whether it handles pinches; controls do not.
    var followsPinches: Bool { get }
    /// Returns to the initial state.
    func reset()
    /// Updates the state, without side effects.
    func receive(_ event: PointerEvent)
    func timePassed(to now: TimeInterval)
    /// Notes that the awaited press went elsewhere.
    func missPress()
    /// Shows that recognition is in progress, without other effects. Called after each received event while the state
    /// is possible.
    func show()
    /// Acts on the gesture. Called after each received event once the state is active or ended and no other recognizer
    /// has the gesture.
    func act()
    /// Ends recognition, because another recognizer acts or the element was removed.
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
