import CPicaSDL
import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaViews

/// A window on the desktop.
///
/// It owns its pixels, passes events to its content, and paints the content's damage.
@MainActor
package final class Window {
    /// The callback after each presented frame, for tests and measurements.
    package static var didPresent: ((Window) -> Void)?
    /// The callback after the window has closed, called once.
    package var onClose: (() -> Void)?
    /// The callback for a gain or a loss of the keyboard focus.
    package var onFocusChange: (() -> Void)?
    /// The callback for a size change by the user or the desktop.
    package var onStateChange: ((WindowState) -> Void)?
    /// The title, unless the window's views set another.
    package var title: String {
        didSet { showTitle() }
    }
    /// The wishes of the window's views, such as the title and whether the window is resizable.
    var wishes = WindowWishes() {
        didSet {
            showTitle()
            if wishes.isResizable != oldValue.isResizable { sizeLimit.isFixed = wishes.isResizable == false }
        }
    }
    /// The text of the title bar.
    private(set) var shownTitle: String

    package let id: UInt32
    let handle: OpaquePointer
    private let desktop: Desktop
    private let platform: WindowPlatform
    let content: any WindowContent
    private let surface: any WindowSurface
    private var keyboard = Keyboard()
    /// Whether a composition has been ended by the window. The keyboard is notified before its next event.
    private var hasEndedComposition = false
    private var pointer = Pointer()
    private var touches = Touches()
    private var isOpen = true
    private var isVisible = true
    /// Whether the surface still holds what the content last painted.
    private var isIntact = false
    /// Whether the whole surface must be presented again although nothing in it changed.
    private var isExposed = false
    private let sizeLimit: SizeLimit
    /// Whether the monitor took the last key, so that its text is dropped.
    private var dropsText = false
    private var pointsPerUnit: CGFloat = 1
    private var pixelSize: (width: Int32, height: Int32) = (0, 0)
    /// The pixels per point.
    private(set) var scale: CGFloat = 0
    private var extent: WindowExtent

    init(
        desktop: Desktop, title: String, size: CGSize?, place: WindowPlace?, isMaximized: Bool,
        position: UnitPoint?, isBorderless: Bool, resizability: WindowResizability,
        content makeContent: (any Platform) -> any WindowContent
    ) throws {
        platform = WindowPlatform(desktop: desktop)
        content = makeContent(platform)
        var size = size ?? content.openingSize(resizability)
        if resizability.hasLargestSize {
            let (least, most) = (content.minimumSize(), content.maximumSize())
            size.width = max(least.width, min(size.width, most.width))
            size.height = max(least.height, min(size.height, most.height))
        }
        let (width, height) = Window.units(for: size, desktop.scale)
        extent = WindowExtent(WindowState(size: size, isMaximized: isMaximized))
        let mode = RenderMode.preferred(by: desktop.server)
        var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_RESIZABLE.rawValue
        if isMaximized { flags |= SDL_WINDOW_MAXIMIZED.rawValue }
        if isBorderless { flags |= SDL_WINDOW_BORDERLESS.rawValue }
        let openGL = mode == .accelerated ? SDL_WINDOW_OPENGL.rawValue : 0
        let anywhere: Int32 = 0x1FFF_0000  // SDL_WINDOWPOS_UNDEFINED
        let place = place ?? position.map { Window.place(of: (width, height), at: $0) }
        let (x, y) = (place?.x ?? anywhere, place?.y ?? anywhere)
        let handle =
            SDL_CreateWindow(title, x, y, width, height, flags | openGL)
            // Without OpenGL the window is created for software rendering.
            ?? SDL_CreateWindow(title, x, y, width, height, flags)
        guard let handle else { throw DesktopError.sdl("opening a window") }
        self.handle = handle
        self.title = title
        shownTitle = title
        self.desktop = desktop
        id = SDL_GetWindowID(handle)
        surface =
            (mode == .accelerated ? AcceleratedSurface(window: handle) : nil)
            ?? SoftwareSurface(window: handle)
        sizeLimit = SizeLimit(window: handle, on: desktop.server, resizability)
        platform.window = self
        platform.frameInterval = frameInterval()
        measure()
        // The size may differ after rounding to whole pixels.
        extent = WindowExtent(WindowState(size: self.size, isMaximized: isMaximized))
        content.handle(.windowFocused(false))
    }

    /// Returns the place of a window of a size in SDL's units at a point of the first screen.
    private static func place(of size: (width: Int32, height: Int32), at point: UnitPoint) -> WindowPlace {
        var screen = SDL_Rect(x: 0, y: 0, w: size.width, h: size.height)
        SDL_GetDisplayUsableBounds(0, &screen)
        func offset(_ room: Int32, _ fraction: CGFloat) -> Int32 {
            fraction.isFinite ? Int32(CGFloat(max(room, 0)) * min(max(fraction, 0), 1)) : 0
        }
        return WindowPlace(
            x: screen.x + offset(screen.w - size.width, point.x),
            y: screen.y + offset(screen.h - size.height, point.y))
    }

    /// Converts a size in points to SDL's units, limited to the screen.
    private static func units(for size: CGSize, _ scale: DisplayScale) -> (Int32, Int32) {
        var screen = SDL_Rect(x: 0, y: 0, w: 16_384, h: 16_384)
        SDL_GetDisplayUsableBounds(0, &screen)
        // SDL measures in pixels on X11 and in points on Wayland, where this scale is 1.
        let unitsPerPoint = scale.scale(pixelsPerUnit: 1)
        func units(_ points: CGFloat, _ most: Int32) -> Int32 {
            points.isNaN
                ? 1 : Int32(min(max((points * unitsPerPoint).rounded(.up), 1), CGFloat(max(most, 1))))
        }
        return (units(size.width, screen.w), units(size.height, screen.h))
    }

    /// The time when `flush` is due even without an event; `nil` if never.
    var nextDeadline: TimeInterval? {
        guard isVisible else { return desktop.accessibility.deadline(of: self) }
        var due = [
            content.nextDeadline, platform.frameDue, sizeLimit.due, desktop.accessibility.deadline(of: self),
        ].compactMap { $0 }.min()
        if keyboard.isComposing, desktop.server.textInput.mustAsk {
            // IBus and Fcitx answer over D-Bus, which SDL reads only when another event wakes it.
            due = min(due ?? .infinity, SDL.now + 0.03)
        }
        return due
    }

    // MARK: Dragging

    var cursors: Cursors { desktop.cursors }
    /// The target of drops on the window.
    var dropTarget: any DropTarget { content }
    /// The size, in points.
    var size: CGSize {
        CGSize(width: CGFloat(pixelSize.width) / scale, height: CGFloat(pixelSize.height) / scale)
    }
    /// The window system's ID of the window; `nil` if SDL does not provide it.
    var systemID: UInt? { SDL.systemInfo(of: handle)?.id }

    /// Converts a position in SDL's window units to points.
    func point(x: CGFloat, y: CGFloat) -> CGPoint { CGPoint(x: x * pointsPerUnit, y: y * pointsPerUnit) }

    /// Converts a position in points to the nearest whole SDL unit.
    func units(of point: CGPoint) -> (x: Int16, y: Int16) {
        func unit(_ length: CGFloat) -> Int16 {
            let units = (length / pointsPerUnit).rounded()
            return units.isNaN ? 0 : Int16(max(-32_768, min(units, 32_767)))
        }
        return (unit(point.x), unit(point.y))
    }

    // MARK: Life cycle

    /// Closes the window. It then handles no events and paints nothing.
    package func close() {
        guard isOpen else { return }
        isOpen = false
        endEditing()
        surface.release()
        SDL_DestroyWindow(handle)
        desktop.forget(self)
        onClose?()
    }

    /// Commits pending input to the app, because the window or the program ends.
    func endEditing() {
        finishInput(isDrained: true)
        content.endEditing()
        hasEndedComposition = true
    }

    /// Brings the window to the front and gives it the keyboard focus, as far as the desktop allows.
    package func raise() {
        SDL_RestoreWindow(handle)
        SDL_RaiseWindow(handle)
    }

    /// Sets the picture with which the desktop represents the window; `nil` changes nothing.
    func setIcon(_ icon: AppIcon?) {
        guard let icon else { return }
        let (width, height) = (Int32(icon.width), Int32(icon.height))
        var pixels = icon.pixels
        pixels.withUnsafeMutableBytes { bytes in
            guard
                let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                    bytes.baseAddress, width, height, 32, width * 4, SDL_PIXELFORMAT_ARGB8888.rawValue)
            else { return }
            SDL_SetWindowIcon(handle, surface)
            SDL_FreeSurface(surface)
        }
    }

    private func showTitle() {
        let title = wishes.title ?? title
        guard title != shownTitle else { return }
        shownTitle = title
        SDL_SetWindowTitle(handle, title)
    }

    // MARK: Events

    func handle(_ event: SDL_Event) {
        noteEndOfComposition()
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT:
            finishInput(isDrained: true)
            handle(event.window)
        case SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT:
            pointer.finish(emit: pass)
            keyboard.handle(event, emit: pass)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
            keyboard.finish(emit: pass)
            pointer.finish(emit: pass)
            touches.handle(event.tfinger, in: size, emit: pass)
        default:
            keyboard.finish(emit: pass)
            pointer.handle(event, pointsPerUnit: pointsPerUnit, emit: pass)
        }
    }

    /// - Parameter step: A pinch step, whose location is in SDL's window units.
    func handle(_ step: PinchStep) {
        var step = step
        step.location = point(x: step.location.x, y: step.location.y)
        keyboard.finish(emit: pass)
        pointer.finish(emit: pass)
        pass(.pinched(step))
    }

    func handle(_ answer: InputMethodUpdate) {
        noteEndOfComposition()
        pointer.finish(emit: pass)
        keyboard.handle(answer, emit: pass)
    }

    /// Delivers events that waited to be coalesced. To be called before each frame.
    ///
    /// - Parameter isDrained: Whether no more events are waiting.
    func finishInput(isDrained: Bool) {
        noteEndOfComposition()
        pointer.finish(emit: pass)
        if isDrained { keyboard.finish(emit: pass) } else { keyboard.deliver(emit: pass) }
    }

    /// Passes an event on to the content, unless it belongs to a drag or the program's monitor takes it.
    private func pass(_ event: InputEvent) {
        guard !desktop.server.selections.drags.take(event, in: self), !isTaken(event) else { return }
        content.handle(event)
    }

    private func isTaken(_ event: InputEvent) -> Bool {
        guard let monitor = desktop.monitor else { return false }
        switch event {
        // The text of a key that was taken follows it.
        case .text where dropsText: return true
        case .keyPressed:
            dropsText = monitor(event, self)
            return dropsText
        case .keyReleased: return monitor(event, self)
        default:
            dropsText = false
            return monitor(event, self)
        }
    }

    private func noteEndOfComposition() {
        guard hasEndedComposition else { return }
        hasEndedComposition = false
        keyboard.endComposition()
    }

    private func handle(_ event: SDL_WindowEvent) {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_CLOSE:
            content.closeRequested { [weak self] in
                guard let self else { return }
                desktop.close(self)
            }
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            measure()
            change { if isMaximized { $0.maximize(at: size) } else { $0.resize(to: size) } }
        case SDL_WINDOWEVENT_DISPLAY_CHANGED:
            platform.frameInterval = frameInterval()
            measure()
        case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED,
            SDL_WINDOWEVENT_EXPOSED:
            isVisible = true
            isExposed = true
            change { if isMaximized { $0.maximize(at: size) } else { $0.restore() } }
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
            isVisible = false
        case SDL_WINDOWEVENT_LEAVE:
            content.handle(.pointerLeft)
        case SDL_WINDOWEVENT_FOCUS_GAINED:
            content.handle(.windowFocused(true))
            onFocusChange?()
            keyboard.takeLocks(SDL_GetModState().rawValue, emit: content.handle)
            placeTextInput()
        case SDL_WINDOWEVENT_FOCUS_LOST:
            // Text input stays enabled for keys that arrive together with the returning focus. The composition is
            // committed.
            finishInput(isDrained: true)
            content.handle(.windowFocused(false))
            hasEndedComposition = true
            onFocusChange?()
        default:
            break
        }
    }

    /// Whether the window has the keyboard focus.
    var isActive: Bool { SDL_GetWindowFlags(handle) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0 }

    /// The frame of the content on the screen, in pixels; the origin is zero on Wayland, which tells none.
    var screenFrame: CGRect {
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetWindowPosition(handle, &x, &y)
        let pixelsPerUnit = pointsPerUnit * scale
        return CGRect(
            x: SDL.isWayland ? 0 : CGFloat(x) * pixelsPerUnit,
            y: SDL.isWayland ? 0 : CGFloat(y) * pixelsPerUnit,
            width: CGFloat(pixelSize.width), height: CGFloat(pixelSize.height))
    }

    private var isMaximized: Bool { SDL_GetWindowFlags(handle) & SDL_WINDOW_MAXIMIZED.rawValue != 0 }

    private func change(_ change: (inout WindowExtent) -> Void) {
        let old = extent.state
        change(&extent)
        if extent.state != old { onStateChange?(extent.state) }
    }

    /// Reads the window's size and scale from SDL, which may change before SDL sends the event.
    private func measure() {
        var (width, height): (Int32, Int32) = (0, 0)
        var pixels: (width: Int32, height: Int32) = (0, 0)
        SDL_GetWindowSize(handle, &width, &height)
        SDL_GetWindowSizeInPixels(handle, &pixels.width, &pixels.height)
        let pixelsPerUnit = CGFloat(pixels.width) / CGFloat(max(width, 1))
        let scale = desktop.scale.scale(pixelsPerUnit: pixelsPerUnit)
        pointsPerUnit = pixelsPerUnit / scale
        guard pixels != pixelSize || scale != self.scale else { return }
        (pixelSize, self.scale) = (pixels, scale)
        isIntact = false
        content.resize(
            to: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale),
            scale: scale)
    }

    private func frameInterval() -> TimeInterval {
        var mode = SDL_DisplayMode()
        let display = SDL_GetWindowDisplayIndex(handle)
        guard SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return 1 / 60 }
        return 1 / Double(mode.refresh_rate)
    }

    /// Passes the content's text input target on to the input method, unless another window has the keyboard focus.
    func placeTextInput() {
        if platform.typingPlace?.isSecret != false {
            hasEndedComposition = true
            desktop.server.textInput.endComposition()
        }
        let focused = SDL_GetKeyboardFocus()
        guard focused == nil || focused == handle else { return }
        desktop.server.textInput.setTarget(
            platform.typingPlace.map {
                var place = $0
                place.caret = CGRect(
                    x: $0.caret.minX / pointsPerUnit, y: $0.caret.minY / pointsPerUnit,
                    width: $0.caret.width / pointsPerUnit, height: $0.caret.height / pointsPerUnit)
                return place
            })
    }

    // MARK: Painting

    /// Handles the loss of the graphics device's data: the whole window will be repainted.
    func loseDevice() {
        surface.loseDevice()
        isIntact = false
    }

    /// Updates the content and presents its damage.
    func flush() {
        guard isOpen else { return }
        guard isVisible else { return desktop.accessibility.windowDidUpdate(self) }
        measure()
        platform.beginFrame()
        let damage = content.update()
        // An update may close the window.
        guard isOpen else { return }
        let isShown = isExposed || !isIntact || !damage.isEmpty
        if isShown { show(damage) }
        desktop.accessibility.windowDidUpdate(self)
        // Sizes are measured after the frame, so that the frame need not wait.
        if isShown || (sizeLimit.due ?? .infinity) <= SDL.now {
            sizeLimit.follow {
                Window.units(for: content.minimumSize(), desktop.scale)
            } most: {
                Window.units(for: content.maximumSize(), desktop.scale)
            }
        }
    }

    /// Paints the damage, or everything if the surface has lost its pixels, and presents it.
    private func show(_ damage: [CGRect]) {
        let whole = PixelRect(x: 0, y: 0, width: pixelSize.width, height: pixelSize.height)
        var region = Region()
        if surface.prepare(width: pixelSize.width, height: pixelSize.height) && isIntact {
            for rect in damage { region.add(PixelRect(covering: rect, scale: scale).intersection(whole)) }
        } else {
            region.add(whole)
        }
        if surface.blursBackdrops {
            let backdrops = content.backdrops.map { PixelRect(covering: $0, scale: scale) }
            region.complete(backdrops, reach: BackdropBlur(scale: scale).reach, within: whole)
        }
        if !region.isEmpty {
            surface.paint(region, scale: scale, glyphs: desktop.glyphs) { content.paint(on: $0) }
        }
        if isExposed { region.add(whole) }
        isIntact = region.isEmpty || surface.present(region)
        isExposed = false
        Window.didPresent?(self)
    }
}

extension Window: DragWindow {}
