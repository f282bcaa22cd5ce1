import CSDL
import Foundation
import PicaFoundation
import PicaViews

extension Desktop {
    /// Opens a URL in the program that the person has chosen for it: through the desktop's portal, or `xdg-open` where
    /// that does not.
    /// - Returns: Whether somebody was asked; whether they could is not known.
    package func open(_ url: URL) -> Bool {
        // Files go to portals as descriptors, and to programs by their names.
        guard !url.isFileURL else { return Self.openDirectly(url) }
        let id = UUID()
        linksOnTheirWay[id] = PortalRequest(
            "OpenURI", of: "org.freedesktop.portal.OpenURI", at: Self.sessionBusAddress,
            [.string(parentOfDialogs), .string(url.absoluteString)], options: []
        ) { [weak self] answer in
            self?.linksOnTheirWay[id] = nil
            if answer == .failed { _ = Self.openDirectly(url) }
        }
        return true
    }

    private static func openDirectly(_ url: URL) -> Bool { SDL_OpenURL(url.absoluteString) == 0 }

    /// The file dialogs of the desktop's portal.
    package var fileDialogs: FileDialogs {
        FileDialogs { [weak self] request, answered in
            FileChooserPortal(
                request, over: self?.parentOfDialogs ?? "", at: Self.sessionBusAddress, answered: answered)
        }
    }

    static var sessionBusAddress: String { environmentVariable("DBUS_SESSION_BUS_ADDRESS") ?? "" }

    /// The window with the keyboard, as portals are told it; empty where they cannot be.
    private var parentOfDialogs: String {
        guard let handle = SDL_GetKeyboardFocus(), let window = window(id: SDL_GetWindowID(handle)),
            SDL.isX11, let id = window.systemID
        else { return "" }
        return "x11:" + String(id, radix: 16)
    }
}
