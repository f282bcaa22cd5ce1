import Foundation
import Testing

/// Data transfer between the programs of a Wayland compositor, beyond short texts.
@Suite(.serialized)
final class WaylandClipboardTests {
    let session: WaylandSession

    init() throws { session = try WaylandSession() }

    deinit { session.end() }

    /// A form with its editor ready for input.
    private func editor() throws -> Program {
        let probe = try session.launch("FieldProbe", ["--ticks"])
        try probe.expect("focus=name")
        try session.waitForFocus(FieldForm.title)
        for _ in 1...2 { try session.press("Tab") }
        try probe.expect("focus=note")
        return probe
    }

    /// A window that has had a key press: without one, no program may set the clipboard.
    private func echo() throws -> Program {
        let probe = try session.launch("EchoProbe", ["Echo"])
        try probe.expect("Echo: focused")
        try session.press("Return")
        try probe.expect("Echo: key <return>")
        return probe
    }

    private func waitForTypes(_ types: String, in probe: Program) throws {
        try session.wait(types) {
            probe.send("types")
            return try probe.rest(of: "types: ") == types
        }
    }

    // MARK: From others

    @Test("50 MB are pasted into an editor, before keys typed meanwhile")
    func largePaste() throws {
        let probe = try editor()
        try session.ownFile(session.largeText(megabytes: 50), as: "text/plain;charset=utf-8")
        try session.wait("wl-copy as the owner") { try session.types().contains("UTF8_STRING") }
        try session.press("v", "ctrl")
        try session.type("x")
        try probe.line("the text with what was typed after it", within: 60) {
            $0 == "note of \(50 * 1_048_576 + 4) bytes, ends with lmn\\nendx"
        }
    }

    @Test("The offered types are known without a transfer, and data is fetched by type")
    func types() throws {
        let probe = try echo()
        let picture = session.folder.path + "/picture"
        try Data([0, 0xFF, 0x3C]).write(to: URL(fileURLWithPath: picture))
        try session.ownFile(picture, as: "image/png")
        try waitForTypes("image/png", in: probe)
        probe.send("fetch image/png")
        try probe.expect("fetched: AP88")
        probe.send("fetch text/html")
        try probe.expect("failed: nothing")
        probe.send("paste")
        try probe.expect("clipboard: none")
        try session.own("text")
        try waitForTypes("text/plain;charset=utf-8", in: probe)
    }

    @Test(
        "A silent owner is given up with a reason, and keys typed meanwhile are kept")
    func silence() throws {
        let probe = try editor()
        let owner = try session.ownFile(
            session.largeText(megabytes: 1), as: "text/plain;charset=utf-8")
        try session.wait("wl-copy as the owner") { try session.types().contains("UTF8_STRING") }
        kill(owner.process, SIGSTOP)
        try session.press("v", "ctrl")
        try session.type("ab")
        // Clocks go on while the program waits.
        for _ in 1...20 { _ = try probe.rest(of: "tick ") }
        try probe.expect("note=ab")
        #expect(probe.errors.count == 1)
        #expect(probe.errors.first?.contains("does not answer") == true)
    }

    // MARK: To others

    @Test("Copied text is offered in every common type")
    func forms() throws {
        let probe = try echo()
        probe.send("offer all")
        try probe.expect("offered")
        try session.waitForText("grüße\nzwei")
        #expect(
            try session.types() == [
                "STRING", "TEXT", "UTF8_STRING", "image/png", "text/html", "text/plain",
                "text/plain;charset=utf-8", "text/rtf", "text/uri-list",
            ])
        for (type, expected) in [
            ("UTF8_STRING", Array("grüße\nzwei".utf8)), ("text/html", Array("<b>grüße</b>".utf8)),
            ("text/rtf", Array("{\\rtf1 gr}".utf8)), ("text/uri-list", Array("file:///tmp/a\r\n".utf8)),
            ("image/png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0xFF, 0]),
        ] {
            #expect(
                try session.run("sh", "-c", "wl-paste --no-newline --type \(type) | base64 -w0")
                    == Data(expected).base64EncodedString(), "\(type)")
        }
        // This program's own comes back as it was.
        probe.send("paste")
        try probe.expect("clipboard: grüße\u{2028}zwei\0")
    }

    @Test("20 MB are copied to another program, and one that reads only a part does no harm")
    func largeCopy() throws {
        let probe = try echo()
        probe.send("offer 20")
        try probe.expect("offered")
        try session.wait("its owner") { try session.types().contains("UTF8_STRING") }
        try session.run("sh", "-c", "wl-paste --no-newline | head -c 5 >/dev/null")
        let count = "\(20 * 1_048_576 + 3)"
        #expect(try session.run("sh", "-c", "wl-paste --no-newline | wc -c") == count)
        probe.send("size")
        try probe.expect("size: \(count) whole")
    }

    @Test("Another program's clipboard replaces this one's")
    func replaced() throws {
        let probe = try echo()
        probe.send("copy mine")
        try probe.expect("copied")
        try session.waitForText("mine")
        try session.own("theirs")
        try session.wait("theirs") {
            probe.send("paste")
            return try probe.rest(of: "clipboard: ") == "theirs"
        }
    }

    @Test("A keyboard selection becomes the primary selection")
    func primaryByKeys() throws {
        let probe = try editor()
        try session.type("some words")
        try probe.expect("note=some words")
        try session.press("Left", "ctrl", "shift")
        try session.waitForText("words", primary: true)
    }
}
