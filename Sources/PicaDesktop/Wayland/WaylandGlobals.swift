import CSDL
import CWayland
import Foundation

/// What a Wayland compositor has to offer, found on SDL's connection, and the seat of it that is used.
@MainActor final class WaylandGlobals {
    private(set) var display: OpaquePointer?
    private(set) var seat: WaylandSeat?
    /// Called with what is found: the interface, its name and its version.
    var onFound: [(_ interface: String, _ name: UInt32, _ version: UInt32) -> Void] = []
    /// Called as the seat comes or goes.
    var onSeat: [(WaylandSeat?) -> Void] = []
    private var registry: WaylandProxy?
    private var seatName: UInt32?

    /// Asks for all there is, and waits until it is here: it takes a moment. Does nothing the second time.
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
        // What there is, and then what it can do: a key may be pressed as soon as the window is seen, and
        // what that copies has to name it.
        for _ in 1...2 { wl_display_roundtrip(display) }
    }

    /// Takes one of what was found into use.
    func bind(_ interface: UnsafePointer<wl_interface>?, _ name: UInt32, version: UInt32) -> OpaquePointer? {
        let bind: UInt32 = 0
        return registry?.make(
            bind, interface, version: version,
            [
                wl_argument(u: name), wl_argument(s: interface?.pointee.name), wl_argument(u: version), .new,
            ])
    }

    /// The compositor has something to offer.
    private func take(_ interface: String, _ name: UInt32, version: UInt32) {
        if interface == "wl_seat", seat == nil {
            // Later versions tell of nothing that is asked for here.
            seat = bind(pica_seat(), name, version: min(version, 5)).map(WaylandSeat.init)
            seatName = name
            for body in onSeat { body(seat) }
        }
        for body in onFound { body(interface, name, version) }
    }

    /// It has it no longer.
    private func lose(_ name: UInt32) {
        guard name == seatName else { return }
        (seat, seatName) = (nil, nil)
        for body in onSeat { body(nil) }
    }
}
