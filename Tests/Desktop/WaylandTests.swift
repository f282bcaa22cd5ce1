import Foundation
import Testing

/// The same program in a window of a Wayland compositor.
@Suite(.serialized)
final class WaylandTests {
    let session: WaylandSession
    let probe: Program

    init() throws {
        session = try WaylandSession()
        probe = try session.launch("EchoProbe", ["Echo"])
        try probe.expect("Echo: focused")
    }

    deinit { session.end() }

    @Test("Text of any script can be typed")
    func typing() throws {
        probe.send("type on")
        try probe.expect("typing on")
        try session.type("aüЖ漢")
        // Characters that come at once are one text.
        var typed = ""
        while typed.count < 4 { typed += try probe.rest(of: "Echo: text ") }
        #expect(typed == "aüЖ漢")
        try session.press("Left", "shift")
        try probe.expect("Echo: key <left> shift")
    }

    @Test("The compositor's size is used, and the picture fills it")
    func picture() throws {
        try session.waitForPicture("the red rectangle on blue") {
            $0.count(of: .red) == 100 * 60 && $0.count(of: .blue) == 800 * 600 - 100 * 60
        }
    }

    @Test("Text transfers through the clipboard and the primary selection both ways")
    func clipboard() throws {
        try session.own("grüße 👋")
        probe.send("paste")
        try probe.expect("clipboard: grüße 👋")
        try session.own(primary: true, "selected there")
        probe.send("primary")
        try probe.expect("primary: selected there")
        // A client may set a selection only with the serial of an input event.
        try session.press("Return")
        try probe.expect("Echo: key <return>")
        probe.send("copy שלום")
        try probe.expect("copied")
        #expect(try session.text() == "שלום")
        probe.send("select here")
        try probe.expect("selected")
        #expect(try session.text(primary: true) == "here")
    }

    @Test("Each window's content knows whether it has the focus, initially and at every change")
    func focusedContent() throws {
        probe.send("open Two")
        try probe.expect("Two: unfocused", "Echo: unfocused", "Two: focused")
        for (from, to) in [("Two", "Echo"), ("Echo", "Two"), ("Two", "Echo")] {
            try session.command("[title=\(to)] focus")
            try probe.expect("\(from): unfocused", "\(to): focused")
        }
    }

    @Test("Content that outgrows a tiled window does no harm")
    func growing() throws {
        probe.send("open Two")
        try probe.expect("Two: focused")
        probe.send("least 700 500")
        probe.send("least 140 100")
        try session.command("[title=Echo] kill")
        try probe.expect("Echo: closed", "Two: size 800.0 600.0 scale 1.0")
        try session.type("a")
        try probe.expect("Two: key a")
    }

    @Test("A close request exits the program with status 0")
    func close() throws {
        try session.command("kill")
        try probe.expect("Echo: closed", "ended")
        #expect(try probe.exitStatus() == 0)
    }

    @Test("An idle window sleeps")
    func idle() throws {
        probe.send("idle 2")
        let words = try probe.rest(of: "idle ").split(separator: " ")
        let milliseconds = try #require(Double(words[0]))
        #expect(milliseconds < 20, "more than 1 % of 2 s")
    }
}

/// Tests that need a pointer.
@Suite
struct WaylandPressTests {
    @Test("Text typed right after a click is complete from its first letter, however long the click takes")
    func typingAfterDearClick() throws {
        let session = try WaylandSession(hasPointer: true)
        defer { session.end() }
        let probe = try session.launch("EchoProbe", ["Echo"])
        try probe.expect("Echo: focused")
        probe.send("clicks cost 0.05")
        try probe.expect("clicks cost 0.05")
        for _ in 1...10 {
            try session.pointer("mousemove 50 60 click 1 type --delay 1 arrow")
            for letter in "arrow" { try probe.expect("Echo: key \(letter)", "Echo: text \(letter)") }
            try session.pointer("click 3")
            try probe.expect("Echo: pressed secondary 1 at 50.0 60.0")
        }
    }
}

@Suite
struct WaylandRendererTests {
    @Test("On an output of scale 2 the content is sharp, at two pixels per point")
    func scale() throws {
        let session = try WaylandSession(scale: 2)
        defer { session.end() }
        let probe = try session.launch("EchoProbe", ["Echo"])
        try probe.expect("Echo: size 400.0 300.0 scale 2.0", "Echo: painted 0.0 0.0 400.0 300.0")
        try session.waitForPicture("a rectangle of 200 x 120 pixels") { $0.count(of: .red) == 200 * 120 }
    }

    @Test("Without an accelerated renderer the picture is the same", arguments: [1, 2])
    func software(scale: Int) throws {
        let session = try WaylandSession(scale: scale)
        defer { session.end() }
        let probe = try session.launch("EchoProbe", ["Echo"], environment: ["PICA_RENDERER": "software"])
        try probe.expect("Echo: size \(800.0 / Double(scale)) \(600.0 / Double(scale)) scale \(scale).0")
        try session.waitForPicture("the red rectangle on blue") { picture in
            picture[50 * scale, 50 * scale] == .red && picture[10, 10] == .blue && picture[790, 590] == .blue
        }
    }
}
