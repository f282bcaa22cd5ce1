import Foundation
import PicaBus
import Testing

/// A connection that listens to one program only.
@Suite(.serialized)
final class BusPeerTests {
    private let session: XSession
    private let bus: MessageBus
    private let address: String

    init() throws {
        session = try XSession()
        bus = try MessageBus(session)
        address = bus.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    }

    deinit {
        session.end()
        bus.end()
    }

    @Test("Signals and answers of other programs are ignored, even when sent to the connection directly")
    func forged() throws {
        let (owner, forger) = (try BusClient(address: address), try BusClient(address: address))
        let name = "org.example.Peer"
        _ = try owner.call(
            "RequestName", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus",
            on: "org.freedesktop.DBus", .string(name), .unsigned(0))
        guard var peer = BusPeer(name, address: address) else { throw Failure("there is no bus") }
        peer.watch("interface='org.example',member='Changed'")
        peer.call("Hello", of: "org.example", at: "/here", with: [])
        forger.emit("Changed", of: "org.example", at: "/here", to: peer.uniqueName, .string("forged"))
        owner.emit("Changed", of: "org.example", at: "/here", to: peer.uniqueName, .string("real"))
        let event = peer.next(unless: -1)
        guard case .said(let message) = consume event else {
            Issue.record("the program's own signal did not come")
            return
        }
        let values = message.values
        #expect(values == [.string("real")])
    }

    @Test("A program that is not to be started is reported as not reached")
    func absent() throws {
        guard var peer = BusPeer("org.example.Absent", address: address, starts: false) else {
            throw Failure("there is no bus")
        }
        let number = peer.call("Hello", of: "org.example", at: "/here", with: [])
        let event = peer.next(unless: -1)
        guard case .unreached(let found) = consume event else {
            Issue.record("the call was answered")
            return
        }
        #expect(found == number)
    }

    @Test("Values of every type arrive as they were sent")
    func values() throws {
        let (one, other) = (try BusClient(address: address), try BusClient(address: address))
        one.emit(
            "All", of: "org.example", at: "/here", to: other.uniqueName,
            .string("a"), .objectPath("/b"), .bool(true), .byte(1), .int16(-2), .int32(-3), .unsigned(4),
            .int64(-5), .double(0.5), .structure([.string("c"), .int32(6)]),
            .array(of: "i", [.int32(7), .int32(8)]), .variant(.string("d")),
            .options([("e", .int32(9))]), .strings([("f", "g")]))
        let signal = try other.signal("the signal") { $0.member == "All" }
        #expect(
            signal.values == [
                .string("a"), .string("/b"), .bool(true), .integer(1), .integer(-2), .integer(-3),
                .integer(4),
                .integer(-5), .double(0.5), .list([.string("c"), .integer(6)]),
                .list([.integer(7), .integer(8)]), .string("d"), .dictionary(["e": .integer(9)]),
                .dictionary(["f": .string("g")]),
            ])
    }

    @Test("A path that is none makes no message, and a text with a NUL is cut there")
    func hostile() throws {
        if BusMessage.signal("A", of: "org.example", at: "/here", with: [.objectPath("no path")]) != nil {
            Issue.record("there is a message")
        }
        let (one, other) = (try BusClient(address: address), try BusClient(address: address))
        one.emit("Cut", of: "org.example", at: "/here", to: other.uniqueName, .string("a\0b"))
        #expect(try other.signal("the signal") { $0.member == "Cut" }.values == [.string("a")])
    }
}
