import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

/// Text fields with a vertical axis.
@MainActor @Suite struct GrowingFieldTests {
    @MainActor @Observable fileprivate final class Model {
        var text = ""
        var submissions = 0
    }

    private struct Field: View {
        @Bindable var model: Model
        var submits = false
        var body: some View {
            if submits {
                field.onSubmit { model.submissions += 1 }
            } else {
                field
            }
        }
        private var field: some View {
            TextField("Message", text: $model.text, prompt: Text("Say something"), axis: .vertical)
        }
    }

    private func height(_ app: TestHost) throws -> CGFloat {
        try app.find(.textField, "Message").frame.height
    }

    /// The height that a line adds.
    private func lineHeight() throws -> CGFloat {
        func height(_ text: String) throws -> CGFloat {
            try mount(width: 200, height: 300) { Text(text).named("text") }.frame("text").height
        }
        return try height("a\nb") - height("a")
    }

    @Test("A field is as high as its lines, and at least one line high")
    func grows() throws {
        let model = Model()
        let app = try mount(width: 200, height: 400) { Field(model: model) }
        let plain = try mount(width: 200, height: 400) { TextField("Message", text: .constant("")) }
        let empty = try height(app)
        #expect(try abs(empty - height(plain)) <= 1)
        try app.find(.textField).click()
        app.type("one\u{20}two three four five six seven eight nine ten")
        #expect(try height(app) > empty)
        model.text = "a\nb\nc"
        app.update()
        #expect(try abs(height(app) - empty - 2 * lineHeight()) <= 1)
        model.text = ""
        app.update()
        #expect(try height(app) == empty)
    }

    @Test("It grows within its line limits, and then scrolls")
    func limits() throws {
        let model = Model()
        func height(_ count: Int, _ limit: ClosedRange<Int>) throws -> CGFloat {
            model.text = Array(repeating: "line", count: count).joined(separator: "\n")
            let app = try mount(width: 200, height: 600) { Field(model: model).lineLimit(limit) }
            return try self.height(app)
        }
        let line = try lineHeight()
        let two = try height(1, 2...4)
        #expect(try height(2, 2...4) == two, "there is room for two lines at least")
        #expect(try abs(height(3, 2...4) - two - line) <= 1)
        #expect(try abs(height(9, 2...4) - two - 2 * line) <= 1, "and for four at most")

        let app = try mount(width: 200, height: 600) { Field(model: model).lineLimit(2...4) }
        try app.find(.textField).click()
        app.press(.end, .control)
        let frame = try app.find(.textField).frame
        let caret = try #require(app.caret)
        #expect(frame.contains(caret), "the last of nine lines is in sight")
    }

    @Test("With a submit action Return submits and Shift+Return starts a line")
    func submits() throws {
        let model = Model()
        let app = try mount(width: 200, height: 400) { Field(model: model, submits: true) }
        try app.find(.textField).click()
        app.type("a")
        app.press(.return, .shift)
        app.type("b")
        app.press(.return)
        #expect(model.text == "a\nb" && model.submissions == 1)
    }

    @Test("Without a submit action Return starts a line; Tab always moves on")
    func newlines() throws {
        let model = Model()
        let app = try mount(width: 200, height: 400) {
            VStack {
                Field(model: model)
                TextField("Next", text: .constant(""))
            }
        }
        try app.find(.textField, "Message").click()
        app.type("a")
        app.press(.return)
        app.type("b")
        #expect(model.text == "a\nb")
        app.press(.tab)
        #expect(model.text == "a\nb")
        #expect(try app.find(.textField, "Next").isFocused)
    }

    @Test("The prompt shows while the field is empty, and hides during composition")
    func prompt() throws {
        let model = Model()
        let app = try mount(width: 240, height: 60) { Field(model: model) }
        let prompted = app.freshPicture()
        let bare = try mount(width: 240, height: 60) {
            TextField("", text: .constant(""), axis: .vertical)
        }.freshPicture()
        #expect(prompted.difference(from: bare).count > 0)
        model.text = " "
        app.update()
        #expect(app.freshPicture().difference(from: bare).count == 0)
    }

    @Test("Its first line aligns with adjacent text")
    func baseline() throws {
        let app = try mount(width: 300, height: 200) {
            HStack(alignment: .firstTextBaseline) {
                TextField("Line", text: .constant("a"))
                TextField("Grown", text: .constant("a\nb"), axis: .vertical)
            }
        }
        let line = try app.find(.textField, "Line").frame
        let grown = try app.find(.textField, "Grown").frame
        #expect(abs(line.minY - grown.minY) <= 1)
    }

    @Test("A one-line field's height does not depend on its text")
    func oneHeight() throws {
        func height(_ text: String) throws -> CGFloat {
            try mount(width: 200, height: 100) { TextField("a", text: .constant(text)) }
                .find(.textField).frame.height
        }
        #expect(try height("日本語") == height("a"))
        #expect(try height("ไทย हिन्दी བོད 😀") == height(""))
    }
}
