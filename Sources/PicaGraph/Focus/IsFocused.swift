import PicaState

private enum IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private enum IsFocusEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether the nearest focusable ancestor has the focus, such as a button or a view with `focusable()`.
    public package(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// Whether focus rings are shown.
    public package(set) var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Disables the focus ring, for views that show the focus themselves by `\.isFocused`. A view inside cannot enable
    /// it again.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isFocusEffectEnabled, false, isEnabled: disabled)
    }
}
