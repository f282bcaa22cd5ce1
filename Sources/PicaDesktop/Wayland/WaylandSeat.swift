import CSDL
import CWayland
import Foundation

/// A person's keyboard, pointer and touch screen, for the numbers of what is done with them: what is copied
/// has to name the number of what made it be.
@MainActor final class WaylandSeat {
    private(set) var proxy: WaylandProxy?
    /// The number of what was done last; 0 before.
    private(set) var serial: UInt32 = 0 {
        didSet { if oldValue == 0 { onFirstSerial() } }
    }
    var onFirstSerial: () -> Void = {}
    /// Called with each word of modifiers, the first as a window gets the keyboard.
    var onModifiers: () -> Void = {}
    /// The number of the button's going down that is held; nil while none is.
    private(set) var press: UInt32?
    /// SDL was not told that it came up.
    private var isPressTaken = false
    /// Called as the pointer comes or goes.
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

    /// What there is now: bits for a pointer, a keyboard and a touch screen.
    private func follow(capabilities: UInt32) {
        for (index, isThere) in [capabilities & 1, capabilities & 2, capabilities & 4].enumerated() {
            if isThere == 0 {
                devices[index] = nil
            } else if devices[index] == nil {
                devices[index] = device(index)
            }
        }
    }

    /// - Parameter index: Also the number of the request for it.
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
            // A touch.
            case (2, 0): self?.serial = arguments.number(0)
            // The keyboard's table of keys, which SDL reads for itself.
            case (1, 0): close(arguments.descriptor(1))
            // The window has the keyboard; a key.
            case (1, 1), (1, 3): self?.serial = arguments.number(0)
            // What is held down, or latched by a press before, or locked.
            case (1, 4):
                HeldModifiers.forgetAll(
                    but: arguments.number(1) | arguments.number(2) | arguments.number(3))
                self?.onModifiers()
            default: break
            }
        }
    }

    // MARK: The button

    /// What Linux calls the left button.
    private static let primaryButton: UInt32 = 0x110

    private func takeButton(_ serial: UInt32, isPrimary: Bool, isPress: Bool) {
        self.serial = serial
        guard isPrimary else { return }
        press = isPress ? serial : nil
        if isPress, isPressTaken { passOnPress() }
        isPressTaken = false
    }

    /// The compositor has taken the button for a drag, and tells nobody when it comes up.
    func pressWasTaken() {
        press = nil
        isPressTaken = true
    }

    /// SDL takes the next press for the one that it saw last, and passes it over.
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
