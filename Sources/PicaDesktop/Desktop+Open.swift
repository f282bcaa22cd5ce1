import CPicaSDL
import Foundation
import PicaFoundation
import PicaViews

extension Desktop {
    /// Opens a URL in the user's preferred program, through the desktop's portal or else `xdg-open`.
    ///
    /// - Returns: Whether a program was asked; its success is unknown.
    package func open(_ url: URL) -> Bool {
        // Portals take files as descriptors only, so files go to `xdg-open`.
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

    /// Shows files in the desktop's file manager, selected in their folders.
    ///
    /// Without a file manager on the session bus it opens the folder of the first file.
    package func reveal(_ files: [URL]) {
        let places = files.filter(\.isFileURL)
        guard let folder = places.first?.deletingLastPathComponent() else { return }
        let address = Self.sessionBusAddress
        let isStarted = startThread {
            guard !FileManagerCall.showItems(places.map(\.absoluteString), at: address) else { return }
            MainThread.run { _ = Self.openDirectly(folder) }
        }
        if !isStarted { _ = Self.openDirectly(folder) }
    }

    /// The file dialogs of the desktop's portal.
    package var fileDialogs: FileDialogs {
        FileDialogs { [weak self] request, answered in
            FileChooserPortal(
                request, over: self?.parentOfDialogs ?? "", at: Self.sessionBusAddress, answered: answered)
        }
    }

    static var sessionBusAddress: String { environmentVariable("DBUS_SESSION_BUS_ADDRESS") ?? "" }

    /// The identifier of the focused window for portals; empty if there is none.
    private var parentOfDialogs: String {
        guard let handle = SDL_GetKeyboardFocus(), let window = window(id: SDL_GetWindowID(handle)) else {
            return ""
        }
        return window.systemID.map(server.portalParent) ?? ""
    }
}
