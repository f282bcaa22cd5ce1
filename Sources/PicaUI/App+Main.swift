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
@MainActor final class AppRunner<Content: App> {
    let desktop: Desktop
    private var graph: AppGraph<Content>?
    private(set) var descriptions: [WindowDescription] = []
    private(set) var open: [OpenWindow] = []
    /// Ends the program once its delegate has agreed; `nil` while nobody waits for that.
    var pendingEnd: (@MainActor () -> Void)?
    /// Whether a window has the keyboard focus.
    var isActive = false
    var hasAnnouncedEnd = false
    struct OpenWindow {
        let place: Int
        let host: ViewHost
        let window: PicaDesktop.Window
        /// The window for code outside of views.
        let running: RunningWindow
        let alerts: ProgramAlerts
        /// The scene storage of the window's views.
        let store: SceneStore
        let actions: WindowActions
        /// The value that the window shows, if its scene has values.
        let value: WindowValue
        /// The URLs for the window.
        let urls: IncomingURLs
    }

    private lazy var openURLAction = OpenURLAction(desktop: { [desktop] in desktop.open($0) })
    private lazy var openWindowAction = OpenWindowAction { [weak self] in self?.openWindow(for: $0) }
    private lazy var openSettingsAction = OpenSettingsAction { [weak self] in self?.openSettings() }

    init(_ app: Content) throws {
        desktop = try Desktop()
        graph = AppGraph(app, environment: .desktop(desktop.settings)) { [weak self] in self?.update($0) }
        desktop.onSettingsChange = { [weak self] _ in self?.updateEnvironment() }
        desktop.confirmEnd = { [weak self] end in
            self?.confirmEnd {
                self?.announceEnd()
                end()
            }
        }
        desktop.onSave = { [weak self] in
            self?.announceEnd()
            self?.leaveRunState()
        }
    }

    /// The phase of the program.
    var phase = ScenePhase.active {
        didSet { if phase != oldValue { updateEnvironment() } }
    }

    private func updateEnvironment() {
        var environment = EnvironmentValues.desktop(desktop.settings)
        environment.scenePhase = phase
        graph?.setEnvironment(environment)
    }

    func run() throws {
        guard !descriptions.isEmpty else { return }
        Program.running = self
        Program.delegate?.willFinishLaunching()
        try openFirstWindows()
        finishLaunching()
        desktop.loadIcon()
        try desktop.run()
        announceEnd()
    }

    private func update(_ windows: [WindowDescription]) {
        descriptions = windows
        for entry in open where windows.indices.contains(entry.place) {
            entry.host.setRoot(root(of: windows[entry.place], entry.value, entry.alerts))
            entry.host.updateEnvironment {
                $0 = environment(of: windows[entry.place], entry.store, entry.actions, entry.urls)
            }
            entry.window.title = title(of: windows[entry.place])
        }
    }

    /// Opens a window of a scene.
    ///
    /// - Parameters:
    ///   - place: The number of the scene.
    ///   - value: The value that the window shows; `nil` for a window without.
    ///   - left: The window that it continues; see `RunState`.
    func openWindow(
        at place: Int, value: AnyHashable? = nil, continuing left: RunState.Window? = nil
    ) throws {
        let description = descriptions[place]
        let value = WindowValue(value ?? left?.value.flatMap { description.values?.decode($0) })
        let urls = IncomingURLs()
        // The ids of scenes in folder names contain no plus sign.
        let store = SceneStore(in: { .firstFree(for: description.id, or: "+\(place)") })
        var opened: ViewHost?
        // Runs after the current event, which belongs to the window.
        let askToClose: @MainActor () -> Void = { [weak self] in
            Task {
                guard let self, let entry = self.open.first(where: { $0.store === store }) else { return }
                entry.host.closeRequested { self.desktop.close(entry.window) }
            }
        }
        let actions = WindowActions(
            openAnother: { [weak self] in Task { self?.tryToOpenWindow(at: place) } },
            close: askToClose,
            quit: { [weak self] in Task { self?.terminate() } })
        let alerts = ProgramAlerts()
        let kept = StorageFolder.isAnyKept ? store.windowState : nil
        SavedState.arriving = left.map { SavedState($0.values) }
        defer { SavedState.arriving = nil }
        let window = try desktop.openWindow(
            title: title(of: description), size: left?.size ?? kept?.size ?? description.defaultSize,
            place: left?.place, isMaximized: left.map { $0.size == nil } ?? (kept?.isMaximized == true),
            position: description.defaultPosition, isBorderless: description.isBorderless,
            resizability: description.resizability ?? .automatic
        ) { platform in
            let host = ViewHost(
                root(of: description, value, alerts), platform: platform,
                environment: environment(of: description, store, actions, urls))
            opened = host
            return host
        }
        guard let host = opened else { return }
        open.append(
            OpenWindow(
                place: place, host: host, window: window,
                running: RunningWindow(window, alerts, askToClose: askToClose), alerts: alerts, store: store,
                actions: actions, value: value, urls: urls))
        window.onFocusChange = { [weak self] in self?.focusChanged() }
        window.onStateChange = { [weak store] in store?.windowState = $0 }
        window.onClose = { [weak self] in
            self?.open.removeAll { $0.host === host }
            store.save()
        }
    }

    /// Returns the root view of a window, below the alerts that code outside of views shows.
    private func root(
        of window: WindowDescription, _ value: WindowValue, _ alerts: ProgramAlerts
    ) -> AnyView {
        var window = window
        if let values = window.values { window.content = values.content(value) }
        return AnyView(window.root.modifier(ProgramAlertPresenter(alerts)))
    }

    /// Returns the environment of a window: the scene's values over the desktop's.
    private func environment(
        of window: WindowDescription, _ store: SceneStore, _ actions: WindowActions, _ urls: IncomingURLs
    ) -> EnvironmentValues {
        var environment = window.environment
        environment.sceneStore = store
        environment.windowActions = actions
        environment.openURL = openURLAction
        environment.openWindow = openWindowAction
        environment.openSettings = openSettingsAction
        environment.dismissWindow = DismissWindowAction { [weak self, weak store] request in
            self?.closeWindows(for: request, from: store)
        }
        environment.incomingURLs = urls
        environment.fileDialogs = desktop.fileDialogs
        Program.writeEnvironment(&environment)
        return environment
    }

    private func title(of window: WindowDescription) -> String {
        window.title ?? ProcessInfo.processInfo.processName
    }

    private func openWindow(for request: WindowRequest) {
        guard let place = descriptions.index(for: request) else {
            let id = request.id.map { " has the id \($0)" } ?? " shows windows"
            let type = request.type.map { " for \($0)" } ?? ""
            return logger.warning("openWindow: no scene\(id)\(type)")
        }
        let isOne = descriptions[place].isSingle || request.value != nil
        if isOne,
            let entry = open.first(where: {
                $0.place == place && (request.value == nil || $0.value.value == request.value)
            })
        {
            return entry.window.raise()
        }
        tryToOpenWindow(at: place, value: request.value)
    }

    private func openSettings() {
        guard let place = descriptions.firstIndex(where: \.isSettings) else {
            return logger.warning("openSettings: the app has no Settings scene")
        }
        if let entry = open.first(where: { $0.place == place }) { return entry.window.raise() }
        tryToOpenWindow(at: place)
    }

    /// Closes windows as their buttons do.
    ///
    /// - Parameters:
    ///   - request: The scenes and the values of the windows; `nil` for the window of `store` alone.
    ///   - store: The store of the window whose view asks.
    private func closeWindows(for request: WindowRequest?, from store: SceneStore?) {
        for entry in open {
            let isMeant =
                if let request {
                    descriptions.indices.contains(entry.place) && request.matches(descriptions[entry.place])
                        && (request.value == nil || request.value == entry.value.value)
                } else {
                    entry.store === store
                }
            if isMeant { entry.running.requestClose() }
        }
    }

    /// Closes the windows one after another, until the person cancels.
    func closeAllWindows() {
        guard let entry = open.first else { return }
        entry.host.closeRequested { [weak self] in
            // Views of the last window are told, too.
            if self?.open.count == 1 { self?.announceEnd() }
            entry.window.close()
            self?.closeAllWindows()
        }
    }

    private func tryToOpenWindow(at place: Int, value: AnyHashable? = nil) {
        do {
            try openWindow(at: place, value: value)
        } catch {
            logger.error("\(error)")
        }
    }

    private let logger = Logger(subsystem: "Pica", category: "app")
}
