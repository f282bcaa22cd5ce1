import Foundation
import Testing

/// An app on a desktop with a settings portal, or without one.
@Suite(.serialized)
final class SettingsTests {
    private let session: XSession
    private let bus: PortalBus

    private static let scheme = "org.freedesktop.appearance color-scheme u"
    private static let contrast = "org.freedesktop.appearance contrast u"
    private static let accent = "org.freedesktop.appearance accent-color ddd"
    private static let motion = "org.freedesktop.appearance reduced-motion u"
    private static let animations = "org.gnome.desktop.interface enable-animations b"
    private static let textScale = "org.gnome.desktop.interface text-scaling-factor d"
    private static let font = "org.gnome.desktop.interface font-name s"

    init() throws {
        session = try XSession()
        bus = try PortalBus(session)
    }

    deinit { session.end() }

    private func launch(_ extra: [String: String] = [:]) throws -> Program {
        try session.launch(
            "FieldProbe", ["--settings"], environment: bus.environment.merging(extra) { _, new in new })
    }

    /// Waits for a report that begins like this.
    /// - Returns: The width of words in the interface's font.
    @discardableResult
    private func expect(_ report: String, from probe: Program) throws -> Int {
        try Int(probe.rest(of: "settings \(report) ")) ?? 0
    }

    @Test("Windows start with the desktop's settings")
    func start() throws {
        let portal = try bus.portal(
            "\(Self.scheme) 1", "\(Self.contrast) 1", "\(Self.motion) 1", "\(Self.textScale) 1.5",
            "\(Self.accent) 1 0.8 0.2")
        let probe = try launch()
        try expect("dark increased still xxxLarge", from: probe)
        try session.focus(FieldForm.title)
        // On dark ground it is light enough as it is.
        let yellow = Screenshot.Color(red: 255, green: 204, blue: 51)
        try session.waitForPicture(of: FieldForm.title, "a yellow focus ring") { $0.count(of: yellow) > 200 }
        try portal.expect("asked")
    }

    @Test("Settings sent by a program other than the portal change nothing")
    func forged() throws {
        let portal = try bus.portal("\(Self.scheme) 0")
        let forger = try bus.portal(isOwner: false)
        let probe = try launch()
        try expect("light standard moving large", from: probe)
        let address = try portal.rest(of: "by ")
        forger.send("tell \(address) \(Self.scheme) 1")
        try forger.expect("told")
        portal.send("set \(Self.contrast) 1")
        try expect("light increased moving large", from: probe)
    }

    @Test("A change reaches a running app, which keeps its text and caret")
    func changes() throws {
        let portal = try bus.portal("\(Self.scheme) 0")
        let probe = try launch()
        let width = try expect("light standard moving large", from: probe)
        try session.focus(FieldForm.title)
        try session.type("ab")
        try session.press("Left")
        try probe.expect("name=ab")
        let changes = [
            ("\(Self.scheme) 1", "dark standard moving large"),
            ("\(Self.contrast) 1", "dark increased moving large"),
            ("\(Self.motion) 1", "dark increased still large"),
            ("\(Self.textScale) 2", "dark increased still accessibility2"),
            ("\(Self.scheme) 2", "light increased still accessibility2"),
            ("\(Self.contrast) 0", "light standard still accessibility2"),
            ("\(Self.motion) 0", "light standard moving accessibility2"),
            ("\(Self.animations) false", "light standard still accessibility2"),
            ("\(Self.animations) true", "light standard moving accessibility2"),
            ("\(Self.textScale) 1", "light standard moving large"),
        ]
        for (change, report) in changes {
            portal.send("set \(change)")
            try expect(report, from: probe)
        }
        portal.send("set \(Self.font) DejaVu Sans Bold 13")
        try probe.line("another width") { line in
            Int(line.split(separator: " ").last ?? "").map { $0 > width && $0 < 2 * width } == true
        }
        portal.send("set \(Self.accent) 0 0.4 0")
        let green = Screenshot.Color(red: 0, green: 102, blue: 0)
        try session.waitForPicture(of: FieldForm.title, "a green focus ring") { $0.count(of: green) > 200 }
        try session.type("c")
        try probe.expect("name=acb")
    }

    @Test("A window opened later has the desktop's current settings")
    func laterWindow() throws {
        let portal = try bus.portal()
        let probe = try launch()
        try session.focus(FieldForm.title)
        portal.send("set \(Self.scheme) 1")
        try expect("dark standard moving large", from: probe)
        try session.drag(FieldForm.openButton, in: FieldForm.title)
        try session.waitForPicture(of: "Second", "dark ground") { ($0[2, 2]?.red ?? 255) < 64 }
        portal.send("set \(Self.scheme) 2")
        try session.waitForPicture(of: "Second", "light ground") { ($0[2, 2]?.red ?? 0) > 192 }
    }

    @Test("Nothing waits for a silent portal, and its late answer counts")
    func late() throws {
        let portal = try bus.portal("\(Self.scheme) 1", isOwner: false)
        portal.send("hold")
        portal.send("own")
        try portal.expect("holding", "owned")
        let probe = try launch()
        try expect("light standard moving large", from: probe)
        try portal.expect("asked")
        try session.focus(FieldForm.title)
        try session.type("a")
        try probe.expect("name=a")
        portal.send("answer")
        try expect("dark standard moving large", from: probe)
        try session.type("b")
        try probe.expect("name=ab")
    }

    @Test("Invalid values are ignored, and the others count")
    func wrongTypes() throws {
        let portal = try bus.portal(
            "org.freedesktop.appearance color-scheme s dark",
            "org.freedesktop.appearance contrast b true",
            "org.freedesktop.appearance accent-color s red",
            "org.gnome.desktop.interface enable-animations u 0",
            "org.gnome.desktop.interface text-scaling-factor s large",
            "org.gnome.desktop.interface font-name d 11",
            "org.gnome.desktop.interface monospace-font-name u 11", "\(Self.motion) 1")
        let probe = try launch()
        try expect("light standard still large", from: probe)
        portal.send("set \(Self.textScale) nan")
        portal.send("set \(Self.accent) 9 -1 inf")
        portal.send("set \(Self.scheme) 7")
        portal.send("set \(Self.contrast) 1")
        try expect("light increased still large", from: probe)
        #expect(probe.errors == [])
    }

    @Test("A portal that starts late or restarts is asked again; its last settings stay meanwhile")
    func comesBack() throws {
        let probe = try launch()
        try expect("light standard moving large", from: probe)
        let first = try bus.portal("\(Self.scheme) 1", "\(Self.contrast) 1")
        try expect("dark increased moving large", from: probe)
        first.end()
        try session.focus(FieldForm.title)
        try session.type("a")
        try probe.expect("name=a")
        let second = try bus.portal("\(Self.scheme) 1")
        try expect("dark standard moving large", from: probe)
        second.send("leave")
        try second.expect("left")
        let third = try bus.portal("\(Self.motion) 1")
        try expect("light standard still large", from: probe)
        try third.expect("asked")
    }

    @Test("Without a bus an app starts, works, and prints nothing")
    func noBus() throws {
        for address in ["disabled:", "unix:path=/nowhere/bus", "nonsense"] {
            let probe = try launch(["DBUS_SESSION_BUS_ADDRESS": address])
            try expect("light standard moving large", from: probe)
            try session.focus(FieldForm.title)
            try session.type("a")
            try probe.expect("name=a")
            #expect(probe.errors == [])
            probe.end()
        }
    }

    @Test("An app continues when the bus goes away")
    func busGoes() throws {
        let portal = try bus.portal("\(Self.scheme) 1")
        let probe = try launch()
        try expect("dark standard moving large", from: probe)
        bus.end()
        _ = try? portal.exitStatus()
        try session.focus(FieldForm.title)
        try session.type("a")
        try probe.expect("name=a")
        let usage = try ProcessUsage.measure(probe, seconds: 1)
        #expect(usage.processorTime < 0.1)
    }

    @Test("Environment variables win over the desktop, at the start and later")
    func variables() throws {
        let portal = try bus.portal("\(Self.scheme) 1", "\(Self.textScale) 2", "\(Self.motion) 1")
        let probe = try launch(["PICA_COLOR_SCHEME": "light", "PICA_TEXT_SIZE": "small"])
        try expect("light standard still small", from: probe)
        portal.send("set \(Self.textScale) 3")
        portal.send("set \(Self.scheme) 0")
        portal.send("set \(Self.motion) 0")
        try expect("light standard moving small", from: probe)
    }

    @Test("An app that follows the settings sleeps while they do not change")
    func idle() throws {
        let portal = try bus.portal("\(Self.scheme) 1")
        let probe = try session.launch("EchoProbe", ["Echo"], environment: bus.environment)
        try portal.expect("asked")
        // On its last legs is what the first frames left to do.
        _ = try ProcessUsage.measure(probe, seconds: 1)
        portal.send("set org.gnome.desktop.sound event-sounds b false")
        portal.send("set \(Self.scheme) 1")
        portal.send("own")
        try portal.expect("owned")
        _ = try ProcessUsage.measure(probe, seconds: 0.2)
        let resting = try ProcessUsage.measure(probe, seconds: 2)
        #expect(resting.processorTime == 0)
        #expect(resting.sleeps == 0)
    }
}
