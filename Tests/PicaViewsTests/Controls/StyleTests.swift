import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct StyleTests {
    private struct Bracketed: ButtonStyle {
        let mark: String
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(mark)
                configuration.label
            }
            .contentShape(Rectangle())
        }
    }

    private struct WithHelp: ButtonStyle {
        let helps: Counter
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Button("Help") { helps.add() }
            }
        }
    }

    @Test("A button inside a button style's body has the outer style")
    func buttonInButtonStyle() throws {
        let helps = Counter()
        let app = try mount {
            Button("Go") {}
                .buttonStyle(WithHelp(helps: helps))
                .buttonStyle(Bracketed(mark: "outer"))
        }
        #expect(app.all(.button).first?.label == "Go, outer, Help")
    }

    @Test("A button inside the default style is bordered, without endless recursion")
    func buttonInOnlyStyle() throws {
        let app = try mount { Button("Go") {}.buttonStyle(WithHelp(helps: Counter())) }
        #expect(app.all(.button).first?.label == "Go, Help")
    }

    private struct DoublePress: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration)
            Button("Twice") {
                configuration.trigger()
                configuration.trigger()
            }
        }
    }

    @Test("A primitive style decides what triggers a button and may show it in the outer style")
    func primitiveStyle() throws {
        let presses = Counter()
        let app = try mount {
            VStack {
                Button("Go", role: .destructive) { presses.add() }
                    .buttonStyle(DoublePress())
                    .buttonStyle(Bracketed(mark: "outer"))
            }
        }
        #expect(app.all(.button).map(\.label) == ["outer, Go", "outer, Twice"])
        try app.find(.button, "outer, Go").click()
        #expect(presses.take() == 1)
        try app.find(.button, "outer, Twice").click()
        #expect(presses.take() == 2)
    }

    private struct Counting: ButtonStyle {
        let bodies: Counter
        @State private var presses = 0
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            let _ = bodies.add()
            configuration.label
            Text(verbatim: "\(presses) \(isEnabled)")
                .onChange(of: configuration.isPressed) { if configuration.isPressed { presses += 1 } }
        }
    }

    private struct Toggling: View {
        let bodies: Counter
        @State private var isDisabled = false
        @State private var other = 0
        var body: some View {
            VStack {
                Button("Go") { other += 1 }.buttonStyle(Counting(bodies: bodies)).disabled(isDisabled)
                Button("Other") { other += 1 }
                Button("Disable") { isDisabled = true }
                Text("\(other)")
            }
        }
    }

    @Test("A style has its own state and environment and updates only for what it reads")
    func dynamicProperties() throws {
        let bodies = Counter()
        let app = try mount { Toggling(bodies: bodies) }
        let button = try #require(app.all(.button).first)
        #expect(button.label == "Go, 0 true")
        try button.click()
        #expect(button.label == "Go, 1 true")
        _ = bodies.take()
        try app.find(.button, "Other").click()
        #expect(app.texts == ["2"])
        #expect(bodies.take() == 0)
        try app.find(.button, "Disable").click()
        #expect(button.label == "Go, 1 false")
    }

    private struct Starred: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("star")
                Label(configuration)
            }
        }
    }

    @Test("A label inside a label style's body has the outer style, each level in turn")
    func nestedLabelStyles() throws {
        let app = try mount {
            Label("One", systemImage: "star")
                .labelStyle(Starred()).labelStyle(Starred()).labelStyle(.titleOnly)
        }
        #expect(app.texts == ["star", "star", "One"])
    }

    @Test("Content that the app puts in a control has the control's style")
    func contentOfControl() throws {
        let app = try mount {
            Label {
                Label("Inner", systemImage: "star")
            } icon: {
                EmptyView()
            }
            .labelStyle(Starred()).labelStyle(.titleOnly)
        }
        #expect(app.texts == ["star", "star", "Inner"])
    }

    private struct Framed: TextFieldStyle {
        let mark: String
        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack {
                Text(mark)
                configuration.padding(4).border(.red)
            }
        }
    }

    private struct Form: View {
        @State private var name = "Ada"
        @State private var secret = ""
        var body: some View {
            VStack {
                TextField("Name", text: $name).textFieldStyle(Framed(mark: "inner"))
                SecureField("Secret", text: $secret)
                Text(verbatim: "\(name) \(secret)")
            }
            .textFieldStyle(Framed(mark: "outer"))
        }
    }

    @Test("A custom text field style wraps a working field in the outer style")
    func textFieldStyle() throws {
        let app = try mount { Form() }
        #expect(app.texts == ["inner", "outer", "outer", "Ada "])
        try app.find(.textField, "Name").click()
        app.press(.end)
        app.type("!")
        try app.find(.secureField, "Secret").click()
        app.type("x")
        #expect(app.texts.last == "Ada! x")
        #expect(try app.find(.secureField, "Secret").value == nil)
    }

    @Test("A plain editor has no inset; the default editor has one")
    func editorStyles() throws {
        let app = try mount {
            TextEditor(text: .constant("text")).textEditorStyle(.plain)
            TextEditor(text: .constant("text"))
        }
        func inset(_ index: Int) throws -> CGFloat {
            let editor = app.all(.textEditor)[index]
            try editor.click(at: .topLeading)
            app.update()
            return try #require(app.caret).minX - editor.frame.minX
        }
        #expect(try inset(0) < 1)
        #expect(try inset(1) > 4)
    }

    @Test("A button with an icon can have a role")
    func iconAndRole() throws {
        let presses = Counter()
        let app = try mount {
            Button("Delete", systemImage: "trash", role: .destructive) { presses.add() }
        }
        try app.find(.button, "Delete").click()
        #expect(presses.take() == 1)
    }

    @Test("Fields show their text even if no environment is set")
    func emptyEnvironment() throws {
        func picture(_ text: String) throws -> Bitmap {
            try mount {
                TextField("", text: .constant(text))
                TextEditor(text: .constant(text))
            }.freshPicture()
        }
        #expect(try picture("Hamburg").difference(from: picture("")).count > 0)
    }
}
