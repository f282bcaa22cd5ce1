import Foundation
import Testing

/// Text dragged over a Wayland compositor, which has the pointer meanwhile.
@Suite(.serialized)
final class WaylandDragTests {
    let session: WaylandSession
    private let first: Program

    init() throws {
        session = try WaylandSession(hasPointer: true)
        first = try session.launch("FieldProbe")
        try first.expect("focus=name")
        try session.waitForFocus(FieldForm.title)
    }

    deinit { session.end() }

    /// Types a word into the first field, selects it, takes it up and moves it over a place.
    /// - Parameter caret: Where the editor's left edge is that shows where it would go; nil for none.
    private func dragWord(over x: Int, _ y: Int, caret: Int?) throws {
        try session.pointer("mousemove 300 \(FieldForm.name) click 1 type selection")
        try first.expect("name=selection")
        try session.pointer("mousemove 35 \(FieldForm.name) click --repeat 2 --delay 10 1")
        try session.waitForText("selection", primary: true)
        // In steps, like a hand: a drag released before the compositor sees it is none.
        try session.pointer("mousemove 55 \(FieldForm.name) mousedown 1")
        for place in ["90 100", "\(x) \(y)", "\(x + 2) \(y)"] { try session.pointer("mousemove \(place)") }
        guard let caret else { return }
        try session.waitForPicture("the caret in the editor") {
            $0.crop(x: caret + 26, y: 144, width: 20, height: 30).count(of: FieldForm.accent) >= 10
        }
    }

    @Test("A drag moves text between fields of a window, and the next click is a click")
    func fields() throws {
        try dragWord(over: 120, 160, caret: 0)
        try session.pointer("mouseup 1")
        try first.expect("name=", "note=selection")
        try session.pointer("mousemove 300 \(FieldForm.name) click 1")
        try first.expect("focus=name")
        try session.pointer("type x")
        try first.expect("name=x")
    }

    @Test("A drag moves text into another program's window")
    func programs() throws {
        let second = try session.launch("FieldProbe", ["--title", "Others"])
        try second.expect("focus=name")
        try session.waitForFocus("Others")
        // Side by side, each has half of the screen.
        try session.pointer("mousemove 300 \(FieldForm.name) click 1")
        try session.waitForFocus(FieldForm.title)
        try dragWord(over: 500, 160, caret: 400)
        try session.pointer("mouseup 1")
        try second.expect("note=selection")
        try first.expect("name=")
    }

    @Test("A drop outside all fields changes nothing")
    func beside() throws {
        try dragWord(over: 100, 8, caret: nil)
        try session.pointer("mouseup 1")
        try session.pointer("mousemove 300 160 click 1")
        try first.expect("focus=note")
        try session.pointer("type x")
        try first.expect("note=x")
        #expect(!first.output.contains("name="))
    }
}
