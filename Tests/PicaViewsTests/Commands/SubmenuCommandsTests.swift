import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaFields
@testable import PicaScenes

@MainActor @Observable private final class Model {
    var showsRuler = false
    var size = 1
    var done: [String] = []
}

/// Menus in the menus of a window's bar.
@MainActor @Suite struct SubmenuCommandsTests {
    private let model = Model()

    private func mounted() throws -> TestHost {
        let model = model
        return try SceneWindows {
            WindowGroup { TextField("Field", text: .constant("")) }
                .commands {
                    CommandMenu("Insert") {
                        Button("Picture") { model.done.append("picture") }
                        Menu("Shape") {
                            Button("Circle") { model.done.append("circle") }.keyboardShortcut("k")
                        }
                        Toggle("Ruler", isOn: Bindable(model).showsRuler).keyboardShortcut("r")
                        Picker("Size", selection: Bindable(model).size) {
                            ForEach(1..<4) { Text(verbatim: "\($0)") }
                        }
                    }
                    CommandMenu("Other") { Button("Last") { model.done.append("last") } }
                }
        }
        .open()
    }

    @Test("Shortcuts inside submenus work while all menus are closed")
    func shortcuts() throws {
        let app = try mounted()
        app.press("k", .control)
        app.press("r", .control)
        #expect(model.done == ["circle"] && model.showsRuler)
    }

    @Test("Arrow keys enter and leave a submenu, and otherwise move to the next menu")
    func keys() throws {
        let app = try mounted()
        try app.find(.menuBarItem, "Insert").click()
        app.press(.down)
        app.press(.down)
        app.press(.right)
        #expect(app.focused?.label == "Circle" && app.focused?.shortcut == "Ctrl+K")
        app.press(.left)
        #expect(app.all(.menuItem, "Circle").isEmpty && app.focused?.label == "Shape")
        app.press(.right)
        app.press(.right)
        #expect(app.all(.menuItem).map(\.label) == ["Last"])
        app.press(.left)
        #expect(app.all(.menuItem, "Circle").isEmpty, "a menu opens without those that were open in it")
    }

    @Test("Toggles and pickers in submenus show their state")
    func states() throws {
        let app = try mounted()
        try app.find(.menuBarItem, "Insert").click()
        #expect(try app.find(.menuItem, "Ruler").isOn == false)
        try app.find(.menuItem, "Size").click()
        #expect(try app.find(.menuItem, "1").isOn == true)
        try app.find(.menuItem, "3").click()
        #expect(model.size == 3 && app.all(.menuItem).isEmpty)
    }

    @Test("While a submenu is open, hovering over another title opens that menu")
    func otherTitle() throws {
        let app = try mounted()
        try app.find(.menuBarItem, "Insert").click()
        try app.find(.menuItem, "Shape").click()
        #expect(app.all(.menuItem, "Circle").count == 1)
        app.movePointer(to: try app.find(.menuBarItem, "Other").point(.center))
        #expect(app.all(.menuItem).map(\.label) == ["Last"])
        try app.find(.menuItem, "Last").click()
        #expect(model.done == ["last"])
    }
}
