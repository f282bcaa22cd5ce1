import Foundation
import Testing

/// Text dragged between windows of an X server: of one program, of two, and of others.
@Suite(.serialized)
final class XDragTests {
    let session: XSession
    /// The position of the second window.
    private let right = 450

    init() throws { session = try XSession() }

    deinit { session.end() }

    private func launch(_ product: String, _ arguments: String...) throws -> Program {
        try session.launch(product, arguments)
    }

    /// A form in the corner of the screen that has the keyboard.
    private func form() throws -> Program {
        let probe = try launch("FieldProbe")
        try probe.expect("focus=name")
        try move(FieldForm.title, to: 0)
        try session.focus(FieldForm.title)
        return probe
    }

    private func move(_ title: String, to x: Int) throws {
        try session.run("xdotool", "windowmove", "--sync", session.window(titled: title), "\(x)", "0")
    }

    /// The form's window as another program may drop things on it.
    private func target() throws -> String {
        let window = try session.window(titled: FieldForm.title)
        try session.wait("the window can be dropped on") {
            try session.run("xprop", "-id", window, "XdndAware").contains("ATOM")
        }
        return window
    }

    /// Types a word into the first field and selects it.
    private func typeWord(in probe: Program) throws {
        try session.type("selection")
        try probe.expect("name=selection")
        try pointer("mousemove \(FieldForm.left + 5) \(FieldForm.name) click --repeat 2 --delay 10 1")
    }

    /// In xdotool's words; places are the screen's.
    private func pointer(_ words: String) throws {
        try session.run("xdotool", words.split(separator: " ").map(String.init))
    }

    /// Drags the selection of the first field to a point.
    /// - Parameter start: In pixels from the field's text; presses at one point would be a double click.
    private func dragWord(from start: Int = 25, over x: Int, _ y: Int) throws {
        try drag(from: FieldForm.left + start, FieldForm.name, over: x, y)
    }

    /// In steps, like a hand: SDL may miss the end of a motion before it has seen its start.
    private func drag(from startX: Int, _ startY: Int, over x: Int, _ y: Int) throws {
        try pointer("mousemove \(startX) \(startY) mousedown 1")
        for step in 1...4 {
            try pointer("mousemove \(startX + (x - startX) * step / 4) \(startY + (y - startY) * step / 4)")
        }
    }

    private func drop() throws { try pointer("mouseup 1") }

    // MARK: Pica's own

    /// The form, and another program beside it, with a word selected in the first.
    private func twoPrograms() throws -> (Program, Program) {
        let first = try form()
        let second = try launch("FieldProbe", "--title", "Others")
        try second.expect("focus=name")
        try move("Others", to: right)
        try session.focus(FieldForm.title)
        try typeWord(in: first)
        return (first, second)
    }

    @Test("A selection moves from one program to another, and undo restores it")
    func moved() throws {
        let (first, second) = try twoPrograms()
        try dragWord(over: right + 100, FieldForm.note)
        try drop()
        try second.expect("note=selection")
        try first.expect("name=")
        try session.press("ctrl+z")
        try first.expect("name=selection")
    }

    @Test("Ctrl copies it from one program to another")
    func copied() throws {
        let (first, second) = try twoPrograms()
        try dragWord(over: right + 100, FieldForm.note)
        // Held until it is done: SDL knows which keys are down now, not which were with a button.
        try pointer("keydown ctrl mouseup 1")
        try second.expect("note=selection")
        try pointer("keyup ctrl")
        try session.press("End")
        try session.type("!")
        try first.expect("name=selection!")
    }

    @Test("It moves into another window of the same program, too")
    func twoWindows() throws {
        let probe = try form()
        try typeWord(in: probe)
        try pointer("mousemove \(FieldForm.openButton.x) \(FieldForm.openButton.y) click 1")
        try move("Second", to: right)
        try session.focus(FieldForm.title)
        try dragWord(over: right + 100, 40)
        try drop()
        try probe.expect("name=", "second=selection")
    }

    @Test("A caret shows the drop position, also in another program, and leaves with the drag")
    func caret() throws {
        let (first, _) = try twoPrograms()
        func hasCaret(_ picture: Screenshot) -> Bool {
            picture.crop(x: right + 26, y: 144, width: 20, height: 30).count(of: FieldForm.accent) >= 10
        }
        try dragWord(over: right + 100, FieldForm.note)
        try session.waitForPicture("the caret in the editor", where: hasCaret)
        try pointer("mousemove \(right + 100) 500")
        try session.waitForPicture("no caret in the editor") { !hasCaret($0) }
        try drop()
        try session.type("x")
        try first.expect("name=x")
    }

    @Test("A program that exits while dragging leaves no caret")
    func deadSource() throws {
        let probe = try form()
        func hasCaret(_ picture: Screenshot) -> Bool {
            picture.crop(x: 26, y: 144, width: 20, height: 30).count(of: FieldForm.accent) >= 10
        }
        let source = try launch(
            "SelectionProbe", "drag", target(), "\(FieldForm.right - 40)", "\(FieldForm.note)",
            "XdndActionCopy", "3", "die")
        try source.expect("takes XdndActionCopy")
        try session.waitForPicture("the caret in the editor", where: hasCaret)
        source.send("")
        try session.waitForPicture("no caret in the editor") { !hasCaret($0) }
        try session.type("x")
        try probe.expect("name=x")
    }

    // MARK: Others

    @Test("Another program gets XDND version 5, all types and the action, and takes the text as a move")
    func foreignTarget() throws {
        let probe = try form()
        let target = try launch("SelectionProbe", "target", "500", "50", "takes")
        try target.expect("shown")
        try typeWord(in: probe)
        try dragWord(over: 600, 150)
        try drop()
        try target.expect("entered, version 5, 5 types", "over, XdndActionMove", "dropped 9 bytes: selection")
        try probe.expect("name=")
    }

    @Test("A drop before the other program's answer is performed after it")
    func slowTarget() throws {
        let probe = try form()
        let target = try launch("SelectionProbe", "target", "500", "50", "slow")
        try target.expect("shown")
        try typeWord(in: probe)
        try dragWord(over: 600, 150)
        try drop()
        try target.expect("thinks")
        target.send("")
        try target.expect("thinks")
        target.send("")
        try target.expect("dropped 9 bytes: selection")
        try probe.expect("name=")
    }

    @Test("A refused or canceled drag changes nothing")
    func refused() throws {
        let probe = try form()
        let target = try launch("SelectionProbe", "target", "500", "50", "refuses")
        try target.expect("shown")
        try typeWord(in: probe)
        try dragWord(over: 600, 150)
        try drop()
        try target.expect("over, XdndActionMove", "left")
        try dragWord(from: 45, over: 600, 150)
        try target.expect("over, XdndActionMove")
        try session.press("Escape")
        try target.expect("left")
        try drop()
        try session.type("x")
        try probe.expect("name=x")
    }

    @Test("10 MB are dragged to another program in pieces")
    func largeOut() throws {
        let probe = try form()
        let target = try launch("SelectionProbe", "target", "500", "50", "takes")
        try target.expect("shown")
        try session.ownLargeText(megabytes: 10)
        try session.press("Tab", "Tab")
        try probe.expect("focus=note")
        try session.press("ctrl+v")
        try probe.line("the text", within: 30) { $0.hasPrefix("note of \(10 << 20 + 3) bytes") }
        try session.press("ctrl+a")
        try drag(from: 50, FieldForm.note, over: 600, 150)
        try drop()
        try target.line("the text", within: 30) { $0.hasPrefix("dropped \(10 << 20 + 3) bytes: ") }
        try probe.expect("note=")
    }

    @Test("10 MB are dragged from another program, which is told to delete them")
    func largeIn() throws {
        let probe = try form()
        let source = try launch(
            "SelectionProbe", "drag", target(), "100", "\(FieldForm.note)",
            "XdndActionMove", "\(10 << 20)", "drop")
        try source.expect("aware 5, no proxy", "takes XdndActionMove")
        try source.expect("sends text/plain;charset=utf-8", "deletes", "finished 1 XdndActionMove")
        try probe.line("the text", within: 30) {
            $0.hasPrefix("note of \(10 << 20) bytes, ends with dddddddd")
        }
    }

    @Test("A drop that nothing accepts is returned to its program, and a copy deletes nothing")
    func foreignSource() throws {
        let probe = try form()
        let window = try target()
        let beside = try launch("SelectionProbe", "drag", window, "10", "5", "XdndActionMove", "9", "drop")
        try beside.expect("refuses nothing", "finished 0 nothing")
        let copy = try launch(
            "SelectionProbe", "drag", window, "\(FieldForm.right - 10)", "\(FieldForm.name)",
            "XdndActionCopy",
            "3", "drop")
        try copy.expect("takes XdndActionCopy", "sends text/plain;charset=utf-8", "finished 1 XdndActionCopy")
        try probe.expect("name=ddd")
        #expect(!copy.output.contains("deletes"))
        let left = try launch(
            "SelectionProbe", "drag", window, "\(FieldForm.right - 10)", "\(FieldForm.name)",
            "XdndActionCopy",
            "3", "leave")
        try left.expect("left")
        try session.type("x")
        try probe.expect("name=x")
    }
}
