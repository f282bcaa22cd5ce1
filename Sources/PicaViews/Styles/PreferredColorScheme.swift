import PicaGraph

enum PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }
    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Makes the window, the sheet or the popover that the view is in light or dark; nil leaves it to the desktop. Of
    /// several views in one the first that prefers something decides.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

/// What a window's views prefer, on its way to the window.
@MainActor final class PreferredColorScheme {
    private var scheme: ColorScheme?
    private var action: (ColorScheme?) -> Void = { _ in }

    /// Calls an action with what is preferred now, where something is, and whenever that changes.
    func follow(_ action: @escaping (ColorScheme?) -> Void) {
        self.action = action
        if scheme != nil { action(scheme) }
    }

    func set(_ scheme: ColorScheme?) {
        self.scheme = scheme
        action(scheme)
    }
}
