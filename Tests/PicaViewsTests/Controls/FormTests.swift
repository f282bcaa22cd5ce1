import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct FormTests {
    private struct Settings: View {
        @State private var name = "Ada"
        @State private var isOn = true
        var isGrouped = false

        var body: some View {
            let form = Form {
                Section("Person") {
                    TextField("Name", text: $name).named("name")
                    TextField("A much longer title", text: $name).named("long")
                    Toggle("Shown", isOn: $isOn).named("toggle")
                }
                Section {
                    Button("Reset") {}.named("reset")
                } footer: {
                    Text("Nothing is lost.")
                }
            }
            if isGrouped { form.formStyle(.grouped) } else { form }
        }
    }

    private func fields(_ app: TestHost) throws -> [CGRect] { app.all(.textField).map(\.frame) }

    @Test("In columns, controls align at the width of the longest label")
    func columns() throws {
        let app = try mount(width: 400, height: 400) { Settings() }
        app.update()
        let fields = try fields(app)
        #expect(fields.count == 2)
        #expect(fields[0].minX == fields[1].minX)
        #expect(fields[0].maxX == 400)
        // A view without a label starts at the controls' edge.
        #expect(try app.find(.button, "Reset").frame.minX == fields[0].minX)
        #expect(try app.find(.heading, "Person").frame.minX == fields[0].minX)
    }

    @Test("On cards, labels start their rows and controls end them")
    func grouped() throws {
        let app = try mount(width: 400, height: 400) { Settings(isGrouped: true) }
        app.update()
        let fields = try fields(app)
        #expect(fields[0].maxX == fields[1].maxX)
        #expect(abs(fields[0].maxX - (400 - 32)) < 0.01)
        #expect(try app.find(.button, "Reset").frame.minX == 32)
    }

    @Test("On cards, a field below its title at large text sizes takes the full row width")
    func stacked() throws {
        let app = try mount(width: 600, height: 900) {
            Settings(isGrouped: true).environment(\.dynamicTypeSize, .accessibility3)
        }
        app.update()
        let fields = try fields(app)
        #expect(fields[0].minX == 32)
        #expect(abs(fields[0].maxX - (600 - 32)) < 0.01)
    }

    private func rows(width: CGFloat) throws -> TestHost {
        try mount(width: width, height: 600) {
            Form {
                TextField("Name", text: .constant(""))
                TextField("Name in full", text: .constant(""))
                Picker("Order", selection: .constant(0)) {
                    ForEach(Array(["Ascending", "Descending", "Unsorted"].enumerated()), id: \.offset) {
                        Text($1)
                    }
                }
                .pickerStyle(.segmented)
                Toggle("Remember what was open when the program ends", isOn: .constant(true))
                LabeledContent("About") { Text("A sentence of several lines, which stands beside its label") }
            }
            .formStyle(.grouped)
        }
    }

    @Test("On wide cards, fields have one width, however long their titles are")
    func fieldWidths() throws {
        let app = try rows(width: 560)
        let fields = try fields(app)
        #expect(fields.map(\.width) == [240, 240])
        let segments = app.all(.radioButton).map(\.frame)
        #expect(segments.count == 3 && segments[0].minX > 100)
    }

    @Test("On narrow cards, a control that does not fit beside its label goes below it")
    func narrow() throws {
        let app = try rows(width: 320)
        func frame(_ role: TestElement.Role, _ label: String) throws -> CGRect {
            try app.find(role, label).frame
        }
        let wide = try rows(width: 400).all(.radioButton).map(\.frame)
        #expect(wide.count == 3 && wide[0].minX < 60 && wide[2].maxX > 400 - 40)
        #expect(wide[0].midY == wide[2].midY)
        // If they would be truncated too much, segments go below each other at their ideal width.
        let segments = app.all(.radioButton).map(\.frame)
        #expect(segments[1].minY >= segments[0].maxY && segments[0].width == segments[2].width)
        #expect(try segments[0].width == (rows(width: 560).all(.radioButton).first?.frame.width))
        // The short title has room beside its field.
        #expect(try frame(.textField, "Name").width == 128)
        #expect(try frame(.toggleSwitch, "Remember what was open when the program ends").height > 30)
        let value = try frame(.staticText, "A sentence of several lines, which stands beside its label")
        #expect(value.minX > (try frame(.staticText, "About").maxX))
        #expect(value.height > 30)
    }

    @Test("In a label of several texts, the first is the title and the others are smaller below it")
    func severalTexts() throws {
        let app = try mount(width: 500, height: 300) {
            Form {
                Toggle(isOn: .constant(true)) {
                    Text("Title")
                    Text("What it is about")
                }
                LabeledContent {
                    Text("Value")
                } label: {
                    Text("Name")
                    Text("What that is")
                }
                Picker(selection: .constant(1)) {
                    Text("One").tag(1)
                } label: {
                    Text("Choice")
                    Text("Of one")
                }
            }
            .formStyle(.grouped)
        }
        app.update()
        #expect(try app.find(.toggleSwitch, "Title, What it is about").frame.height > 35)
        let (name, about) = (
            try app.find(.staticText, "Name").frame, try app.find(.staticText, "What that is").frame
        )
        #expect(about.minX == name.minX && about.minY >= name.maxY && about.height < name.height)
        #expect(try app.find(.staticText, "Value").frame.maxX == 500 - 32)
        #expect(try app.find(.popUpButton, "Choice, Of one").value == "One")
    }

    @Test("On cards, sections without headers are spaced apart")
    func cardsApart() throws {
        let app = try mount(width: 400, height: 400) {
            Form {
                Section {
                    Text("zero")
                    Text("one")
                }
                Section { Text("two") }
                Section("Header") { Text("three") }
            }
            .formStyle(.grouped)
        }
        app.update()
        func middle(_ label: String) throws -> CGFloat { try app.find(.staticText, label).frame.midY }
        let row = try middle("one") - middle("zero")
        #expect(abs(try middle("two") - middle("one") - row - 14) < 0.01)
        #expect(try middle("three") - middle("two") > row + 14)
    }

    @Test("In a form, a field's title precedes it and is not its prompt")
    func titles() throws {
        struct Field: View {
            @State private var text = ""
            var body: some View { Form { TextField("Title", text: $text, prompt: Text("A prompt")) } }
        }
        let app = try mount(width: 400, height: 100) { Field() }
        app.update()
        #expect(app.all(.textField, "Title").count == 1)
        let field = try app.find(.textField, "Title").frame
        #expect(field.minX > 20)
        try app.find(.textField, "Title").click()
        app.type("x")
        #expect(try app.find(.textField, "Title").value == "x")
    }

    @Test("A custom form style arranges the content freely")
    func ownStyle() throws {
        struct Boxed: FormStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("Before"); configuration.content
                }
            }
        }
        let app = try mount(width: 200, height: 200) { Form { Text("Inside") }.formStyle(Boxed()) }
        #expect(app.texts == ["Before", "Inside"])
    }

    @Test("From right to left, labels are to the right of their controls")
    func rightToLeft() throws {
        let app = try mount(width: 400, height: 400) {
            Settings().environment(\.layoutDirection, .rightToLeft)
        }
        app.update()
        let fields = try fields(app)
        #expect(fields[0].maxX == fields[1].maxX)
        #expect(fields[0].minX == 0)
        #expect(fields[0].maxX < 300)
    }
}
