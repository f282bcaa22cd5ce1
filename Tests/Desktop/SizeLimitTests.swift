import Foundation
import Testing

/// How small a window may become, under a window manager.
@Suite(.serialized)
final class SizeLimitTests {
    let session: XSession
    let probe: Program

    init() throws {
        session = try XSession(isManaged: true)
        probe = try session.launch("EchoProbe", ["Echo"])
        try session.waitForFocus("Echo")
    }

    deinit { session.end() }

    private func waitForLimit(_ width: Int, by height: Int, of title: String = "Echo") throws {
        let wanted = "minimum size: \(width) by \(height)"
        let deadline = Date() + Program.timeout
        var hints = ""
        repeat {
            hints = try session.run("xprop", "-id", session.window(titled: title), "WM_NORMAL_HINTS")
        } while !hints.contains(wanted) && Date() < deadline
        #expect(hints.contains(wanted), "\(hints)")
    }

    private func resize(_ title: String = "Echo", to width: Int, _ height: Int) throws {
        try session.run("xdotool", "windowsize", session.window(titled: title), "\(width)", "\(height)")
    }

    @Test("A window is never smaller than its content needs, and grows with it")
    func follows() throws {
        try waitForLimit(140, by: 100)
        probe.send("least 500 350")
        try probe.expect("Echo: size 500.0 350.0 scale 1.0")
        try waitForLimit(500, by: 350)
        try resize(to: 20, 20)
        probe.send("least 200 150")
        try waitForLimit(200, by: 150)
        // A window that has grown stays so until the user makes it smaller.
        #expect(try session.screenshot(titled: "Echo").width == 500)
        try resize(to: 20, 20)
        try probe.expect("Echo: size 200.0 150.0 scale 1.0")
    }

    @Test("A window opened smaller than its content may stay so, and grows with it")
    func opensSmaller() throws {
        probe.send("small Small")
        try probe.expect("Small: size 120.0 90.0 scale 1.0")
        try waitForLimit(120, by: 90, of: "Small")
        probe.send("least 150 110")
        try probe.expect("Small: size 130.0 100.0 scale 1.0")
        try waitForLimit(130, by: 100, of: "Small")
        probe.send("least 60 50")
        try waitForLimit(60, by: 50, of: "Small")
    }

    @Test("A background window whose content grows stays in the background")
    func staysBelow() throws {
        let other = try session.launch("EchoProbe", ["Other"])
        try other.expect("Other: focused")
        func stack() throws -> String { try session.run("xprop", "-root", "_NET_CLIENT_LIST_STACKING") }
        let before = try stack()
        probe.send("least 500 350")
        try waitForLimit(500, by: 350)
        #expect(try stack() == before)
        #expect(try session.run("xdotool", "getwindowfocus", "getwindowname") == "Other")
    }
}
