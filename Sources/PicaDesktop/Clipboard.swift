import CSDL
import Foundation

/// The two selections of a Linux desktop, text only.
///
/// Reading asks the program that owns the selection and may take as long as that program does: read
/// only when a person pastes, never to find out whether there is something.
@MainActor
enum Clipboard {
    /// What was copied; nil when there is none.
    static var text: String? {
        get { nonEmpty(SDL_GetClipboardText()) }
        set { SDL_SetClipboardText(cString(newValue)) }
    }

    /// Whether there may be text. Wayland tells; on X11 SDL would have to read it, so nobody is asked.
    static var mayHaveText: Bool {
        guard let driver = SDL_GetCurrentVideoDriver() else { return false }
        return String(cString: driver) != "wayland" || SDL_HasClipboardText() == SDL_TRUE
    }

    /// What was selected last, in any program; nil when there is none.
    static var primarySelection: String? {
        get { nonEmpty(SDL_GetPrimarySelectionText()) }
        set { SDL_SetPrimarySelectionText(cString(newValue)) }
    }

    private static func nonEmpty(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        SDL.take(text).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// C's strings end at the first NUL; the text after it must not be lost.
    private static func cString(_ text: String?) -> String {
        (text ?? "").replacing("\0", with: "")
    }
}
