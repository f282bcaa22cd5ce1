private enum IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private enum IsFocusEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether the nearest view around that can have the focus, such as a button or what `focusable()` makes
    /// one, has it.
    public package(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// Whether the focus is shown by a ring.
    public package(set) var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Keeps the rings from the view that show where the focus is: the view shows that itself, by
    /// `\.isFocused`. What is disabled further out stays so.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isFocusEffectEnabled, false, isEnabled: disabled)
    }
}
