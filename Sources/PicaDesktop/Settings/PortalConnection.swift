/// A connection to a message bus that accepts messages from the desktop's portal only.
///
/// Any program on the bus can send a forged answer: unsolicited signals and replies reach their addressee. But the bus
/// itself vouches for senders and for the owners of names.
struct PortalConnection: ~Copyable {
    static let name = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    private static let bus = "org.freedesktop.DBus"

    private let connection: SessionBus
    /// The serial number of the query for the portal's owner.
    private let question: UInt32
    /// The unique name of the portal's owner; empty if there is none.
    private var owner = ""

    /// Connects and waits for the bus to answer; `nil` if there is no bus at the address, or it refuses.
    init?(address: String) {
        guard let connection = SessionBus(address: address) else { return nil }
        // Subscribes before the query, as the owner may change in between.
        connection.watch(
            "type='signal',sender='\(Self.bus)',interface='\(Self.bus)',member='NameOwnerChanged',"
                + "arg0='\(Self.name)'")
        guard
            let message = BusMessage.call(
                "GetNameOwner", of: Self.bus, at: "/org/freedesktop/DBus", on: Self.bus,
                with: [.string(Self.name)])
        else { return nil }
        question = connection.send(message)
        self.connection = connection
    }

    /// The unique name of this connection; empty if the bus gave none.
    var uniqueName: String { connection.uniqueName }

    /// Subscribes to signals of the portal.
    ///
    /// - Parameter rule: The match rule, without type and sender.
    func watch(_ rule: String) { connection.watch("type='signal',sender='\(Self.name)'," + rule) }

    /// Calls the portal. The message is sent before the next sleep at the latest.
    ///
    /// - Returns: The serial number of the call; `nil` if memory runs out.
    @discardableResult
    func call(
        _ method: String, of interface: String, at path: String = path, with arguments: [BusArgument]
    ) -> UInt32? {
        guard
            let message = BusMessage.call(method, of: interface, at: path, on: Self.name, with: arguments)
        else { return nil }
        return connection.send(message)
    }

    /// Waits until everything was sent.
    func flush() { connection.flush() }

    /// Whether a message is waiting.
    var hasMessage: Bool { connection.hasMessage }

    /// An event on the connection.
    enum Event: ~Copyable {
        /// The portal has sent a message.
        case said(BusMessage)
        /// The call with a serial number did not reach the portal.
        case unreached(UInt32)
        /// A portal has started, or was replaced.
        case came
        /// The portal has quit.
        case left
    }

    /// Returns the next event. Sleeps until there is one.
    ///
    /// - Parameter stop: A descriptor that ends the wait for good when it is readable.
    /// - Returns: `nil` when stopped, and when the bus has quit.
    mutating func next(unless stop: Int32) -> Event? {
        while let message = connection.next(unless: stop) {
            if message.sender == Self.bus {
                if let event = take(message) { return event }
            } else if message.sender == owner {
                return .said(message)
            }
        }
        return nil
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
