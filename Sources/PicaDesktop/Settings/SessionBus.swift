import CDBus
import Foundation

/// A private connection to a message bus, for a thread that sleeps until a message comes.
struct SessionBus: ~Copyable {
    private let connection: OpaquePointer

    /// Connects and waits for the bus to answer; `nil` if there is no bus at the address, or it refuses.
    init?(address: String) {
        guard let connection = dbus_connection_open_private(address, nil) else { return nil }
        guard dbus_bus_register(connection, nil) != 0 else {
            dbus_connection_close(connection)
            dbus_connection_unref(connection)
            return nil
        }
        self.connection = connection
    }

    deinit {
        dbus_connection_close(connection)
        dbus_connection_unref(connection)
    }

    /// The unique name of this connection; empty if the bus gave none.
    var uniqueName: String { dbus_bus_get_unique_name(connection).map { String(cString: $0) } ?? "" }

    /// Subscribes to the signals that match a rule.
    func watch(_ rule: String) {
        // With an error argument it would wait for the bus's answer.
        dbus_bus_add_match(connection, rule, nil)
    }

    /// Sends a message, before the next sleep at the latest.
    ///
    /// - Returns: Its serial number, which replies refer to.
    func send(_ message: borrowing BusMessage) -> UInt32 {
        var serial: dbus_uint32_t = 0
        dbus_connection_send(connection, message.pointer, &serial)
        return serial
    }

    /// Waits until everything was sent.
    func flush() { dbus_connection_flush(connection) }

    /// Whether a message is waiting.
    var hasMessage: Bool { dbus_connection_get_dispatch_status(connection) != DBUS_DISPATCH_COMPLETE }

    /// Returns the next message. Sleeps until there is one.
    ///
    /// - Parameter stop: A descriptor that ends the wait for good when it is readable.
    /// - Returns: `nil` when stopped, and when the bus has quit.
    func next(unless stop: Int32) -> BusMessage? {
        while true {
            if let message = dbus_connection_pop_message(connection) { return BusMessage(owning: message) }
            dbus_connection_flush(connection)
            var descriptor: Int32 = -1
            guard dbus_connection_get_unix_fd(connection, &descriptor) != 0 else { return nil }
            var descriptors = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&descriptors, 2, -1) > 0 else {
                if errno == EINTR { continue }
                return nil
            }
            if descriptors[1].revents != 0 { return nil }
            if dbus_connection_read_write(connection, 0) == 0 { return nil }
        }
    }
}
