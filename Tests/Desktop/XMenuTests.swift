import Foundation
import Testing

/// A user's work with a window that has menus, at an X server.
@Suite(.serialized)
final class XMenuTests {
    let session: XSession
    let probe: Program

    init() throws {
        session = try XSession()
        probe = try session.launch("FieldProbe", ["--menus"])
        try probe.expect("focus=name")
        try session.focus("Menus")
    }

    deinit {
        probe.end()
        session.end()
    }

    @Test(
        "F10 opens the menus, arrow keys move in them, Return chooses, and typing continues in the field")
    func keys() throws {
        try session.press("a", "F10", "Right", "Right", "Down", "Return")
        try probe.expect("name=a", "good evening")
        try session.press("b")
        try probe.expect("name=ab")
        try session.press("F10", "Right", "Right", "Escape", "c")
        try probe.expect("name=abc")
    }

    @Test("Shortcuts work while menus are closed; the field's own keys stay the field's")
    func shortcuts() throws {
        try session.press("a", "ctrl+k")
        try probe.expect("name=a", "hello")
        try session.press("ctrl+a", "ctrl+x", "ctrl+v", "ctrl+v")
        try probe.expect("name=", "name=a", "name=aa")
    }

    @Test("Transformations in the Edit menu are one undo step each")
    func transformation() throws {
        try session.type("ada")
        try probe.expect("name=ada")
        try session.press("F10", "Right", "Up", "Return")
        try probe.expect("name=Ada")
        try session.press("ctrl+z")
        try probe.expect("name=ada")
    }

    @Test("New Window opens another, Close closes the focused one, and Quit exits the program")
    func windows() throws {
        func withKeyboard() throws -> String { try session.run("xdotool", "getwindowfocus") }
        let first = try withKeyboard()
        try session.press("ctrl+n")
        try probe.expect("focus=name")
        // Else the server gives the first of these keys to one window and the others to the other.
        try session.wait("the new window to have the keyboard") { try withKeyboard() != first }
        try session.press("F10", "Down", "Return")
        try session.wait("a window to close") { session.windows(titled: "Menus")?.count == 1 }
        try session.focus("Menus")
        try session.press("ctrl+q")
        #expect(try probe.exitStatus() == 0)
    }
}
