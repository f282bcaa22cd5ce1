import CSDL
import Foundation

extension Desktop {
    /// Opens a URL in the program that the person has chosen for it, through `xdg-open`.
    /// - Returns: Whether a program was asked; whether it could is not known.
    package static func open(_ url: URL) -> Bool { SDL_OpenURL(url.absoluteString) == 0 }
}
