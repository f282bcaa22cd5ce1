import PicaGraph

// Modifiers under older names. They do the same as their successors.

extension View {
    /// Sets the color of selected and active controls in the view; `tint(_:)` is the newer name.
    ///
    /// - Parameter accentColor: The color; `nil` for the surrounding one.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets whether the view is light or dark, independent of its window. `preferredColorScheme(_:)` affects the whole
    /// window.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
