import PicaGraph

/// What a keyboard on a screen writes on the key that submits.
///
/// Linux desktops have no such keyboard that asks, and nothing shows it here.
public struct SubmitLabel: Sendable {
    private let name: String

    /// Done with typing.
    public static var done: SubmitLabel { .init(name: "done") }
    /// On to what was typed.
    public static var go: SubmitLabel { .init(name: "go") }
    /// Sends it.
    public static var send: SubmitLabel { .init(name: "send") }
    /// Joins something.
    public static var join: SubmitLabel { .init(name: "join") }
    /// Finds a way.
    public static var route: SubmitLabel { .init(name: "route") }
    /// Looks for it.
    public static var search: SubmitLabel { .init(name: "search") }
    /// What the key is called.
    public static var `return`: SubmitLabel { .init(name: "return") }
    /// On to the next field.
    public static var next: SubmitLabel { .init(name: "next") }
    /// On with what comes.
    public static var `continue`: SubmitLabel { .init(name: "continue") }
}

/// How a scroll view puts a keyboard on the screen away.
///
/// Linux desktops have no such keyboard, and nothing follows from it here.
public struct ScrollDismissesKeyboardMode: Sendable {
    private let name: String

    /// As is usual for the view.
    public static var automatic: ScrollDismissesKeyboardMode { .init(name: "automatic") }
    /// As soon as scrolling begins.
    public static var immediately: ScrollDismissesKeyboardMode { .init(name: "immediately") }
    /// As the finger moves over it.
    public static var interactively: ScrollDismissesKeyboardMode { .init(name: "interactively") }
    /// Not at all.
    public static var never: ScrollDismissesKeyboardMode { .init(name: "never") }
}

private enum ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// How scroll views put a keyboard on the screen away.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    /// Says what a keyboard on a screen writes on its key that submits; without effect on Linux, which has none
    /// that asks.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Says how scrolling puts a keyboard on the screen away; without effect on Linux, but for what views read
    /// from the environment.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}
