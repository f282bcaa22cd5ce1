import CPicaSDL
import CPicaWayland
import Foundation

/// A Wayland seat: a user's keyboard, pointer and touch screen.
///
/// It records the serial numbers of their events. Setting a selection requires the serial number of the event that
/// caused it.
@MainActor final class WaylandSeat {
    private(set) var proxy: WaylandProxy?
    /// The serial number of the last input event; 0 before the first.
    private(set) var serial: UInt32 = 0 {
        didSet { if oldValue == 0 { onFirstSerial() } }
    }
    var onFirstSerial: () -> Void = {}
    /// The callback for each modifiers event, the first of which arrives when a window gets the keyboard focus.
    var onModifiers: () -> Void = {}
    /// The serial number of the press of the held primary button; `nil` while it is not held.
    private(set) var press: UInt32?
    /// Whether a drag took over the button's press, so that SDL never saw its release.
    private var isPressTaken = false
    /// The callback for a pointer that appears or, with `nil`, disappears.
    var onPointer: (WaylandProxy?) -> Void = { _ in }
    var pointer: WaylandProxy? { devices[0] }
    private var devices: [WaylandProxy?] = [nil, nil, nil] {
        didSet { if devices[0] !== oldValue[0] { onPointer(devices[0]) } }
    }

    init(_ pointer: OpaquePointer) {
        let release: UInt32? = wl_proxy_get_version(pointer) >= 5 ? 3 : nil
        proxy = WaylandProxy(pointer, destructor: release) { [weak self] event, arguments in
            if event == 0 { self?.follow(capabilities: arguments.number(0)) }
        }
    }

    /// Creates and removes devices to match the capabilities: bits for a pointer, a keyboard and a touch screen.
    private func follow(capabilities: UInt32) {
        for (index, isThere) in [capabilities & 1, capabilities & 2, capabilities & 4].enumerated() {
            if isThere == 0 {
                devices[index] = nil
            } else if devices[index] == nil {
                devices[index] = device(index)
            }
        }
    }

    /// - Parameter index: The device's index, which is also the opcode of the request for it.
    private func device(_ index: Int) -> WaylandProxy? {
        let interfaces = [pica_pointer(), pica_keyboard(), pica_touch()]
        guard let proxy, let pointer = proxy.make(UInt32(index), interfaces[index], [.new]) else {
            return nil
        }
        let releases: [UInt32] = [1, 0, 0]
        let release = wl_proxy_get_version(pointer) >= 3 ? releases[index] : nil
        return WaylandProxy(pointer, destructor: release) { [weak self] event, arguments in
            switch (index, event) {
            case (0, 3):
                self?.takeButton(
                    arguments.number(0), isPrimary: arguments.number(2) == Self.primaryButton,
                    isPress: arguments.number(3) == 1)
            // A touch begins.
            case (2, 0): self?.serial = arguments.number(0)
            // The keymap, which SDL reads through its own keyboard object.
            case (1, 0): close(arguments.descriptor(1))
            // The keyboard focus enters the window, or a key event.
            case (1, 1), (1, 3): self?.serial = arguments.number(0)
            // The modifiers that are held down, latched or locked.
            case (1, 4):
                HeldModifiers.forgetAll(
                    but: arguments.number(1) | arguments.number(2) | arguments.number(3))
                self?.onModifiers()
            default: break
            }
        }
    }

    // MARK: Button

    /// Linux's code of the left button.
    private static let primaryButton: UInt32 = 0x110

    private func takeButton(_ serial: UInt32, isPrimary: Bool, isPress: Bool) {
        self.serial = serial
        guard isPrimary else { return }
        press = isPress ? serial : nil
        if isPress, isPressTaken { passOnPress() }
        isPressTaken = false
    }

    /// Records that the compositor took over the press for a drag, after which it reports no release.
    func pressWasTaken() {
        press = nil
        isPressTaken = true
    }

    /// Posts the press to SDL: SDL still takes the button for pressed and ignores the new press.
    private func passOnPress() {
        var (x, y): (Int32, Int32) = (0, 0)
        guard SDL_GetMouseState(&x, &y) & 1 != 0 else { return }
        var event = SDL_Event()
        event.button = SDL_MouseButtonEvent()
        event.button.type = SDL_MOUSEBUTTONDOWN.rawValue
        event.button.timestamp = SDL_GetTicks()
        event.button.windowID = SDL_GetWindowID(SDL_GetMouseFocus())
        event.button.button = UInt8(SDL_BUTTON_LEFT)
        event.button.state = UInt8(SDL_PRESSED)
        (event.button.x, event.button.y) = (x, y)
        SDL_PushEvent(&event)
    }
}
