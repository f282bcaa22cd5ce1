import Foundation
import PicaDesktop

/// The program's windows.
@MainActor
final class Probe {
    private let desktop: Desktop
    private(set) var windows: [(window: PicaDesktop.Window, content: EchoContent)] = []

    init(desktop: Desktop) {
        self.desktop = desktop
    }

    /// The window and content that commands are for: the last opened.
    var current: (window: PicaDesktop.Window, content: EchoContent)? { windows.last }

    func open(_ title: String, size: CGSize? = nil) throws {
        var made: EchoContent?
        let window = try desktop.openWindow(title: title, size: size) { platform in
            let content = EchoContent(name: title, platform: platform)
            made = content
            return content
        }
        guard let content = made else { return }
        windows.append((window, content))
        window.onClose = { [weak self] in
            writeLine("\(title): closed")
            self?.windows.removeAll { $0.content === content }
        }
    }
}
