import Foundation
import PicaDesktop
import PicaGraph
import PicaState
import PicaViews

extension AppRunner: RunningProgram {
    var windows: [any ProgramWindow] { open.map(\.running) }
    var clipboard: any Clipboard { desktop.clipboard }
    var environment: EnvironmentValues { .desktop(desktop.settings) }
    var fileDialogs: FileDialogs { desktop.fileDialogs }
    var screens: [DesktopScreen] { desktop.screens }
    var heldModifiers: Modifiers { desktop.heldModifiers }
    var pointerLocation: CGPoint { desktop.pointerLocation }

    func open(_ url: URL) -> Bool { desktop.open(url) }
    func reveal(_ files: [URL]) { desktop.reveal(files) }
    func beep() { desktop.beep() }
    var keepsScreenOn: Bool {
        get { desktop.keepsScreenOn }
        set { desktop.keepsScreenOn = newValue }
    }
    func setIcon(_ icon: AppIcon) { desktop.icon = icon }
    func pushCursor(_ cursor: PointerCursor?) { desktop.pushCursor(cursor) }
    func showCursor(_ cursor: PointerCursor) { desktop.showCursor(cursor) }

    func setMonitor(_ monitor: ((InputEvent, any ProgramWindow) -> Bool)?) {
        desktop.monitor = monitor.map { monitor in
            { [weak self] event, window in
                guard let entry = self?.open.first(where: { $0.window === window }) else { return false }
                return monitor(event, entry.running)
            }
        }
    }

    // MARK: Starting and ending

    /// Tells the delegate that the first window is open, and which places the desktop has passed to the program.
    func finishLaunching() {
        Program.delegate?.didFinishLaunching()
        Program.announce(.finishedLaunching)
        let places = Program.places(in: CommandLine.arguments.dropFirst())
        if !places.isEmpty { Program.delegate?.open(places) }
        places.forEach { self.open.first?.urls.deliver($0) }
    }

    /// Tells the delegate once that the program ends.
    func announceEnd() {
        guard !hasAnnouncedEnd else { return }
        hasAnnouncedEnd = true
        phase = .background
        Program.delegate?.willTerminate()
        Program.announce(.terminating)
    }

    /// Notices a change of the keyboard focus.
    func focusChanged() {
        // From one window to another the focus takes two steps, with none focused between them.
        Task { [weak self] in
            guard let self else { return }
            let isActive = open.contains { $0.window.isFocused }
            guard isActive != self.isActive else { return }
            self.isActive = isActive
            if !hasAnnouncedEnd { phase = isActive ? .active : .inactive }
            Program.delegate?.didChangeActivity(isActive: isActive)
            Program.announce(isActive ? .becameActive : .resignedActive)
        }
    }

    func terminate() {
        confirmEnd { [weak self] in self?.closeAllWindows() }
    }

    /// Asks the delegate whether the program may end, and calls a closure if so.
    func confirmEnd(_ end: @escaping @MainActor () -> Void) {
        guard pendingEnd == nil else { return }
        switch Program.delegate?.shouldTerminate() ?? .now {
        case .now: end()
        case .cancel: break
        case .later: pendingEnd = end
        }
    }

    func reply(shouldTerminate: Bool) {
        let end = pendingEnd
        pendingEnd = nil
        if shouldTerminate { end?() }
    }
}
