import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// How typed text reaches the app.
@MainActor @Suite struct BoundTextTests {
    /// An app's state outside its views.
    @MainActor private final class Notes {
        var changes: [String] = []
        var binding: Binding<String>?
    }

    private struct Page: View {
        let notes: Notes
        @State private var text = "one"
        var body: some View {
            let _ = notes.binding = $text
            VStack {
                TextEditor(text: $text)
                Button("Note") { notes.changes.append(text) }
            }
        }
    }

    private struct Watching: View {
        let notes: Notes
        @State private var text = ""
        var body: some View {
            VStack {
                TextEditor(text: $text)
                Text("\(text.count) characters")
            }
            .onChange(of: text) { notes.changes.append(text) }
        }
    }

    private struct Shouting: View {
        let notes: Notes
        @State private var text = ""
        var body: some View {
            let _ = notes.binding = $text
            TextEditor(text: $text).onChange(of: text) { text = text.uppercased() }
        }
    }

    @Test("A deferred value is computed once, when it is read")
    func deferred() throws {
        let notes = Notes()
        let app = try mount { Page(notes: notes) }
        let binding = try #require(notes.binding)
        var made = 0
        let text = Deferred<String> {
            made += 1
            return "two"
        }
        binding.set(text)
        #expect(binding.holds(text))
        #expect(made == 0)
        #expect(binding.wrappedValue == "two")
        #expect(binding.wrappedValue == "two")
        #expect(made == 1)
        app.update()
        #expect(try app.find(.textEditor).value == "two")
        binding.wrappedValue = "three"
        #expect(!binding.holds(text))
        app.update()
        #expect(try app.find(.textEditor).value == "three")
    }

    @Test("An app that reads its state at any time sees the text typed so far")
    func readLater() throws {
        let notes = Notes()
        let app = try mount { Page(notes: notes) }
        app.press(.tab)
        app.press(.end, .control)
        app.type(" two")
        #expect(notes.binding?.wrappedValue == "one two")
        app.type(" three")
        try app.find(.button, "Note").click()
        #expect(notes.changes == ["one two three"])
    }

    @Test("A view that reads the text updates with each key, and onChange sees each value")
    func watching() throws {
        let notes = Notes()
        let app = try mount { Watching(notes: notes) }
        app.press(.tab)
        for key in ["a", "b", "c"] { app.type(key) }
        #expect(notes.changes == ["a", "ab", "abc"])
        #expect(try app.find(.staticText, "3 characters").frame.width > 0)
    }

    @Test("The field shows the app's changes to the text being typed")
    func answering() throws {
        let notes = Notes()
        let app = try mount { Shouting(notes: notes) }
        app.press(.tab)
        for key in ["a", "b"] { app.type(key) }
        #expect(notes.binding?.wrappedValue == "AB")
        #expect(try app.find(.textEditor).value == "AB")
    }
}
