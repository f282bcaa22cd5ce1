import CPicaSDL
import CPicaWayland
import Foundation

/// The globals of a Wayland compositor, found over SDL's connection, and the seat in use.
@MainActor final class WaylandGlobals {
    private(set) var display: OpaquePointer?
    private(set) var seat: WaylandSeat?
    /// The callbacks for each global found, with its interface, name and version.
    var onFound: [(_ interface: String, _ name: UInt32, _ version: UInt32) -> Void] = []
    /// The callbacks for a seat that appears or, with `nil`, disappears.
    var onSeat: [(WaylandSeat?) -> Void] = []
    private var registry: WaylandProxy?
    private var seatName: UInt32?

    /// Asks for all globals and waits for the answer, which takes a moment.
    ///
    /// The second call and later ones do nothing.
    func connect(window: OpaquePointer) {
        guard registry == nil, let display = SDL.systemInfo(of: window)?.display else { return }
        let getRegistry: UInt32 = 1
        guard let pointer = WaylandProxy.make(by: display, getRegistry, pica_registry(), [.new]) else {
            return
        }
        self.display = display
        registry = WaylandProxy(pointer) { [weak self] event, arguments in
            switch event {
            case 0: self?.take(arguments.text(1), arguments.number(0), version: arguments.number(2))
            case 1: self?.lose(arguments.number(0))
            default: break
            }
        }
        // The first round trip fetches the globals, the second their capabilities. A key may be pressed as soon as the
        // window is visible, and copying then needs that key's serial number.
        for _ in 1...2 { wl_display_roundtrip(display) }
    }

    /// Binds a global.
    func bind(_ interface: UnsafePointer<wl_interface>?, _ name: UInt32, version: UInt32) -> OpaquePointer? {
        let bind: UInt32 = 0
        return registry?.make(
            bind, interface, version: version,
            [
                wl_argument(u: name), wl_argument(s: interface?.pointee.name), wl_argument(u: version), .new,
            ])
    }

    /// Handles a new global.
    private func take(_ interface: String, _ name: UInt32, version: UInt32) {
        if interface == "wl_seat", seat == nil {
            // Later versions report nothing that Pica needs.
            seat = bind(pica_seat(), name, version: min(version, 5)).map(WaylandSeat.init)
            seatName = name
            for body in onSeat { body(seat) }
        }
        for body in onFound { body(interface, name, version) }
    }

    /// Handles a removed global.
    private func lose(_ name: UInt32) {
        guard name == seatName else { return }
        (seat, seatName) = (nil, nil)
        for body in onSeat { body(nil) }
    }
}
