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
    private var devices: [WaylandProxy?] = [nil, nil, nil]

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
            // A button, a touch.
            case (0, 3), (2, 0): self?.serial = arguments.number(0)
            // The keyboard's table of keys, which SDL reads for itself.
            case (1, 0): close(arguments.descriptor(1))
            // The window has the keyboard; a key.
            case (1, 1), (1, 3): self?.serial = arguments.number(0)
            default: break
            }
        }
    }
}
