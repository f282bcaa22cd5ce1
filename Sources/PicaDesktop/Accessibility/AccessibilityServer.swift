import Foundation
import PicaBus
import PicaFoundation
import PicaGraph

/// The program's objects on the accessibility bus. It answers calls from copies of the windows.
///
/// Its interfaces are one type each; see `AccessibleInterface`.
final class AccessibilityServer {
    private let connection: BusConnection
    private let main: AccessibilityThread.Main
    /// The windows, in the order in which they were opened.
    private(set) var windows: [AccessibleWindow] = []
    /// The desktop, which is the parent of the application; `nil` until the registry has told.
    private(set) var desktop: AccessibleReference?
    /// The number that the registry gave the application.
    var applicationID: Int32 = 0
    let name = ProcessInfo.processInfo.processName
    /// The serial number of the call that announces the application; `nil` before.
    private var embedCall: UInt32?
    private var eventsQuestion = Question(
        method: "GetRegisteredEvents", interface: registry, path: registryPath)
    private var keysQuestion = Question(
        method: "GetKeystrokeListeners", interface: keyController, path: keysPath)
    /// The calls about keys, with their reports.
    private var keyCalls: [UInt32: (number: Int, report: KeyReport)] = [:]
    /// Whether the registry takes the short form of reports.
    private var takesShortKeys = false
    /// The kinds of events that somebody listens to.
    var listeners = AccessibilityListeners()
    /// The calls that the main thread is to answer.
    private var pending: [Int: Pending] = [:]
    private var lastRequest: Int

    /// A question to the registry, which is asked again if things change before the answer.
    private struct Question {
        let method, interface, path: String
        /// The serial number of the call; `nil` without one.
        var call: UInt32?
        var isOutdated = false
    }

    private struct Pending {
        let caller: BusReturnAddress?
        let convert: (AccessibilityAnswer) throws(BusError) -> [BusArgument]
    }

    /// The most calls that wait for the main thread; later ones fail.
    private static let mostPending = 64
    /// The most of them by one client.
    private static let mostPendingOfClient = 16
    /// The most keys about which the registry is asked at a time; later ones are not shown.
    private static let mostKeyCalls = 64
    /// The most calls that are answered before the thread looks at its other connections.
    private static let mostCallsAtOnce = 200

    private static let bus = "org.freedesktop.DBus"
    private static let registry = "org.a11y.atspi.Registry"
    private static let registryPath = "/org/a11y/atspi/registry"
    private static let keysPath = "/org/a11y/atspi/registry/deviceeventcontroller"
    private static let keyController = "org.a11y.atspi.DeviceEventController"
    private static let keyListener = "org.a11y.atspi.DeviceEventListener"

    /// - Parameter number: The number of the server among those of the program, so that no answer to an earlier one
    ///   is taken for one to this.
    init(_ connection: consuming BusConnection, _ main: AccessibilityThread.Main, number: Int) {
        self.connection = connection
        lastRequest = number << 32
        self.main = main
        for member in ["EventListenerRegistered", "EventListenerDeregistered"] {
            self.connection.watch(
                "type='signal',sender='\(Self.registry)',path='\(Self.registryPath)',"
                    + "interface='\(Self.registry)',member='\(member)'")
        }
        for member in ["KeystrokeListenerRegistered", "KeystrokeListenerDeregistered"] {
            self.connection.watch(
                "type='signal',sender='\(Self.registry)',path='\(Self.keysPath)',"
                    + "interface='\(Self.keyListener)',member='\(member)'")
        }
        self.connection.watch(
            "type='signal',sender='\(Self.bus)',interface='\(Self.bus)',member='NameOwnerChanged',"
                + "arg0='\(Self.registry)'")
        ask(\.eventsQuestion)
        ask(\.keysQuestion)
    }

    // MARK: Connection

    /// The connection's own name on the bus.
    var uniqueName: String { connection.uniqueName }
    var isOpen: Bool { connection.isOpen }
    var hasMessage: Bool { !connection.isFull && connection.hasMessage }
    var descriptor: pollfd { connection.descriptor }
    func move() { connection.move() }

    /// Handles the messages that have come: of a flood only some, and none while clients do not read the answers.
    func handleMessages() {
        for _ in 0..<Self.mostCallsAtOnce {
            guard !connection.isFull, let message = connection.take() else { return }
            handle(message)
        }
    }

    private func handle(_ message: borrowing BusMessage) {
        if message.isCall {
            answer(message)
        } else if message.isReturn, message.replySerial == embedCall {
            desktop = message.values.first.flatMap(AccessibleReference.init)
        } else if answers(message, \.eventsQuestion) {
            if message.isReturn { listeners = AccessibilityListeners(message.values.first) }
        } else if answers(message, \.keysQuestion) {
            main.setHearsKeys(message.isReturn && message.values.first?.elements?.isEmpty == false)
        } else if message.isSignal("EventListenerRegistered", of: Self.registry)
            || message.isSignal("EventListenerDeregistered", of: Self.registry)
        {
            ask(\.eventsQuestion)
        } else if message.isSignal("KeystrokeListenerRegistered", of: Self.keyListener)
            || message.isSignal("KeystrokeListenerDeregistered", of: Self.keyListener)
        {
            ask(\.keysQuestion)
        } else if message.isSignal("NameOwnerChanged", of: Self.bus), message.sender == Self.bus,
            message.values.last != .string("")
        {
            // A new registry knows nothing of the application.
            embedCall = nil
            if !windows.isEmpty { embed() }
            (eventsQuestion.call, keysQuestion.call) = (nil, nil)
            ask(\.eventsQuestion)
            ask(\.keysQuestion)
        } else if let (number, key) = keyCalls.removeValue(forKey: message.replySerial) {
            if message.isError(BusError.invalidArguments), !takesShortKeys {
                takesShortKeys = true
                report(number, key)
            } else {
                main.answerKey(number, message.isReturn && message.values.first == .bool(true))
            }
        }
    }

    private func ask(_ question: ReferenceWritableKeyPath<AccessibilityServer, Question>) {
        // Screen readers register hundreds of listeners in a row.
        guard self[keyPath: question].call == nil else { return self[keyPath: question].isOutdated = true }
        let asked = self[keyPath: question]
        self[keyPath: question].call = call(asked.method, of: asked.interface, at: asked.path)
    }

    /// Returns whether a message answers a question, and asks it again if the answer is outdated.
    private func answers(
        _ message: borrowing BusMessage, _ question: ReferenceWritableKeyPath<AccessibilityServer, Question>
    ) -> Bool {
        guard let call = self[keyPath: question].call, message.replySerial == call else { return false }
        self[keyPath: question].call = nil
        if self[keyPath: question].isOutdated {
            self[keyPath: question].isOutdated = false
            ask(question)
        }
        return true
    }

    /// Shows a key to the screen reader.
    private func report(_ number: Int, _ report: KeyReport) {
        guard !connection.isFull, keyCalls.count < Self.mostKeyCalls,
            let serial = call(
                "NotifyListenersSync", of: Self.keyController, at: Self.keysPath,
                report.argument(isShort: takesShortKeys))
        else { return main.answerKey(number, false) }
        keyCalls[serial] = (number, report)
    }

    /// Makes the application known to the registry.
    private func embed() {
        guard embedCall == nil else { return }
        embedCall = call(
            "Embed", of: "org.a11y.atspi.Socket", at: AccessibleReference.root, reference(nil).argument)
    }

    /// Calls the registry and returns the serial number of the call.
    private func call(
        _ method: String, of interface: String, at path: String, _ arguments: BusArgument...
    ) -> UInt32? {
        guard
            let message = BusMessage.call(
                method, of: interface, at: path, on: Self.registry, with: arguments)
        else { return nil }
        return connection.send(message)
    }

    // MARK: Objects

    /// Returns the reference to an object of the program; `nil` stands for the application.
    func reference(_ id: AccessibilityID?) -> AccessibleReference {
        AccessibleReference(
            name: uniqueName,
            path: id.map { AccessibleReference.prefix + String($0.number) } ?? AccessibleReference.root)
    }

    /// Returns the object with an identity; `nil` if it is gone.
    func object(_ id: AccessibilityID) -> AccessibleObject? {
        for window in windows {
            if window.id == id { return AccessibleObject(.window(window), in: self) }
            if let node = window.tree.nodes[id] { return AccessibleObject(.element(node, window), in: self) }
        }
        return nil
    }

    private func object(at path: String) -> AccessibleObject? {
        if path == AccessibleReference.root { return AccessibleObject(.application, in: self) }
        guard path.hasPrefix(AccessibleReference.prefix),
            let number = Int(path.dropFirst(AccessibleReference.prefix.count))
        else { return nil }
        return object(AccessibilityID(number: number))
    }

    /// All objects, each before those inside it.
    var objects: [AccessibleObject] {
        [AccessibleObject(.application, in: self)]
            + windows.flatMap { window in
                [AccessibleObject(.window(window), in: self)]
                    + window.tree.inReadingOrder.map { AccessibleObject(.element($0, window), in: self) }
            }
    }

    // MARK: Calls

    private func answer(_ message: borrowing BusMessage) {
        let caller = message.returnAddress
        do throws(BusError) {
            let reply = try reply(to: message)
            switch reply {
            case .values(let values): send(caller?.reply(with: values))
            case .request(let command, let id, let convert):
                let others = pending.values.count { $0.caller?.sender == caller?.sender }
                guard pending.count < Self.mostPending, others < Self.mostPendingOfClient else {
                    throw .tooMuch
                }
                lastRequest += 1
                pending[lastRequest] = Pending(caller: caller, convert: convert)
                main.ask(AccessibilityRequest(number: lastRequest, element: id, command: command))
            }
        } catch {
            send(caller?.error(error))
        }
    }

    private func reply(to message: borrowing BusMessage) throws(BusError) -> AccessibleReply {
        let path = message.path
        let (interface, member) = (message.interface, message.member)
        switch interface {
        case "org.freedesktop.DBus.Peer":
            if member == "Ping" { return .values([]) }
            throw .noMethod(member)
        case CacheInterface.name where path == CacheInterface.path:
            return try CacheInterface.reply(to: member, in: self)
        default: break
        }
        guard let object = object(at: path) else { throw .noObject(path) }
        let call = AccessibleCall(member: member, values: message.values)
        switch interface {
        case PropertiesInterface.name: return try PropertiesInterface.reply(to: call, on: object)
        case "org.freedesktop.DBus.Introspectable": return .values([.string(object.introspection)])
        default:
            guard let found = object.interfaces.first(where: { $0.name == interface }) else {
                throw .noInterface(interface)
            }
            return try found.reply(to: call, on: object)
        }
    }

    func send(_ message: consuming BusMessage?) {
        if let message = consume message { connection.send(message) }
    }

    // MARK: Changes

    /// Takes new copies of windows, and answers of the main thread.
    func take(_ content: AccessibilityMailbox.Content) {
        let old = windows
        windows = content.order.compactMap { id in
            content.windows[id] ?? old.first { $0.id == id }
        }
        if !windows.isEmpty { embed() }
        if !connection.isFull, embedCall != nil {
            let events = AccessibilityEvents(self)
            events.windowsChanged(from: old, to: windows)
            for announcement in content.announcements { events.announce(announcement) }
        }
        for (number, key) in content.keys { report(number, key) }
        for (number, answer) in content.answers {
            guard let waiting = pending.removeValue(forKey: number) else { continue }
            do throws(BusError) {
                send(waiting.caller?.reply(with: try waiting.convert(answer)))
            } catch {
                send(waiting.caller?.error(error))
            }
        }
    }

    /// Sends a signal, unless nobody reads.
    func signal(_ name: String, of interface: String, at path: String, _ arguments: [BusArgument]) {
        guard !connection.isFull else { return }
        send(BusMessage.signal(name, of: interface, at: path, with: arguments))
    }
}

/// The address of an object on the accessibility bus.
struct AccessibleReference: Hashable {
    /// The unique bus name of the program.
    let name: String
    let path: String

    static let prefix = "/org/a11y/atspi/accessible/"
    static let root = prefix + "root"
    /// The address of no object.
    static let null = AccessibleReference(name: "", path: "/org/a11y/atspi/null")

    init(name: String, path: String) {
        self.name = name
        self.path = path
    }

    init?(_ value: BusValue) {
        guard let parts = value.elements, parts.count == 2, let name = parts[0].text, let path = parts[1].text
        else { return nil }
        self.init(name: name, path: path)
    }

    var argument: BusArgument { .structure([.string(name), .objectPath(path)]) }
}
