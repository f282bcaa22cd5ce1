/// A connection to a message bus on which the desktop's portal alone is heard.
///
/// Any program on a bus can send what looks like an answer of the portal's: signals and returns that nobody asked for
/// reach whom they are addressed to. Who sent a message and who owns a name says the bus itself.
struct PortalConnection: ~Copyable {
    static let name = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    private static let bus = "org.freedesktop.DBus"

    private let connection: SessionBus
    /// The number of the question who owns the portal's name.
    private let question: UInt32
    /// Who owns it; empty while nobody does.
    private var owner = ""

    /// Connects, and waits for the bus to answer.
    /// - Returns: nil where there is no bus at the address, or it does not let us in.
    init?(address: String) {
        guard let connection = SessionBus(address: address) else { return nil }
        // Before the question, lest it changes in between.
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

    /// The name that the bus gave this connection; empty where it gave none.
    var uniqueName: String { connection.uniqueName }

    /// Asks for signals of the portal's.
    /// - Parameter rule: What they are like.
    func watch(_ rule: String) { connection.watch("type='signal',sender='\(Self.name)'," + rule) }

    /// Calls the portal, at the latest before the next sleep.
    /// - Returns: The call's number; nil when memory runs out.
    @discardableResult
    func call(
        _ method: String, of interface: String, at path: String = path, with arguments: [BusArgument]
    ) -> UInt32? {
        guard
            let message = BusMessage.call(method, of: interface, at: path, on: Self.name, with: arguments)
        else { return nil }
        return connection.send(message)
    }

    /// Waits until everything has been sent.
    func flush() { connection.flush() }

    /// Whether a message is here that nobody has taken yet.
    var hasMessage: Bool { connection.hasMessage }

    /// Something heard.
    enum Event: ~Copyable {
        /// The portal has said something.
        case said(BusMessage)
        /// The call with a number reached nobody.
        case unreached(UInt32)
        /// The portal is another, or is there now.
        case came
        /// The portal has gone.
        case left
    }

    /// What is heard next. Sleeps until there is something.
    /// - Parameter stop: A descriptor that ends the sleep for good when there is something to read.
    /// - Returns: nil when told to stop, and when the bus has gone.
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

    /// Takes what the bus itself says.
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
