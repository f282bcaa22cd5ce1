import Foundation
import PicaBus

/// A desktop with an accessibility bus, and a client on it as a screen reader is one.
final class AccessibilitySession {
    let session: XSession
    let client: BusClient
    /// The address of the accessibility bus.
    let address: String
    /// The environment of programs in it.
    let environment: [String: String]
    private let bus: MessageBus
    private let desktop: BusClient

    private static let registry = "org.a11y.atspi.Registry"
    static let root = "/org/a11y/atspi/accessible/root"

    /// - Parameter isOn: Whether assistive technologies are on at the start.
    init(isOn: Bool = true) throws {
        session = try XSession()
        bus = try MessageBus(session)
        environment = bus.environment
        let launcher = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"]
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let launcher else { throw Failure("at-spi2-core is not installed") }
        _ = try session.start(
            launcher, ["--launch-immediately"],
            environment: environment.merging(["GSETTINGS_BACKEND": "memory"]) { _, new in new })
        let desktop = try BusClient(address: environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
        self.desktop = desktop
        var address: String?
        try session.wait("the accessibility bus") {
            let answer = try desktop.call(
                "GetAddress", of: "org.a11y.Bus", at: "/org/a11y/bus", on: "org.a11y.Bus")
            if case .values(let values) = answer { address = values.first?.text }
            return address != nil
        }
        self.address = address ?? ""
        client = try BusClient(address: address ?? "")
        if isOn { try turn(true) }
        // Clients listen to everything.
        client.watch("type='signal',interface='org.a11y.atspi.Event.Object'")
        client.watch("type='signal',interface='org.a11y.atspi.Event.Window'")
        for kind in ["object:", "window:"] {
            _ = try client.call(
                "RegisterEvent", of: Self.registry, at: "/org/a11y/atspi/registry", on: Self.registry,
                .string(kind), .array(of: "s", []), .string(""))
        }
    }

    /// Turns assistive technologies on or off for all programs.
    func turn(_ isOn: Bool) throws {
        _ = try desktop.call(
            "Set", of: "org.freedesktop.DBus.Properties", at: "/org/a11y/bus", on: "org.a11y.Bus",
            .string("org.a11y.Status"), .string("IsEnabled"), .variant(.bool(isOn)))
    }

    func end() {
        session.end()
        bus.end()
    }

    /// Starts the field probe, and waits until its window is active and the registry knows it.
    func launchFieldProbe(_ argument: String) throws -> (probe: Program, application: Accessible) {
        let probe = try session.launch("FieldProbe", [argument], environment: environment)
        try probe.expect("ready")
        try session.focus("Fields")
        let application = try application()
        try session.wait("the active window") { try application.children().first?.has(1) == true }
        return (probe, application)
    }

    /// The applications that the registry knows.
    func applications() throws -> [Accessible] {
        let answer = try client.call(
            "GetChildren", of: Accessible.main, at: Self.root, on: Self.registry)
        return Accessible.all(answer, client)
    }

    /// Waits for the only application, and that it has a window.
    func application() throws -> Accessible {
        var found: Accessible?
        try session.wait("the application") {
            found = try applications().first
            return try found?.children().isEmpty == false
        }
        guard let found else { throw Failure("there is no application") }
        return found
    }
}

/// An object of a program, seen through the accessibility bus.
struct Accessible: Equatable {
    let name, path: String
    let client: BusClient

    static let main = "org.a11y.atspi.Accessible"

    static func == (left: Accessible, right: Accessible) -> Bool {
        left.name == right.name && left.path == right.path
    }

    static func one(_ value: BusValue?, _ client: BusClient) -> Accessible? {
        guard let parts = value?.elements, parts.count == 2, let name = parts[0].text,
            let path = parts[1].text
        else { return nil }
        return Accessible(name: name, path: path, client: client)
    }

    static func all(_ answer: BusClient.Answer, _ client: BusClient) -> [Accessible] {
        guard case .values(let values) = answer else { return [] }
        return (values.first?.elements ?? []).compactMap { one($0, client) }
    }

    func call(
        _ method: String, of interface: String = Accessible.main, _ arguments: BusArgument...
    ) throws -> BusClient.Answer {
        try client.answer(
            to: client.send(method, of: interface, at: path, on: name, arguments))
    }

    /// Calls a method without waiting, and returns the number of the call.
    func send(_ method: String, of interface: String = Accessible.main) throws -> UInt32 {
        try client.send(method, of: interface, at: path, on: name, [])
    }

    /// Returns the values of an answer that must not be an error.
    func values(
        _ method: String, of interface: String = Accessible.main, _ arguments: BusArgument...
    ) throws -> [BusValue] {
        let answer = try client.answer(
            to: client.send(method, of: interface, at: path, on: name, arguments))
        guard case .values(let values) = answer else { throw Failure("\(method) of \(path) fails") }
        return values
    }

    func property(_ property: String, of interface: String = Accessible.main) throws -> BusValue? {
        try values(
            "Get", of: "org.freedesktop.DBus.Properties", .string(interface), .string(property)
        ).first
    }

    func children() throws -> [Accessible] { try Accessible.all(call("GetChildren"), client) }
    func role() throws -> Int { try values("GetRole").first?.integer ?? 0 }
    func label() throws -> String { try property("Name")?.text ?? "" }
    func interfaces() throws -> [String] {
        try values("GetInterfaces").first?.elements?.compactMap(\.text) ?? []
    }

    /// Whether the object has a state, by its number.
    func has(_ state: Int) throws -> Bool {
        let words = try values("GetState").first?.elements?.compactMap(\.integer) ?? []
        return words.indices.contains(state / 32) && words[state / 32] >> (state % 32) & 1 == 1
    }

    /// The object and all inside it, from the outermost.
    func tree() throws -> [Accessible] { try [self] + children().flatMap { try $0.tree() } }

    /// The first object inside with a role and a name.
    func find(_ role: Int, _ label: String) throws -> Accessible {
        let deadline = Date() + Program.timeout
        while true {
            if let found = try tree().first(where: { try $0.role() == role && $0.label() == label }) {
                return found
            }
            guard Date() < deadline else { throw Failure("there is no \(label) with role \(role)") }
        }
    }
}
