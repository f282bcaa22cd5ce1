import CPicaSDL
import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph
import PicaState
import PicaText
import PicaViews

/// The program's connection to the display. It opens windows and runs them until the last is closed.
///
/// There is at most one per process, created and used on the main thread.
@MainActor
package final class Desktop {
    private(set) var windows: [Window] = []
    /// The fonts and glyphs shared by all windows.
    let glyphs = GlyphCache.shared
    let cursors = Cursors()
    private(set) var server: any DisplayServer
    private(set) var scale: DisplayScale
    /// The user's desktop settings, as far as they are known.
    package private(set) var settings = DesktopSettings()
    private let theme = PicaTheme.suiting(environmentVariable("XDG_CURRENT_DESKTOP"))
    /// The icon of the windows, if the desktop does not find it by the program's identifier; `nil` for none.
    package var icon: AppIcon? {
        didSet { for window in windows { window.setIcon(icon) } }
    }
    /// Decides whether the program may end with its last window, and calls the closure if so.
    package var confirmEnd: (_ end: @escaping @MainActor () -> Void) -> Void = { $0() }
    /// Called before the program ends by a signal, to save what is not saved yet.
    package var onSave: () -> Void = {}
    /// Sees the events of windows before their content does, and returns whether the content gets none of an event.
    package var monitor: ((InputEvent, Window) -> Bool)?
    /// Called when the settings change.
    package var onSettingsChange: (DesktopSettings) -> Void = { _ in }
    private let portal: SettingsPortal
    /// The keys that a screen reader sees first.
    private(set) lazy var keys = KeyReports { [unowned self] event in
        if event.type == TextInputEvent.update {
            if let update = server.textInput.nextUpdate() { window(id: event.user.windowID)?.handle(update) }
        } else if let id = event.windowID {
            window(id: id)?.handle(event)
        }
    }
    private(set) lazy var accessibility = AccessibilityBridge(
        desktop: self, address: Desktop.sessionBusAddress)
    /// The pending portal requests to open URLs.
    var linksOnTheirWay: [UUID: PortalRequest] = [:]

    /// Connects to the display named by the environment.
    ///
    /// - Throws: `DesktopError.noDisplay` if it names none, otherwise SDL's error.
    package init() throws {
        let drivers = try Desktop.drivers
        XErrors.survive()
        Desktop.nameSessionBus()
        Desktop.nameProgram()
        try Desktop.openDisplay(by: drivers)
        // Not earlier: once there are threads, Xlib locks for each character of its compose table.
        TextContext.prepareShared()
        portal = SettingsPortal(address: Desktop.sessionBusAddress)
        settings.theme = theme
        server = Desktop.makeServer()
        scale = DisplayScale(server)
        // SDL starts with text input enabled; here text fields enable it.
        SDL_StopTextInput()
        SDL_SetEventFilter(Desktop.filter, Unmanaged.passUnretained(self).toOpaque())
        // SDL answers drags over a window itself, and would not let Pica do so.
        for event in [SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE] {
            SDL_EventState(event.rawValue, SDL_IGNORE)
        }
        if !server.needsOpenGL {
            // Without a GPU an OpenGL window surface costs 50 ms and 75 MiB; with one, `RenderMode` requests OpenGL.
            SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        }
        _ = accessibility
        portal.onChange = { [weak self] in self?.take($0) }
        server.watchPinches { [weak self] surface, step in
            self?.windows.first { $0.systemID == surface }?.handle(step)
        }
    }

    isolated deinit {
        for window in windows { window.close() }
        cursors.release()
        SDL_SetEventFilter(nil, nil)
        // The server's objects use SDL's connection.
        server = OffscreenServer()
        SDL_Quit()
    }

    /// Chooses the server by SDL's driver.
    private static func makeServer() -> any DisplayServer {
        if SDL.isX11 { return X11Server() }
        return SDL.isWayland ? WaylandServer() : OffscreenServer()
    }

    /// Shows every event to the server before SDL queues it.
    private static let filter: SDL_EventFilter = { desktop, event in
        // Other threads push events, too, but never these.
        guard let desktop, let event, event.pointee.concernsTyping else { return 1 }
        let address = Int(bitPattern: desktop), events = Int(bitPattern: event)
        return MainActor.assumeIsolated {
            guard let desktop = UnsafeRawPointer(bitPattern: address),
                let event = UnsafeMutablePointer<SDL_Event>(bitPattern: events)
            else { return 1 }
            let server = Unmanaged<Desktop>.fromOpaque(desktop).takeUnretainedValue().server
            return server.eventArrives(&event.pointee) ? 1 : 0
        }
    }

    /// Opens and shows a window. Its first frame is painted when `run` starts or continues.
    ///
    /// - Parameters:
    ///   - title: The text of the title bar.
    ///   - size: The size in points; by default the content decides.
    ///   - place: Where an earlier window was; by default the desktop decides.
    ///   - isMaximized: Whether the window starts maximized.
    ///   - position: The position on the screen if there is no `place`; by default the desktop decides.
    ///   - isBorderless: Whether the window has neither a title bar nor a border.
    ///   - resizability: The relation between the size limits of window and content.
    ///   - content: Makes the content for a platform.
    /// - Throws: SDL's error if no window can be opened.
    @discardableResult
    package func openWindow(
        title: String, size: CGSize? = nil, place: WindowPlace? = nil, isMaximized: Bool = false,
        position: UnitPoint? = nil, isBorderless: Bool = false,
        resizability: WindowResizability = .automatic,
        content: (any Platform) -> any WindowContent
    ) throws -> Window {
        let window = try Window(
            desktop: self, title: title, size: size, place: place, isMaximized: isMaximized,
            position: position, isBorderless: isBorderless, resizability: resizability, content: content)
        windows.append(window)
        window.setIcon(icon)
        server.selections.drags.opened(window)
        return window
    }

    /// Loads the program's icon off the main thread and sets it on the windows, if they have one.
    package func loadIcon() {
        guard server.hasWindowIcons else { return }
        let id = Desktop.programID
        // A dedicated thread ends with its work; one of the pool would wake the resting program seconds later.
        startThread { [weak self] in
            let icon = AppIcon(of: id)
            MainThread.run {
                // An icon that the program itself has set stays.
                if let self, self.icon == nil { self.icon = icon }
            }
        }
    }

    /// Dispatches events, paints and sleeps until the last window is closed.
    ///
    /// - Throws: `DesktopError.displayGone` if the display server has quit.
    package func run() throws {
        // The first frames use settings that are known already.
        portal.deliver()
        EndSignals.watch { [weak self] in self?.save() }
        EventLoop(desktop: self).run()
        guard !isDisplayGone else { throw DesktopError.displayGone }
        server.selections.handOver()
    }

    /// Saves everything, because the program may end at any moment: commits text input and writes storage to disk.
    private func save() {
        for window in windows { window.endEditing() }
        onSave()
        UnsavedStorage.save()
    }

    private var isDisplayGone = false

    /// Closes all windows at the request of the session or the display server.
    func closeAll() {
        if let window = windows.first { isDisplayGone = server.isGone(for: window.handle) }
        for window in windows { window.close() }
    }

    private func take(_ settings: DesktopSettings) {
        var settings = settings
        settings.theme = theme
        scale.takeOut(textScale: settings.textScale)
        guard settings != self.settings else { return }
        self.settings = settings
        onSettingsChange(settings)
    }

    /// Connects to the clipboards of other programs.
    func connectSelections() {
        if let window = windows.first { server.selections.connect(window: window.handle) }
    }

    /// Closes a window at the person's request, unless it is the last and the program does not want to end.
    package func close(_ window: Window) {
        guard windows.count == 1 else { return window.close() }
        confirmEnd { [weak window] in window?.close() }
    }

    /// Removes a closed window.
    func forget(_ window: Window) {
        windows.removeAll { $0 === window }
        accessibility.windowDidClose(window)
        server.selections.drags.closed(window)
    }

    func window(id: UInt32) -> Window? {
        windows.first { $0.id == id }
    }

    /// The video drivers to try: those in `SDL_VIDEODRIVER`, else those of the session.
    ///
    /// By itself SDL would fall back to KMSDRM, which takes over the console, or to the offscreen driver, which shows
    /// nothing. SDL prefers X11 if both are there (XWayland), and rightly: in 2.26 its Wayland windows have no native
    /// pixels, so each costs an OpenGL context.
    private static var drivers: [String] {
        get throws {
            if let names = environmentVariable("SDL_VIDEODRIVER") {
                return names.split(separator: ",").map(String.init)
            }
            var drivers: [String] = []
            if environmentVariable("DISPLAY") != nil { drivers.append("x11") }
            if environmentVariable("WAYLAND_DISPLAY") != nil { drivers.append("wayland") }
            guard !drivers.isEmpty else { throw DesktopError.noDisplay }
            return drivers
        }
    }

    /// Opens the display with the first driver that succeeds.
    private static func openDisplay(by drivers: [String]) throws {
        for driver in drivers {
            // SDL forgets the hints when a driver fails.
            setHints()
            SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE)
            let start = { ComposeCache.use { SDL_Init(SDL_INIT_VIDEO) } }
            if (driver == "wayland" ? withoutSessionBus(start) : start()) == 0 { return }
            if driver != drivers.last { SDL_Quit() }
        }
        throw DesktopError.sdl("opening the display")
    }

    /// Runs a closure while SDL cannot find the session bus.
    ///
    /// If the compositor has no text input, SDL 2.26 looks for an input method on the bus. On Wayland it asks that
    /// method about each key, even those of a secret, and delivers its answers after later keys.
    private static func withoutSessionBus(_ body: () -> Int32) -> Int32 {
        let name = "DBUS_SESSION_BUS_ADDRESS"
        let address = environmentVariable(name)
        setenv(name, "disabled:", 1)
        defer { if let address { setenv(name, address, 1) } else { unsetenv(name) } }
        return body()
    }

    /// Sets the address of the session bus to its usual place, unless it is set.
    ///
    /// SDL looks for input methods there. If no address is set, libdbus starts a new bus, which takes several
    /// milliseconds and is never stopped.
    private static func nameSessionBus() {
        let folder = environmentVariable("XDG_RUNTIME_DIR") ?? "/run/user/\(getuid())"
        setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(folder)/bus", 0)
    }

    private static var programID: String? {
        environmentVariable("PICA_APP_ID") ?? Bundle.main.bundleIdentifier
    }

    /// Sets the program's identifier for the windows: `WM_CLASS` on X11, `app_id` on Wayland.
    ///
    /// Desktops find the program's name and icon by it. Without an identifier SDL uses the name of the executable.
    private static func nameProgram() {
        guard let id = programID else { return }
        // SDL 2.26 uses this variable on Wayland, too.
        setenv("SDL_VIDEO_X11_WMCLASS", id, 0)
    }

    /// Overrides SDL's defaults for games. The user's settings in the environment take precedence.
    private static func setHints() {
        SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
        SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
        // Ctrl+C in the terminal ends the program, as usual.
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0")
        // The click that raises a window is also delivered to the view under it.
        SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
        // Drags continue outside the window.
        SDL_SetHint(SDL_HINT_MOUSE_AUTO_CAPTURE, "1")
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    }
}
