import Foundation
import PicaDesktop
import PicaFoundation
import PicaGraph
import PicaState
import PicaViews

extension App {
    /// Runs the program until its last window is closed, or shows its previews if `pica-previews` requests them.
    /// Without a display it writes one line to standard error and exits with status 1.
    public static func main() {
        StandardError.fillClosedStreams()
        do {
            if try PreviewCommand.runIfAsked() { return }
            let runner = try AppRunner(Self())
            try runner.run()
        } catch {
            StandardError.write("\(error)\n")
            exit(1)
        }
    }
}

/// An object that opens the windows of an app's scenes and updates their content.
@MainActor final class AppRunner<Program: App> {
    private let desktop: Desktop
    private var graph: AppGraph<Program>?
    private var windows: [WindowDescription] = []
    private var open: [OpenWindow] = []
    private struct OpenWindow {
        let place: Int
        let host: ViewHost
        let window: PicaDesktop.Window
        /// The scene storage of the window's views.
        let store: SceneStore
        let actions: WindowActions
    }

    private lazy var openURLAction = OpenURLAction(desktop: { [desktop] in desktop.open($0) })
    private lazy var openWindowAction = OpenWindowAction { [weak self] in self?.openWindow(named: $0) }

    init(_ app: Program) throws {
        desktop = try Desktop()
        graph = AppGraph(app, environment: .desktop(desktop.settings)) { [weak self] in self?.update($0) }
        desktop.onSettingsChange = { [weak self] in self?.graph?.setEnvironment(.desktop($0)) }
    }

    func run() throws {
        guard !windows.isEmpty else { return }
        try openWindow(at: 0)
        desktop.loadIcon()
        try desktop.run()
    }

    private func update(_ windows: [WindowDescription]) {
        self.windows = windows
        for entry in open where windows.indices.contains(entry.place) {
            entry.host.setRoot(windows[entry.place].root)
            entry.host.updateEnvironment {
                $0 = environment(of: windows[entry.place], entry.store, entry.actions)
            }
            entry.window.title = title(of: windows[entry.place])
        }
    }

    private func openWindow(at place: Int) throws {
        let description = windows[place]
        // The ids of scenes in folder names contain no plus sign.
        let store = SceneStore(in: { .firstFree(for: description.id, or: "+\(place)") })
        var opened: ViewHost?
        // Runs after the current event, which belongs to the window.
        let actions = WindowActions(
            openAnother: { [weak self] in Task { self?.tryToOpenWindow(at: place) } },
            close: { [weak self] in
                Task {
                    guard let entry = self?.open.first(where: { $0.store === store }) else { return }
                    entry.host.closeRequested { entry.window.close() }
                }
            },
            quit: { [weak self] in Task { self?.quit() } })
        let kept = StorageFolder.isAnyKept ? store.windowState : nil
        let window = try desktop.openWindow(
            title: title(of: description), size: kept?.size ?? description.defaultSize,
            isMaximized: kept?.isMaximized == true, resizability: description.resizability ?? .automatic
        ) { platform in
            let host = ViewHost(
                description.root, platform: platform,
                environment: environment(of: description, store, actions))
            opened = host
            return host
        }
        guard let host = opened else { return }
        open.append(OpenWindow(place: place, host: host, window: window, store: store, actions: actions))
        window.onStateChange = { [weak store] in store?.windowState = $0 }
        window.onClose = { [weak self] in
            self?.open.removeAll { $0.host === host }
            store.save()
        }
    }

    /// Returns the environment of a window: the scene's values over the desktop's.
    private func environment(
        of window: WindowDescription, _ store: SceneStore, _ actions: WindowActions
    ) -> EnvironmentValues {
        var environment = window.environment
        environment.sceneStore = store
        environment.windowActions = actions
        environment.openURL = openURLAction
        environment.openWindow = openWindowAction
        environment.fileDialogs = desktop.fileDialogs
        return environment
    }

    private func title(of window: WindowDescription) -> String {
        window.title ?? ProcessInfo.processInfo.processName
    }

    private func openWindow(named id: String) {
        guard let place = windows.firstIndex(where: { $0.id == id }) else {
            return logger.warning("openWindow: no window group has the id \(id)")
        }
        if windows[place].isSingle, let entry = open.first(where: { $0.place == place }) {
            return entry.window.raise()
        }
        tryToOpenWindow(at: place)
    }

    /// Closes the windows one after another, until the person cancels.
    private func quit() {
        guard let entry = open.first else { return }
        entry.host.closeRequested { [weak self] in
            entry.window.close()
            self?.quit()
        }
    }

    private func tryToOpenWindow(at place: Int) {
        do {
            try openWindow(at: place)
        } catch {
            logger.error("\(error)")
        }
    }

    private let logger = Logger(subsystem: "Pica", category: "app")
}
