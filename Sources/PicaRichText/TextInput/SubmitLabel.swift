import PicaGraph
import PicaState

/// The label of the submit key on an on-screen keyboard.
///
/// It has no effect in Pica: keyboards of Linux desktops do not ask for it.
public struct SubmitLabel: Sendable {
    private let name: String

    /// The label “Done”.
    public static var done: SubmitLabel { .init(name: "done") }
    /// The label “Go”.
    public static var go: SubmitLabel { .init(name: "go") }
    /// The label “Send”.
    public static var send: SubmitLabel { .init(name: "send") }
    /// The label “Join”.
    public static var join: SubmitLabel { .init(name: "join") }
    /// The label “Route”.
    public static var route: SubmitLabel { .init(name: "route") }
    /// The label “Search”.
    public static var search: SubmitLabel { .init(name: "search") }
    /// The label “Return”.
    public static var `return`: SubmitLabel { .init(name: "return") }
    /// The label “Next”.
    public static var next: SubmitLabel { .init(name: "next") }
    /// The label “Continue”.
    public static var `continue`: SubmitLabel { .init(name: "continue") }
}

/// The way in which scrolling dismisses an on-screen keyboard.
///
/// It has no effect in Pica: Linux desktops have no such keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
    private let name: String

    /// The default of the scroll view.
    public static var automatic: ScrollDismissesKeyboardMode { .init(name: "automatic") }
    /// The keyboard is dismissed as soon as scrolling begins.
    public static var immediately: ScrollDismissesKeyboardMode { .init(name: "immediately") }
    /// The keyboard is dismissed as the finger moves over it.
    public static var interactively: ScrollDismissesKeyboardMode { .init(name: "interactively") }
    /// The keyboard is never dismissed.
    public static var never: ScrollDismissesKeyboardMode { .init(name: "never") }
}

private enum ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// The way in which scroll views dismiss an on-screen keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    /// Sets the label of the submit key on an on-screen keyboard. It has no effect in Pica: keyboards of Linux desktops
    /// do not ask for it.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Sets the way in which scrolling dismisses an on-screen keyboard. It only sets the environment value in Pica:
    /// Linux desktops have no such keyboard.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}
