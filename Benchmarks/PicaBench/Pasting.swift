import Foundation
import PicaGraph
import PicaState
import PicaUI
import PicaViews

/// A long text of another program's pasted into an empty editor of 800x600 whose text is kept by `@SceneStorage`, in
/// memory: until it is shown, for how long at most the main thread did nothing else, and the most memory of all that,
/// beside the text's length. Then keys, and the text written to the disk.
@MainActor enum Pasting {
    static func run(megabytes: Int) {
        // Fonts are found, and code is read, before anything is measured.
        _ = ImageRenderer(content: TextEditor(text: .constant("warm"))).pngData()
        let folder = NSTemporaryDirectory() + "pica-bench-\(getpid())"
        let store = SceneStore(in: { .firstFree(for: "bench", in: folder) }, delay: 1000)
        var environment = EnvironmentValues()
        environment.spellChecker = nil
        environment.sceneStore = store
        let platform = Desk()
        let host = ViewHost(Sheet(), platform: platform, environment: environment)
        host.resize(to: Content.windowSize, scale: 1)
        host.handle(.keyPressed(KeyStroke(.tab)))
        _ = host.update()

        let before = Memory.resident
        var longest = 0.0
        func turn(_ body: () -> Void) {
            let start = Clock.now
            body()
            _ = host.update()
            longest = max(longest, Clock.now - start)
        }
        turn { host.handle(.keyPressed(KeyStroke(.character("v"), .control))) }
        platform.other.bytes = bytes(megabytes << 20)
        let changes = Sheet.changes
        let start = Clock.now
        turn { platform.other.answer() }
        while Sheet.changes == changes {
            turn { _ = RunLoop.main.run(mode: .default, before: Date() + 0.001) }
        }
        Report.emit("paste.shown", Clock.now - start, "ms")
        Report.emit("paste.longest_stall", longest, "ms")
        let size = Double(megabytes)
        Report.emit("paste.peak_per_byte", (Memory.peak - before) / size, "bytes")
        Report.emit("paste.memory_per_byte", (Memory.resident - before) / size, "bytes")

        var keys: [Double] = []
        for _ in 0..<200 {
            let start = Clock.now
            host.handle(.text("x"))
            _ = host.update()
            keys.append(Clock.now - start)
        }
        Report.emit("paste.key", keys)
        let saving = Clock.now
        store.save()
        Report.emit("paste.save", Clock.now - saving, "ms")
        Report.emit("paste.save.peak_per_byte", (Memory.peak - before) / size, "bytes")
        try? FileManager.default.removeItem(atPath: folder)
        Report.finish()
    }

    private static func bytes(_ count: Int) -> [UInt8] {
        let lines = (0..<1000).map { Content.label($0, version: 0) }.joined(separator: "\n") + "\n"
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        while bytes.count < count { bytes += lines.utf8.prefix(count - bytes.count) }
        return bytes
    }

    private struct Sheet: View {
        /// The number of times that the editor has reported its caret.
        @MainActor static var changes = 0
        @SceneStorage("text") private var text = ""
        @State private var selection: TextSelection?

        var body: some View {
            TextEditor(
                text: $text,
                selection: Binding {
                    selection
                } set: {
                    selection = $0
                    Sheet.changes += 1
                }
            ).font(Content.font)
        }
    }

    private final class Desk: Platform {
        let other = OtherProgram()
        var clipboard: any Clipboard { other }
        let primarySelection: any Clipboard = MemoryClipboard()
        var now: TimeInterval { Clock.now / 1000 }
        var date: Date { Date() }
        func setCursor(_ cursor: PointerCursor) {}
        func setTextInput(_ place: TextInputTarget?) {}
        func begin(_ drag: Drag, at point: CGPoint, _ modifiers: Modifiers) {}
        func requestFrame() {}
    }

    /// A clipboard that answers on request.
    private final class OtherProgram: Clipboard {
        var bytes: [UInt8] = []
        let watchers = ClipboardWatchers()
        private var completion: (@MainActor (Result<[UInt8], ClipboardError>) -> Void)?
        var ownContent: ClipboardContent? { nil }
        var types: [String]? { [ClipboardContent.plainText] }

        func put(_ content: ClipboardContent) {}

        func request(
            _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
        ) { self.completion = completion }

        func answer() {
            let bytes = bytes
            self.bytes = []
            completion?(.success(bytes))
            completion = nil
        }
    }
}
