import CPicaSDL

/// Corrections of SDL's modifier state, which it derives from key events alone.
enum HeldModifiers {
    /// Resets modifiers whose release SDL missed, because the input method or another program got it.
    ///
    /// - Parameter state: The modifiers actually held, in the bits shared by X and Wayland's keymaps.
    @MainActor static func forgetAll(but state: UInt32) {
        var gone: UInt32 = 0
        if state & 1 == 0 { gone |= KMOD_SHIFT.rawValue }
        if state & 4 == 0 { gone |= KMOD_CTRL.rawValue }
        // The layout decides which of these bits is which modifier.
        if state & 0xE8 == 0 { gone |= KMOD_ALT.rawValue | KMOD_GUI.rawValue | KMOD_MODE.rawValue }
        let known = SDL_GetModState().rawValue
        if known & gone != 0 { SDL_SetModState(SDL_Keymod(known & ~gone)) }
    }
}
