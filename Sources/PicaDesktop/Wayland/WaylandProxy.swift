import CPicaWayland
import Foundation

/// A Wayland object of the client, and the handler of its events.
///
/// The events are dispatched where SDL dispatches its own, in the main loop. Anything read from the compositor wakes
/// that loop, whichever object it is for, so no separate watching is needed.
@MainActor final class WaylandProxy {
    let pointer: OpaquePointer
    private let destructor: UInt32?
    private let onEvent: @MainActor (_ opcode: UInt32, WaylandArguments) -> Void

    /// - Parameters:
    ///   - destructor: The request that destroys the object; `nil` if it has none.
    ///   - onEvent: Called with each event's opcode in its interface.
    init(
        _ pointer: OpaquePointer, destructor: UInt32? = nil,
        onEvent: @escaping @MainActor (_ opcode: UInt32, WaylandArguments) -> Void = { _, _ in }
    ) {
        self.pointer = pointer
        self.destructor = destructor
        self.onEvent = onEvent
        wl_proxy_add_dispatcher(
            pointer,
            { proxy, _, opcode, _, arguments in
                guard let proxy, let arguments else { return 0 }
                let address = UInt(bitPattern: proxy)
                let values = WaylandArguments(first: arguments)
                MainActor.assumeIsolated {
                    guard let proxy = UnsafeRawPointer(bitPattern: address) else { return }
                    let object = Unmanaged<WaylandProxy>.fromOpaque(proxy).takeUnretainedValue()
                    object.onEvent(opcode, values)
                }
                return 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    isolated deinit {
        if let destructor {
            _ = wl_proxy_marshal_array_flags(
                pointer, destructor, nil, wl_proxy_get_version(pointer), UInt32(WL_MARSHAL_FLAG_DESTROY), nil)
        } else {
            wl_proxy_destroy(pointer)
        }
    }

    var version: UInt32 { wl_proxy_get_version(pointer) }

    /// Sends a request.
    func send(_ opcode: UInt32, _ arguments: [wl_argument] = []) {
        var arguments = arguments
        _ = wl_proxy_marshal_array_flags(
            pointer, opcode, nil, wl_proxy_get_version(pointer), 0, &arguments)
    }

    /// Sends a request that creates an object. `.new` stands in `arguments` for the new object's ID.
    func make(
        _ opcode: UInt32, _ interface: UnsafePointer<wl_interface>?, version: UInt32? = nil,
        _ arguments: [wl_argument]
    ) -> OpaquePointer? {
        Self.make(by: pointer, opcode, interface, version: version, arguments)
    }

    /// Sends a request that creates an object, for a proxy without a wrapper.
    static func make(
        by owner: OpaquePointer, _ opcode: UInt32, _ interface: UnsafePointer<wl_interface>?,
        version: UInt32? = nil, _ arguments: [wl_argument]
    ) -> OpaquePointer? {
        var arguments = arguments
        return wl_proxy_marshal_array_flags(
            owner, opcode, interface, version ?? wl_proxy_get_version(owner), 0, &arguments)
    }
}

/// The arguments of an event.
struct WaylandArguments: @unchecked Sendable {
    fileprivate let first: UnsafeMutablePointer<wl_argument>

    func number(_ index: Int) -> UInt32 { first[index].u }
    /// Returns a fixed-point argument, which is transmitted in 256ths.
    func fixed(_ index: Int) -> CGFloat { CGFloat(first[index].f) / 256 }
    func descriptor(_ index: Int) -> Int32 { first[index].h }
    func object(_ index: Int) -> OpaquePointer? { first[index].o }
    func text(_ index: Int) -> String { first[index].s.map { String(cString: $0) } ?? "" }
}

extension wl_argument {
    /// The placeholder for the object that a request creates.
    static var new: wl_argument { wl_argument(n: 0) }
}
