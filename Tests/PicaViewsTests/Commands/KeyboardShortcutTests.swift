import Foundation
import Observation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaFields

@MainActor @Observable private final class Notes { var done: [String] = [] }

/// Keys that press buttons.
@MainActor @Suite struct KeyboardShortcutTests {
    private func button(_ title: String, _ notes: Notes) -> some View {
        Button(title) { notes.done.append(title) }
    }

    @Test("A key presses the button with that shortcut wherever the focus is")
    func anywhere() throws {
        let notes = Notes()
        let app = try mount {
            TextField("Field", text: .constant(""))
            button("Save", notes).keyboardShortcut("s")
            button("Other", notes)
        }
        app.press("s", .control)
        #expect(notes.done == ["Save"])
        try app.find(.textField).click()
        app.press("s", .control)
        #expect(notes.done == ["Save", "Save"])
        app.press("s", [.control, .shift])
        app.press("s", .alt)
        app.type("s")
        #expect(notes.done == ["Save", "Save"])
    }

    nonisolated private static let presses: [(KeyboardShortcut, TestHost.Key, TestHost.Modifiers)] = [
        (KeyboardShortcut("k"), "k", .control),
        (KeyboardShortcut("K"), "k", [.control, .shift]),
        (KeyboardShortcut("k", modifiers: [.command, .shift]), "K", [.control, .shift]),
        (KeyboardShortcut("k", modifiers: .control), "k", .control),
        (KeyboardShortcut("k", modifiers: [.command, .control]), "k", [.control, .superKey]),
        (KeyboardShortcut("k", modifiers: [.command, .option]), "k", [.control, .alt]),
        (KeyboardShortcut("k", modifiers: [.command, .capsLock, .numericPad]), "k", .control),
        (KeyboardShortcut("k", modifiers: []), "k", []),
        (KeyboardShortcut(.space, modifiers: .command), .space, .control),
        (KeyboardShortcut(.upArrow, modifiers: []), .up, []),
        (KeyboardShortcut(.downArrow), .down, .control),
        (KeyboardShortcut(.leftArrow), .left, .control),
        (KeyboardShortcut(.rightArrow), .right, .control),
        (KeyboardShortcut(.delete), .delete, .control),
        (KeyboardShortcut(.deleteForward, modifiers: []), .deleteForward, []),
        (KeyboardShortcut(.home, modifiers: []), .home, []),
        (KeyboardShortcut(.end, modifiers: []), .end, []),
        (KeyboardShortcut(.pageUp, modifiers: []), .pageUp, []),
        (KeyboardShortcut(.pageDown, modifiers: []), .pageDown, []),
        (KeyboardShortcut(.tab, modifiers: .option), .tab, .alt),
        (KeyboardShortcut("\u{F708}", modifiers: []), .function(5), []),
        (KeyboardShortcut("+"), "+", .control),
        (KeyboardShortcut("+"), "=", [.control, .shift]),
        (KeyboardShortcut("?", modifiers: [.command, .shift]), "/", [.control, .shift]),
        (KeyboardShortcut("é"), "é", .control),
    ]

    @Test("Mac modifier keys map to their PC equivalents", arguments: presses.indices)
    func keys(index: Int) throws {
        let (shortcut, key, modifiers) = Self.presses[index]
        let notes = Notes()
        let app = try mount { button("It", notes).keyboardShortcut(shortcut) }
        app.press(key, modifiers)
        #expect(notes.done == ["It"])
        app.press(key, modifiers.symmetricDifference(.altGr))
        #expect(notes.done == ["It"], "no other keys may be held")
    }

    @Test("A shortcut with a key that keyboards lack never fires and is never shown")
    func missingKey() throws {
        #expect(KeyboardShortcut(.clear).press(.leftToRight) == nil)
        let app = try mount { Text("A").contextMenu { Button("Clear") {}.keyboardShortcut(.clear) } }
        try app.find(.staticText).click(button: .secondary)
        #expect(try app.find(.menuItem).shortcut == nil)
    }

    @Test("If several buttons share a shortcut, the first that is enabled and visible is pressed")
    func order() throws {
        let notes = Notes()
        let app = try mount {
            button("Hidden", notes).keyboardShortcut("k").hidden()
            button("Off", notes).keyboardShortcut("k").disabled(true)
            button("First", notes).keyboardShortcut("k")
            button("Second", notes).keyboardShortcut("k")
        }
        app.press("k", .control)
        #expect(notes.done == ["First"])
    }

    @Test("The focused view handles its keys before any shortcut")
    func focusFirst() throws {
        let notes = Notes()
        let app = try mount {
            TextField("Field", text: .constant("text"))
            TextEditor(text: .constant("text"))
            button("All", notes).keyboardShortcut("a")
        }
        try app.find(.textField).click()
        app.press("a", .control)
        try app.find(.textEditor).click()
        app.press("a", .control)
        #expect(notes.done == [])
        app.press(.tab, .control)
        app.press("a", .control)
        #expect(notes.done == ["All"])
    }

    @Test("Return presses the default button and Escape the cancel button unless the focused view uses them")
    func answers() throws {
        let notes = Notes()
        let app = try mount {
            TextField("Plain", text: .constant(""))
            TextField("Waiting", text: .constant("")).onSubmit { notes.done.append("submitted") }
            TextEditor(text: .constant(""))
            button("OK", notes).keyboardShortcut(.defaultAction)
            button("Cancel", notes).keyboardShortcut(.cancelAction)
            button("Third", notes)
        }
        app.press(.return)
        app.press(.escape)
        #expect(notes.done == ["OK", "Cancel"])
        try app.find(.textField, "Plain").click()
        app.press(.return)
        #expect(notes.done == ["OK", "Cancel", "OK"])
        try app.find(.textField, "Waiting").click()
        app.press(.return)
        #expect(notes.done.last == "submitted")
        try app.find(.textEditor).click()
        app.press(.return)
        #expect(notes.done.count == 4)
        app.press(.escape)
        #expect(notes.done.last == "Cancel")
        for _ in 0..<3 { app.press(.tab, .control) }
        #expect(try app.find(.button, "Third").isFocused)
        app.press(.return)
        #expect(notes.done.last == "Third", "a button with the focus is pressed itself")
    }

    @Test("Holding a key repeats a shortcut, but not the default or cancel action")
    func held() throws {
        let notes = Notes()
        let app = try mount {
            button("More", notes).keyboardShortcut("+")
            button("OK", notes).keyboardShortcut(.defaultAction)
        }
        for isRepeat in [false, true, true] {
            app.host.handle(.keyPressed(KeyStroke(.character("+"), .control, isRepeat: isRepeat)))
            app.host.handle(.keyPressed(KeyStroke(.return, isRepeat: isRepeat)))
        }
        #expect(notes.done == ["More", "OK", "More", "More"])
    }

    @Test("From right to left, arrow and bracket shortcuts are mirrored unless the app opts out")
    func mirrored() throws {
        let notes = Notes()
        let app = try mount {
            button("Back", notes).keyboardShortcut("[")
            button("Left", notes).keyboardShortcut(.leftArrow, modifiers: .command, localization: .automatic)
            button("As it is", notes)
                .keyboardShortcut("]", modifiers: .option, localization: .withoutMirroring)
            button("Chosen", notes).keyboardShortcut("}", modifiers: .option, localization: .custom)
        }
        app.press("[", .control)
        app.setEnvironment(\.layoutDirection, .rightToLeft)
        app.press("[", .control)
        app.press("]", .control)
        app.press(.right, .control)
        app.press("]", .alt)
        app.press("}", .alt)
        #expect(notes.done == ["Back", "Back", "Left", "As it is", "Chosen"])
    }

    private struct Tapped: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture { configuration.trigger() }
        }
    }

    @Test("A shortcut presses a button once, whatever its style makes of it")
    func styles() throws {
        let notes = Notes()
        let app = try mount {
            button("Own", notes).buttonStyle(Tapped()).keyboardShortcut("k")
            button("Plain", notes).buttonStyle(.plain).keyboardShortcut("l")
        }
        app.press("k", .control)
        app.press("l", .control)
        #expect(notes.done == ["Own", "Plain"])
    }

    @Test("A nil shortcut removes one from further out")
    func noShortcut() throws {
        let notes = Notes()
        let app = try mount {
            VStack {
                button("None", notes).keyboardShortcut(nil)
                button("It", notes)
            }
            .keyboardShortcut("k")
        }
        app.press("k", .control)
        #expect(notes.done == ["It"])
    }

    @Test("The default button is drawn as the prominent one")
    func look() throws {
        func picture(_ view: some View) throws -> Bitmap { try mount { view }.freshPicture() }
        let standard = try picture(Button("OK") {}.keyboardShortcut(.defaultAction))
        #expect(
            standard.difference(from: try picture(Button("OK") {}.buttonStyle(.borderedProminent))).count == 0
        )
        #expect(standard.difference(from: try picture(Button("OK") {})).count > 0)
    }

    @Test("In a popover, shortcuts press the popover's buttons")
    func popover() throws {
        let notes = Notes()
        let app = try mount {
            button("Behind", notes).keyboardShortcut("k")
                .popover(isPresented: .constant(true)) {
                    TextField("Field", text: .constant(""))
                    button("In front", notes).keyboardShortcut(.defaultAction)
                }
        }
        app.press(.return)
        app.press("k", .control)
        #expect(notes.done == ["In front"])
    }

    @Test("A context menu shows the shortcuts of its items")
    func contextMenu() throws {
        let app = try mount {
            Text("A").contextMenu {
                Button("Rename") {}.keyboardShortcut("r", modifiers: [.command, .option, .shift])
                Button("Move") {}
            }
            .keyboardShortcut("x")
        }
        try app.find(.staticText).click(button: .secondary)
        #expect(app.all(.menuItem).map(\.label) == ["Rename", "Move"])
        #expect(app.all(.menuItem).map(\.shortcut) == ["Ctrl+Alt+Shift+R", nil])
    }

    @Test(
        "Keys are named in the locale's language",
        arguments: [
            ("de", "Strg+Umschalt+Entf"), ("en", "Ctrl+Shift+Del"), ("fr", "Ctrl+Maj+Suppr"),
            ("el", "Ctrl+Shift+Del"),
        ])
    func names(locale: String, name: String) {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        let text = ShortcutText(press: KeyStroke(.deleteForward, [.control, .shift]))
        #expect(text.string(in: environment) == name)
    }

    @Test("Every language has every key's name", arguments: KeyWord.words.keys.sorted())
    func translations(language: String) throws {
        let words = try #require(KeyWord.words[language]).split(separator: "|")
        #expect(words.count == KeyWord.Key.allCases.count)
        #expect(Set(words).count == words.count)
    }
}
