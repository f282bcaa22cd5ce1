import CSDL

/// Which modifiers SDL takes to be held: it knows from keys alone.
enum HeldModifiers {
    /// Has SDL forget modifiers whose release it never saw, as the input method or another program took it.
    /// - Parameter state: Those that are held, in the bits that X and the keymaps of Wayland share.
    @MainActor static func forgetAll(but state: UInt32) {
        var gone: UInt32 = 0
        if state & 1 == 0 { gone |= KMOD_SHIFT.rawValue }
        if state & 4 == 0 { gone |= KMOD_CTRL.rawValue }
        // Which of these bits is which modifier the layout says.
        if state & 0xE8 == 0 { gone |= KMOD_ALT.rawValue | KMOD_GUI.rawValue | KMOD_MODE.rawValue }
        let known = SDL_GetModState().rawValue
        if known & gone != 0 { SDL_SetModState(SDL_Keymod(known & ~gone)) }
    }
}
