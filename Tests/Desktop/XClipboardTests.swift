import Foundation
import Testing

/// Data transfer between the programs of an X server, beyond short texts.
@Suite(.serialized)
final class XClipboardTests {
    let session: XSession

    init() throws { session = try XSession() }

    deinit { session.end() }

    private func launch(_ product: String, _ arguments: String...) throws -> Program {
        try session.launch(product, arguments)
    }

    /// A form with its editor ready for input.
    private func editor() throws -> Program {
        let probe = try launch("FieldProbe", "--ticks")
        try probe.expect("focus=name")
        try session.focus(FieldForm.title)
        try session.press("Tab", "Tab")
        try probe.expect("focus=note")
        return probe
    }

    private func expect(_ target: String, _ expected: [UInt8], on selection: String = "clipboard") throws {
        #expect(
            try session.run("sh", "-c", "xclip -selection \(selection) -t '\(target)' -o | base64 -w0")
                == Data(expected).base64EncodedString(), "\(target)")
    }

    // MARK: From others

    @Test("50 MB are pasted into an editor, before keys typed meanwhile")
    func largePaste() throws {
        let probe = try editor()
        try session.ownLargeText(megabytes: 50)
        try session.press("ctrl+v", "x")
        let count = 50 * 1_048_576 + 3
        try probe.line("the text with what was typed after it", within: 60) {
            $0 == "note of \(count + 1) bytes, ends with lmn\\nendx"
        }
    }

    @Test("Pasting 50 MB takes at most three times as much memory, and stops no clocks")
    func largePasteMemory() throws {
        let probe = try editor()
        try session.ownLargeText(megabytes: 50)
        let before = try ProcessUsage.peakMemory(of: probe)
        try session.press("ctrl+v")
        try probe.line("the text", within: 60) { $0.hasPrefix("note of \(50 * 1_048_576 + 3) bytes") }
        // The app has read the text, too, which makes a copy of it.
        #expect(try ProcessUsage.peakMemory(of: probe) - before < 3 * 50 * 1_048_576)
        for _ in 1...3 { _ = try probe.rest(of: "tick ") }
    }

    @Test("Middle click pastes a long selection")
    func largePrimary() throws {
        let probe = try launch("FieldProbe")
        try probe.expect("focus=name")
        try session.focus(FieldForm.title)
        try session.ownLargeText(megabytes: 3, selection: "primary")
        try session.movePointer(to: FieldForm.right - 20, FieldForm.note, in: FieldForm.title)
        try session.run("xdotool", "click", "2")
        try probe.line("the text", within: 30) { $0.hasPrefix("note of \(3 * 1_048_576 + 3) bytes") }
    }

    @Test("The offered types are known without a transfer, and data is fetched by type")
    func types() throws {
        let probe = try launch("EchoProbe", "Echo")
        try probe.expect("Echo: painted 0.0 0.0 400.0 300.0")
        let page = session.folder.path + "/page"
        try Data([0, 0xFF, 0x3C]).write(to: URL(fileURLWithPath: page))
        try session.ownFile(page, as: "text/html")
        try session.wait("text/html") {
            probe.send("types")
            return try probe.rest(of: "types: ") == "text/html"
        }
        probe.send("fetch text/html")
        try probe.expect("fetched: AP88")
        probe.send("fetch image/png")
        try probe.expect("failed: nothing")
        probe.send("paste")
        try probe.expect("clipboard: none")
        try session.own("clipboard", "text")
        try session.wait("text") {
            probe.send("types")
            return try probe.rest(of: "types: ") == "text/plain;charset=utf-8"
        }
    }

    @Test("ISO 8859-1, CR LF, NULs and invalid UTF-8 become valid text")
    func repairs() throws {
        let probe = try launch("EchoProbe", "Echo")
        try session.own("clipboard", [0x61, 0x0D, 0x0A, 0x62, 0x00, 0x63, 0xFF])
        // The server tells it on a connection of its own.
        try session.wait("text") {
            probe.send("types")
            return try probe.rest(of: "types: ") == "text/plain;charset=utf-8"
        }
        probe.send("paste")
        try probe.expect("clipboard: a", "bc\u{FFFD}")
        let letters = session.folder.path + "/letters"
        try Data([0x67, 0x72, 0xFC, 0xDF, 0x65]).write(to: URL(fileURLWithPath: letters))
        try session.ownFile(letters, as: "STRING")
        probe.send("paste")
        try probe.expect("clipboard: grüße")
    }

    @Test(
        "A silent or stalled owner is given up with a reason, and keys typed meanwhile are kept",
        arguments: ["silent", "stalling"])
    func silence(role: String) throws {
        let probe = try editor()
        let owner = try launch("SelectionProbe", role)
        try owner.expect("owns")
        try session.press("ctrl+v", "a", "b")
        // Clocks go on while the program waits.
        for _ in 1...20 { _ = try probe.rest(of: "tick ") }
        try probe.expect("note=ab")
        owner.end()
        #expect(probe.errors.count == 1)
        #expect(probe.errors.first?.contains("does not answer") == true)
        try session.own("clipboard", "!")
        try session.press("ctrl+v")
        try probe.expect("note=ab!")
    }

    @Test("Escape ends the wait for a silent owner")
    func escape() throws {
        let probe = try editor()
        try launch("SelectionProbe", "silent").expect("owns")
        let begin = Date()
        try session.press("ctrl+v", "a", "Escape")
        try probe.expect("note=a")
        #expect(-begin.timeIntervalSinceNow < 4)
    }

    @Test("An owner that exits in the middle is reported at once")
    func death() throws {
        let probe = try editor()
        try launch("SelectionProbe", "dying").expect("owns")
        let begin = Date()
        try session.press("ctrl+v", "a")
        try probe.expect("note=a")
        #expect(-begin.timeIntervalSinceNow < 4)
        #expect(probe.errors.first?.contains("has ended") == true)
    }

    // MARK: To others

    @Test("Copied text is offered in every common type")
    func forms() throws {
        let probe = try launch("EchoProbe", "Echo")
        probe.send("offer all")
        try probe.expect("offered")
        let utf8 = Array("grüße\nzwei".utf8)
        try session.wait("the targets") {
            try session.text(on: "clipboard") == "grüße\nzwei"
        }
        let targets = try session.run("xclip", "-selection", "clipboard", "-t", "TARGETS", "-o")
        #expect(
            targets.split(separator: "\n").sorted() == [
                "MULTIPLE", "SAVE_TARGETS", "STRING", "TARGETS", "TEXT", "TIMESTAMP", "UTF8_STRING",
                "image/png", "text/html", "text/plain", "text/plain;charset=utf-8", "text/rtf",
                "text/uri-list",
            ])
        for target in ["UTF8_STRING", "text/plain", "text/plain;charset=utf-8", "TEXT"] {
            try expect(target, utf8)
        }
        try expect("STRING", [0x67, 0x72, 0xFC, 0xDF, 0x65, 0x0A] + Array("zwei".utf8))
        try expect("text/html", Array("<b>grüße</b>".utf8))
        try expect("text/rtf", Array("{\\rtf1 gr}".utf8))
        try expect("text/uri-list", Array("file:///tmp/a\r\n".utf8))
        try expect("image/png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0xFF, 0])
        #expect((try? session.run("xclip", "-selection", "clipboard", "-t", "image/none", "-o")) == nil)
    }

    @Test("MULTIPLE requests work, and old clients may leave out the property")
    func requests() throws {
        let probe = try launch("EchoProbe", "Echo")
        probe.send("offer all")
        try probe.expect("offered")
        try session.waitForText("grüße\nzwei", on: "clipboard")
        try launch("SelectionProbe", "multiple").expect(
            "A: grüße", "zwei", "B: <b>grüße</b>", "C: nothing", "D: 4 bytes", "E: grüße", "zwei",
            "refused: true")
        try launch("SelectionProbe", "old").expect(
            "letters: [103, 114, 252, 223, 101, 10, 122, 119, 101, 105]")
    }

    @Test("100,000 targets in one request are answered quickly, including unknown ones")
    func manyRequests() throws {
        let probe = try launch("EchoProbe", "Echo")
        probe.send("offer all")
        try probe.expect("offered")
        try session.waitForText("grüße\nzwei", on: "clipboard")
        let begin = Date()
        try launch("SelectionProbe", "many", "100000").expect("came: 100000 of 300000")
        #expect(-begin.timeIntervalSinceNow < 8)
    }

    @Test("20 MB are copied to another program")
    func largeCopy() throws {
        let probe = try launch("EchoProbe", "Echo")
        probe.send("offer 20")
        try probe.expect("offered")
        let count = "\(20 * 1_048_576 + 3)"
        try session.wait("20 MB") {
            try session.run("sh", "-c", "xclip -selection clipboard -t UTF8_STRING -o | wc -c") == count
        }
        // This program's own it does not ask the server for.
        probe.send("size")
        try probe.expect("size: \(count) whole")
    }

    @Test("A client that does not fetch its INCR pieces blocks no other client")
    func stoppedReader() throws {
        let probe = try launch("EchoProbe", "Echo")
        probe.send("offer 20")
        try probe.expect("offered")
        try session.wait("its owner") {
            (try? session.run("xclip", "-selection", "clipboard", "-t", "TARGETS", "-o"))?.isEmpty == false
        }
        _ = try session.start("sh", ["-c", "exec xclip -selection clipboard -t UTF8_STRING -o | head -c 9"])
        probe.send("copy next")
        try probe.expect("copied")
        try session.waitForText("next", on: "clipboard")
    }

    @Test("With a clipboard manager, copied text outlives the program")
    func manager() throws {
        let manager = try launch("SelectionProbe", "manager")
        try manager.expect("manages")
        let probe = try launch("EchoProbe", "Echo")
        probe.send("offer 3")
        try probe.expect("offered")
        probe.send("close")
        try probe.expect("ended")
        #expect(try probe.exitStatus() == 0)
        try manager.expect("kept \(3 * 1_048_576 + 3) bytes")
        #expect(try session.text(on: "clipboard").hasSuffix("end"))
    }

    @Test("Without a clipboard manager, the program exits at once")
    func noManager() throws {
        let probe = try launch("EchoProbe", "Echo")
        probe.send("copy text")
        try probe.expect("copied")
        let begin = Date()
        probe.send("close")
        #expect(try probe.exitStatus() == 0)
        #expect(-begin.timeIntervalSinceNow < 1.5)
    }

    @Test("Keyboard selections become the primary selection, like pointer selections")
    func primaryByKeys() throws {
        let probe = try launch("FieldProbe")
        try probe.expect("focus=name")
        try session.focus(FieldForm.title)
        try session.type("some words")
        try probe.expect("name=some words")
        try session.press("ctrl+shift+Left")
        try session.waitForText("words", on: "primary")
        try session.press("shift+Left")
        try session.waitForText(" words", on: "primary")
        try session.press("ctrl+a")
        try session.waitForText("some words", on: "primary")
    }

    @Test("A line separator is a line feed for other programs, and itself when pasted back")
    func lineSeparator() throws {
        let probe = try editor()
        try session.press("a", "shift+Return", "b", "ctrl+a", "ctrl+c")
        try probe.expect("note=a\u{2028}b")
        try session.waitForText("a\nb", on: "clipboard")
        try session.press("End", "ctrl+v")
        try probe.expect("note=a\u{2028}ba\u{2028}b")
    }
}
