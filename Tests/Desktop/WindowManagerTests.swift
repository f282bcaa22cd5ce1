import Foundation
import Testing

/// The form among other windows, under a window manager.
@Suite(.serialized)
final class WindowManagerTests {
    let session: XSession
    let probe: Program

    init() throws {
        session = try XSession(isManaged: true)
        probe = try session.launch("FieldProbe")
        try session.waitForFocus(FieldForm.title)
    }

    deinit { session.end() }

    private func waitForForm(name: String) throws {
        let expected = try FieldForm.picture(name: name, in: session)
        try session.waitForPicture(of: FieldForm.title, "the form as drawn offscreen") { $0 == expected }
    }

    @Test("A new window has the focus, its title and the program's name as its class")
    func identity() throws {
        try session.type("a")
        try probe.expect("name=a")
        let properties = try session.run(
            "xprop", "-id", session.window(titled: FieldForm.title), "WM_CLASS", "_NET_WM_NAME", "_NET_WM_PID"
        )
        #expect(properties.contains("WM_CLASS(STRING) = \"FieldProbe\", \"FieldProbe\""))
        #expect(properties.contains("_NET_WM_NAME(UTF8_STRING) = \"Fields\""))
        #expect(properties.contains("_NET_WM_PID(CARDINAL) = \(probe.process)"))
    }

    @Test("A minimized window shows the current content when it is restored")
    func minimize() throws {
        try session.type("a")
        try probe.expect("name=a")
        let window = try session.window(titled: FieldForm.title)
        try session.run("xdotool", "windowminimize", "--sync", window)
        try session.run("xdotool", "windowactivate", "--sync", window)
        try waitForForm(name: "a")
        try session.type("b")
        try probe.expect("name=ab")
        try waitForForm(name: "ab")
    }

    @Test("A window without focus shows no caret until the focus returns")
    func focusOut() throws {
        func caret(_ picture: Screenshot) -> Int {
            picture.crop(x: 24, y: 68, width: 340, height: 24).count(of: FieldForm.accent)
        }
        try session.waitForPicture(of: FieldForm.title, "a caret") { caret($0) > 0 }
        let other = try session.launch("EchoProbe", ["Other"])
        try other.expect("Other: focused")
        let window = try session.window(titled: "Other")
        try session.run("xdotool", "windowmove", window, "500", "400")
        try session.waitForPicture(of: FieldForm.title, "no caret") { caret($0) == 0 }
        // Not just the dark part of a blink, which lasts 400 ms.
        let deadline = Date() + 0.6
        while Date() < deadline { #expect(try caret(session.screenshot(titled: FieldForm.title)) == 0) }
        other.send("close")
        try session.waitForFocus(FieldForm.title)
        try session.waitForPicture(of: FieldForm.title, "the caret again") { caret($0) > 0 }
    }

    @Test("Each window's content knows whether it has the focus, initially and at every change")
    func focusedContent() throws {
        let other = try session.launch("EchoProbe", ["One"])
        try other.expect("One: unfocused", "One: focused")
        other.send("open Two")
        try other.expect("Two: unfocused", "One: unfocused", "Two: focused")
        for (from, to) in [("Two", "One"), ("One", "Two"), ("Two", "One")] {
            try session.run("xdotool", "windowactivate", session.window(titled: to))
            try other.expect("\(from): unfocused", "\(to): focused")
        }
        let minimized = try session.window(titled: "One")
        try session.run("xdotool", "windowminimize", minimized)
        try other.expect("One: unfocused")
        try session.run("xdotool", "windowactivate", session.window(titled: FieldForm.title))
        try session.waitForFocus(FieldForm.title)
        try session.run("xdotool", "windowactivate", minimized)
        try other.expect("One: focused")
    }

    @Test("The pointer is an I-beam over text and an arrow over buttons")
    func cursors() throws {
        let client = try XClient(display: session.environment["DISPLAY"] ?? "")
        func shape(at x: Int, _ y: Int) throws -> [Int] {
            try session.movePointer(to: x, y, in: FieldForm.title)
            return try client.cursorShape()
        }
        let arrow = try shape(at: FieldForm.button.x, FieldForm.button.y)
        func wait(for what: String, at x: Int, _ y: Int, where isWanted: ([Int]) -> Bool) throws {
            let deadline = Date() + Program.timeout
            while try !isWanted(shape(at: x, y)) {
                guard Date() < deadline else { throw Failure("the pointer never was \(what)") }
            }
        }
        try wait(for: "a beam", at: FieldForm.left, FieldForm.name) { $0 != arrow }
        let beam = try client.cursorShape()
        try wait(for: "an arrow", at: FieldForm.button.x, FieldForm.button.y) { $0 == arrow }
        try wait(for: "a beam in the editor", at: FieldForm.left, FieldForm.note) { $0 == beam }
    }

    @Test("A window cannot be smaller than its content's minimum")
    func minimumSize() throws {
        // It is reported after the first frame.
        let deadline = Date() + Program.timeout
        var hints = ""
        repeat {
            hints = try session.run(
                "xprop", "-id", session.window(titled: FieldForm.title), "WM_NORMAL_HINTS")
        } while !hints.contains("program specified minimum size") && Date() < deadline
        #expect(hints.contains("program specified minimum size"))
        try session.run("xdotool", "windowsize", session.window(titled: FieldForm.title), "20", "20")
        try session.waitForPicture(of: FieldForm.title, "a smaller window") { $0.height < 320 }
        let small = try session.screenshot(titled: FieldForm.title)
        // Four rows of 40 and the margins; two buttons, however short their titles become.
        #expect(small.height >= 4 * 40 + 40)
        #expect(small.width >= 100)
    }

    @Test("The title bar's close button exits the program with status 0")
    func close() throws {
        try session.run("xdotool", "key", "alt+F4")
        let status = try probe.exitStatus()
        #expect(status == 0, "errors: \(probe.errors)")
    }
}
