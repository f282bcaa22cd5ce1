import Foundation
import PicaTesting
import PicaUI
import Testing

@testable import PicaGraph
@testable import PicaState

/// Values, and "nil" for those that are missing.
func written(_ values: (any Sendable)?...) -> String {
    values.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " ")
}

private enum Level: Int, Sendable { case low = 1, high }
private enum Color: String, Sendable { case red, blue }

/// A place on the disk that goes with its object.
private final class Root {
    let path = NSTemporaryDirectory() + "pica-storage-\(UUID().uuidString)"
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func folder(_ scene: String = "main") throws -> StorageFolder {
        try #require(StorageFolder.firstFree(for: scene, in: path))
    }
    /// A folder that is found already.
    func found(_ scene: String = "main") throws -> () -> StorageFolder? {
        let folder = try folder(scene)
        return { folder }
    }
    func file(_ key: String) -> String { path + "/scenes/main-1/" + key }
}

@MainActor @Suite struct SceneStorageTests {
    private let root = Root()

    /// Starts the program again: its saved values are there.
    private func start<Content: View>(
        delay: Double = 1000, @ViewBuilder _ content: () -> Content
    ) throws -> (app: TestHost, store: SceneStore) {
        let store = SceneStore(in: try root.found(), delay: delay)
        let app = try mount { content().environment(\.sceneStore, store) }
        return (app, store)
    }

    private struct Values: View {
        @SceneStorage("bool") var bool = false
        @SceneStorage("int") var int = 1
        @SceneStorage("double") var double = 0.5
        @SceneStorage("string") var string = "a"
        @SceneStorage("url") var url = URL(fileURLWithPath: "/")
        @SceneStorage("data") var data = Data()
        @SceneStorage("level") var level = Level.low
        @SceneStorage("color") var color = Color.red
        @SceneStorage("a/b \u{0}ü") var odd: Int?
        @SceneStorage("maybe bool") var maybeBool: Bool?
        @SceneStorage("maybe double") var maybeDouble: Double?
        @SceneStorage("maybe string") var maybeString: String?
        @SceneStorage("maybe url") var maybeURL: URL?
        @SceneStorage("maybe data") var maybeData: Data?
        @SceneStorage("maybe level") var maybeLevel: Level?
        @SceneStorage("maybe color") var maybeColor: Color?

        var body: some View {
            Text(
                written(
                    bool, int, double, string, url.absoluteString, data.count, level.rawValue, color.rawValue)
            )
            Text(
                written(
                    odd, maybeBool, maybeDouble, maybeString, maybeURL?.absoluteString, maybeData?.count,
                    maybeLevel?.rawValue, maybeColor?.rawValue))
            Button("Change") {
                (bool, int, double, string) = (true, -7, .pi, "ü\n\u{0}")
                url = URL(string: "https://example.org/a?b")!
                (data, level, color) = (Data([0, 255]), .high, .blue)
                (odd, maybeBool, maybeDouble, maybeString) = (.max, false, -0.0, "")
                (maybeURL, maybeData, maybeLevel, maybeColor) = (url, Data([1]), .low, .red)
            }
            Button("Forget") {
                (odd, maybeBool, maybeDouble, maybeString) = (nil, nil, nil, nil)
                (maybeURL, maybeData, maybeLevel, maybeColor) = (nil, nil, nil, nil)
            }
        }
    }

    @Test("Values of every type are restored at the next launch, and missing ones stay missing")
    func types() throws {
        var shown: [String] = []
        do {
            let (app, _) = try start { VStack { Values() } }
            #expect(app.texts[0].hasPrefix("false 1 0.5 a file:///"))
            #expect(app.texts[1] == "nil nil nil nil nil nil nil nil")
            try app.find(.button, "Change").click()
            shown = app.texts
            #expect(shown[0] == "true -7 \(Double.pi) ü\n\u{0} https://example.org/a?b 2 2 blue")
            #expect(shown[1] == "\(Int.max) false -0.0  https://example.org/a?b 1 1 red")
        }
        do {
            let (app, _) = try start { VStack { Values() } }
            #expect(app.texts == shown)
            try app.find(.button, "Forget").click()
        }
        let (app, _) = try start { VStack { Values() } }
        #expect(app.texts == [shown[0], "nil nil nil nil nil nil nil nil"])
    }

    private struct Note: View {
        @SceneStorage("note") var text = ""
        var body: some View { TextEditor(text: $text) }
    }

    private struct Count: View {
        @SceneStorage("note") var text = ""
        var body: some View { Text("\(text.count)") }
    }

    @Test("Views with one key share its value and follow it")
    func shared() throws {
        let (app, store) = try start {
            VStack {
                Note().frame(height: 60)
                Count()
            }
        }
        try app.find(.textEditor).click()
        app.type("abc")
        #expect(app.texts == ["3"])
        withExtendedLifetime(store) {}
    }

    @Test("A change is saved automatically after a short time")
    func soon() async throws {
        let (app, store) = try start(delay: 0) { Note() }
        try app.find(.textEditor).click()
        app.type("kept")
        let deadline = Date() + 10
        while try StorageFile(path: root.file("note")).read() != .text("kept"), Date() < deadline {
            await app.settle()
        }
        #expect(try StorageFile(path: root.file("note")).read() == .text("kept"))
        withExtendedLifetime(store) {}
    }

    @Test("A text that is not read is not created for each key, and is not saved then")
    func unread() throws {
        let long = String(repeating: "many words ", count: 100_000)
        let store = SceneStore(in: try root.found(), delay: 1000)
        let location = store.location("note", "", .text)
        var made = 0
        for _ in 0..<100 {
            location.set(
                Deferred {
                    made += 1
                    return long
                })
        }
        #expect(made == 0)
        store.save()
        #expect(made == 1 && location.held.madeValue == nil)
        #expect(try StorageFile(path: root.file("note")).read() == .text(long))
    }

    @Test("Unchanged values are not saved again")
    func same() throws {
        let store = SceneStore(in: try root.found(), delay: 1000)
        let location = store.location("n", 1, .integer)
        func number() throws -> Int {
            try FileManager.default.attributesOfItem(atPath: root.file("n"))[.systemFileNumber] as? Int ?? 0
        }
        location.set(2)
        store.save()
        let first = try number()
        location.set(3)
        location.set(2)
        store.save()
        #expect(try number() == first)
        location.set(3)
        store.save()
        #expect(try number() != first, "each change is a file of its own that takes the old one's place")
    }

    @Test(
        "A file of arbitrary bytes is read or set aside, and the program continues",
        arguments: [
            "", "pica", "pica-value 1 text 9\nshort", "pica-value 1 integer 1\nx", "pica-value 2 text 1\na",
            "pica-value 1 url 0\n", "pica-value 1 text -1\n", "pica-value 1 text 1\n\u{FF}x",
            String(repeating: "x", count: 1000),
        ])
    func damaged(contents: String) throws {
        let folder = try root.folder()
        try Data(contents.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
            .write(to: URL(fileURLWithPath: root.file("note")))
        let store = SceneStore(in: { folder }, delay: 1000)
        #expect(store.location("note", "new", .text).get() == "new")
        #expect(FileManager.default.fileExists(atPath: root.file("note.damaged")))
        #expect(!FileManager.default.fileExists(atPath: root.file("note")))
    }

    @Test("A stored value of another type gives the initial value")
    func otherType() throws {
        do {
            let store = SceneStore(in: try root.found(), delay: 1000)
            store.location("x", "", .text).set("text")
        }
        let store = SceneStore(in: try root.found(), delay: 1000)
        #expect(store.location("x", 5, .integer).get() == 5)
        #expect(store.location("x", "mine", .text).get() == "mine", "two types in one program are two values")
    }

    @Test("A failed save is retried with the next one, or at the end")
    func again() throws {
        let store = SceneStore(in: try root.found(), delay: 1000)
        let location = store.location("x", 0, .integer)
        try FileManager.default.createDirectory(atPath: root.file("x"), withIntermediateDirectories: false)
        location.set(1)
        store.save()
        try FileManager.default.removeItem(atPath: root.file("x"))
        store.save()
        #expect(try StorageFile(path: root.file("x")).read() == .integer(1))
    }

    @Test("A window without stored values writes no file")
    func nothing() throws {
        do {
            let store = SceneStore(in: { StorageFolder.firstFree(for: "main", in: root.path) }, delay: 1000)
            let app = try mount { Text("Nothing").environment(\.sceneStore, store) }
            #expect(app.texts == ["Nothing"])
            store.save()
        }
        #expect(!FileManager.default.fileExists(atPath: root.path))
    }

    @Test("Windows of a group store values separately, and a new one takes the first unused set")
    func windows() throws {
        var first: SceneStore? = SceneStore(in: try root.found(), delay: 1000)
        let second = SceneStore(in: try root.found(), delay: 1000)
        first?.location("x", 0, .integer).set(1)
        second.location("x", 0, .integer).set(2)
        first = nil
        let third = SceneStore(in: try root.found(), delay: 1000)
        #expect(third.location("x", 0, .integer).get() == 1)
        #expect(second.location("x", 0, .integer).get() == 2)
    }

    @Test(
        "If saving is impossible, values last as long as the window, and secrets stay in it"
    )
    func unwritable() throws {
        #expect(StorageFolder.firstFree(for: "main", in: "/proc/nowhere") == nil)
        let (app, _) = (try mount { Note() }, 0)
        try app.find(.textEditor).click()
        app.type("a")
        #expect(try app.find(.textEditor).value == "a")
    }

    @Test("Names of windows and keys may be any string")
    func names() throws {
        let store = SceneStore(in: try root.found("../a/ü"), delay: 1000)
        let keys = [
            "", ".", "..", "a/b", "/", "%2e", String(repeating: "k", count: 500),
            String(repeating: "k", count: 501),
        ]
        for (number, key) in keys.enumerated() { store.location(key, 0, .integer).set(number + 1) }
        store.save()
        let scenes = try FileManager.default.contentsOfDirectory(atPath: root.path + "/scenes")
        #expect(scenes.count == 1)
        let files = try FileManager.default.contentsOfDirectory(
            atPath: root.path + "/scenes/" + (scenes.first ?? ""))
        #expect(files.count == keys.count + 1)
    }
}
