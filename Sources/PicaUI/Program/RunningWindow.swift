import Foundation
import PicaDesktop
import PicaGraph
import PicaState
import PicaViews

/// A window of a scene, as code outside of views reaches it.
@MainActor final class RunningWindow: ProgramWindow {
    let window: PicaDesktop.Window
    private let alerts: ProgramAlerts
    private let askToClose: () -> Void

    init(_ window: PicaDesktop.Window, _ alerts: ProgramAlerts, askToClose: @escaping () -> Void) {
        self.window = window
        self.alerts = alerts
        self.askToClose = askToClose
    }

    var number: Int { Int(window.id) }
    var title: String {
        get { window.title }
        set { window.title = newValue }
    }
    var frame: CGRect { window.frame }
    var isFocused: Bool { window.isFocused }
    var isMinimized: Bool { window.isMinimized }
    var isZoomed: Bool { window.isZoomed }
    var isFullscreen: Bool { window.isFullscreen }

    func close() { window.close() }
    func requestClose() { askToClose() }
    func raise() { window.raise() }
    func minimize() { window.minimize() }
    func restore() { window.restore() }
    func toggleZoom() { window.toggleZoom() }
    func toggleFullscreen() { window.toggleFullscreen() }

    func show(_ alert: ProgramAlert, answered: @escaping @MainActor (Int) -> Void) {
        alerts.show(alert, answered: answered)
    }
}
