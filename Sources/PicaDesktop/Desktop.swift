import CSDL
import CWayland
import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph
import PicaText
import PicaViews

/// The program's connection to the screen: opens windows and runs them until the last is closed.
///
/// There is one at most in a process, made and used on its first thread.
@MainActor
package final class Desktop {
    private(set) var windows: [Window] = []
    /// The faces and glyphs every window draws with.
    let glyphs = GlyphCache.shared
    let cursors = Cursors()
    let textInput = TextInput()
    private(set) var selections: any Selections = MemorySelections()
    private var globals: WaylandGlobals?
    private var pinches: WaylandPinches?
    private(set) var scale: DisplayScale
    /// What the person has set for all programs, as far as the desktop has told.
    package private(set) var settings = DesktopSettings()
    /// The icon of the program's windows where the desktop does not find it by the program's identifier; nil for none.
    private var icon: AppIcon? {
        didSet { for window in windows { window.setIcon(icon) } }
    }
    /// Called when they are otherwise.
    package var onSettingsChange: (DesktopSettings) -> Void = { _ in }
    private let portal: SettingsPortal
    /// What the portal has been asked to open and has not answered yet.
    var linksOnTheirWay: [UUID: PortalRequest] = [:]

    /// Connects to the display the environment names.
    ///
    /// - Throws: `DesktopError.noDisplay` when it names none, otherwise what SDL reports.
    package init() throws {
        let drivers = try Desktop.drivers
        XErrors.survive()
        Desktop.nameSessionBus()
        Desktop.nameProgram()
        try Desktop.openDisplay(by: drivers)
        // Not before: Xlib reads its compose table a locked character at a time once there are threads.
        TextContext.prepareShared()
        portal = SettingsPortal(address: Desktop.sessionBusAddress)
        if SDL.isX11 { selections = X11Selections() }
        if SDL.isWayland {
            let globals = WaylandGlobals()
            self.globals = globals
            selections = WaylandSelections(globals)
            textInput.follow(globals)
            pinches = WaylandPinches(globals)
        }
        // SDL starts with text input on, as games on phones like it; here a text field asks for it.
        SDL_StopTextInput()
        textInput.watchEvents()
        // It answers what is dragged over a window, and would not let another do so.
        for event in [SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE] {
            SDL_EventState(event.rawValue, SDL_IGNORE)
        }
        if !SDL.isWayland {
            // Without a GPU a window surface by way of OpenGL costs 50 ms and 75 MiB, and with one
            // `RenderMode` asks for it. On Wayland SDL 2.26 has no other way to a window's pixels.
            SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        }
        scale = DisplayScale()
        portal.onChange = { [weak self] in self?.take($0) }
        pinches?.onStep = { [weak self] surface, step in
            self?.windows.first { $0.systemID == surface }?.handle(step)
        }
    }

    isolated deinit {
        for window in windows { window.close() }
        cursors.release()
        // Its objects are on SDL's connection.
        selections = MemorySelections()
        textInput.disconnect()
        pinches = nil
        globals = nil
        SDL_Quit()
    }

    /// Opens a window and shows it; its first frame is painted when `run` begins or goes on.
    ///
    /// - Parameters:
    ///   - title: What the title bar says.
    ///   - size: In points; by default what the content says.
    ///   - isMaximized: Whether it fills the screen at first.
    ///   - resizability: How the window's sizes follow those of its content.
    ///   - content: Makes the content, given the platform it may talk to.
    /// - Throws: What SDL reports when it can open no window.
    @discardableResult
    package func openWindow(
        title: String, size: CGSize? = nil, isMaximized: Bool = false,
        resizability: WindowResizability = .automatic,
        content: (any Platform) -> any WindowContent
    ) throws -> Window {
        let window = try Window(
            desktop: self, title: title, size: size, isMaximized: isMaximized, resizability: resizability,
            content: content)
        windows.append(window)
        window.setIcon(icon)
        selections.drags.opened(window)
        return window
    }

    /// Gives the windows the program's icon once it is read, beside the main thread. On Wayland desktops find it by the
    /// program's identifier.
    package func loadIcon() {
        guard SDL.isX11 else { return }
        let id = Desktop.programID
        // A thread of its own ends with its work; one of the pool would wake the resting program seconds later.
        startThread { [weak self] in
            let icon = AppIcon(of: id)
            MainThread.run { self?.icon = icon }
        }
    }

    /// Passes on events, paints and sleeps until the last window is closed.
    /// - Throws: `DesktopError.displayGone` where the display server has closed them.
    package func run() throws {
        // What is known already the first frames show.
        portal.deliver()
        EndSignals.watch { [weak self] in self?.save() }
        EventLoop(desktop: self).run()
        guard !isDisplayGone else { throw DesktopError.displayGone }
        selections.handOver()
    }

    /// The program may end any moment: what was typed is the app's, and what is to be kept is on the disk.
    private func save() {
        for window in windows { window.endEditing() }
        UnsavedStorage.save()
    }

    private var isDisplayGone = false

    /// Closes all windows, as the session or the display server wants.
    func closeAll() {
        if SDL.isWayland, let window = windows.first, let display = SDL.systemInfo(of: window.handle)?.display
        {
            isDisplayGone = wl_display_get_error(display) != 0
        }
        for window in windows { window.close() }
    }

    private func take(_ settings: DesktopSettings) {
        scale.takeOut(textScale: settings.textScale)
        guard settings != self.settings else { return }
        self.settings = settings
        onSettingsChange(settings)
    }

    /// Finds what other programs have copied, and lets them have what is copied here.
    func connectSelections() {
        if let window = windows.first { selections.connect(window: window.handle) }
    }

    /// Takes a closed window off the list.
    func forget(_ window: Window) {
        windows.removeAll { $0 === window }
        selections.drags.closed(window)
    }

    func window(id: UInt32) -> Window? {
        windows.first { $0.id == id }
    }

    /// The video drivers to try, those that the person names in `SDL_VIDEODRIVER` or those of the session.
    ///
    /// Left to itself SDL would end on KMSDRM, taking the console over, or on the offscreen driver,
    /// showing nothing. It also prefers X11 where both are there (XWayland), and rightly: in 2.26
    /// its Wayland windows have no native pixels, so that every window costs an OpenGL context.
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

    /// Opens the display by the first driver that can.
    private static func openDisplay(by drivers: [String]) throws {
        for driver in drivers {
            // Giving up on a driver forgets them.
            setHints()
            SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE)
            let start = { ComposeCache.use { SDL_Init(SDL_INIT_VIDEO) } }
            if (driver == "wayland" ? withoutSessionBus(start) : start()) == 0 { return }
            if driver != drivers.last { SDL_Quit() }
        }
        throw DesktopError.sdl("opening the display")
    }

    /// Keeps SDL from the session's message bus.
    ///
    /// Without text input of the compositor's SDL 2.26 looks for an input method there, asks it on Wayland about
    /// each key, those of a secret, too, and takes its answers behind the keys that come after.
    private static func withoutSessionBus(_ body: () -> Int32) -> Int32 {
        let name = "DBUS_SESSION_BUS_ADDRESS"
        let address = environmentVariable(name)
        setenv(name, "disabled:", 1)
        defer { if let address { setenv(name, address, 1) } else { unsetenv(name) } }
        return body()
    }

    /// Names the session's message bus at its usual place, unless the session does.
    ///
    /// SDL looks for input methods there. Where no bus is named and none is found libdbus starts one,
    /// which takes several milliseconds, and which nobody ends.
    private static func nameSessionBus() {
        let folder = environmentVariable("XDG_RUNTIME_DIR") ?? "/run/user/\(getuid())"
        setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(folder)/bus", 0)
    }

    private static var programID: String? {
        environmentVariable("PICA_APP_ID") ?? Bundle.main.bundleIdentifier
    }

    /// Tells the desktop which program the windows are of: `WM_CLASS` on X11, `app_id` on Wayland. Desktops find the
    /// program's name and icon by it. Without an identifier SDL tells the name of the executable.
    private static func nameProgram() {
        guard let id = programID else { return }
        // SDL 2.26 takes it for Wayland, too.
        setenv("SDL_VIDEO_X11_WMCLASS", id, 0)
    }

    /// Undoes what SDL does for games. A person's own settings in the environment win over these.
    private static func setHints() {
        SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
        SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
        // Ctrl+C in the terminal ends the program, as everywhere.
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0")
        // The click that raises a window also presses what it hits.
        SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
        // Drags go on outside the window.
        SDL_SetHint(SDL_HINT_MOUSE_AUTO_CAPTURE, "1")
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    }
}
