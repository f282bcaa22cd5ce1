import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaDrawing
@testable import PicaFields
@testable import PicaScenes

extension UTType {
    fileprivate static let card = UTType(exportedAs: "com.example.TransferTests.card", conformingTo: .json)
}

/// The values of views in these tests.
private struct Card: Codable, Hashable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .card)
        ProxyRepresentation(exporting: \.name)
    }
}

private struct Picture: Transferable {
    var words: String

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { Data($0.words.utf8) }.suggestedFileName("dot.png")
    }
}

@MainActor @Observable private final class Table {
    var taken: [Card] = []
    var texts: [String] = []
    var places: [URL] = []
    var files: [Data] = []
    var point = CGPoint.zero
    var isTargeted = false
    var takes = true
    var isEnabled = true
    var words = ""
    var cards = [Card(name: "one"), Card(name: "two")]
}

private struct Board: View {
    @Bindable var table: Table

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("source").frame(width: 100, height: 40).background(Color.red)
                .draggable(Card(name: "ace"))
            Text("target").frame(width: 200, height: 40)
                .dropDestination(for: Card.self) { cards, point in
                    if table.takes { table.taken += cards }
                    table.point = point
                    return table.takes
                } isTargeted: {
                    table.isTargeted = $0
                }
                .disabled(!table.isEnabled)
            Text("texts").frame(width: 200, height: 40)
                .dropDestination { (texts: [String], _) in
                    table.texts += texts
                    return true
                }
            Text("places").frame(width: 200, height: 40)
                .dropDestination(for: URL.self) { places, _ in
                    table.places += places
                    return true
                }
            Text("files").frame(width: 200, height: 40)
                .dropDestination(for: Data.self) { files, _ in
                    table.files += files
                    return true
                }
            TextField("Words", text: $table.words).frame(width: 300, height: 40)
        }
        .frame(width: 400, height: 300, alignment: .topLeading)
    }
}

/// Values dragged from view to view, to fields, and from other programs.
@MainActor @Suite struct TransferTests {
    private let table = Table()
    private let app: TestHost

    init() throws {
        let table = table
        app = try mount(width: 400, height: 300) { Board(table: table) }
    }

    private func middle(_ row: Int) -> CGPoint { CGPoint(x: 50, y: CGFloat(row) * 40 + 20) }

    /// Drops something of another program's on a row.
    /// - Returns: What the other program was told, once it was.
    private func drop(_ forms: [(String, String)], on row: Int) async -> DropAction?? {
        var told: DropAction??
        let drop = Drop(Foreign(forms)) { told = .some($0) }
        _ = app.host.dragMoved(drop, to: middle(row))
        app.host.dropped(drop)
        await app.settle { told != nil }
        return told
    }

    @Test("A view's value is dropped on a view that accepts it, with time and location")
    func drag() async throws {
        app.pressPointer(at: middle(0))
        app.movePointer(to: CGPoint(x: 60, y: 30))
        #expect(!table.isTargeted)
        app.movePointer(to: middle(1))
        #expect(table.isTargeted)
        app.movePointer(to: CGPoint(x: 390, y: 290))
        #expect(!table.isTargeted)
        #expect(app.platform.cursor == .refused)
        app.movePointer(to: CGPoint(x: 70, y: 65))
        app.releasePointer(at: CGPoint(x: 70, y: 65))
        #expect(!table.isTargeted)
        await app.settle { !table.taken.isEmpty }
        #expect(table.taken == [Card(name: "ace")])
        #expect(table.point == CGPoint(x: 70, y: 25))
    }

    @Test("A press within the click distance drags nothing, and Escape cancels a drag")
    func noDrag() async throws {
        app.pressPointer(at: middle(0))
        app.movePointer(to: CGPoint(x: 52, y: 21))
        app.releasePointer(at: middle(1))
        app.pressPointer(at: middle(0))
        app.movePointer(to: middle(1))
        app.press(.escape)
        #expect(!table.isTargeted)
        app.releasePointer(at: middle(1))
        await app.settle()
        #expect(table.taken.isEmpty)
    }

    @Test("A view gets its requested representation, and a field the text")
    func forms() async throws {
        app.drag(from: middle(0), to: middle(2))
        await app.settle { !table.texts.isEmpty }
        #expect(table.texts == ["ace"])
        app.drag(from: middle(0), to: middle(5))
        await app.settle { !table.words.isEmpty }
        #expect(table.words == "ace")
        // Nothing that it can be is an address.
        app.pressPointer(at: middle(0))
        app.movePointer(to: middle(3))
        #expect(app.platform.cursor == .refused)
    }

    @Test("A disabled view accepts nothing; a rejected drop is reported to the source")
    func refusal() async throws {
        table.isEnabled = false
        app.drag(from: middle(0), to: middle(1))
        await app.settle()
        #expect(table.taken.isEmpty)
        (table.isEnabled, table.takes) = (true, false)
        app.update()
        let told = await drop(
            [("application/x-com.example.transfertests.card", "{\"name\":\"king\"}")], on: 1)
        #expect(told == .some(nil))
        table.takes = true
        #expect(
            await drop([("application/x-com.example.transfertests.card", "{\"name\":\"king\"}")], on: 1)
                == .copy)
        #expect(table.taken == [Card(name: "king")])
    }

    @Test("Malformed data from another program is dropped, and the source is told")
    func malformed() async throws {
        let told = await drop([("application/x-com.example.transfertests.card", "{\"nam")], on: 1)
        #expect(told == .some(nil))
        #expect(table.taken.isEmpty)
    }

    @Test("Text from other programs is normalized as in fields")
    func foreignText() async throws {
        #expect(await drop([(ClipboardContent.plainText, "a\r\nb\0")], on: 2) == .copy)
        #expect(table.texts == ["a\nb"])
        #expect(await drop([("text/html", "<p>no</p>")], on: 2) == .some(nil))
    }

    @Test("URLs from another program arrive one by one")
    func places() async throws {
        let list = "# two\r\nfile:///tmp/a%20b\r\nhttps://example.com/\r\nno place\r\n"
        #expect(await drop([("text/uri-list", list)], on: 3) == .copy)
        #expect(table.places.map(\.absoluteString) == ["file:///tmp/a%20b", "https://example.com/"])
    }

    @Test(
        "Files from a file manager arrive as contents if requested, and missing ones are skipped"
    )
    func files() async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("TransferTests-\(UUID().uuidString).bin")
        try Data([1, 2]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let list = "\(file.absoluteString)\r\nfile:///nowhere\r\n"
        #expect(await drop([("text/uri-list", list), (ClipboardContent.plainText, "name")], on: 4) == .copy)
        #expect(table.files == [Data([1, 2])])
        // A view of texts takes the names.
        #expect(await drop([("text/uri-list", list), (ClipboardContent.plainText, "name")], on: 2) == .copy)
        #expect(table.texts == ["name"])
    }

    @Test("Text selected in a field is dropped as text")
    func fromField() async throws {
        table.words = "word"
        app.click(at: CGPoint(x: 12, y: 220), count: 2)
        app.drag(from: CGPoint(x: 15, y: 220), to: middle(2))
        await app.settle { !table.texts.isEmpty }
        #expect(table.texts == ["word"])
        #expect(table.words == "word")
    }

    @Test("A drag preview of the view follows the pointer and disappears with the drag")
    func preview() throws {
        let before = app.freshPicture()
        app.pressPointer(at: middle(0))
        app.movePointer(to: CGPoint(x: 250, y: 150))
        app.update()
        let during = app.freshPicture()
        // It is held at the grab point, in the middle.
        for x in [210, 290] { #expect(during[x, 150] != before[x, 150]) }
        for y in [125, 175] { #expect(during[250, y] == before[250, y]) }
        // Past the window's edge, too.
        app.movePointer(to: CGPoint(x: 20, y: 150))
        app.update()
        let atEdge = app.freshPicture()
        #expect(atEdge[250, 150] == before[250, 150] && atEdge[75, 150] == before[75, 150])
        #expect(atEdge[5, 150] != before[5, 150] && atEdge[60, 150] != before[60, 150])
        app.releasePointer(at: CGPoint(x: 390, y: 290))
        app.update()
        #expect(app.freshPicture().difference(from: before).count == 0)
    }

    @Test("A view can have a custom preview, and inner views keep their pointer behavior")
    func inside() async throws {
        var (clicks, taps) = (0, 0)
        app.show {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Button("Press") { clicks += 1 }.frame(width: 100, height: 40)
                    Color.green.frame(width: 100, height: 40).onTapGesture { taps += 1 }
                }
                .draggable("row") { Color.blue.frame(width: 30, height: 30) }
                Text("texts").frame(width: 200, height: 40)
                    .dropDestination { (texts: [String], _) in
                        table.texts += texts
                        return true
                    }
            }
            .frame(width: 400, height: 300, alignment: .topLeading)
        }
        app.click(at: CGPoint(x: 50, y: 20))
        app.click(at: CGPoint(x: 150, y: 20))
        #expect(clicks == 1 && taps == 1)
        app.pressPointer(at: CGPoint(x: 150, y: 20))
        app.movePointer(to: CGPoint(x: 250, y: 150))
        app.update()
        let color = app.freshPicture()[265, 165]
        #expect(color & 0xFF > color >> 16 & 0xFF)
        app.movePointer(to: CGPoint(x: 50, y: 60))
        app.releasePointer(at: CGPoint(x: 50, y: 60))
        await app.settle { !table.texts.isEmpty }
        #expect(table.texts == ["row"] && taps == 1)
    }

    @Test("Other programs get values in shareable representations, on request")
    func toOthers() async throws {
        let content = ClipboardContent(items: [TransferItem(Card(name: "ace"))])
        #expect(
            content.types == ["application/x-com.example.transfertests.card", ClipboardContent.plainText])
        #expect(await bytes(content, ClipboardContent.plainText) == "ace")
        #expect(await bytes(content, content.types[0]) == "{\"name\":\"ace\"}")
        #expect(await bytes(content, "image/png") == nil)
        // One after the other, where that is something.
        let cards = ClipboardContent(items: [TransferItem(Card(name: "a")), TransferItem(Card(name: "b"))])
        let list = "application/x-pica.list;of="
        #expect(
            cards.types == [
                list + "application/x-com.example.transfertests.card", list + ClipboardContent.plainText,
                ClipboardContent.plainText,
            ])
        #expect(await bytes(cards, ClipboardContent.plainText) == "a\nb")
        let files = ClipboardContent(
            items: ["/a", "/b c"].map { TransferItem(URL(fileURLWithPath: $0)) })
        #expect(await bytes(files, ClipboardContent.places) == "file:///a\r\nfile:///b%20c\r\n")
        #expect(await bytes(files, ClipboardContent.plainText) == "/a\n/b c")
    }

    @Test("Several values reach other Pica programs one by one, in the best representation")
    func toOthersOfPica() async throws {
        let cards = ClipboardContent(items: ["a", "b"].map { TransferItem(Card(name: $0)) })
        var forms: [(String, String)] = []
        for type in cards.types { forms.append((type, try #require(await bytes(cards, type)))) }
        #expect(await drop(forms, on: 1) == .copy)
        #expect(table.taken == [Card(name: "a"), Card(name: "b")])
        #expect(await drop(forms, on: 2) == .copy)
        #expect(table.texts == ["a", "b"])
        // A truncated list is not a list: then it is the text.
        #expect(await drop([(forms[1].0, "\u{9}"), (ClipboardContent.plainText, "text")], on: 2) == .copy)
        #expect(table.texts == ["a", "b", "text"])
    }

    @Test("Several images become files for other programs, and several rich texts one document")
    func kinds() async throws {
        let pictures = ClipboardContent(items: ["one", "two"].map { TransferItem(Picture(words: $0)) })
        let places = try #require(await bytes(pictures, ClipboardContent.places))
        let files = places.split(whereSeparator: \.isNewline).compactMap { URL(string: String($0)) }
        #expect(files.map(\.lastPathComponent) == ["dot.png", "2 dot.png"])
        #expect(try files.map { try String(contentsOf: $0, encoding: .utf8) } == ["one", "two"])
        let texts = ClipboardContent(items: ["one", "two"].map { TransferItem(AttributedString($0)) })
        let html = try #require(await bytes(texts, "text/html"))
        #expect(html.contains("one") && html.contains("two"))
        #expect(!texts.types.contains(ClipboardContent.places))
    }

    private func bytes(_ content: ClipboardContent, _ type: String) async -> String? {
        await withCheckedContinuation { continuation in
            content.give(type) { result in
                continuation.resume(
                    returning: (try? result.get()).map { String(decoding: $0, as: UTF8.self) })
            }
        }
    }

    @Test("A color uses the clipboard formats of GTK and Qt")
    func color() async throws {
        let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.25)
        let content = ClipboardContent(items: [TransferItem(color)])
        #expect(content.types.contains("application/x-color"))
        let data = try await color.exported(as: #require(UTType(mimeType: "application/x-color")))
        let parts = data.withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) }
        #expect(parts == [65535, 32768, 0, 16384])
        let back = try await Color(importing: data, contentType: nil).resolve(in: EnvironmentValues())
        #expect(abs(back.green - 0.5) < 0.001 && abs(back.opacity - 0.25) < 0.001)
        await #expect(throws: TransferError.malformed) {
            try await Color(importing: Data([1, 2, 3]), contentType: nil)
        }
    }
}

private struct Desk: View {
    @Bindable var table: Table

    var body: some View {
        VStack {
            Text("cards").frame(width: 100, height: 40).focusable()
                .copyable(table.cards)
                .cuttable(for: Card.self) {
                    defer { table.cards = [] }
                    return table.cards
                }
                .pasteDestination(for: Card.self) {
                    table.cards += $0
                } validator: { cards in
                    cards.filter { $0.name != "joker" }
                }
            PasteButton(payloadType: Card.self) { table.taken += $0 }
            TextField("Words", text: $table.words)
        }
    }
}

/// Values that are copied, cut and pasted.
@MainActor @Suite struct PasteValueTests {
    private let table = Table()
    private let app: TestHost
    private let clipboard = SlowClipboard()

    init() throws {
        let table = table
        app = try mount(width: 400, height: 300) { Desk(table: table) }
        app.press(.tab)
    }

    @Test("A focused view's values are copied, cut and pasted by keys")
    func keys() async throws {
        app.press("c", .control)
        app.press("v", .control)
        await app.settle { table.cards.count == 4 }
        #expect(table.cards.map(\.name) == ["one", "two", "one", "two"])
        app.press("x", .control)
        #expect(table.cards.isEmpty)
        app.press("v", .control)
        await app.settle { !table.cards.isEmpty }
        #expect(table.cards.count == 4)
    }

    @Test("Copying nothing leaves the clipboard unchanged")
    func nothing() {
        app.clipboard = "kept"
        table.cards = []
        app.update()
        app.press("c", .control)
        app.press("x", .control)
        #expect(app.clipboard == "kept")
    }

    @Test("A field pastes the text of values, one per line")
    func field() async throws {
        app.press("c", .control)
        try app.find(.textField).click()
        app.press("v", .control)
        await app.settle { !table.words.isEmpty }
        #expect(table.words.split(whereSeparator: \.isWhitespace) == ["one", "two"])
    }

    @Test("Rejected values are not pasted, and pasting precedes later keys")
    func validator() async throws {
        app.platform.clipboard = clipboard
        clipboard.offered = ["application/x-com.example.transfertests.card"]
        app.press("v", .control)
        // Kept back until the cards are here.
        app.press("x", .control)
        #expect(table.cards.count == 2)
        clipboard.answer("{\"name\":\"three\"}")
        await app.settle { table.cards.isEmpty }
        #expect(clipboard.ownContent?.items.count == 3)
        app.platform.clipboard = SlowClipboard()
        let other = try #require(app.platform.clipboard as? SlowClipboard)
        other.offered = clipboard.offered
        app.press("v", .control)
        other.answer("{\"name\":\"joker\"}")
        await app.settle()
        #expect(table.cards.isEmpty)
    }

    @Test("The paste button is enabled if there is content for it, and pastes it")
    func button() async throws {
        let button = try app.find(.button, "Paste")
        #expect(!button.isEnabled)
        app.clipboard = "no card"
        app.update()
        #expect(try !app.find(.button, "Paste").isEnabled)
        app.press("c", .control)
        #expect(try app.find(.button, "Paste").isEnabled)
        try app.find(.button, "Paste").click()
        await app.settle { table.taken.count == 2 }
        #expect(table.taken.map(\.name) == ["one", "two"])
        app.clipboard = nil
        app.update()
        #expect(try !app.find(.button, "Paste").isEnabled)
    }

    @Test("A program that does not answer pastes nothing, and the window reports it")
    func silence() async throws {
        app.platform.clipboard = clipboard
        clipboard.offered = ["application/x-com.example.transfertests.card"]
        app.press("v", .control)
        clipboard.answer(.failure(.silence))
        await app.settle()
        #expect(table.cards.count == 2)
        #expect(app.all(.tooltip).map(\.label) == ["The other program does not answer"])
    }
}
