import CPicaXCB
import Foundation

/// Content on its way to another program in chunks, each sent after the previous one has been read.
@MainActor final class XOutgoing {
    let window: xcb_window_t
    let property: xcb_atom_t
    private(set) var isFinished = false
    private let connection: XConnection
    private let type: xcb_atom_t
    private var rest: ArraySlice<UInt8>
    private var timeout: Timeout?

    init(
        _ bytes: [UInt8], type: xcb_atom_t, to property: xcb_atom_t, of window: xcb_window_t,
        over connection: XConnection, onGivingUp: @escaping @MainActor () -> Void
    ) {
        (self.window, self.property, self.type, self.connection) = (window, property, type, connection)
        rest = bytes[...]
        connection.watch(window, true)
        connection.write(
            [UInt32(clamping: bytes.count)], type: connection.atom("INCR"), to: property, of: window)
        timeout = Timeout(seconds: Timeout.withReaders, onEnd: onGivingUp)
    }

    /// Sends the next chunk after the previous one has been read. An empty chunk ends the transfer.
    func chunkTaken() {
        timeout?.renew()
        let chunk = rest.prefix(connection.chunkSize)
        rest = rest.dropFirst(chunk.count)
        connection.write(chunk, type: type, to: property, of: window)
        if chunk.isEmpty { isFinished = true }
    }
}
