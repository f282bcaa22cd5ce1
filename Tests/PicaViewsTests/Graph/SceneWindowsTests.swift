import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaScenes

@MainActor @Observable private final class Model {
    var phase = 0
    var told: [String] = []
    var urls: [String] = []
}

/// The kinds of windows: settings, single windows in menus, windows of values, and their frames.
@MainActor @Suite struct SceneWindowsTests {
    // MARK: Settings

    @Test("An app with settings has an item for them, also in windows without commands")
    func settings() throws {
        let model = Model()
        let windows = SceneWindows {
            Settings { Text("settings") }
            WindowGroup { Text("main") }
        }
        #expect(windows.all.firstToOpen == 1)
        #expect(windows.all.map(\.isSettings) == [true, false])
        let app = try windows.open(1)
        app.setEnvironment(\.openSettings, OpenSettingsAction { model.told.append("settings") })
        try app.choose("Settings…", from: "Edit")
        #expect(model.told == ["settings"])
        #expect(try windows.open(0).menuTitles.isEmpty)
    }

    @Test("Without settings there is no item, and no menu bar without commands")
    func noSettings() throws {
        let windows = SceneWindows { WindowGroup { Text("main") } }
        #expect(try windows.open().menuTitles.isEmpty)
        #expect(windows.all.firstToOpen == 0)
    }

    @Test("A settings link opens the settings")
    func link() throws {
        let model = Model()
        let app = try mount {
            SettingsLink()
            SettingsLink { Text("Options") }
        }
        app.setEnvironment(\.openSettings, OpenSettingsAction { model.told.append("settings") })
        try app.find(.button, "Settings…").click()
        try app.find(.button, "Options").click()
        #expect(model.told.count == 2)
    }

    @Test("A help link calls its closure, or opens its URL")
    func help() throws {
        let model = Model()
        let app = try mount {
            HelpLink { model.told.append("closure") }
            HelpLink(destination: URL(fileURLWithPath: "/help"))
        }
        app.setEnvironment(
            \.openURL,
            OpenURLAction { url in
                model.told.append(url.path)
                return .handled
            })
        for button in app.all(.button) {
            #expect(button.label == "Help")
            try button.click()
        }
        #expect(model.told == ["closure", "/help"])
    }

    // MARK: Single windows

    @Test("The menu Window lists single windows, and opens them by their keys")
    func list() throws {
        let model = Model()
        let windows = SceneWindows {
            WindowGroup { Text("main") }.commands {}
            Window("Log", id: "log") { Text("log") }.keyboardShortcut("l")
            Window("Hidden", id: "hidden") { Text("hidden") }.commandsRemoved()
        }
        let app = try windows.open()
        app.setEnvironment(\.openWindow, OpenWindowAction { model.told.append($0.id ?? "") })
        try app.find(.menuBarItem, "Window").click()
        #expect(app.items == ["Log"])
        try app.find(.menuItem, "Log").click()
        app.press("l", .control)
        #expect(model.told == ["log", "log"])
    }

    // MARK: Windows of values

    @Test("A window shows its value, and its content can change it")
    func values() throws {
        let windows = SceneWindows {
            WindowGroup(id: "number", for: Int.self) { $number in
                Button("number \(number.map(String.init) ?? "none")") { number = 7 }
            }
        }
        let values = try #require(windows.all[0].values)
        let value = WindowValue(3)
        let app = try mount { values.content(value) }
        try app.find(.button, "number 3").click()
        #expect(try app.find(.button).label == "number 7")
        #expect(value.value == AnyHashable(7))
        #expect(try values.decode(#require(value.data)) == AnyHashable(7))
        #expect(WindowValue().data == nil)
        let empty = try mount { values.content(WindowValue()) }
        #expect(try empty.find(.button).label == "number none")
    }

    @Test("A window without a value shows that of the group")
    func defaultValue() throws {
        let windows = SceneWindows {
            WindowGroup("Names", for: String.self) { $name in
                Text(name)
            } defaultValue: {
                "nobody"
            }
        }
        let value = WindowValue()
        let app = try mount { windows.all[0].values?.content(value) }
        #expect(app.texts == ["nobody"])
        #expect(value.value == AnyHashable("nobody"))
        #expect(windows.all[0].title == "Names")
    }

    @Test("A request means the first scene with its identifier and the type of its value")
    func requests() {
        let windows = SceneWindows {
            WindowGroup { Text("main") }
            WindowGroup(for: Int.self) { _ in Text("a") }
            WindowGroup(id: "b", for: String.self) { _ in Text("b") }
            WindowGroup(id: "c", for: Int.self) { _ in Text("c") }
        }
        #expect(windows.all.index(for: WindowRequest(value: 1)) == 1)
        #expect(windows.all.index(for: WindowRequest(value: "x")) == 2)
        #expect(windows.all.index(for: WindowRequest(id: "c", value: 1)) == 3)
        #expect(windows.all.index(for: WindowRequest(id: "b")) == 2)
        #expect(windows.all.index(for: WindowRequest(id: "b", value: 1)) == nil)
        #expect(windows.all.index(for: WindowRequest(value: 1.5)) == nil)
    }

    // MARK: Frames

    @Test("The innermost style and position win")
    func frames() {
        let windows = SceneWindows {
            WindowGroup { Text("a") }.windowStyle(.plain).defaultPosition(.center).defaultPosition(.top)
            WindowGroup { Text("b") }.windowStyle(.hiddenTitleBar)
        }
        #expect(windows.all.map(\.isBorderless) == [true, false])
        #expect(windows.all.map(\.defaultPosition) == [.center, nil])
    }

    // MARK: Changes

    private struct Watching: Scene {
        let model: Model

        var body: some Scene {
            WindowGroup { Button("Next") { model.phase += 1 } }
                .onChange(of: model.phase, initial: true) { old, new in
                    model.told.append("\(old) to \(new)")
                }
                .onChange(of: model.phase) { model.told.append("changed") }
        }
    }

    @Test("A scene sees changes of the values of its body")
    func changes() async throws {
        let model = Model()
        let windows = SceneWindows { Watching(model: model) }
        #expect(model.told == ["0 to 0"])
        let app = try windows.open()
        try app.find(.button, "Next").click()
        await app.settle()
        #expect(model.told == ["0 to 0", "0 to 1", "changed"])
    }

    // MARK: URLs

    private struct Receiving: View {
        let model: Model
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown { Text("here").onOpenURL { model.urls.append("a \($0)") } }
                Text("there").onOpenURL { model.urls.append("b \($0)") }
                Button("Hide") { isShown = false }
            }
        }
    }

    @Test("Views of the window get its URLs, also those that came before them")
    func urls() async throws {
        let model = Model()
        let urls = IncomingURLs()
        urls.deliver(try #require(URL(string: "note:1")))
        let app = try mount { Receiving(model: model).environment(\.incomingURLs, urls) }
        await app.settle()
        #expect(model.urls.sorted() == ["a note:1", "b note:1"])
        try app.find(.button, "Hide").click()
        urls.deliver(try #require(URL(string: "note:2")))
        #expect(model.urls.sorted() == ["a note:1", "b note:1", "b note:2"])
    }
}
