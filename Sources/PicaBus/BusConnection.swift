import CPicaDBus
import Foundation

/// A private connection to a message bus, for a thread that sleeps until a message comes.
package struct BusConnection: ~Copyable {
    private let connection: OpaquePointer

    /// The most bytes that wait to be sent before the connection takes no more calls.
    private static let mostUnsent = 4 << 20
    /// The most bytes of a message that is received. A larger one ends the connection.
    private static let largestMessage = 16 << 20

    /// Connects and waits for the bus to answer; `nil` if there is no bus at the address, or it refuses.
    package init?(address: String) {
        guard let connection = dbus_connection_open_private(address, nil) else { return nil }
        dbus_connection_set_exit_on_disconnect(connection, 0)
        dbus_connection_set_max_message_size(connection, Self.largestMessage)
        guard dbus_bus_register(connection, nil) != 0 else {
            dbus_connection_close(connection)
            dbus_connection_unref(connection)
            return nil
        }
        // Registering sets it.
        dbus_connection_set_exit_on_disconnect(connection, 0)
        self.connection = connection
    }

    deinit {
        dbus_connection_close(connection)
        dbus_connection_unref(connection)
    }

    /// The unique name of this connection; empty if the bus gave none.
    package var uniqueName: String {
        dbus_bus_get_unique_name(connection).map { String(cString: $0) } ?? ""
    }

    /// Subscribes to the signals that match a rule.
    package func watch(_ rule: String) {
        // With an error argument it would wait for the bus's answer.
        dbus_bus_add_match(connection, rule, nil)
    }

    /// Sends a message, before the next sleep at the latest.
    ///
    /// - Returns: Its serial number, which replies refer to.
    @discardableResult
    package func send(_ message: borrowing BusMessage) -> UInt32 {
        var serial: dbus_uint32_t = 0
        dbus_connection_send(connection, message.pointer, &serial)
        return serial
    }

    /// Waits until everything was sent.
    package func flush() { dbus_connection_flush(connection) }

    /// Whether a message is waiting.
    package var hasMessage: Bool {
        dbus_connection_get_dispatch_status(connection) != DBUS_DISPATCH_COMPLETE
    }

    /// Whether so much waits to be sent that nothing should be added: the bus, or who it is for, does not read.
    package var isFull: Bool { dbus_connection_get_outgoing_size(connection) > Self.mostUnsent }

    /// Whether the bus is still there.
    package var isOpen: Bool { dbus_connection_get_is_connected(connection) != 0 }

    /// Takes the next message that has arrived; `nil` if there is none.
    package func take() -> BusMessage? {
        dbus_connection_pop_message(connection).map { BusMessage(owning: $0) }
    }

    /// Returns the next message. Sleeps until there is one.
    ///
    /// - Parameter stop: A descriptor that ends the wait for good when it is readable.
    /// - Returns: `nil` when stopped, and when the bus has quit.
    package func next(unless stop: Int32) -> BusMessage? {
        while true {
            if let message = take() { return message }
            guard isOpen else { return nil }
            var polled = [pollfd(fd: stop, events: Int16(POLLIN), revents: 0), descriptor]
            guard poll(&polled, 2, -1) > 0 else {
                if errno == EINTR { continue }
                return nil
            }
            if polled[0].revents != 0 { return nil }
            move()
        }
    }

    /// The descriptor to poll: for reading, and for writing while something waits to be sent.
    package var descriptor: pollfd {
        var number: Int32 = -1
        dbus_connection_get_unix_fd(connection, &number)
        let writes = dbus_connection_has_messages_to_send(connection) != 0
        let reads = !isFull
        return pollfd(
            fd: number, events: Int16((reads ? POLLIN : 0) | (writes ? POLLOUT : 0)), revents: 0)
    }

    /// Reads and writes as much as is possible without waiting.
    package func move() { dbus_connection_read_write(connection, 0) }
}
