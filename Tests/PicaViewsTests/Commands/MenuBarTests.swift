import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaFields
@testable import PicaScenes

@MainActor @Observable private final class Model {
    var text = "one two"
    var secret = "secret"
    var done: [String] = []
}

/// The bar of a window's menus.
@MainActor @Suite struct MenuBarTests {
    private struct Form: View {
        @Bindable var model: Model

        var body: some View {
            TextField("Field", text: $model.text)
            SecureField("Secret", text: $model.secret)
            Text("to be selected").textSelection(.enabled)
            Button("Press") { model.done.append("pressed") }
        }
    }

    private func windows(_ model: Model) -> SceneWindows<some Scene> {
        SceneWindows {
            WindowGroup { Form(model: model) }
                .commands {
                    CommandMenu("Note") {
                        Button("Archive") { model.done.append("archive") }.keyboardShortcut("k")
                        Button("Never") { model.done.append("never") }.keyboardShortcut("l").disabled(true)
                        Button("Share") { model.done.append("share") }
                    }
                    CommandGroup(replacing: .help) { Button("Manual") { model.done.append("manual") } }
                }
        }
    }

    private func mounted(_ model: Model = Model()) throws -> TestHost { try windows(model).open() }

    // MARK: Pointer

    @Test("A click opens the menu below its title; choosing an item restores the focus")
    func click() throws {
        let model = Model()
        let app = try mounted(model)
        try app.find(.textField).click()
        let title = try app.find(.menuBarItem, "Note")
        try title.click()
        #expect(app.openMenu == "Note")
        #expect(app.items == ["Archive", "Never", "Share"])
        #expect(app.enabledItems == ["Archive", "Share"])
        #expect(app.chosenItem == nil)
        let menu = try app.find(.menu).frame
        #expect(abs(menu.minY - title.frame.maxY) <= 1 && abs(menu.minX - title.frame.minX) <= 1)
        try app.find(.menuItem, "Share").click()
        #expect(model.done == ["share"])
        #expect(app.all(.menu).isEmpty && app.openMenu == nil)
        #expect(try app.find(.textField).isFocused)
        app.press(.end)
        app.type("!")
        #expect(model.text == "one two!")
    }

    @Test("Alt with a mnemonic letter opens a menu; the letters are underlined while Alt is held")
    func mnemonics() throws {
        let app = try mounted()
        #expect(app.all(.menuBarItem).map(\.label) == ["File", "Edit", "Note", "Help"])
        try app.find(.textField).click()
        for (letter, menu) in [(Character("e"), "Edit"), ("n", "Note"), ("h", "Help"), ("f", "File")] {
            app.press(TestHost.Key(letter), .alt)
            #expect(app.openMenu == menu)
            #expect(app.chosenItem == app.enabledItems.first)
            app.press(.escape)
        }
        app.press("q", .alt)
        #expect(app.openMenu == nil)
        #expect(try app.find(.textField).isFocused)
        let plain = app.freshPicture()
        app.setAltHeld(true)
        let marked = app.freshPicture()
        #expect(plain.difference(from: marked).count > 10)
        app.setAltHeld(false)
        #expect(plain.difference(from: app.freshPicture()).count == 0)
        app.setAltHeld(true)
        app.setWindowFocused(false)
        app.setWindowFocused(true)
        #expect(plain.difference(from: app.freshPicture()).count < 100)
    }

    @Test("Each title has its own mnemonic, its first letter if that is free")
    func letters() {
        #expect(Mnemonics(["File", "Edit", "Format", "View", "Fo"]).offsets == [0, 0, 1, 0, nil])
        #expect(Mnemonics(["", "…", "É", "é", "1"]).offsets == [nil, nil, 0, nil, 0])
    }

    @Test("A click on the open menu's title, Escape or a press elsewhere closes the menu")
    func closing() throws {
        let model = Model()
        let app = try mounted(model)
        let title = try app.find(.menuBarItem, "Note")
        try title.click()
        try title.click()
        #expect(app.all(.menu).isEmpty)
        try title.click()
        #expect(app.openMenu == "Note")
        app.press(.escape)
        #expect(app.all(.menu).isEmpty)
        try title.click()
        try app.find(.button, "Press").click()
        #expect(app.all(.menu).isEmpty)
        #expect(model.done == [], "the press takes the menu away and does nothing else")
        try title.click()
        app.click(at: CGPoint(x: 490, y: title.frame.midY))
        #expect(app.all(.menu).isEmpty, "as does one beside the titles")
        try app.find(.button, "Press").click()
        #expect(model.done == ["pressed"])
    }

    @Test("A title's hit area reaches the window's edge")
    func edge() throws {
        let app = try mounted()
        app.click(at: CGPoint(x: try app.find(.menuBarItem, "Edit").frame.midX, y: 0))
        #expect(app.openMenu == "Edit")
    }

    @Test("Hovering opens no menu, but switches menus while one is open")
    func hovering() throws {
        let app = try mounted()
        let (note, help) = (try app.find(.menuBarItem, "Note"), try app.find(.menuBarItem, "Help"))
        app.movePointer(to: note.point(.center))
        #expect(app.all(.menu).isEmpty)
        try note.click()
        app.movePointer(to: help.point(.center))
        #expect(app.openMenu == "Help")
        #expect(app.items == ["Manual"])
        app.movePointer(to: try app.find(.menuItem, "Manual").point(.center))
        #expect(app.chosenItem == "Manual")
        app.movePointer(to: note.point(.center))
        #expect(app.openMenu == "Note")
        #expect(app.chosenItem == nil)
        app.movePointer(to: CGPoint(x: 490, y: note.frame.midY))
        #expect(app.openMenu == "Note", "beside the titles nothing changes")
    }

    @Test("A press can be dragged through titles and items, and release chooses")
    func drag() throws {
        let model = Model()
        let app = try mounted(model)
        let (note, help) = (try app.find(.menuBarItem, "Note"), try app.find(.menuBarItem, "Help"))
        app.pressPointer(at: note.point(.center))
        #expect(app.openMenu == "Note", "it opens as the button goes down")
        app.movePointer(to: help.point(.center))
        #expect(app.openMenu == "Help")
        let item = try app.find(.menuItem, "Manual").point(.center)
        app.movePointer(to: item)
        app.releasePointer(at: item)
        #expect(model.done == ["manual"])
        #expect(app.all(.menu).isEmpty)
        app.pressPointer(at: note.point(.center))
        app.movePointer(to: help.point(.center))
        app.releasePointer(at: help.point(.center))
        #expect(app.openMenu == "Help", "let go over a title it stays open")
    }

    // MARK: Keys

    @Test("F10 opens the first menu, arrow keys move in and between menus, Return chooses")
    func keys() throws {
        let model = Model()
        let windows = windows(model)
        let app = try windows.open()
        try app.find(.textField).click()
        app.press(.function(10))
        #expect(app.openMenu == "File")
        #expect(app.chosenItem == "New Window")
        app.press(.down)
        #expect(app.chosenItem == "Close")
        app.press(.left)
        #expect(app.openMenu == "Help", "around the ends")
        app.press(.right)
        #expect(app.openMenu == "File")
        #expect(app.chosenItem == "New Window", "a menu begins anew each time")
        app.press(.right)
        app.press(.right)
        #expect(app.openMenu == "Note")
        app.press(.down)
        #expect(app.chosenItem == "Share", "what is disabled is passed over")
        app.press(.return)
        #expect(model.done == ["share"])
        #expect(try app.find(.textField).isFocused)
        app.press(.function(10))
        app.press("q")
        app.press(.space)
        #expect(windows.asked == ["quit"])
    }

    @Test("Keys that arrive faster than frames work the same way")
    func fastKeys() throws {
        let model = Model()
        let app = try mounted(model)
        for key in [Key.function(10), .right, .right, .down, .return] {
            app.host.handle(.keyPressed(KeyStroke(key)))
        }
        app.update()
        #expect(model.done == ["share"])
        #expect(app.all(.menu).isEmpty)
    }

    @Test("From right to left, the menus and the arrow keys are mirrored")
    func rightToLeft() throws {
        let app = try mounted()
        app.setEnvironment(\.layoutDirection, .rightToLeft)
        let (file, edit) = (try app.find(.menuBarItem, "File"), try app.find(.menuBarItem, "Edit"))
        #expect(file.frame.minX >= edit.frame.maxX - 1 && file.frame.maxX > 480)
        app.press(.function(10))
        let menu = try app.find(.menu).frame
        #expect(abs(menu.maxX - file.frame.maxX) <= 6, "a menu keeps off the window's edge")
        app.press(.left)
        #expect(app.openMenu == "Edit")
        app.press(.right)
        #expect(app.openMenu == "File")
    }

    @Test(
        "A second F10 closes the menu, Escape leaves the menu bar, and Alt+F10 does nothing"
    )
    func leaving() throws {
        let app = try mounted()
        try app.find(.textField).click()
        app.press(.function(10))
        app.press(.function(10))
        #expect(app.all(.menu).isEmpty)
        app.press(.function(10))
        app.press(.right)
        app.press(.escape)
        #expect(app.all(.menu).isEmpty)
        #expect(try app.find(.textField).isFocused)
        app.press(.function(10), .shift)
        #expect(app.all(.menu).count == 1 && app.openMenu == nil, "Shift and F10 are the field's own menu")
        app.press(.escape)
        app.press(.function(10), .alt)
        #expect(app.all(.menu).isEmpty)
    }

    @Test("Shortcuts work while menus are closed, and menus show them")
    func shortcuts() throws {
        let model = Model()
        let windows = windows(model)
        let app = try windows.open()
        try app.find(.textField).click()
        app.press("k", .control)
        app.press("l", .control)
        #expect(model.done == ["archive"], "but not those of what is disabled")
        app.press("n", .control)
        app.press("w", .control)
        app.press("q", .control)
        #expect(windows.asked == ["another", "close", "quit"])
        app.press(.function(10))
        #expect(app.all(.menuItem).map(\.shortcut) == ["Ctrl+N", "Ctrl+W", "Ctrl+Q"])
        app.press("k", .control)
        #expect(model.done == ["archive"], "an open menu has all keys")
        app.press(.escape)
        app.press("k", .control)
        #expect(model.done == ["archive", "archive"])
    }

    @Test("A field's keys and the window's button shortcuts take precedence over menu shortcuts")
    func precedence() throws {
        let model = Model()
        let app = try SceneWindows {
            WindowGroup {
                TextField("Field", text: .constant("text"))
                Button("Button") { model.done.append("button") }.keyboardShortcut("k")
            }
            .commands {
                CommandMenu("Menu") {
                    Button("All") { model.done.append("all") }.keyboardShortcut("a")
                    Button("Same") { model.done.append("same") }.keyboardShortcut("k")
                }
            }
        }.open()
        app.press("k", .control)
        #expect(model.done == ["button"])
        try app.find(.textField).click()
        app.press("a", .control)
        #expect(model.done == ["button"])
    }

    @Test("In a popover, the window's menus remain and act on the popover's focus")
    func popover() throws {
        let model = Model()
        let app = try SceneWindows {
            WindowGroup {
                Text("a").popover(isPresented: .constant(true)) {
                    TextField("Inside", text: .constant("text")).frame(width: 100)
                }
            }
            .commands {
                CommandMenu("Menu") {
                    Button("It") { model.done.append("it") }.keyboardShortcut("k")
                }
            }
        }.open()
        app.press("k", .control)
        #expect(model.done == ["it"])
        app.press(.function(10))
        app.press(.right)
        #expect(app.openMenu == "Edit")
        #expect(app.enabledItems.contains("Copy"))
        app.press(.escape)
        #expect(try app.find(.textField, "Inside").isFocused)
    }

    // MARK: Standard items

    @Test("The Edit menu acts on the focused text and is disabled without one")
    func edit() throws {
        let model = Model()
        let app = try mounted(model)
        func enabled() throws -> [String] {
            try app.find(.menuBarItem, "Edit").click()
            defer { app.press(.escape) }
            return app.enabledItems
        }
        try app.find(.menuBarItem, "Edit").click()
        #expect(app.items == ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All"])
        #expect(
            app.all(.menuItem).map(\.shortcut) == [
                "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+X", "Ctrl+C", "Ctrl+V", "Del", "Ctrl+A",
            ])
        app.press(.escape)
        #expect(try enabled() == [])
        try app.find(.textField).click()
        #expect(try enabled() == ["Select All"])
        try app.choose("Select All", from: "Edit")
        #expect(try enabled() == ["Cut", "Copy", "Delete"])
        try app.choose("Cut", from: "Edit")
        #expect(model.text == "" && app.clipboard == "one two")
        #expect(try enabled() == ["Undo", "Paste"])
        try app.choose("Undo", from: "Edit")
        #expect(model.text == "one two")
        #expect(try enabled() == ["Redo", "Cut", "Copy", "Paste", "Delete"])
        try app.choose("Delete", from: "Edit")
        try app.choose("Undo", from: "Edit")
        try app.choose("Redo", from: "Edit")
        #expect(model.text == "")
        try app.choose("Paste", from: "Edit")
        #expect(model.text == "one two")
        try app.find(.secureField).click()
        app.press("a", .control)
        #expect(try enabled() == ["Paste", "Delete"], "a secret is not copied")
        try app.find(.staticText, "to be selected").click(count: 2)
        #expect(try enabled() == ["Copy", "Select All"])
        try app.choose("Copy", from: "Edit")
        #expect(app.clipboard == "selected" || app.clipboard == "be")
        try app.find(.button, "Press").click()
        #expect(try enabled() == [])
    }

    @Test("Undo in the menu is the window's undo if no field has anything to undo")
    func windowUndo() throws {
        struct Counter: View {
            @State private var model = Model()
            @Environment(\.undoManager) private var undoManager
            var body: some View {
                Button("Add") {
                    model.done.append("one")
                    undoManager?.registerUndo(withTarget: model) { $0.done.removeLast() }
                }
                Text("\(model.done.count)")
            }
        }
        let app = try SceneWindows { WindowGroup { Counter() }.commands { EmptyCommands() } }.open()
        try app.find(.button).click()
        #expect(app.texts == ["1"])
        try app.choose("Undo", from: "Edit")
        #expect(app.texts == ["0"])
        try app.find(.menuBarItem, "Edit").click()
        #expect(!app.enabledItems.contains("Undo"))
    }

    @Test("The File menu opens another window, closes this one and quits the program")
    func file() throws {
        let windows = windows(Model())
        let app = try windows.open()
        for item in ["New Window", "Close", "Quit"] { try app.choose(item, from: "File") }
        #expect(windows.asked == ["another", "close", "quit"])
    }

    // MARK: Room

    @Test("In a narrow window the menu bar scrolls to the open menu and does not limit the window's size")
    func narrow() throws {
        let windows = windows(Model())
        let app = try windows.open(width: 90, height: 120)
        let content = try mount { Form(model: Model()) }.host.minimumSize()
        let bar = try app.find(.menuBar).frame
        #expect(bar == CGRect(x: 0, y: 0, width: 90, height: bar.height))
        let least = try windows.open().host.minimumSize()
        #expect(least == CGSize(width: content.width, height: content.height + bar.height))
        app.press(.function(10))
        app.press(.left)
        #expect(app.openMenu == "Help")
        let help = try app.find(.menuBarItem, "Help").frame
        #expect(help.minX >= 0 && help.maxX <= 90)
        let menu = try app.find(.menu).frame
        #expect(CGRect(x: 0, y: 0, width: 90, height: 120).contains(menu))
        app.press(.right)
        let file = try app.find(.menuBarItem, "File").frame
        #expect(file.minX >= 0 && file.maxX <= 90)
        app.press(.escape)
        try app.find(.menuBar).scroll(x: 200)
        #expect(try app.find(.menuBarItem, "File").frame.minX < 0)
    }

    @Test("A menu taller than the window still hangs from its title and scrolls")
    func low() throws {
        let app = try windows(Model()).open(height: 180)
        app.press(.function(10))
        app.press(.right)
        let menu = try app.find(.menu).frame
        #expect(try menu.minY >= app.find(.menuBarItem, "Edit").frame.maxY - 1)
        #expect(menu.maxY <= 180)
        app.press(.escape)
        try app.find(.textField).click()
        app.press(.function(10))
        app.press(.right)
        app.press(.end)
        #expect(app.chosenItem == "Select All")
        #expect(try menu.contains(app.find(.menuItem, "Select All").frame))
        app.press(.escape)
        app.press(.function(10))
        app.press(.right)
        #expect(try menu.contains(app.find(.menuItem, "Undo").frame), "it opens at its start")
    }

    @Test("Several root views of a window form a centered column below the menu bar")
    func content() throws {
        let app = try mounted()
        let bar = try app.find(.menuBar).frame
        let (field, press) = (try app.find(.textField).frame, try app.find(.button, "Press").frame)
        #expect(field.maxY < press.minY)
        #expect(abs((field.minY - bar.maxY) - (400 - press.maxY)) <= 1)
    }

    @Test("Painting only the damage while menus are used equals painting everything")
    func damage() throws {
        let app = try mounted()
        func check() { #expect(app.paintedScreen().difference(from: app.freshPicture()).count == 0) }
        check()
        app.press(.function(10))
        check()
        for key in [TestHost.Key.right, .down, .right, .left, .escape] {
            app.press(key)
            check()
        }
        let note = try app.find(.menuBarItem, "Note")
        app.movePointer(to: note.point(.center))
        check()
        try note.click()
        check()
        app.movePointer(to: try app.find(.menuBarItem, "Edit").point(.center))
        check()
        app.press(.escape)
        app.removePointer()
        check()
        app.press(.function(10))
        check()
    }
}
