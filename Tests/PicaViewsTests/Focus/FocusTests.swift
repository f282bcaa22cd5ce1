import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct FocusTests {
    private struct Form: View {
        @State private var first = ""
        @State private var second = ""
        @State private var notes = ""
        var body: some View {
            TextField("First", text: $first)
            Button("Middle") {}
            TextField("Off", text: .constant("")).disabled(true)
            SecureField("Second", text: $second)
            TextEditor(text: $notes)
        }
    }

    @Test("Tab cycles through focusable views in reading order, and Shift+Tab goes back")
    func tabOrder() throws {
        let app = try mount { Form() }
        var order: [TestElement.Role?] = []
        for _ in 0..<4 {
            app.press(.tab)
            order.append(app.focused?.role)
        }
        #expect(order == [.textField, .button, .secureField, .textEditor])
        // In an editor Tab types, and with Control it leaves.
        app.press(.tab)
        #expect(app.focused?.role == .textEditor)
        #expect(try app.find(.textEditor).value == "\t")
        app.press(.tab, .control)
        #expect(app.focused?.role == .textField)
        app.press(.tab, .shift)
        #expect(app.focused?.role == .textEditor)
        app.press(.tab, .shift)
        #expect(app.focused?.role == .secureField)
    }

    @Test("A click focuses a field, and a click outside removes the focus")
    func clicks() throws {
        let app = try mount { TextField("Name", text: .constant("")).padding(50) }
        let field = try app.find(.textField)
        try field.click()
        #expect(field.isFocused)
        app.click(at: CGPoint(x: 5, y: 5))
        #expect(!field.isFocused)
    }

    @Test("A click focuses a button without a focus ring; Space and Return press the focused button")
    func buttons() throws {
        let presses = Counter()
        let app = try mount {
            TextField("Name", text: .constant(""))
            Button("Go") { presses.add() }
        }
        let before = app.freshPicture()
        try app.find(.button).click()
        #expect(try app.find(.button).isFocused)
        app.removePointer()
        #expect(before.difference(from: app.freshPicture()).count == 0)
        app.press(.space)
        app.press(.return)
        #expect(presses.take() == 3)
        // By keyboard it is shown.
        app.press(.tab)
        app.press(.tab)
        #expect(try app.find(.button).isFocused)
        #expect(before.difference(from: app.freshPicture()).count > 0)
    }

    @Test("Tab continues from the clicked view")
    func tabAfterClick() throws {
        let app = try mount {
            Button("First") {}
            TextField("Second", text: .constant(""))
            Text("a text between")
            Button("Third") {}
            Button("Fourth") {}
        }
        try app.find(.button, "Third").click()
        app.press(.tab)
        #expect(app.focused?.label == "Fourth")
        try app.find(.staticText, "a text between").click()
        #expect(app.focused == nil)
        app.press(.tab)
        #expect(app.focused?.label == "Third")
        try app.find(.staticText, "a text between").click()
        app.press(.tab, .shift)
        #expect(app.focused?.label == "Second")
    }

    @Test("A click on the background removes the focus but keeps the Tab position")
    func tabAfterEmptyGround() throws {
        let app = try mount {
            ZStack {
                Color.gray
                VStack {
                    TextField("First", text: .constant(""))
                    TextField("Second", text: .constant(""))
                    TextField("Third", text: .constant(""))
                }
                .padding(40)
            }
        }
        for place in [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 295)] {
            try app.find(.textField, "Second").click()
            app.click(at: place)
            #expect(app.focused == nil)
            app.press(.tab)
            #expect(app.focused?.label == "Third")
        }
    }

    private struct Asking: View {
        @FocusState private var isFocused: Bool
        @State private var text = "old"
        var body: some View {
            TextField("Name", text: $text).focused($isFocused)
            Button("Edit") { isFocused = true }
        }
    }

    @Test("Programmatic focus selects a field's text, as Tab does")
    func programSelects() throws {
        let app = try mount { Asking() }
        try app.find(.button).click()
        app.type("new")
        #expect(try app.find(.textField).value == "new")
        // The pointer itself sets the caret.
        app.click(at: CGPoint(x: 5, y: 5))
        try app.find(.textField).click(at: UnitPoint(x: 0.95, y: 0.5))
        app.type("er")
        #expect(try app.find(.textField).value == "newer")
    }

    @Test("In an inactive window, the focus ring is paler")
    func inactiveRing() throws {
        let app = try mount { Button("Go") {} }
        let without = app.freshPicture()
        app.press(.tab)
        let active = app.freshPicture()
        app.setWindowFocused(false)
        let inactive = app.freshPicture()
        #expect(inactive.difference(from: active).count > 0)
        #expect(inactive.difference(from: without).maximum < active.difference(from: without).maximum)
    }

    @Test("Releasing a pressed button elsewhere does nothing")
    func cancelledPress() throws {
        let presses = Counter()
        let app = try mount { Button("Go") { presses.add() } }
        let button = try app.find(.button)
        app.drag(from: button.point(.center), to: CGPoint(x: 2, y: 2))
        #expect(presses.take() == 0)
        try button.click(button: .middle)
        #expect(presses.take() == 0)
    }

    private struct Single: View {
        @FocusState private var isFocused: Bool
        @State private var text = ""
        var body: some View {
            TextField("Name", text: $text).focused($isFocused)
            TextField("Other", text: .constant(""))
            Text(isFocused ? "here" : "away")
            Button("Focus") { isFocused = true }
            Button("Leave") { isFocused = false }
        }
    }

    @Test("A focus state follows the focus and moves it")
    func boolState() throws {
        let app = try mount { Single() }
        #expect(app.texts == ["away"])
        try app.find(.textField, "Name").click()
        #expect(app.texts == ["here"])
        try app.find(.textField, "Other").click()
        #expect(app.texts == ["away"])
        try app.find(.button, "Focus").click()
        #expect(app.focused?.label == "Name")
        #expect(app.texts == ["here"])
        app.type("x")
        #expect(try app.find(.textField, "Name").value == "x")
        try app.find(.textField, "Name").click()
        try app.find(.button, "Leave").click()
        #expect(app.focused?.label == "Leave")
        #expect(app.texts == ["away"])
    }

    private enum Place: Hashable { case first, second }

    private struct Several: View {
        @FocusState private var place: Place?
        var body: some View {
            TextField("First", text: .constant("")).focused($place, equals: .first)
                .onSubmit { place = .second }
            TextField("Second", text: .constant("")).focused($place, equals: .second)
                .onSubmit { place = nil }
            Text(place.map { "\($0)" } ?? "none")
        }
    }

    @Test("A focus state's value names the focused view, and submitting can move on")
    func valueState() throws {
        let app = try mount { Several() }
        try app.find(.textField, "First").click()
        #expect(app.texts == ["first"])
        app.press(.return)
        #expect(app.focused?.label == "Second")
        #expect(app.texts == ["second"])
        app.press(.tab, .shift)
        #expect(app.texts == ["first"])
        app.press(.tab)
        app.press(.return)
        #expect(app.focused == nil)
        #expect(app.texts == ["none"])
    }

    private struct AtOnce: View {
        @FocusState private var isFocused: Bool
        var body: some View {
            TextField("Name", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
        }
    }

    @Test("A view can be focused as it appears")
    func focusOnAppear() throws {
        let app = try mount { AtOnce() }
        #expect(app.focused?.label == "Name")
        #expect(app.caret != nil)
    }

    @Test("When the focused view goes, the focus is cleared and the input method is told")
    func removal() throws {
        let app = try mount { Vanishing() }
        try app.find(.textField).click()
        #expect(app.caret != nil)
        app.press(.return)
        #expect(app.focused == nil)
        #expect(app.caret == nil)
        app.type("x")
    }

    private struct Vanishing: View {
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown { TextField("Name", text: .constant("")) }
            }
            .onSubmit { isShown = false }
        }
    }

    @Test("Return submits to every action around the field, innermost first, up to a scope")
    func submit() throws {
        let log = Counter()
        let app = try mount {
            VStack {
                TextField("A", text: .constant("")).onSubmit { log.note("inner") }
                TextField("B", text: .constant("")).submitScope()
                TextField("C", text: .constant("")).onSubmit(of: .search) { log.note("search") }
            }
            .onSubmit { log.note("outer") }
        }
        for name in ["A", "B", "C"] {
            try app.find(.textField, name).click()
            app.press(.return)
        }
        #expect(log.takeNotes() == ["inner", "outer", "outer"])
    }

    @Test("The bound string has the text when it is submitted")
    func submitsLatest() throws {
        let app = try mount { Submitting() }
        try app.find(.textField).click()
        app.type("abc\n")
        #expect(app.texts == ["abc"])
    }

    private struct Submitting: View {
        @State private var text = ""
        @State private var submitted = ""
        var body: some View {
            TextField("Name", text: $text).onSubmit { submitted = text }
            Text(submitted)
        }
    }
}
