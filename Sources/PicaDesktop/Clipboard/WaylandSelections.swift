import CSDL
import CWayland
import Foundation
import PicaGraph

/// The selections of a Wayland compositor, over devices of their own on SDL's connection: SDL knows text
/// only, and waits for its owners.
@MainActor final class WaylandSelections: Selections {
    private let own = [
        WaylandSelection(WaylandSelectionKind.clipboard), WaylandSelection(WaylandSelectionKind.primary),
    ]
    private var registry: WaylandProxy?
    private var seat: WaylandSeat?
    private var seatName: UInt32?
    private var managers: [WaylandProxy?] = [nil, nil]

    var clipboard: any Clipboard { own[0] }
    /// That of the desktop where it has one, as not all have.
    var primary: any Clipboard { own[1] }
    var drags: any Drags { own[0].drags }

    func connect(window: OpaquePointer) {
        guard registry == nil, let display = SDL.systemInfo(of: window)?.display else { return }
        let getRegistry: UInt32 = 1
        guard let pointer = WaylandProxy.make(by: display, getRegistry, pica_registry(), [.new]) else {
            return
        }
        registry = WaylandProxy(pointer) { [weak self] event, arguments in
            switch event {
            case 0: self?.take(arguments.text(1), arguments.number(0), version: arguments.number(2))
            case 1: self?.lose(arguments.number(0))
            default: break
            }
        }
        for selection in own { selection.display = display }
        // What there is, and then what it can do: a key may be pressed as soon as the window is seen, and
        // what that copies has to name it.
        for _ in 1...2 { wl_display_roundtrip(display) }
    }

    /// The compositor has something to offer.
    private func take(_ interface: String, _ name: UInt32, version: UInt32) {
        if interface == "wl_seat", seat == nil {
            // Later versions tell of nothing that is asked for here.
            seat = bind(pica_seat(), name, version: min(version, 5)).map(WaylandSeat.init)
            seatName = name
            seat?.onFirstSerial = { [weak self] in self?.own.forEach { $0.claim() } }
        }
        for (index, selection) in own.enumerated() where interface == selection.kind.managerName {
            let most = selection.kind.newestVersion
            managers[index] = bind(selection.kind.manager, name, version: min(version, most)).map {
                WaylandProxy($0)
            }
        }
        for (selection, manager) in zip(own, managers) {
            if let seat, let manager { selection.connect(to: seat, manager: manager) }
        }
    }

    /// It has it no longer.
    private func lose(_ name: UInt32) {
        guard name == seatName else { return }
        for selection in own { selection.disconnect() }
        (seat, seatName) = (nil, nil)
    }

    private func bind(_ interface: UnsafePointer<wl_interface>?, _ name: UInt32, version: UInt32)
        -> OpaquePointer?
    {
        let bind: UInt32 = 0
        return registry?.make(
            bind, interface, version: version,
            [
                wl_argument(u: name), wl_argument(s: interface?.pointee.name), wl_argument(u: version), .new,
            ])
    }

    // All of it comes in order with what SDL is told.
    func catchUp() {}
    func handOver() {}
}
