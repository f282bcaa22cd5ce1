import Foundation
import Testing

/// A user fills in an app's form, at an X server.
@Suite(.serialized)
final class XFieldTests {
    let session: XSession
    let probe: Program

    init() throws {
        session = try XSession()
        probe = try session.launch("FieldProbe")
        try probe.expect("focus=name")
        try session.focus(FieldForm.title)
    }

    deinit { session.end() }

    private func click(_ x: Int, _ y: Int, clicks: Int = 1) throws {
        try session.drag((x, y), in: FieldForm.title, clicks: clicks)
    }

    private func waitForWindow(_ what: String, where isWanted: (Screenshot) -> Bool) throws {
        try session.waitForPicture(of: FieldForm.title, what, where: isWanted)
    }

    // MARK: Typing

    @Test("Typed keys reach the field and its binding, and the screen matches offscreen rendering")
    func typing() throws {
        try session.press("A", "d", "a")
        try probe.expect("name=A", "name=Ad", "name=Ada")
        let expected = try FieldForm.picture(name: "Ada", in: session)
        #expect(try FieldForm.picture(name: "", in: session) != expected)
        try waitForWindow("the form as drawn offscreen") { $0 == expected }
    }

    @Test("Umlauts, dead keys and characters beyond 16 bits can be typed")
    func scripts() throws {
        try session.useLayout("de")
        try session.press("udiaeresis", "dead_acute", "e")
        try probe.expect("name=ü", "name=üé")
        try session.type("Ж漢👋🏽")
        try probe.expect("name=üéЖ漢👋🏽")
        try session.press("BackSpace", "BackSpace")
        try probe.expect("name=üéЖ漢", "name=üéЖ")
        let expected = try FieldForm.picture(name: "üéЖ", in: session)
        try waitForWindow("the form as drawn offscreen") { $0 == expected }
    }

    @Test("A popover has the focus as soon as it opens, and Escape returns it")
    func popover() throws {
        try click(FieldForm.askButton.x, FieldForm.askButton.y)
        try session.type("yes")
        try probe.expect("asking=true")
        try probe.expect("answer=yes")
        try session.press("Escape")
        try probe.expect("asking=false")
        try click(FieldForm.right, FieldForm.note)
        try session.press("a")
        try probe.expect("note=a")
    }

    @Test("A press outside a popover only closes it")
    func pressBesidePopover() throws {
        try click(FieldForm.askButton.x, FieldForm.askButton.y)
        try probe.expect("asking=true")
        try click(FieldForm.button.x, FieldForm.button.y)
        try probe.expect("asking=false")
        try click(FieldForm.button.x, FieldForm.button.y)
        try probe.expect("clicked")
    }

    @Test("A key held down repeats")
    func keyRepeat() throws {
        try session.repeatKeys()
        try session.run("xdotool", "keydown", "a")
        try probe.expect("name=a", "name=aa", "name=aaa")
        try session.run("xdotool", "keyup", "a")
    }

    @Test("Undo reverts typing, and redo restores it")
    func undo() throws {
        try session.type("one two")
        try probe.expect("name=one two")
        try session.press("ctrl+z")
        try probe.expect("name=one")
        try session.press("ctrl+z")
        try probe.expect("name=")
        try session.press("ctrl+shift+z", "ctrl+y")
        try probe.expect("name=one", "name=one two")
    }

    @Test("Return submits a field and starts a line in an editor")
    func submit() throws {
        try session.type("Ada")
        try session.press("Return")
        try probe.expect("submitted Ada")
        try click(FieldForm.right, FieldForm.note)
        try session.press("a", "Return", "b")
        try probe.expect("focus=note", "note=a", "note=a\\n", "note=a\\nb")
    }

    @Test("Tab moves through the fields in order, Shift+Tab back, and Ctrl+Tab leaves an editor")
    func tabs() throws {
        try session.press("Tab")
        try probe.expect("focus=secret")
        try session.press("Tab")
        try probe.expect("focus=note")
        try session.press("Tab", "x")
        try probe.expect("note=\\tx")
        try session.press("ctrl+Tab")
        try probe.expect("focus=none")
        try session.press("space")
        try probe.expect("clicked")
        try session.press("shift+Tab")
        try probe.expect("focus=note")
        try session.press("ctrl+shift+Tab", "shift+Tab")
        try probe.expect("focus=secret", "focus=name")
    }

    // MARK: Selection and clipboard

    @Test("Typing replaces a selection made by dragging")
    func drag() throws {
        try session.type("old words")
        try session.drag(
            (FieldForm.right, FieldForm.name), (FieldForm.left - 25, FieldForm.name), in: FieldForm.title)
        try session.press("n")
        try probe.expect("name=old words", "name=n")
    }

    @Test("A double click selects a word, a triple click everything")
    func multipleClicks() throws {
        try session.type("some words")
        try click(FieldForm.left + 5, FieldForm.name, clicks: 2)
        try session.type("more")
        try probe.expect("name=some words", "name=more words")
        try click(FieldForm.left + 5, FieldForm.name, clicks: 3)
        try session.press("x")
        try probe.expect("name=x")
    }

    @Test("Ctrl+C, Ctrl+X and Ctrl+V share the clipboard with other programs")
    func clipboard() throws {
        try session.type("grüße")
        try session.press("ctrl+a", "ctrl+c", "End")
        try session.press("x")
        try probe.expect("name=grüßex")
        try session.waitForText("grüße", on: "clipboard")
        try session.press("ctrl+a", "ctrl+x")
        try probe.expect("name=")
        try session.waitForText("grüßex", on: "clipboard")
        try session.own("clipboard", "from there 👋")
        try session.press("ctrl+v")
        try probe.expect("name=from there 👋")
    }

    @Test("Invalid UTF-8 on the clipboard is repaired")
    func brokenClipboard() throws {
        try session.own("clipboard", [0x61, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0x62])
        try session.press("ctrl+v")
        let name = try probe.rest(of: "name=")
        #expect(name.hasPrefix("a\u{FFFD}") && name.hasSuffix("b"))
        try session.own("primary", [0xF0, 0x9F, 0x91])
        try session.run(
            "xdotool", "mousemove", "--window", session.window(titled: FieldForm.title), "370", "80", "click",
            "2")
        try probe.expect("name=\(name)\u{FFFD}")
    }

    @Test("Several lines pasted into a field become one")
    func pastedLines() throws {
        try session.own("clipboard", "one\ntwo\r\nthree")
        try session.press("ctrl+v")
        let name = try probe.rest(of: "name=")
        #expect(!name.contains("\\n") && name.hasPrefix("one") && name.contains("three"))
    }

    @Test(
        "A selection is offered at release, and middle click pastes it at the click position")
    func primarySelection() throws {
        try session.own("primary", "before")
        try session.type("word")
        let window = try session.window(titled: FieldForm.title)
        try session.run(
            "xdotool", "mousemove", "--window", window, "370", "80", "mousedown", "1", "mousemove",
            "--window",
            window, "5", "80")
        // The drag has been seen when the selection is on screen.
        let plain = try FieldForm.picture(name: "word", in: session)
        try waitForWindow("a selection") {
            $0.crop(x: 22, y: 62, width: 60, height: 36) != plain.crop(x: 22, y: 62, width: 60, height: 36)
        }
        #expect(try session.text(on: "primary") == "before")
        try session.run("xdotool", "mouseup", "1")
        try session.waitForText("word", on: "primary")
        try session.run("xdotool", "mousemove", "--window", window, "370", "160", "click", "2")
        try probe.expect("note=word")
    }

    @Test("A password is shown as dots and cannot be copied")
    func secret() throws {
        try session.own("clipboard", "mine")
        try session.press("Tab")
        try session.type("hunter2")
        try probe.expect("secret=hunter2")
        try session.press("ctrl+a", "ctrl+c", "ctrl+x", "End", "ctrl+v")
        try probe.expect("secret=hunter2mine")
        #expect(try session.text(on: "clipboard") == "mine")
    }

    // MARK: The window

    @Test("A resized window is laid out as if opened at that size")
    func resize() throws {
        try session.press("a")
        try probe.expect("name=a")
        try session.run("xdotool", "windowsize", session.window(titled: FieldForm.title), "523", "401")
        let expected = try FieldForm.picture(name: "a", width: 523, height: 401, in: session)
        try waitForWindow("the form as drawn offscreen") { $0 == expected }
    }

    @Test("An editor scrolls to its caret and with the wheel")
    func scrolling() throws {
        try click(FieldForm.right - 20, FieldForm.note)
        try probe.expect("focus=note")
        func inside(_ picture: Screenshot) -> Screenshot {
            picture.crop(x: 26, y: 144, width: 340, height: 112)
        }
        try session.run("xdotool", ["key"] + Array(repeating: ["x", "Return"], count: 12).joined())
        try session.type("WWW")
        _ = try probe.line("the end") { $0.hasSuffix("WWW") }
        try session.press("Left", "Left", "Left")
        var last: Screenshot?
        try waitForWindow("the caret in the editor's last line") {
            last = inside($0)
            return $0.crop(x: 26, y: 225, width: 340, height: 30).count(of: FieldForm.accent) >= 10
        }
        try session.press("ctrl+Home")
        try waitForWindow("the caret in the editor's first line") {
            $0.crop(x: 26, y: 144, width: 340, height: 30).count(of: FieldForm.accent) >= 10
        }
        try session.run("xdotool", "click", "--repeat", "9", "5")
        try waitForWindow("the last line scrolled to by the wheel") {
            $0.crop(x: 60, y: 225, width: 290, height: 28) == last?.crop(x: 34, y: 81, width: 290, height: 28)
        }
    }

    @Test("openWindow opens an independent second window")
    func secondWindow() throws {
        try click(FieldForm.openButton.x, FieldForm.openButton.y)
        try session.focus("Second")
        try session.type("two")
        try probe.expect("second=two")
        try session.focus(FieldForm.title)
        try click(FieldForm.left, FieldForm.name)
        try session.type("one")
        try probe.expect("name=one")
        try session.requestClose("Second")
        try session.press("x")
        try probe.expect("name=onex")
        try session.requestClose(FieldForm.title)
        #expect(try probe.exitStatus() == 0)
    }

    @Test("A click presses a button, unless it is released elsewhere")
    func button() throws {
        let (x, y) = FieldForm.button
        try session.drag((x, y), (x, 200), in: FieldForm.title)
        try click(FieldForm.left, FieldForm.name)
        try session.press("a")
        #expect(try probe.line("the letter or a click") { $0 == "clicked" || $0 == "name=a" } == "name=a")
        try click(x, y)
        try probe.expect("clicked")
    }

    @Test("A text receives taps and drags")
    func gestures() throws {
        let (x, y) = (FieldForm.left, FieldForm.greeting)
        try click(x, y)
        try probe.expect("tapped")
        try session.drag((x, y), (x + 50, y + 5), (x + 100, y + 20), in: FieldForm.title)
        try probe.expect("dragged 100 20")
    }

    @Test("Terminating signals exit the program", arguments: [SIGINT, SIGTERM])
    func signals(signal: Int32) throws {
        kill(probe.process, signal)
        #expect(try probe.exitStatus() == 128 + signal)
        #expect(probe.errors == [])
    }
}
