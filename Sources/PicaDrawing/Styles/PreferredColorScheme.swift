import PicaGraph

package enum PreferredColorSchemeKey: PreferenceKey {
    package static var defaultValue: ColorScheme? { nil }
    package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the color scheme of the window, sheet or popover that contains the view; `nil` follows the desktop. If
    /// several views set one, the first decides.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

/// Passes the color scheme that a window's views prefer to the window.
@MainActor package final class PreferredColorScheme {
    package init() {}

    private var scheme: ColorScheme?
    private var action: (ColorScheme?) -> Void = { _ in }

    /// Calls an action with the preferred scheme: now if there is one, and whenever it changes.
    package func follow(_ action: @escaping (ColorScheme?) -> Void) {
        self.action = action
        if scheme != nil { action(scheme) }
    }

    package func set(_ scheme: ColorScheme?) {
        self.scheme = scheme
        action(scheme)
    }
}
