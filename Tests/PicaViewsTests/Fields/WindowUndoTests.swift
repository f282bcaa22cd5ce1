import Foundation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct WindowUndoTests {
    @MainActor private final class Model {
        private(set) var count = 0
        func add(_ undoManager: UndoManager?, _ amount: Int = 1) {
            count += amount
            undoManager?.registerUndo(withTarget: self) { [weak undoManager] in $0.add(undoManager, -amount) }
        }
    }

    private struct Counting: View {
        let model: Model
        @State private var text = ""
        @Environment(\.undoManager) private var undoManager
        var body: some View {
            TextField("Text", text: $text)
            Button("Count") { model.add(undoManager) }
            Button("Undo") { undoManager?.undo() }
        }
    }

    @Test("Ctrl+Z undoes the app's registered actions, each click separately; Shift redoes")
    func keys() throws {
        let model = Model()
        let app = try mount { Counting(model: model) }
        try app.find(.button, "Count").click()
        try app.find(.button, "Count").click()
        #expect(model.count == 2)
        app.press("z", .control)
        #expect(model.count == 1)
        app.press("z", [.control, .shift])
        #expect(model.count == 2)
        app.press("z", .control)
        app.press("z", .control)
        app.press("z", .control)
        #expect(model.count == 0)
    }

    @Test("In a field, Ctrl+Z undoes typing first, then the app's actions")
    func fieldFirst() throws {
        let model = Model()
        let app = try mount { Counting(model: model) }
        try app.find(.button, "Count").click()
        let field = try app.find(.textField)
        try field.click()
        app.type("hello")
        app.press("z", .control)
        #expect(field.value == "" && model.count == 1)
        app.press("z", .control)
        #expect(model.count == 0)
        app.press("y", .control)
        #expect(field.value == "hello" && model.count == 0)
        app.press("y", .control)
        #expect(model.count == 1)
    }

    @Test("A menu title names the action to undo")
    func titles() {
        let manager = UndoManager()
        let model = Model()
        model.add(manager)
        manager.setActionName("Counting")
        #expect(manager.undoMenuItemTitle == "Undo Counting")
        #expect(manager.redoMenuItemTitle == "Redo")
    }
}
