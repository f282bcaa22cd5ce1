import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaCollections
@testable import PicaControls
@testable import PicaDrawing
@testable import PicaFields
@testable import PicaScenes

@MainActor @Observable private final class Model {
    var hasExtra = false
    var done: [String] = []
}

private struct NoteKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

/// Menus of windows, as apps define them.
@MainActor @Suite struct CommandsTests {
    private func titles(@SceneBuilder _ scene: @escaping @MainActor () -> some Scene) throws -> [String] {
        try SceneWindows(scene).open().menuTitles
    }

    private func items(
        _ menu: String, @CommandsBuilder _ commands: @escaping @MainActor () -> some Commands
    ) throws -> [String] {
        let app = try SceneWindows { WindowGroup { Text("content") }.commands { commands() } }.open()
        try app.find(.menuBarItem, menu).click()
        return app.items
    }

    @Test("Windows of scenes without commands have no menu bar, and the content takes the whole window")
    func withoutCommands() throws {
        let windows = SceneWindows {
            WindowGroup { Color.red.named("content") }
            Window("Other", id: "other") { Color.red.named("content") }.commands { EmptyCommands() }
        }
        let plain = try windows.open(0)
        #expect(plain.all(.menuBar).isEmpty)
        #expect(try plain.frame("content") == CGRect(x: 0, y: 0, width: 500, height: 400))
        plain.press(.function(10))
        #expect(plain.all(.menu).isEmpty)
        let other = try windows.open(1)
        let bar = try other.find(.menuBar).frame
        #expect(bar.origin == .zero && bar.width == 500)
        #expect(
            try other.frame("content")
                == CGRect(x: 0, y: bar.height, width: 500, height: 400 - bar.height))
    }

    @Test("File and Edit come first, then the app's menus in order, and Help comes last")
    func menus() throws {
        let found = try titles {
            WindowGroup { Text("content") }
                .commands {
                    CommandGroup(replacing: .help) { Button("Manual") {} }
                    CommandMenu("One") { Button("1") {} }
                    CommandMenu(Text("Two")) { Button("2") {} }
                    CommandMenu("Three" as String) { Button("3") {} }
                    CommandMenu(LocalizedStringResource("Four")) { Button("4") {} }
                    CommandGroup(after: .windowList) { Button("Notes") {} }
                    CommandGroup(after: .toolbar) { Button("Bar") {} }
                    CommandGroup(before: .textFormatting) { Button("Bold") {} }
                }
        }
        #expect(
            found == ["File", "Edit", "Format", "View", "One", "Two", "Three", "Four", "Window", "Help"])
    }

    @Test("Separators divide the sections of a menu, and section headers precede them")
    func sections() throws {
        func menu(_ content: some View) throws -> TestHost {
            let windows = SceneWindows {
                WindowGroup { Text("content") }.commands { CommandMenu("Go") { content } }
            }
            let host = try windows.open()
            try host.find(.menuBarItem, "Go").click()
            return host
        }
        let host = try menu(
            Group {
                Section("First") { Button("1") {} }
                Section { Button("2") {} }
            })
        #expect(host.shows("First") && host.items == ["1", "2"])
        let parted = try host.find(.menuItem, "2").frame.minY - host.find(.menuItem, "1").frame.maxY
        let plain = try menu(
            Group {
                Button("1") {}
                Button("2") {}
            })
        let beside = try plain.find(.menuItem, "2").frame.minY - plain.find(.menuItem, "1").frame.maxY
        #expect(beside == 0 && parted > 4)
    }

    @Test("A menu is shown only while it has items")
    func emptyMenus() throws {
        let found = try titles {
            WindowGroup { Text("content") }
                .commands {
                    CommandGroup(replacing: .undoRedo) {}
                    CommandGroup(replacing: .pasteboard) {}
                    CommandGroup(replacing: .help) {}
                    CommandGroup(after: .help) {}
                }
        }
        #expect(found == ["File"])
    }

    @Test("Every placement has its menu")
    func placements() throws {
        let file: [CommandGroupPlacement] = [
            .newItem, .saveItem, .importExport, .printItem, .systemServices, .appVisibility, .appTermination,
        ]
        let edit: [CommandGroupPlacement] = [.undoRedo, .pasteboard, .textEditing, .appSettings]
        let window: [CommandGroupPlacement] = [
            .windowSize, .windowArrangement, .singleWindowList, .windowList,
        ]
        for (menu, places) in [
            ("File", file), ("Edit", edit), ("Format", [.textFormatting]), ("View", [.toolbar, .sidebar]),
            ("Window", window), ("Help", [.help, .appInfo]),
        ] {
            for place in places {
                #expect(try items(menu) { CommandGroup(replacing: place) { Button("It") {} } }.contains("It"))
            }
        }
    }

    @Test("Commands are added before or after a group, or replace it")
    func groups() throws {
        let found = try items("File") {
            CommandGroup(after: .newItem) { Button("after 1") {} }
            CommandGroup(before: .newItem) { Button("before 1") {} }
            CommandGroup(after: .newItem) {
                Button("after 2") {}
                Button("after 3") {}
            }
            CommandGroup(before: .newItem) { Button("before 2") {} }
            CommandGroup(replacing: .saveItem) { Button("Save") {} }
            CommandGroup(replacing: .saveItem) { Button("Write") {} }
            CommandGroup(after: .saveItem) { Button("after saving") {} }
        }
        #expect(
            found == [
                "before 1", "before 2", "New Window", "after 1", "after 2", "after 3", "Write",
                "after saving",
                "Quit",
            ])
    }

    @Test("More than ten commands and groups of commands keep their order")
    func many() throws {
        let found = try titles {
            WindowGroup { Text("content") }
                .commands {
                    CommandMenu("1") { Button("a") {} }
                    CommandMenu("2") { Button("a") {} }
                    CommandMenu("3") { Button("a") {} }
                    Group {
                        CommandMenu("4") { Button("a") {} }
                        CommandMenu("5") { Button("a") {} }
                    }
                    CommandMenu("6") { Button("a") {} }
                    CommandMenu("7") { Button("a") {} }
                    CommandMenu("8") { Button("a") {} }
                    CommandMenu("9") { Button("a") {} }
                    CommandMenu("10") { Button("a") {} }
                    CommandMenu("11") { Button("a") {} }
                    CommandMenu("12") { Button("a") {} }
                }
        }
        #expect(found == ["File", "Edit"] + (1...12).map { "\($0)" })
    }

    private struct Conditional: Commands {
        let model: Model

        var body: some Commands {
            if model.hasExtra { CommandMenu("Extra") { Button("a") {} } }
            if model.hasExtra {
                CommandMenu("With") { Button("a") {} }
            } else {
                CommandMenu("Without") { Button("a") { model.hasExtra = true } }
            }
            switch model.done.count {
            case 0: CommandMenu("None") { Button("Add") { model.done.append("one") } }
            case 1: CommandMenu("One") { Button("a") {} }
            default: EmptyCommands()
            }
        }
    }

    @Test("Commands follow conditions in open windows")
    func conditions() throws {
        let model = Model()
        let app = try SceneWindows {
            WindowGroup { Text("content") }.commands { Conditional(model: model) }
        }.open()
        #expect(app.menuTitles == ["File", "Edit", "Without", "None"])
        try app.choose("a", from: "Without")
        #expect(app.menuTitles == ["File", "Edit", "Extra", "With", "None"])
        try app.choose("Add", from: "None")
        #expect(app.menuTitles == ["File", "Edit", "Extra", "With", "One"])
        model.done = ["one", "two"]
        #expect(app.menuTitles == ["File", "Edit", "Extra", "With"])
    }

    @Test(
        "Nested command modifiers combine; removing removes inner commands, and replacing adds new ones"
    )
    func sceneModifiers() throws {
        func menu(_ name: String) -> some Commands { CommandMenu(name) { Button("a") {} } }
        #expect(
            try titles {
                WindowGroup { Text("a") }.commands { menu("Inner") }.commands { menu("Outer") }
            } == ["File", "Edit", "Inner", "Outer"])
        #expect(
            try titles { WindowGroup { Text("a") }.commands { menu("Inner") }.commandsRemoved() } == [])
        let replaced = SceneWindows {
            WindowGroup { Text("a") }.commands { menu("Inner") }.commandsReplaced { menu("Other") }
                .commands { menu("Outer") }
        }
        let app = try replaced.open()
        #expect(app.menuTitles == ["File", "Edit", "Other", "Outer"])
        try app.find(.menuBarItem, "File").click()
        #expect(app.items == ["Close", "Quit"], "New Window is the scene's")
        #expect(try items("File") { EmptyCommands() } == ["New Window", "Close", "Quit"])
    }

    @Test("The menus do not offer to open a single window again")
    func singleWindow() throws {
        let app = try SceneWindows {
            Window("One", id: "one") { Text("a") }.commands { EmptyCommands() }
        }.open()
        try app.find(.menuBarItem, "File").click()
        #expect(app.items == ["Close", "Quit"])
    }

    private struct Counting: Commands {
        @State private var count = 0
        @FocusedValue(\.note) private var note
        let model: Model

        var body: some Commands {
            CommandMenu("Count") {
                Button("Add to \(count)") { count += 1 }.keyboardShortcut("k")
                Button("Archive \(note ?? "nothing")") { model.done.append(note ?? "") }
                    .keyboardShortcut("e", modifiers: [.command, .shift])
                    .disabled(note == nil)
            }
        }
    }

    private struct Notes: View {
        var body: some View {
            TextField("A", text: .constant("")).focusedValue(\.note, "a")
            TextField("B", text: .constant("")).focusedValue(\.note, "b")
        }
    }

    @Test("Commands keep state and follow focused values, also while a menu is open")
    func state() throws {
        let model = Model()
        let app = try SceneWindows {
            WindowGroup { Notes() }.commands { Counting(model: model) }
        }.open()
        try app.find(.menuBarItem, "Count").click()
        #expect(app.items == ["Add to 0", "Archive nothing"])
        #expect(app.enabledItems == ["Add to 0"])
        try app.find(.menuItem, "Add to 0").click()
        app.press("k", .control)
        try app.find(.textField, "B").click()
        try app.find(.menuBarItem, "Count").click()
        #expect(app.items == ["Add to 2", "Archive b"])
        try app.find(.menuItem, "Archive b").click()
        app.press("e", [.control, .shift])
        try app.find(.textField, "A").click()
        app.press("E", [.control, .shift])
        #expect(model.done == ["b", "b", "a"])
    }

    @Test("Each window of a scene has its own menus, which read that window's focused values")
    func windows() throws {
        let model = Model()
        let windows = SceneWindows { WindowGroup { Notes() }.commands { Counting(model: model) } }
        let (first, second) = (try windows.open(), try windows.open())
        try first.find(.textField, "A").click()
        try second.find(.textField, "B").click()
        first.press("k", .control)
        try first.find(.menuBarItem, "Count").click()
        try second.find(.menuBarItem, "Count").click()
        #expect(first.items == ["Add to 1", "Archive a"])
        #expect(second.items == ["Add to 0", "Archive b"])
    }

    private struct Item: View {
        let model: Model
        @State private var count = 0

        var body: some View {
            Button("Count \(count)") { count += 1 }.keyboardShortcut("k")
                .onAppear { model.done.append("appeared") }
        }
    }

    @Test("A menu's content exists once with its state, whether or not the menu is open")
    func contentState() throws {
        let model = Model()
        let app = try SceneWindows {
            WindowGroup { Text("a") }.commands { CommandMenu("Menu") { Item(model: model) } }
        }.open()
        app.press("k", .control)
        app.press("k", .control)
        try app.find(.menuBarItem, "Menu").click()
        try app.find(.menuItem, "Count 2").click()
        app.press("k", .control)
        try app.find(.menuBarItem, "Menu").click()
        #expect(app.items == ["Count 4"])
        #expect(model.done == ["appeared"])
    }

    @Test("A menu's content keeps its state when menus and items are inserted before it")
    func identity() throws {
        struct All: Commands {
            let model: Model
            var body: some Commands {
                if model.hasExtra {
                    CommandMenu("Extra") { Item(model: model) }
                    CommandGroup(before: .saveItem) { Item(model: model) }
                }
                CommandMenu("Menu") { Item(model: model) }
                CommandGroup(before: .saveItem) { Item(model: model) }
            }
        }
        let model = Model()
        let app = try SceneWindows { WindowGroup { Text("a") }.commands { All(model: model) } }.open()
        try app.choose("Count 0", from: "File")
        try app.choose("Count 0", from: "Menu")
        model.hasExtra = true
        try app.find(.menuBarItem, "File").click()
        #expect(app.items == ["New Window", "Count 0", "Count 1", "Close", "Quit"])
        app.movePointer(to: try app.find(.menuBarItem, "Extra").point(.center))
        #expect(app.items == ["Count 0"])
        app.movePointer(to: try app.find(.menuBarItem, "Menu").point(.center))
        #expect(app.items == ["Count 1"])
        model.hasExtra = false
        #expect(app.openMenu == "Menu")
        #expect(app.items == ["Count 1"])
    }

    @Test(
        "Menus use the words of the locale's language",
        arguments: [("de", "Datei"), ("ja_JP", "ファイル"), ("el", "File")])
    func words(locale: String, file: String) throws {
        let app = try SceneWindows { WindowGroup { Text("a") }.commands { EmptyCommands() } }.open()
        app.setEnvironment(\.locale, Locale(identifier: locale))
        #expect(app.menuTitles.first == file)
    }

    @Test(
        "Every language has every word, and no two are the same", arguments: CommandWord.words.keys.sorted())
    func translations(language: String) throws {
        let words = try #require(CommandWord.words[language]).split(separator: "|")
        #expect(words.count == CommandWord.Key.allCases.count)
        #expect(Set(words).count == words.count)
        #expect(Set(CommandWord.words.keys) == Set(MenuWord.words.keys))
    }
}
