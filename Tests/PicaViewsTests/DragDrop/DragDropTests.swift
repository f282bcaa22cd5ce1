import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

@MainActor @Observable private final class Page {
    var name = "one two three"
    var other = "abc"
    var secret = "pass"
    var note = ""
    var isNameShown = true
    var isOtherEnabled = true
}

private struct Form: View {
    @Bindable var page: Page

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            if page.isNameShown { TextField("Name", text: $page.name).frame(height: 40) }
            TextField("Other", text: $page.other).frame(height: 40).disabled(!page.isOtherEnabled)
            SecureField("Secret", text: $page.secret).frame(height: 40)
            TextEditor(text: $page.note).frame(height: 100)
            Text("read only").textSelection(.enabled)
        }
        .frame(width: 400)
        .font(.custom("DejaVu Sans Mono", size: 20))
    }
}

/// Another program's data in one format.
private final class Offered: ContentOffer {
    let ownContent: ClipboardContent? = nil
    let types: [String]?
    private let bytes: [UInt8]

    init(_ type: String, _ text: String) {
        types = [type]
        bytes = Array(text.utf8)
    }

    func request(
        _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        completion(types == [type] ? .success(bytes) : .failure(.nothing))
    }
}

/// Text dragged from field to field, and from other programs.
@MainActor @Suite struct DragDropTests {
    private let page = Page()
    private let app: TestHost
    /// A letter's size, in points.
    private let letter: CGFloat

    init() throws {
        let page = page
        app = try mount(width: 400, height: 320) { Form(page: page) }
        app.press(.tab)
        app.press(.home)
        let start = try #require(app.caret).minX
        app.press(.right)
        letter = try #require(app.caret).minX - start
    }

    /// The position of a letter in a field.
    private func place(_ offset: CGFloat, in role: TestElement.Role = .textField, _ title: String? = nil)
        throws -> CGPoint
    {
        let frame = try app.find(role, title).frame
        let top = role == .textEditor ? frame.minY + 20 : frame.midY
        return CGPoint(x: frame.minX + 8 + letter * offset, y: top)
    }

    /// Selects "two" in the field called Name and takes it up.
    private func dragTwo(_ modifiers: TestHost.Modifiers = []) throws {
        try app.click(at: place(5, in: .textField, "Name"), count: 2)
        try app.pressPointer(at: place(5.5, in: .textField, "Name"), .primary, modifiers)
        try app.movePointer(to: place(6.5, in: .textField, "Name"), modifiers)
    }

    private func release(_ point: CGPoint, _ modifiers: TestHost.Modifiers = []) {
        app.movePointer(to: point, modifiers)
        app.releasePointer(at: point, .primary, modifiers)
    }

    @Test("Dragging the selection to another field moves it, selects it, and is one undo step on each side")
    func move() throws {
        try dragTwo()
        try release(place(1, in: .textField, "Other"))
        #expect(page.other == "atwobc")
        #expect(page.name == "one  three")
        #expect(try app.find(.textField, "Other").isFocused)
        app.press("c", .control)
        #expect(app.clipboard == "two")
        app.press("z", .control)
        #expect(page.other == "abc")
        #expect(page.name == "one  three")
        try app.find(.textField, "Name").click()
        app.press("z", .control)
        #expect(page.name == "one two three")
        app.press("y", .control)
        #expect(page.name == "one  three")
    }

    @Test("Ctrl copies instead, if held at release")
    func copy() throws {
        try dragTwo()
        try release(place(3, in: .textField, "Other"), .control)
        #expect(page.other == "abctwo")
        #expect(page.name == "one two three")
        try dragTwo(.control)
        try release(place(0, in: .textField, "Other"))
        #expect(page.other == "twoabctwo")
        #expect(page.name == "one  three")
    }

    @Test("A caret shows the drop position, and the pointer shows the operation")
    func caret() throws {
        try app.click(at: place(5, in: .textField, "Name"), count: 2)
        let before = app.freshPicture()
        try app.pressPointer(at: place(5.5, in: .textField, "Name"))
        try app.movePointer(to: place(2, in: .textField, "Other"))
        try app.movePointer(to: place(2.1, in: .textField, "Other"))
        #expect(app.platform.cursor == .move)
        let changed = app.freshPicture().difference(from: before).bitmap
        let other = try app.find(.textField, "Other").frame
        let columns = (0..<changed.width).filter { x in
            (Int(other.minY)..<Int(other.maxY)).contains { changed[x, $0] != 0xFF00_0000 }
        }
        let x = try place(2, in: .textField, "Other").x
        #expect(columns.allSatisfy { abs(CGFloat($0) - x) <= 3 } && !columns.isEmpty)
        try app.movePointer(to: place(2, in: .textField, "Other"), .control)
        #expect(app.platform.cursor == .arrow)
        app.movePointer(to: CGPoint(x: 390, y: 315))
        #expect(app.platform.cursor == .refused)
        #expect(app.freshPicture().difference(from: before).count == 0)
        app.releasePointer(at: CGPoint(x: 390, y: 315))
        #expect(page.name == "one two three")
    }

    @Test("Escape cancels the drag, and the following release does nothing")
    func escape() throws {
        try dragTwo()
        let place = try place(1, in: .textField, "Other")
        app.movePointer(to: place)
        app.press(.escape)
        app.releasePointer(at: place)
        #expect(page.other == "abc")
        #expect(page.name == "one two three")
        app.type("x")
        #expect(page.name == "one x three", "it stays selected where it was")
    }

    @Test("A disabled field takes no drops")
    func disabled() throws {
        page.isOtherEnabled = false
        try dragTwo()
        try app.movePointer(to: place(1, in: .textField, "Other"))
        #expect(app.platform.cursor == .refused)
        try release(place(1, in: .textField, "Other"))
        #expect(page.other == "abc")
        #expect(page.name == "one two three")
        try app.click(at: place(1, in: .textField, "Other"), count: 2)
        try app.drag(from: place(1, in: .textField, "Other"), to: place(0, in: .textField, "Name"))
        #expect(page.name == "one two three", "nor out of it")
    }

    @Test("A secure field accepts drops but cannot be dragged from")
    func secret() throws {
        try dragTwo()
        let field = try app.find(.secureField).frame
        release(CGPoint(x: field.minX + 8, y: field.midY))
        #expect(page.secret == "twopass")
        #expect(page.name == "one  three")
        app.press("a", .control)
        try app.drag(from: CGPoint(x: field.minX + 20, y: field.midY), to: place(1, in: .textField, "Other"))
        #expect(page.secret == "twopass")
        #expect(page.other == "abc")
    }

    @Test("Dragging from read-only text copies, and a click there deselects")
    func readOnly() throws {
        let text = try app.find(.staticText, "read only").frame
        app.click(at: CGPoint(x: text.minX + 5, y: text.midY), count: 2)
        try app.drag(from: CGPoint(x: text.minX + 10, y: text.midY), to: place(3, in: .textField, "Other"))
        #expect(page.other == "abcread")
        app.click(at: CGPoint(x: text.minX + 5, y: text.midY), count: 2)
        app.click(at: CGPoint(x: text.minX + 10, y: text.midY))
        app.clipboard = nil
        app.press("c", .control)
        #expect(app.clipboard == nil)
    }

    @Test("Lines dropped into a one-line field become one line")
    func lines() throws {
        page.note = "a\nb"
        let editor = try place(0.2, in: .textEditor)
        app.click(at: editor)
        app.press("a", .control)
        try app.drag(from: editor, to: place(3, in: .textField, "Other"))
        #expect(page.other == "abca b")
        #expect(page.note == "")
        app.press("a", .control)
        try app.drag(from: place(1, in: .textField, "Other"), to: place(0, in: .textEditor))
        #expect(page.note == "abca b")
        #expect(page.other == "")
    }

    @Test(
        "Right-to-left text is dropped in logical order at the visual drop position")
    func rightToLeft() throws {
        page.name = "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}"
        app.update()
        try app.find(.textField, "Name").click()
        app.press("a", .control)
        let name = try app.find(.textField, "Name").frame
        let start = try #require(app.caret)
        app.press(.home)
        // The line's beginning is on its right, its text left of there.
        let right = try #require(app.caret).minX
        #expect(right > start.minX)
        app.click(at: CGPoint(x: right - 3, y: name.midY), count: 2)
        app.pressPointer(at: CGPoint(x: right - 3, y: name.midY))
        try release(place(1, in: .textField, "Other"))
        #expect(page.other == "a\u{5E9}\u{5DC}\u{5D5}\u{5DD}bc")
        #expect(page.name == " \u{5E2}\u{5D5}\u{5DC}\u{5DD}")
        // And the other way: text dropped left of a letter comes after it.
        page.name = "\u{5D0}\u{5D1}"
        page.other = "xyz"
        app.update()
        try app.click(at: place(1, in: .textField, "Other"), count: 2)
        try app.pressPointer(at: place(1, in: .textField, "Other"))
        release(CGPoint(x: name.minX + 8, y: name.midY))
        #expect(page.name == "\u{5D0}\u{5D1}xyz")
    }

    @Test("Dragging near the edge of a long text scrolls it, and the drop lands at the new position")
    func autoscroll() throws {
        page.note = (1...200).map { "line\($0)" }.joined(separator: "\n")
        try app.find(.textEditor).click()
        app.press(.home, .control)
        try dragTwo()
        let editor = try app.find(.textEditor).frame
        let inside = CGPoint(x: editor.minX + 8, y: editor.midY)
        app.movePointer(to: inside)
        app.advance(by: 1)
        let edge = CGPoint(x: editor.minX + 8, y: editor.maxY - 4)
        app.movePointer(to: edge)
        app.advance(by: 3)
        app.releasePointer(at: edge)
        let lines = page.note.split(separator: "\n")
        let line = try #require(lines.firstIndex { $0.hasPrefix("twoline") })
        #expect(line > 10, "it fits four lines")
        #expect(line < 100)
        let picture = app.freshPicture()
        app.advance(by: 0.3)
        #expect(app.freshPicture().difference(from: picture).count == 0, "what is let go scrolls no more")
    }

    @Test("Holding a drag inside a text, or over text that cannot scroll, draws no frames")
    func rests() throws {
        page.note = (1...200).map { "line\($0)" }.joined(separator: "\n")
        try dragTwo()
        let editor = try app.find(.textEditor).frame
        app.movePointer(to: CGPoint(x: editor.midX, y: editor.midY))
        app.advance(by: 20)
        #expect(app.nextDeadline == nil)
        try release(place(0, in: .textField, "Name"))
    }

    @Test("If the app changed the source meanwhile, nothing is removed from it")
    func changedSource() throws {
        try dragTwo()
        page.name = "other words"
        app.update()
        try release(place(0, in: .textField, "Other"))
        #expect(page.other == "twoabc")
        #expect(page.name == "other words")
        page.name = "one two three"
        try dragTwo()
        page.name = "0 one two three"
        app.update()
        try release(place(0, in: .textField, "Other"))
        #expect(page.name == "0 one  three", "it is found where it has come to")
    }

    @Test("If the source field is gone meanwhile, the text still arrives")
    func sourceGone() throws {
        try dragTwo()
        page.isNameShown = false
        app.update()
        try release(place(0, in: .textField, "Other"))
        #expect(page.other == "twoabc")
        #expect(page.name == "one two three")
    }

    private struct Twins: View {
        @State var text = "ab cd"
        var body: some View {
            TextField("Up", text: $text)
            TextField("Down", text: $text)
        }
    }

    @Test("A drag between two fields of one string moves text within it")
    func sameString() throws {
        let app = try mount(width: 300, height: 120) { VStack { Twins() } }
        let up = try app.find(.textField, "Up").frame
        let down = try app.find(.textField, "Down").frame
        app.click(at: CGPoint(x: up.minX + 12, y: up.midY), count: 2)
        app.drag(
            from: CGPoint(x: up.minX + 12, y: up.midY), to: CGPoint(x: down.maxX - 12, y: down.midY))
        #expect(try app.find(.textField, "Up").value == " cdab")
        #expect(try app.find(.textField, "Down").value == " cdab")
    }

    // MARK: Other programs

    @Test("Text from another program arrives when it is sent, before keys typed meanwhile")
    func foreign() throws {
        let slow = SlowClipboard()
        var results: [DropAction?] = []
        let drop = Drop(slow) { results.append($0) }
        drop.action = .move
        let place = try place(1, in: .textField, "Other")
        #expect(app.host.dragMoved(drop, to: place) == .move)
        app.host.dropped(drop)
        app.type("x")
        #expect(page.other == "abc")
        #expect(results.isEmpty, "the source keeps it until it is here")
        slow.answer("1\r\n2")
        app.update()
        #expect(results == [.move])
        #expect(page.other == "axbc", "it was selected when x was typed")
        app.press("z", .control)
        #expect(page.other == "a1 2bc")
    }

    @Test("Data that never arrives changes nothing, and the source is told")
    func foreignFails() throws {
        let slow = SlowClipboard()
        var results: [DropAction?] = []
        do {
            let drop = Drop(slow) { results.append($0) }
            _ = try app.host.dragMoved(drop, to: place(1, in: .textField, "Other"))
            app.host.dropped(drop)
        }
        slow.answer(.failure(.silence))
        app.update()
        #expect(results == [nil])
        #expect(page.other == "abc")
    }

    @Test("A drop too long for a field is refused, stays at its source, and is explained")
    func foreignTooLong() async throws {
        let slow = SlowClipboard()
        var results: [DropAction?] = []
        do {
            let drop = Drop(slow) { results.append($0) }
            drop.action = .move
            _ = try app.host.dragMoved(drop, to: place(1, in: .textField, "Other"))
            app.host.dropped(drop)
        }
        slow.answer(String(repeating: "many words ", count: 120_000))
        await app.settle { !app.all(.tooltip).isEmpty }
        #expect(app.all(.tooltip).map(\.label) == ["Too much text to paste here"])
        #expect(results == [nil])
        #expect(page.other == "abc")
    }

    @Test("A drag that leaves again has no effect")
    func foreignLeaves() throws {
        let before = app.freshPicture()
        let drop = Drop(SlowClipboard()) { _ in }
        _ = try app.host.dragMoved(drop, to: place(1, in: .textField, "Other"))
        app.update()
        #expect(app.freshPicture().difference(from: before).count > 0)
        app.host.dragLeft()
        app.update()
        #expect(app.freshPicture().difference(from: before).count == 0)
    }

    @Test("Files are dropped as paths, other URLs unchanged; images are not accepted")
    func places() throws {
        let list = "# two\r\nfile:///tmp/a%20b.txt\r\nhttps://example.org/%C3%A9\r\nfile://host/c\r\n"
        var results: [DropAction?] = []
        let drop = Drop(Offered("text/uri-list", list)) { results.append($0) }
        #expect(try app.host.dragMoved(drop, to: place(0.2, in: .textEditor)) == .copy)
        app.host.dropped(drop)
        app.update()
        #expect(page.note == "/tmp/a b.txt\nhttps://example.org/%C3%A9\n/c")
        #expect(results == [.copy])
        let picture = Drop(Offered("image/png", "x")) { _ in }
        #expect(try app.host.dragMoved(picture, to: place(1, in: .textField, "Other")) == nil)
    }
}
