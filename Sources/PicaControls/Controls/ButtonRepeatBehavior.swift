import Foundation
import PicaGraph
import PicaState

/// A setting for whether a button repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    private init(name: String) { self.name = name }

    /// The usual behavior of each kind of button: only a stepper's buttons repeat.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// The button repeats its action while it is held.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// The button runs its action once.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons repeat their action while they are held.
    public package(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons in the view repeat their action while held by the pointer or a key. The first repetition
    /// comes half a second after the press, further ones ten times a second.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}

/// Repeats an action while a press is held.
@MainActor final class PressRepeater: DeadlineClient {
    private unowned let element: Element
    private let action: () -> Void
    /// Whether the action has run since the press began.
    private(set) var hasActed = false

    /// The time from the press to the first repetition, in seconds.
    private static let delay = 0.5
    /// The time between repetitions, in seconds.
    private static let interval = 0.1

    init(_ element: Element, action: @escaping () -> Void) {
        self.element = element
        self.action = action
    }

    func start() {
        hasActed = false
        wait(Self.delay)
    }

    func stop() { element.host?.setDeadline(nil, for: self) }

    func deadlineReached() {
        hasActed = true
        action()
        wait(Self.interval)
    }

    private func wait(_ time: TimeInterval) {
        guard let host = element.host else { return }
        host.setDeadline(host.platform.now + time, for: self)
    }
}
