import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct KeyPressTests {
    private struct Field: View {
        @State private var text = ""
        let take: (KeyPress) -> KeyPress.Result
        var phases: KeyPress.Phases = [.down, .repeat]

        var body: some View {
            VStack {
                TextField("Name", text: $text).onKeyPress(phases: phases, action: take)
                Text(text)
            }
        }
    }

    private func field(
        phases: KeyPress.Phases = [.down, .repeat], _ take: @escaping (KeyPress) -> KeyPress.Result
    ) throws -> TestHost {
        let app = try mount { Field(take: take, phases: phases) }
        try app.find(.textField, "Name").click()
        return app
    }

    @Test("A handled key is not typed; an ignored one is")
    func beforeTheField() throws {
        let app = try field { $0.characters == "b" ? .handled : .ignored }
        app.type("abc")
        #expect(app.texts == ["ac"])
    }

    @Test("A key press has its characters and modifiers")
    func content() throws {
        let notes = Counter()
        let app = try field { press in
            notes.note("\(press.characters) \(press.key == KeyEquivalent("a")) \(press.modifiers.rawValue)")
            return .handled
        }
        app.press("a")
        app.press("a", .shift)
        app.press("a", .control)
        app.press("a", .alt)
        app.press("1", .shift)
        #expect(
            notes.takeNotes() == [
                "a true 0", "A true \(EventModifiers.shift.rawValue)",
                "a true \(EventModifiers.command.rawValue)",
                "a true \(EventModifiers.option.rawValue)", "! false \(EventModifiers.shift.rawValue)",
            ])
    }

    @Test("Keys without characters have names")
    func named() throws {
        let notes = Counter()
        let names: [KeyEquivalent: String] = [
            .upArrow: "up", .escape: "escape", .return: "return", .delete: "delete", .pageDown: "page down",
        ]
        let app = try field { press in
            notes.note(names[press.key] ?? "?")
            return .handled
        }
        for key in [TestHost.Key.up, .escape, .return, .delete, .pageDown] { app.press(key) }
        #expect(notes.takeNotes() == ["up", "escape", "return", "delete", "page down"])
    }

    @Test("Only the requested phases are delivered")
    func phases() throws {
        let notes = Counter()
        let app = try field(phases: .all) { press in
            notes.note("\(press.phase)")
            return .ignored
        }
        app.press("a")
        #expect(notes.takeNotes() == ["down", "up"])
        let quiet = try field { press in
            notes.note("\(press.phase)")
            return .ignored
        }
        quiet.press("a")
        #expect(notes.takeNotes() == ["down"])
    }

    @Test("The innermost view is asked first, and outer ones only if it ignores the key")
    func order() throws {
        let notes = Counter()
        let app = try mount {
            VStack {
                Text("x").focusable()
                    .onKeyPress("a") {
                        notes.note("inner")
                        return .handled
                    }
                    .onKeyPress(keys: ["a", "b"]) { _ in
                        notes.note("middle")
                        return .ignored
                    }
            }
            .onKeyPress(characters: .letters) { press in
                notes.note("outer \(press.characters)")
                return .handled
            }
        }
        app.press(.tab)
        for key in ["a", "b", "c", "1"] as [TestHost.Key] { app.press(key) }
        #expect(notes.takeNotes() == ["inner", "middle", "outer b", "outer c"])
    }

    @Test("Keys arrive only while the focus is inside and the view is enabled")
    func focus() throws {
        let notes = Counter()
        let app = try mount {
            VStack {
                TextField("One", text: .constant("")).onKeyPress("a") {
                    notes.note("one")
                    return .handled
                }
                TextField("Two", text: .constant(""))
                VStack { Text("x").focusable() }.onKeyPress("a", phases: .down) { _ in
                    notes.note("disabled")
                    return .handled
                }
                .disabled(true)
            }
        }
        try app.find(.textField, "Two").click()
        app.press("a")
        #expect(notes.takeNotes().isEmpty)
        try app.find(.textField, "One").click()
        app.press("a")
        #expect(notes.takeNotes() == ["one"])
    }

    private func commands(_ notes: Counter, field: Bool) throws -> TestHost {
        let app = try mount {
            VStack {
                if field { TextField("Name", text: .constant("abc")) } else { Text("x").focusable() }
            }
            .onMoveCommand { notes.note("\($0)") }
            .onExitCommand { notes.note("exit") }
            .onDeleteCommand { notes.note("delete") }
            .onDeleteCommand(perform: nil)
        }
        if field { try app.find(.textField, "Name").click() } else { app.press(.tab) }
        return app
    }

    @Test("Arrow keys, Escape and Delete are commands for the views around the focus")
    func commands() throws {
        let notes = Counter()
        let app = try commands(notes, field: false)
        for key in [TestHost.Key.up, .down, .left, .right, .escape, .delete, .deleteForward] {
            app.press(key)
        }
        app.press(.left, .shift)
        #expect(notes.takeNotes() == ["up", "down", "left", "right", "exit", "delete", "delete"])
    }

    @Test("Keys that a field uses are not commands")
    func commandsAroundField() throws {
        let notes = Counter()
        let app = try commands(notes, field: true)
        for key in [TestHost.Key.left, .delete] { app.press(key) }
        #expect(notes.takeNotes().isEmpty)
    }
}
