import Foundation
import Testing

/// The same form in a window of a Wayland compositor.
@Suite(.serialized)
final class WaylandFieldTests {
    let session: WaylandSession
    let probe: Program

    init() throws {
        session = try WaylandSession()
        probe = try session.launch("FieldProbe")
        try probe.expect("focus=name")
        try session.waitForFocus(FieldForm.title)
    }

    deinit { session.end() }

    @Test("Text of any script is typed, and the screen matches offscreen rendering")
    func typing() throws {
        try session.type("aüéЖ漢👋")
        try probe.expect("name=aüéЖ漢👋")
        let expected = try FieldForm.picture(name: "aüéЖ漢👋", width: 800, height: 600, in: session)
        try session.waitForPicture("the form as drawn offscreen") {
            // The GPU rounds when it blends.
            $0.resembles(expected, within: 1)
        }
    }

    @Test("Keys edit, select, undo and move on")
    func keys() throws {
        try session.type("one two")
        try probe.expect("name=one two")
        try session.press("BackSpace", "ctrl")
        try probe.expect("name=one ")
        try session.press("z", "ctrl")
        try probe.expect("name=one two")
        try session.press("Home", "shift")
        try session.type("x")
        try probe.expect("name=x")
        try session.press("Return")
        try probe.expect("submitted x")
        try session.press("Tab")
        try probe.expect("focus=secret")
        try session.press("Tab", "shift")
        try probe.expect("focus=name")
    }

    @Test("A popover opened by keys has the focus, and Escape returns it")
    func popover() throws {
        // Backwards from the first field to the last button.
        try session.press("Tab", "shift")
        try session.press("space")
        try probe.expect("asking=true")
        try session.type("yes")
        try probe.expect("answer=yes")
        try session.press("Escape")
        try probe.expect("asking=false")
        try session.press("Tab")
        try session.type("a")
        try probe.expect("name=a")
    }

    @Test("Ctrl+C, Ctrl+X and Ctrl+V share the clipboard with other programs")
    func clipboard() throws {
        try session.type("grüße")
        try probe.expect("name=grüße")
        try session.press("a", "ctrl")
        try session.press("x", "ctrl")
        try probe.expect("name=")
        try session.waitForText("grüße")
        try session.own("from there 👋")
        try session.press("v", "ctrl")
        try probe.expect("name=from there 👋")
    }

    @Test("Invalid UTF-8 on the clipboard is repaired")
    func brokenClipboard() throws {
        try session.own([0x61, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0x62])
        try session.press("v", "ctrl")
        let name = try probe.rest(of: "name=")
        #expect(name.hasPrefix("a\u{FFFD}") && name.hasSuffix("b"))
    }

    @Test("openWindow opens a second window, and closing both exits with status 0")
    func secondWindow() throws {
        try session.press("Tab")
        try session.press("Tab")
        try probe.expect("focus=note")
        for _ in 1...2 { try session.press("Tab", "ctrl") }
        try session.press("space")
        try session.waitForFocus("Second")
        try session.type("two")
        try probe.expect("second=two")
        try session.command("kill")
        try session.waitForFocus(FieldForm.title)
        // From the button in the middle over the last one to the first field.
        for _ in 1...2 { try session.press("Tab") }
        try session.type("one")
        try probe.expect("name=one")
        try session.command("kill")
        #expect(try probe.exitStatus() == 0)
    }
}

/// Tests that need a pointer.
@Suite(.serialized)
final class WaylandPointerTests {
    let session: WaylandSession
    let probe: Program

    init() throws {
        session = try WaylandSession(hasPointer: true)
        probe = try session.launch("FieldProbe")
        try probe.expect("focus=name")
        try session.waitForFocus(FieldForm.title)
    }

    deinit { session.end() }

    @Test("Double clicks and drags select, and typing replaces the selection")
    func selection() throws {
        try session.pointer("mousemove 300 80 click 1 type one_two")
        try probe.expect("name=one_two")
        try session.pointer("mousemove 35 80 click --repeat 2 --delay 10 1 key x")
        try probe.expect("name=x")
        try session.pointer("type yz")
        try probe.expect("name=xyz")
        try session.pointer("mousemove 300 80 mousedown 1 mousemove 200 80 mousemove 5 80 mouseup 1 key w")
        try probe.expect("name=w")
    }

    @Test("A selection is offered at release, and middle click pastes at the click position")
    func primarySelection() throws {
        try session.pointer("mousemove 300 80 click 1 type word")
        try probe.expect("name=word")
        try session.pointer("mousemove 35 80 click --repeat 2 --delay 10 1")
        try session.waitForText("word", primary: true)
        try session.pointer("mousemove 300 160 click 2")
        try probe.expect("note=word")
    }

    @Test("A modifier does not stick if another program got its release")
    func takenRelease() throws {
        try session.pointer("mousemove 300 80 click 1 type ab")
        try probe.expect("name=ab")
        try session.pointer("keydown shift")
        try session.client().whileTakingKeys { try session.pointer("keyup shift") }
        try session.pointer("key Left key x")
        try probe.expect("name=axb")
    }

    @Test("A text receives taps and drags")
    func gestures() throws {
        try session.pointer("mousemove 30 40 click 1")
        try probe.expect("tapped")
        try session.pointer("mousemove 30 40 mousedown 1 mousemove 80 45 mousemove 130 60 mouseup 1")
        try probe.expect("dragged 100 20")
    }

    @Test("The wheel scrolls an editor")
    func wheel() throws {
        try session.pointer("mousemove 300 160 click 1")
        try probe.expect("focus=note")
        for _ in 1...30 { try session.pointer("key x key Return") }
        try session.pointer("key ctrl+Home")
        func hasCaret(_ picture: Screenshot) -> Bool {
            picture.crop(x: 26, y: 144, width: 20, height: 30).count(of: FieldForm.accent) >= 10
        }
        try session.waitForPicture("the caret in the first line", where: hasCaret)
        try session.pointer("click 5 click 5")
        try session.waitForPicture("the first line gone") { !hasCaret($0) }
    }
}
