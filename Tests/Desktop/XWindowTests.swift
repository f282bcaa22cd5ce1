import Foundation
import Testing

/// A program's windows and what it shows in them, on an X server.
@Suite(.serialized)
final class XWindowTests {
    let session: XSession

    init() throws {
        session = try XSession()
    }

    deinit { session.end() }

    private func launch(_ arguments: String..., environment: [String: String] = [:]) throws -> Program {
        try session.launch("EchoProbe", arguments, environment: environment)
    }

    @Test("The content is on the screen, painted once, at its ideal size")
    func firstFrame() throws {
        let probe = try launch("Echo")
        try probe.expect("Echo: size 400.0 300.0 scale 1.0", "Echo: painted 0.0 0.0 400.0 300.0")
        try session.waitForPicture("the red rectangle on blue") {
            $0.count(of: .red) == 100 * 60 && $0.count(of: .blue) == 400 * 300 - 100 * 60
        }
    }

    @Test("At 1.25 pixels per point everything is larger, and the content knows")
    func scale() throws {
        let probe = try launch("Echo", environment: ["PICA_SCALE": "1.25"])
        try probe.expect("Echo: size 400.0 300.0 scale 1.25")
        try session.waitForPicture("a rectangle of 125 x 75 pixels") { $0.count(of: .red) == 125 * 75 }
        try session.movePointer(to: 100, 50, in: "Echo")
        try probe.expect("Echo: moved 80.0 40.0")
    }

    @Test("Only damaged areas are repainted")
    func damage() throws {
        let probe = try launch("Echo")
        try probe.expect("Echo: painted 0.0 0.0 400.0 300.0")
        probe.send("damage 30 40 10 20")
        let line = try probe.rest(of: "Echo: painted ")
        #expect(line == "30.0 40.0 10.0 20.0")
    }

    @Test("An enlarged window is laid out and painted again")
    func resize() throws {
        let probe = try launch("Echo")
        try session.run("xdotool", "windowsize", session.window(titled: "Echo"), "500", "350")
        try probe.expect("Echo: size 500.0 350.0 scale 1.0", "Echo: painted 0.0 0.0 500.0 350.0")
        try session.waitForPicture("blue in the whole window") { $0.count(of: .blue) == 500 * 350 - 100 * 60 }
    }

    @Test("The painted content always matches the window's size, however late the event arrives")
    func lateResize() throws {
        let probe = try launch("Echo")
        try session.focus("Echo")
        try probe.expect("Echo: focused")
        probe.send("clicks cost 1.5")
        try probe.expect("clicks cost 1.5")
        let window = try session.window(titled: "Echo")
        // The release is handled, and has something painted, with the new size waiting behind it.
        try session.run(
            "xdotool", "mousemove", "--window", window, "50", "60", "mousedown", "1", "mouseup", "1",
            "windowsize", window, "500", "350")
        try probe.expect("Echo: pressed primary 1 at 50.0 60.0")
        let next = try probe.line("the next frame") { $0.contains("painted") || $0.contains("size") }
        #expect(next == "Echo: size 500.0 350.0 scale 1.0")
        try probe.expect("Echo: painted 0.0 0.0 500.0 350.0")
    }

    @Test("The close button closes the window, and closing the last window exits the program")
    func close() throws {
        let probe = try launch("One", "Two")
        try session.requestClose("One")
        try probe.expect("One: closed")
        try session.requestClose("Two")
        try probe.expect("Two: closed", "ended")
        #expect(try probe.exitStatus() == 0)
    }

    @Test("Two windows have their own events, and a window opened later joins them")
    func twoWindows() throws {
        let probe = try launch("One", "Two")
        try session.focus("One")
        try probe.expect("One: focused")
        try session.press("a")
        try probe.expect("One: key a")
        probe.send("open Three")
        try session.focus("Three")
        try probe.expect("Three: focused")
        try session.press("b")
        try probe.expect("Three: key b")
    }

    @Test("Windows can close while other threads wake the program")
    func storm() throws {
        let titles = (1...20).map { "Window \($0)" }
        let probe = try session.launch("EchoProbe", titles)
        let windows = try titles.map { try session.window(titled: $0) }
        probe.send("storm")
        try probe.expect("storming")
        let manager = try XClient(display: session.environment["DISPLAY"] ?? "")
        for window in windows { try manager.requestClose(window) }
        #expect(try probe.exitStatus() == 0)
        #expect(probe.errors == [])
    }

    @Test("A window uncovered by another shows again without repainting")
    func uncover() throws {
        let probe = try launch("Below")
        try probe.expect("Below: painted 0.0 0.0 400.0 300.0")
        try session.waitForPicture("the window") { $0.count(of: .red) == 6000 }
        let cover = try session.launch("EchoProbe", ["Above"])
        try cover.expect("Above: painted 0.0 0.0 400.0 300.0")
        // Moved by ten, it covers a part of the rectangle below and adds its own.
        try session.run("xdotool", "windowmove", "--relative", session.window(titled: "Above"), "10", "10")
        try session.waitForPicture("two windows") { $0.count(of: .blue) > 400 * 300 }
        cover.send("close")
        #expect(try cover.exitStatus() == 0)
        try session.waitForPicture("the window as before") {
            $0.count(of: .red) == 6000 && $0.count(of: .blue) == 400 * 300 - 6000
        }
        probe.send("close")
        try probe.expect("Below: closed", "ended")
        #expect(!probe.output.contains { $0.contains("painted") })
    }

    @Test("The title can be changed")
    func title() throws {
        let probe = try launch("Before")
        probe.send("title After")
        _ = try session.window(titled: "After")
        probe.send("close")
        #expect(try probe.exitStatus() == 0)
    }

    @Test("The window's class is the program's name, by which desktops find its icon")
    func windowClass() throws {
        let probe = try launch("Echo")
        try probe.expect("Echo: painted 0.0 0.0 400.0 300.0")
        let answer = try session.run("xprop", "-id", session.window(titled: "Echo"), "WM_CLASS")
        #expect(answer.contains("\"EchoProbe\""))
    }

    @Test("Content larger than the screen opens a window no larger than the screen")
    func largeContent() throws {
        let probe = try launch("Echo", environment: ["PICA_SCALE": "4"])
        try probe.expect("Echo: size 256.0 192.0 scale 4.0")
    }

    @Test("An invalid scale is ignored with a warning")
    func wrongScale() throws {
        let probe = try launch("Echo", environment: ["PICA_SCALE": "huge"])
        try probe.expect("Echo: size 400.0 300.0 scale 1.0")
        probe.send("close")
        #expect(try probe.exitStatus() == 0)
        #expect(probe.errors.count == 1)
        #expect(probe.errors.first?.contains("PICA_SCALE") == true)
    }

    @Test("An accelerated renderer shows the same picture")
    func accelerated() throws {
        let probe = try launch("Echo", environment: ["PICA_RENDERER": "accelerated"])
        try session.waitForPicture("the red rectangle on blue") {
            $0.count(of: .red) == 100 * 60 && $0.count(of: .blue) == 400 * 300 - 100 * 60
        }
        try session.run("xdotool", "windowsize", session.window(titled: "Echo"), "500", "350")
        try session.waitForPicture("blue in the whole window") { $0.count(of: .blue) == 500 * 350 - 100 * 60 }
        probe.send("damage 30 40 10 20")
        try probe.expect("Echo: painted 30.0 40.0 10.0 20.0")
    }

    @Test("Text transfers through the clipboard both ways")
    func clipboard() throws {
        let probe = try launch("Echo")
        try session.own("clipboard", "grüße 👋")
        probe.send("paste")
        try probe.expect("clipboard: grüße 👋")
        probe.send("copy שלום, wörld")
        try probe.expect("copied")
        try session.waitForText("שלום, wörld", on: "clipboard")
    }

    @Test("Text transfers through the primary selection both ways")
    func primarySelection() throws {
        let probe = try launch("Echo")
        try session.own("primary", "selected there")
        probe.send("primary")
        try probe.expect("primary: selected there")
        probe.send("select selected here")
        try probe.expect("selected")
        try session.waitForText("selected here", on: "primary")
    }
}
