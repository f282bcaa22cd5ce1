import Foundation
import Testing

/// A user's work with an app's sheet and alert, at an X server.
@Suite(.serialized)
final class XDialogTests {
    let session: XSession
    let probe: Program

    init() throws {
        session = try XSession()
        probe = try session.launch("FieldProbe", ["--dialogs"])
        try probe.expect("focus=behind")
        try session.focus(FieldForm.title)
    }

    deinit { session.end() }

    @Test("A sheet and an alert take the focus in turn, and presses outside do not close them")
    func keyboard() throws {
        try session.type("a")
        try probe.expect("behind=a")
        try session.press("ctrl+o")
        try probe.expect("open")
        try session.type("bc")
        try probe.expect("inside=bc")
        try session.drag((3, 3), in: FieldForm.title, clicks: 1)
        try session.press("ctrl+d")
        try probe.expect("asking=true")
        try session.drag((3, 3), in: FieldForm.title, clicks: 1)
        try session.press("Return")
        try probe.expect("yes", "asking=false")
        try session.press("ctrl+d")
        try probe.expect("asking=true")
        try session.press("Escape")
        try probe.expect("no", "asking=false")
        try session.type("d")
        try probe.expect("inside=bcd")
        try session.press("Escape")
        try probe.expect("dismissed")
        try session.type("e")
        try probe.expect("behind=ae")
    }

    @Test("The window is dimmed behind a sheet, and restored after it fades")
    func scrim() throws {
        func corner(_ picture: Screenshot) -> Screenshot { picture.crop(x: 0, y: 0, width: 8, height: 8) }
        // The window shows its content once the probe hears of a key.
        try session.type("a")
        try probe.expect("behind=a")
        var light: Screenshot?
        try session.waitForPicture(of: FieldForm.title, "a form that stays the same") {
            let before = light
            light = corner($0)
            return light == before
        }
        try session.press("ctrl+o")
        try probe.expect("open")
        try session.waitForPicture(of: FieldForm.title, "a dim window") { corner($0) != light }
        try session.press("Escape")
        try probe.expect("dismissed")
        try session.waitForPicture(of: FieldForm.title, "the window as it was") { corner($0) == light }
    }
}
