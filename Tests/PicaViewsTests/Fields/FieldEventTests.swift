import Foundation
import PicaTesting
import PicaUI
import Testing

/// The older ways to hear of a field.
@MainActor @Suite struct FieldEventTests {
    @Test("onEditingChanged reports the start and end of editing, onCommit reports Return")
    func events() throws {
        let counter = Counter()
        let number = NumberFormatter()
        let app = try mount(width: 300, height: 300) {
            VStack {
                TextField(
                    "Both", text: .constant(""), onEditingChanged: { counter.note("both \($0)") },
                    onCommit: { counter.note("both!") })
                TextField("Begin", text: .constant(""), onEditingChanged: { counter.note("begin \($0)") })
                TextField("Commit", text: .constant(""), onCommit: { counter.note("commit!") })
                TextField(
                    "Value", value: .constant(1), formatter: number,
                    onEditingChanged: { counter.note("value \($0)") }, onCommit: { counter.note("value!") })
                TextField(
                    "Begun", value: .constant(1), formatter: number,
                    onEditingChanged: { counter.note("begun \($0)") })
                TextField(
                    "Done", value: .constant(1), formatter: number, onCommit: { counter.note("done!") })
                SecureField("Secret", text: .constant(""), onCommit: { counter.note("secret!") })
            }
        }
        try app.find(.textField, "Both").click()
        app.press(.return)
        #expect(counter.takeNotes() == ["both true", "both!"])
        app.press(.tab)
        #expect(counter.takeNotes() == ["both false", "begin true"])
        app.press(.tab)
        app.press(.return)
        #expect(counter.takeNotes() == ["begin false", "commit!"])
        app.press(.tab)
        app.press(.return)
        #expect(counter.takeNotes() == ["value true", "value!"])
        app.press(.tab)
        #expect(counter.takeNotes() == ["value false", "begun true"])
        app.press(.tab)
        app.press(.return)
        #expect(counter.takeNotes() == ["begun false", "done!"])
        app.press(.tab)
        app.press(.return)
        #expect(counter.takeNotes() == ["secret!"])
    }
}
