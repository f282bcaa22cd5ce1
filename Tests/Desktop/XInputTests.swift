import Testing

/// Keyboard and pointer input in a window of an X server.
@Suite(.serialized)
final class XInputTests {
    let session: XSession
    let probe: Program

    init() throws {
        session = try XSession()
        probe = try session.launch("EchoProbe", ["Echo"])
        try session.focus("Echo")
        try probe.expect("Echo: focused")
    }

    deinit { session.end() }

    @Test("A key gives a press, then its text, then a release")
    func typing() throws {
        probe.send("type on")
        try probe.expect("typing on")
        try session.press("a")
        try probe.expect("Echo: key a", "Echo: text a", "Echo: keyup a")
        try session.press("space", "shift+b")
        try probe.expect("Echo: key <space>", "Echo: text  ", "Echo: key b shift", "Echo: text B")
    }

    @Test("Keys type nothing while no text field has the focus")
    func noTextField() throws {
        try session.press("a", "Return")
        let line = try probe.line("the next press") {
            $0.hasPrefix("Echo: text") || $0 == "Echo: key <return>"
        }
        #expect(line == "Echo: key <return>")
    }

    @Test("A layout's letters, third level and dead keys type their characters")
    func layout() throws {
        try session.useLayout("de")
        probe.send("type on")
        try probe.expect("typing on")
        try session.press("udiaeresis")
        try probe.expect("Echo: key ü", "Echo: text ü")
        try session.run("xdotool", "keydown", "ISO_Level3_Shift", "key", "q", "keyup", "ISO_Level3_Shift")
        try probe.expect("Echo: key q level3", "Echo: text @")
        try session.press("dead_acute", "e")
        try probe.expect("Echo: text é")
    }

    @Test("A shortcut types nothing, although its key has text")
    func shortcuts() throws {
        probe.send("type on")
        try probe.expect("typing on")
        try session.press("ctrl+a", "ctrl+1", "alt+x", "super+y", "F5")
        let lines = try (1...5).map { _ in
            try probe.line("a press or text") { $0.hasPrefix("Echo: key ") || $0.hasPrefix("Echo: text") }
        }
        #expect(
            lines == [
                "Echo: key a control", "Echo: key 1 control", "Echo: key x alternate", "Echo: key y super",
                "Echo: key F5",
            ])
    }

    @Test("With a Cyrillic layout a shortcut uses the Latin letter of its key")
    func cyrillicShortcut() throws {
        try session.useLayout("ru")
        try session.press("ctrl+Cyrillic_es")
        try probe.expect("Echo: key c control")
        try session.press("Cyrillic_es")
        try probe.expect("Echo: key с")
    }

    @Test("The keypad moves without NumLock and types digits with it")
    func keypad() throws {
        try session.press("KP_Home", "KP_Enter", "KP_Multiply")
        try probe.expect("Echo: key <home>", "Echo: key <return>", "Echo: key *")
        // By its number: asked for a digit by name, xdotool adds Shift, as though NumLock were off.
        try session.press("Num_Lock", "79")
        try probe.expect("Echo: key 7")
    }

    @Test("Quick presses at one position count up; a press elsewhere starts over")
    func clicks() throws {
        try session.movePointer(to: 50, 60, in: "Echo")
        try probe.expect("Echo: moved 50.0 60.0")
        try session.run("xdotool", "click", "--repeat", "3", "--delay", "10", "1")
        try probe.expect(
            "Echo: pressed primary 1 at 50.0 60.0", "Echo: released primary at 50.0 60.0",
            "Echo: pressed primary 2 at 50.0 60.0", "Echo: pressed primary 3 at 50.0 60.0")
        try session.movePointer(to: 90, 60, in: "Echo")
        try session.run("xdotool", "click", "1", "click", "2", "click", "3")
        try probe.expect(
            "Echo: pressed primary 1 at 90.0 60.0", "Echo: pressed middle 1 at 90.0 60.0",
            "Echo: pressed secondary 1 at 90.0 60.0")
    }

    @Test("Text typed right after a click is complete from its first letter, however long the click takes")
    func typingAfterDearClick() throws {
        probe.send("clicks cost 0.05")
        try probe.expect("clicks cost 0.05")
        let window = try session.window(titled: "Echo")
        for _ in 1...10 {
            try session.run(
                "xdotool", "mousemove", "--window", window, "50", "60", "click", "1", "type", "--delay", "1",
                "arrow")
            for letter in "arrow" { try probe.expect("Echo: key \(letter)", "Echo: text \(letter)") }
            // Elsewhere nothing is typed any more.
            try session.run("xdotool", "click", "3", "key", "x", "key", "F5")
            #expect(try texts(before: "Echo: key F5") == [])
        }
    }

    @Test("A double click counts as one, however long handling the first press takes")
    func dearDoubleClick() throws {
        probe.send("clicks cost 0.5")
        try probe.expect("clicks cost 0.5")
        try session.movePointer(to: 50, 60, in: "Echo")
        try session.run("xdotool", "click", "--repeat", "2", "--delay", "10", "1")
        try probe.expect("Echo: pressed primary 1 at 50.0 60.0", "Echo: pressed primary 2 at 50.0 60.0")
    }

    @Test("Two clicks and typing that wait together lose nothing")
    func typingBehindClicks() throws {
        probe.send("clicks cost 0.2")
        try probe.expect("clicks cost 0.2")
        try session.movePointer(to: 50, 60, in: "Echo")
        for _ in 1...3 {
            try session.run("xdotool", "click", "3", "click", "1", "type", "--delay", "1", "arrow")
            for letter in "arrow" { try probe.expect("Echo: key \(letter)", "Echo: text \(letter)") }
        }
    }

    @Test("Text typed right after Tab or a shortcut goes to the new focus")
    func typingAfterKeys() throws {
        try session.press("Tab", "x", "F5")
        #expect(try texts(before: "Echo: key F5") == [])
        probe.send("clicks cost 1")
        try probe.expect("clicks cost 1")
        // The click keeps the program busy until all of the rest is there.
        try session.run("xdotool", "mousemove", "--window", session.window(titled: "Echo"), "50", "60")
        try session.run("xdotool", "click", "3", "key", "Tab", "key", "a", "key", "ctrl+f", "key", "b")
        #expect(try texts(before: "Echo: keyup b") == ["Echo: text a", "Echo: text b"])
    }

    /// The texts reported before a line.
    private func texts(before line: String) throws -> [String] {
        var texts: [String] = []
        try probe.line(line) {
            if $0.hasPrefix("Echo: text") { texts.append($0) }
            return $0 == line
        }
        return texts
    }

    @Test("Pending motions merge, and stay between their presses")
    func motions() throws {
        probe.send("clicks cost 1")
        try probe.expect("clicks cost 1")
        let window = try session.window(titled: "Echo")
        try session.movePointer(to: 20, 60, in: "Echo")
        func path(_ places: ClosedRange<Int>) -> [String] {
            places.flatMap { ["mousemove", "--window", window, "\($0)", "60"] }
        }
        try session.run(
            "xdotool",
            ["mousedown", "1"] + path(21...60) + ["mouseup", "1"] + path(61...90) + ["keydown", "F5"])
        /// The motions reported before a line.
        func motions(before line: String) throws -> [String] {
            var motions: [String] = []
            try probe.line(line) {
                if $0.contains("moved") { motions.append($0) }
                return $0 == line
            }
            return motions
        }
        _ = try motions(before: "Echo: pressed primary 1 at 20.0 60.0")
        // One may have come together with the press.
        let held = try motions(before: "Echo: released primary at 60.0 60.0")
        #expect(held.count <= 2)
        #expect(held.last == "Echo: moved 60.0 60.0")
        let free = try motions(before: "Echo: key F5")
        #expect(free.count <= 2)
        #expect(free.last == "Echo: moved 90.0 60.0")
    }

    @Test("The wheel scrolls down and up")
    func wheel() throws {
        try session.movePointer(to: 50, 60, in: "Echo")
        try session.run("xdotool", "click", "5", "click", "4")
        try probe.expect("Echo: scrolled 0.0 60.0", "Echo: scrolled 0.0 -60.0")
    }

    @Test("A drag continues outside the window until the button is released")
    func drag() throws {
        try session.movePointer(to: 50, 60, in: "Echo")
        try session.run("xdotool", "mousedown", "1")
        try session.movePointer(to: -40, 350, in: "Echo")
        try probe.expect("Echo: pressed primary 1 at 50.0 60.0", "Echo: moved -40.0 350.0")
        try session.run("xdotool", "mouseup", "1")
        try probe.expect("Echo: released primary at -40.0 350.0")
    }

    @Test("A modifier does not stick if another program got its release")
    func takenRelease() throws {
        try session.run("xdotool", "keydown", "shift")
        try session.client().whileTakingKeys {
            try session.run("xdotool", "keyup", "shift")
        }
        try session.press("a")
        try probe.expect("Echo: key a")
        try session.press("shift+b")
        try probe.expect("Echo: key b shift")
    }

    @Test("Keys in a secure field type the layout's characters, including dead keys")
    func secret() throws {
        try session.useLayout("de")
        probe.send("type secret")
        try probe.expect("typing secret")
        try session.run("xdotool", "type", "--delay", "1", "correct horse")
        for letter in "correct horse" { try probe.expect("Echo: text \(letter)") }
        try session.press("Left", "udiaeresis", "dead_acute", "e", "ctrl+c", "x", "F5")
        #expect(try texts(before: "Echo: key F5") == ["Echo: text ü", "Echo: text é", "Echo: text x"])
    }

    @Test("Modifiers are known during pointer events")
    func modifiedClick() throws {
        try session.movePointer(to: 50, 60, in: "Echo")
        try session.run("xdotool", "keydown", "shift", "click", "1", "keyup", "shift")
        try probe.expect("Echo: pressed primary 1 at 50.0 60.0 shift")
    }
}
