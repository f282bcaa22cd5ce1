import Foundation

/// A connection to a message bus that accepts messages of one named program only, such as the desktop's portal.
///
/// Any program on the bus can send a forged answer: unsolicited signals and replies reach their addressee. But the bus
/// itself vouches for senders and for the owners of names.
package struct BusPeer: ~Copyable {
    private static let bus = "org.freedesktop.DBus"

    private let connection: BusConnection
    private let name: String
    private let starts: Bool
    /// The serial number of the query for the owner of the name.
    private let question: UInt32
    /// The unique name of the program; empty if there is none.
    private var owner = ""

    /// Connects and waits for the bus to answer; `nil` if there is no bus at the address, or it refuses.
    ///
    /// - Parameters:
    ///   - name: The well-known name of the program.
    ///   - starts: Whether a call starts the program if it does not run.
    package init?(_ name: String, address: String, starts: Bool = true) {
        guard let connection = BusConnection(address: address) else { return nil }
        // Subscribes before the query, as the owner may change in between.
        connection.watch(
            "type='signal',sender='\(Self.bus)',interface='\(Self.bus)',member='NameOwnerChanged',"
                + "arg0='\(name)'")
        guard
            let message = BusMessage.call(
                "GetNameOwner", of: Self.bus, at: "/org/freedesktop/DBus", on: Self.bus,
                with: [.string(name)])
        else { return nil }
        question = connection.send(message)
        self.connection = connection
        self.name = name
        self.starts = starts
    }

    /// The unique name of this connection; empty if the bus gave none.
    package var uniqueName: String { connection.uniqueName }

    /// Subscribes to signals of the program.
    ///
    /// - Parameter rule: The match rule, without type and sender.
    package func watch(_ rule: String) { connection.watch("type='signal',sender='\(name)'," + rule) }

    /// Calls the program. The message is sent before the next sleep at the latest.
    ///
    /// - Returns: The serial number of the call; `nil` if memory runs out.
    @discardableResult
    package func call(
        _ method: String, of interface: String, at path: String, with arguments: [BusArgument]
    ) -> UInt32? {
        guard let message = BusMessage.call(method, of: interface, at: path, on: name, with: arguments) else {
            return nil
        }
        message.setStartsProgram(starts)
        return connection.send(message)
    }

    /// Waits until everything was sent.
    package func flush() { connection.flush() }

    /// Whether a message is waiting.
    package var hasMessage: Bool { connection.hasMessage }

    /// An event on the connection.
    package enum Event: ~Copyable {
        /// The program has sent a message.
        case said(BusMessage)
        /// The call with a serial number did not reach the program.
        case unreached(UInt32)
        /// The program has started, or was replaced.
        case came
        /// The program has quit.
        case left
    }

    /// Returns the next event. Sleeps until there is one.
    ///
    /// - Parameter stop: A descriptor that ends the wait for good when it is readable.
    /// - Returns: `nil` when stopped, and when the bus has quit.
    package mutating func next(unless stop: Int32) -> Event? {
        while let message = connection.next(unless: stop) {
            if let event = event(message) { return event }
        }
        return nil
    }

    /// Takes the next event that has arrived; `nil` if there is none.
    package mutating func take() -> Event? {
        while let message = connection.take() {
            if let event = event(message) { return event }
        }
        return nil
    }

    /// Whether the bus is still there.
    package var isOpen: Bool { connection.isOpen }

    /// The descriptor to poll; see `BusConnection.descriptor`.
    package var descriptor: pollfd { connection.descriptor }

    /// Reads and writes as much as is possible without waiting.
    package func move() { connection.move() }

    private mutating func event(_ message: consuming BusMessage) -> Event? {
        if message.sender == Self.bus { return take(message) }
        return message.sender == owner ? .said(message) : nil
    }

    /// Handles a message of the bus itself.
    private mutating func take(_ message: borrowing BusMessage) -> Event? {
        if message.replySerial == question {
            if !message.isError, case .string(let name) = message.values.first { owner = name }
            return nil
        }
        if message.isError { return .unreached(message.replySerial) }
        guard message.isSignal("NameOwnerChanged", of: Self.bus), case .string(let new) = message.values.last
        else { return nil }
        owner = new
        return new.isEmpty ? .left : .came
    }
}
