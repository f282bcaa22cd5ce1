import Foundation
import PicaGraph

/// Whether a button does again and again what it is there for while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    private init(name: String) { self.name = name }

    /// As the kind of button is: once, but for a stepper's.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// While it is held.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// Once.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons do again and again what they are there for while they are held.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons in the view do again and again what they are there for while they are held, by the pointer
    /// or by a key: half a second after the press, and ten times a second from then on.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}

/// Does something again and again while a press is held.
@MainActor final class PressRepeater: DeadlineClient {
    private unowned let element: Element
    private let action: () -> Void
    /// Whether it was done since the press began.
    private(set) var hasActed = false

    /// Between the press and the first time, in seconds.
    private static let delay = 0.5
    /// Between one time and the next, in seconds.
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
