import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import PicaViews
import Testing

@testable import PicaDrawing
@testable import PicaScenes

@MainActor @Observable private final class Pier {
    var texts: [String] = []
    var places: [URL] = []
    var point: CGPoint?
    var isTargeted = false
    var takes = true
    var proposal: DropOperation? = .move
    var validates = true
    var events: [String] = []
    var pasted: [String] = []
    var items: [NSItemProvider] = []
    var copied = ["rope", "sail"]
    /// Records the drop.
    var kept: [NSItemProvider] = []

    func load(_ providers: [NSItemProvider]) {
        for provider in providers {
            provider.loadObject(ofClass: String.self) { text, _ in
                Task { @MainActor in if let text { self.texts.append(text) } }
            }
        }
    }
}

private struct Follower: DropDelegate {
    let pier: Pier

    func validateDrop(info: DropInfo) -> Bool {
        pier.events.append("validate \(info.hasItemsConforming(to: [.plainText]))")
        return pier.validates
    }

    func performDrop(info: DropInfo) -> Bool {
        let providers = info.itemProviders(for: [.plainText])
        pier.events.append("perform \(providers.count) \(info.itemProviders(for: [UTType.url]).count)")
        pier.point = info.location
        pier.load(providers)
        return pier.takes
    }

    func dropEntered(info: DropInfo) {
        pier.events.append("enter \(info.itemProviders(for: ["public.plain-text"]).count)")
    }
    func dropUpdated(info: DropInfo) -> DropProposal? { pier.proposal.map { DropProposal(operation: $0) } }
    func dropExited(info: DropInfo) { pier.events.append("exit") }
}

/// A delegate that implements only the drop.
private struct Calm: DropDelegate {
    let pier: Pier

    func performDrop(info: DropInfo) -> Bool {
        pier.events.append("calm \(info.hasItemsConforming(to: ["public.text"]))")
        return true
    }
}

private struct Harbour: View {
    @Bindable var pier: Pier

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("source").frame(width: 100, height: 40)
                .onDrag { NSItemProvider(object: "anchor" as NSString) }
            Text("texts").frame(width: 200, height: 40)
                .onDrop(of: [.plainText], isTargeted: $pier.isTargeted) { providers, point in
                    pier.point = point
                    pier.load(providers)
                    return pier.takes
                }
            Text("delegate").frame(width: 200, height: 40)
                .onDrop(of: [.text], delegate: Follower(pier: pier))
            Text("places").frame(width: 200, height: 40)
                .onDrop(of: ["public.file-url", "public.url"], isTargeted: nil) { providers in
                    pier.kept = providers
                    return true
                }
            Text("calm").frame(width: 200, height: 40)
                .onDrop(of: ["public.text"], delegate: Calm(pier: pier))
            Text("files").frame(width: 200, height: 40)
                .onDrop(of: ["public.image"], isTargeted: nil) { providers, _ in
                    pier.kept = providers
                    return true
                }
        }
        .frame(width: 400, height: 300, alignment: .topLeading)
    }
}

@MainActor @Suite struct ItemProviderDropTests {
    private let pier = Pier()
    private let app: TestHost

    init() throws {
        let pier = pier
        app = try mount(width: 400, height: 300) { Harbour(pier: pier) }
    }

    private func middle(_ row: Int) -> CGPoint { CGPoint(x: 50, y: CGFloat(row) * 40 + 20) }

    private func drop(_ forms: [(String, String)], on row: Int) async -> DropAction?? {
        var told: DropAction??
        begin(forms, on: row) { told = .some($0) }
        await app.settle { told != nil }
        return told
    }

    private func begin(
        _ forms: [(String, String)], on row: Int, _ tell: @escaping @MainActor (DropAction?) -> Void
    ) {
        let drop = Drop(Foreign(forms), onFinish: tell)
        _ = app.host.dragMoved(drop, to: middle(row))
        app.host.dropped(drop)
    }

    @Test(
        "An item provider is dragged and dropped, with the location and the targeted state")
    func drag() async throws {
        app.pressPointer(at: middle(0))
        app.movePointer(to: CGPoint(x: 60, y: 50))
        #expect(pier.isTargeted)
        app.movePointer(to: middle(3))
        #expect(!pier.isTargeted)
        #expect(app.platform.cursor == .refused)
        app.movePointer(to: CGPoint(x: 70, y: 65))
        app.releasePointer(at: CGPoint(x: 70, y: 65))
        #expect(!pier.isTargeted)
        await app.settle { !pier.texts.isEmpty }
        #expect(pier.texts == ["anchor"])
        #expect(pier.point == CGPoint(x: 70, y: 25))
    }

    @Test("A drag source hears of the acceptance only after all data is read")
    func foreign() async throws {
        #expect(await drop([(ClipboardContent.plainText, "buoy")], on: 1) == .copy)
        #expect(pier.texts == ["buoy"])
        pier.takes = false
        #expect(await drop([(ClipboardContent.plainText, "net")], on: 1) == .some(nil))
        #expect(await drop([("text/html", "<b>no</b>")], on: 1) == .some(nil))
    }

    @Test("URLs from other programs are one item each, loadable while the app keeps them")
    func places() async throws {
        var told: DropAction??
        begin([("text/uri-list", "file:///tmp/a%20b\r\nhttps://example.com/\r\n")], on: 3) {
            told = .some($0)
        }
        await app.settle { pier.kept.count == 2 }
        #expect(told == nil)
        #expect(pier.kept.map { $0.hasItemConformingToTypeIdentifier("public.file-url") } == [true, false])
        let url: URL? = await withCheckedContinuation { continuation in
            pier.kept.first?.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
        }
        #expect(url?.path == "/tmp/a b")
        pier.kept = []
        await app.settle { told != nil }
        #expect(told == .copy)
    }

    @Test("Files from a file manager have their own types, and only accepted types are offered")
    func files() async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("ItemProviderDropTests-\(UUID().uuidString).png")
        try Data("dots".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        begin([("text/uri-list", "\(file.absoluteString)\r\nfile:///tmp/no.txt\r\n")], on: 5) { _ in }
        await app.settle { !pier.kept.isEmpty }
        #expect(pier.kept.count == 1)
        #expect(pier.kept.first?.suggestedName == file.lastPathComponent)
        let data: Data? = await withCheckedContinuation { continuation in
            pier.kept.first?.loadDataRepresentation(for: .image) { data, _ in
                continuation.resume(returning: data)
            }
        }
        #expect(data == Data("dots".utf8))
        pier.kept = []
        #expect(await drop([("text/uri-list", "file:///tmp/no.txt\r\n")], on: 5) == .some(nil))
    }

    @Test("A drop delegate gets entered, updated, exited and performed events")
    func delegate() async throws {
        app.pressPointer(at: middle(0))
        app.movePointer(to: middle(2))
        app.movePointer(to: CGPoint(x: 60, y: 100))
        #expect(pier.events == ["validate true", "enter 0"])
        app.movePointer(to: middle(3))
        #expect(pier.events == ["validate true", "enter 0", "exit"])
        pier.events = []
        app.movePointer(to: middle(2))
        app.releasePointer(at: middle(2))
        await app.settle { !pier.texts.isEmpty }
        #expect(pier.events == ["validate true", "enter 0", "perform 1 0"])
        #expect(pier.texts == ["anchor"])
        #expect(pier.point == CGPoint(x: 50, y: 20))
    }

    @Test("A delegate that does not validate, or forbids a position, gets no drop")
    func refusal() async throws {
        pier.validates = false
        app.pressPointer(at: middle(0))
        app.movePointer(to: middle(2))
        #expect(app.platform.cursor == .refused)
        (pier.validates, pier.proposal, pier.events) = (true, .forbidden, [])
        app.movePointer(to: CGPoint(x: 52, y: 100))
        app.movePointer(to: CGPoint(x: 54, y: 100))
        #expect(app.platform.cursor == .refused)
        #expect(pier.events == ["validate true", "enter 0"])
        app.releasePointer(at: CGPoint(x: 54, y: 100))
        await app.settle()
        #expect(pier.events == ["validate true", "enter 0", "exit"])
    }

    @Test("A delegate's last proposal stays in effect; copying is the default")
    func proposals() async throws {
        pier.proposal = nil
        let drop = Drop(Foreign([(ClipboardContent.plainText, "crab")])) { _ in }
        drop.action = .move
        #expect(app.host.dragMoved(drop, to: middle(2)) == .copy)
        pier.proposal = .move
        #expect(app.host.dragMoved(drop, to: middle(2)) == .move)
        pier.proposal = nil
        #expect(app.host.dragMoved(drop, to: middle(2)) == .move)
        drop.action = .copy
        pier.proposal = .move
        #expect(app.host.dragMoved(drop, to: middle(2)) == .copy)
        pier.proposal = .cancel
        #expect(app.host.dragMoved(drop, to: middle(2)) == nil)
        #expect(app.host.dragMoved(drop, to: middle(4)) == .copy)
        app.host.dropped(drop)
        await app.settle { pier.events.last == "calm true" }
        #expect(pier.events.last == "calm true")
    }

    @Test("A drag shows its custom preview, and a provider without types is accepted nowhere")
    func preview() throws {
        app.show {
            Color.white.frame(width: 100, height: 40)
                .onDrag {
                    NSItemProvider()
                } preview: {
                    Color.blue.frame(width: 30, height: 30)
                }
                .frame(width: 400, height: 300, alignment: .topLeading)
                .dropDestination { (_: [String], _) in true }
        }
        app.pressPointer(at: CGPoint(x: 50, y: 20))
        app.movePointer(to: CGPoint(x: 250, y: 150))
        app.update()
        let color = app.freshPicture()[265, 165]
        #expect(color & 0xFF > color >> 16 & 0xFF)
        #expect(app.platform.cursor == .refused)
    }
}

private struct Cabin: View {
    @Bindable var pier: Pier

    var body: some View {
        VStack {
            Text("things").frame(width: 100, height: 40).focusable()
                .onCopyCommand { pier.copied.map { NSItemProvider(object: $0 as NSString) } }
                .onCutCommand {
                    defer { pier.copied = [] }
                    return pier.copied.map { NSItemProvider(object: $0 as NSString) }
                }
                .onPasteCommand(of: [.plainText]) { pier.load($0) }
            Text("numbers").frame(width: 100, height: 40).focusable()
                .onCopyCommand(perform: nil)
                .onPasteCommand(of: ["public.text"], validator: { $0.count > 1 ? $0.count : nil }) {
                    pier.pasted.append("\($0)")
                }
            PasteButton(supportedContentTypes: [.url, .plainText]) { pier.items = $0 }
            PasteButton(supportedTypes: ["public.image"]) { pier.items = $0 }
        }
    }
}

@MainActor @Suite struct ItemProviderCommandTests {
    private let pier = Pier()
    private let app: TestHost

    init() throws {
        let pier = pier
        app = try mount(width: 400, height: 300) { Cabin(pier: pier) }
        app.press(.tab)
    }

    @Test("Copy, cut and paste keys use item providers while the view has the focus")
    func keys() async throws {
        app.press("c", .control)
        app.press("v", .control)
        await app.settle { pier.texts.count == 2 }
        #expect(Set(pier.texts) == ["rope", "sail"])
        app.press("x", .control)
        #expect(pier.copied.isEmpty)
        pier.texts = []
        app.press("v", .control)
        await app.settle { pier.texts.count == 2 }
        #expect(pier.texts.count == 2)
        app.clipboard = "kept"
        app.press("c", .control)
        #expect(app.clipboard == "kept")
        pier.texts = []
        app.press("v", .control)
        await app.settle { !pier.texts.isEmpty }
        #expect(pier.texts == ["kept"])
    }

    @Test(
        "A failed validation pastes nothing, and without a handler nothing is copied"
    )
    func validator() async throws {
        app.press("c", .control)
        app.press(.tab)
        app.press("v", .control)
        await app.settle { !pier.pasted.isEmpty }
        #expect(pier.pasted == ["2"])
        app.clipboard = "one"
        app.press("c", .control)
        app.press("v", .control)
        await app.settle()
        #expect(pier.pasted == ["2"] && app.clipboard == "one")
    }

    @Test("The paste button is enabled if there is content for it, and delivers it")
    func button() async throws {
        var buttons = app.all(.button)
        #expect(buttons.map(\.isEnabled) == [false, false])
        app.press("c", .control)
        buttons = app.all(.button)
        #expect(buttons.map(\.isEnabled) == [true, false])
        try #require(buttons.first).click()
        await app.settle { pier.items.count == 2 }
        #expect(
            pier.items.map(\.registeredTypeIdentifiers) == [
                ["public.utf8-plain-text"], ["public.utf8-plain-text"],
            ])
    }
}
