import CDBus
import Foundation

/// A connection of our own to a message bus, for one thread that sleeps until something comes.
struct SessionBus: ~Copyable {
    private let connection: OpaquePointer

    /// Connects, and waits for the bus to answer.
    /// - Returns: nil where there is no bus at the address, or it does not let us in.
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

    /// What the bus calls this connection; empty where it does not say.
    var uniqueName: String { dbus_bus_get_unique_name(connection).map { String(cString: $0) } ?? "" }

    /// Asks for the signals that a rule describes.
    func watch(_ rule: String) {
        // With a place for an error it would wait for the bus's answer.
        dbus_bus_add_match(connection, rule, nil)
    }

    /// Sends a message, at the latest before the next sleep.
    /// - Returns: Its number, which answers to it name.
    func send(_ message: borrowing BusMessage) -> UInt32 {
        var serial: dbus_uint32_t = 0
        dbus_connection_send(connection, message.pointer, &serial)
        return serial
    }

    /// Waits until everything has been sent.
    func flush() { dbus_connection_flush(connection) }

    /// Whether a message is here that nobody has taken yet.
    var hasMessage: Bool { dbus_connection_get_dispatch_status(connection) != DBUS_DISPATCH_COMPLETE }

    /// The next message. Sleeps until there is one.
    /// - Parameter stop: A descriptor that ends the sleep for good when there is something to read.
    /// - Returns: nil when told to stop, and when the bus has gone.
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
