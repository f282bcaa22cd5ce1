import Foundation
import Testing

/// The same sheet and alert in a window of a Wayland compositor.
@Suite(.serialized)
final class WaylandDialogTests {
    let session: WaylandSession
    let probe: Program

    init() throws {
        session = try WaylandSession()
        probe = try session.launch("FieldProbe", ["--dialogs"])
        try probe.expect("focus=behind")
        try session.waitForFocus(FieldForm.title)
    }

    deinit { session.end() }

    @Test("A sheet and an alert take the focus in turn and return it")
    func keyboard() throws {
        try session.type("a")
        try probe.expect("behind=a")
        try session.press("o", "ctrl")
        try probe.expect("open")
        try session.type("bc")
        try probe.expect("inside=bc")
        try session.press("d", "ctrl")
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
}
