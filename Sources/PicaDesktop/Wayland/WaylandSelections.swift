import CPicaWayland
import Foundation
import PicaState

/// The selections of a Wayland compositor, over separate devices on SDL's connection.
///
/// SDL itself supports only text, and blocks while it waits for the selection's owner.
@MainActor final class WaylandSelections: Selections {
    private let own = [
        WaylandSelection(WaylandSelectionKind.clipboard), WaylandSelection(WaylandSelectionKind.primary),
    ]
    private let globals: WaylandGlobals
    private var managers: [WaylandProxy?] = [nil, nil]

    init(_ globals: WaylandGlobals) {
        self.globals = globals
        globals.onSeat.append { [weak self] in self?.follow($0) }
        globals.onFound.append { [weak self] in self?.take($0, $1, version: $2) }
    }

    var clipboard: any Clipboard { own[0] }
    /// The primary selection. Not all desktops have one.
    var primary: any Clipboard { own[1] }
    var drags: any Drags { own[0].drags }

    func connect(window: OpaquePointer) { globals.connect(window: window) }

    private func follow(_ seat: WaylandSeat?) {
        if seat == nil { own.forEach { $0.disconnect() } }
        seat?.onFirstSerial = { [weak self] in self?.own.forEach { $0.claim() } }
        connectDevices()
    }

    private func take(_ interface: String, _ name: UInt32, version: UInt32) {
        for (index, selection) in own.enumerated() where interface == selection.kind.managerName {
            let most = selection.kind.newestVersion
            managers[index] = globals.bind(selection.kind.manager, name, version: min(version, most)).map {
                WaylandProxy($0)
            }
        }
        connectDevices()
    }

    private func connectDevices() {
        for (selection, manager) in zip(own, managers) {
            selection.display = globals.display
            if let seat = globals.seat, let manager { selection.connect(to: seat, manager: manager) }
        }
    }

    // Selection events arrive in order with SDL's events.
    func catchUp() {}
    func handOver() {}
}
