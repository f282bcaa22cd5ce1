import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Search {
    var text = ""
    var isPresented = false
    var submitted: [String] = []
}

/// A field over a view, by which that is searched.
@MainActor @Suite struct SearchTests {
    private struct Inside: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            VStack {
                Text(isSearching ? "searching" : "idle")
                Button("Done") { dismissSearch() }
            }
        }
    }

    private struct Page: View {
        @Bindable var search: Search
        var isTied = false

        var body: some View {
            if isTied {
                Inside().searchable(text: $search.text, isPresented: $search.isPresented, prompt: "Look here")
            } else {
                Inside()
                    .searchable(text: $search.text, prompt: "Look here")
                    .onSubmit { search.submitted.append("text") }
                    .onSubmit(of: .search) { search.submitted.append(search.text) }
            }
        }
    }

    private func mounted(_ search: Search = Search(), isTied: Bool = false) throws -> TestHost {
        try mount { Page(search: search, isTied: isTied) }
    }

    private func field(_ app: TestHost) throws -> TestElement { try app.find(.textField, "Search") }

    @Test("The field is above the view, bound to its text")
    func bound() throws {
        let search = Search()
        let app = try mounted(search)
        #expect(try field(app).frame.maxY < app.find(.staticText, "idle").frame.minY)
        try field(app).click()
        app.type("tea")
        #expect(search.text == "tea")
        search.text = "coffee"
        app.update()
        #expect(try field(app).value == "coffee")
    }

    @Test("Return submits the search and nothing else")
    func submit() throws {
        let search = Search()
        let app = try mounted(search)
        try field(app).click()
        app.type("tea")
        app.press(.return)
        #expect(search.submitted == ["tea"])
    }

    @Test("A search lasts from the first focus until it is canceled or left empty")
    func isSearching() throws {
        let search = Search()
        let app = try mounted(search)
        #expect(app.texts.contains("idle"))
        try field(app).click()
        #expect(app.texts.contains("searching"))
        app.press(.tab)
        #expect(app.texts.contains("idle"), "left empty")
        try field(app).click()
        app.type("tea")
        app.press(.tab)
        app.press(.tab)
        #expect(app.focused?.label == "Done")
        #expect(app.texts.contains("searching"), "left with words in it")
        try app.find(.button, "Done").click()
        #expect(app.texts.contains("idle"))
        #expect(search.text == "", "ending empties the field")
    }

    @Test("Escape ends the search and removes the focus from the field")
    func escape() throws {
        let search = Search()
        let app = try mounted(search)
        try field(app).click()
        app.type("tea")
        app.press(.escape)
        #expect(search.text == "")
        #expect(app.texts.contains("idle"))
        #expect(app.focused == nil)
    }

    @Test("Ctrl+F focuses the field from anywhere in the window")
    func shortcut() throws {
        let app = try mounted()
        #expect(app.focused == nil)
        app.press("f", .control)
        #expect(try field(app).isFocused)
        app.type("a")
        #expect(try field(app).value == "a", "the key itself types nothing")
        try app.find(.button, "Done").click()
        app.press("f", .control)
        #expect(try field(app).isFocused)
    }

    @Test("A focused editor keeps Ctrl+F for itself")
    func editor() throws {
        let app = try mount(width: 500, height: 400) {
            TextEditor(text: .constant("words")).searchable(text: .constant(""))
        }
        try app.find(.textEditor).click()
        app.press("f", .control)
        #expect(try app.find(.textField, "Find").isFocused)
    }

    @Test("The clear button empties the field and keeps the focus")
    func clear() throws {
        let search = Search()
        let app = try mounted(search)
        #expect(app.all(.button, "Clear").isEmpty)
        try field(app).click()
        app.type("tea")
        try app.find(.button, "Clear").click()
        #expect(search.text == "")
        #expect(try field(app).isFocused)
        #expect(app.texts.contains("searching"))
        #expect(app.all(.button, "Clear").isEmpty)
    }

    @Test("The program starts and ends a search, and observes it")
    func presented() throws {
        let search = Search()
        let app = try mounted(search, isTied: true)
        search.isPresented = true
        app.update()
        #expect(try field(app).isFocused)
        #expect(app.texts.contains("searching"))
        app.type("tea")
        search.isPresented = false
        app.update()
        #expect(search.text == "")
        #expect(app.focused == nil)
        try field(app).click()
        #expect(search.isPresented)
        app.press(.escape)
        #expect(!search.isPresented)
    }

    @Test("A search that starts presented has the focus")
    func presentedAtOnce() throws {
        let search = Search()
        search.isPresented = true
        search.text = "kept"
        let app = try mounted(search, isTied: true)
        #expect(try field(app).isFocused)
        #expect(search.text == "kept")
    }

    @Test("Initial text stays without starting a search")
    func textAtOnce() throws {
        let search = Search()
        search.text = "kept"
        let app = try mounted(search)
        #expect(search.text == "kept")
        #expect(app.texts.contains("idle"))
    }

    private struct Suggesting: View {
        @Bindable var search: Search
        @FocusState private var isFocused: Bool

        var body: some View {
            Inside()
                .searchable(text: $search.text)
                .searchSuggestions {
                    Text("Tea").searchCompletion("tea")
                    Text("Coffee").searchCompletion("coffee")
                }
                .searchFocused($isFocused)
                .onSubmit(of: .search) { search.submitted.append(search.text) }
                .overlay(alignment: .bottom) {
                    HStack {
                        Button("Go") { isFocused = true }
                        Text(isFocused ? "inside" : "outside")
                    }
                }
        }
    }

    @Test("Suggestions open with the field, and choosing one searches at once")
    func suggestions() throws {
        let search = Search()
        let app = try mount { Suggesting(search: search) }
        try field(app).click()
        #expect(app.all(.menuItem).map(\.label) == ["Tea", "Coffee"])
        app.press(.down)
        app.press(.down)
        app.press(.return)
        #expect(search.text == "coffee")
        #expect(search.submitted == ["coffee"])
        #expect(app.all(.menu).isEmpty)
        #expect(app.texts.contains("searching"))
    }

    @Test("Escape closes the suggestions first, and then ends the search")
    func escapeTwice() throws {
        let search = Search()
        let app = try mount { Suggesting(search: search) }
        try field(app).click()
        app.type("x")
        app.press(.escape)
        #expect(app.all(.menu).isEmpty)
        #expect(search.text == "x")
        app.press(.escape)
        #expect(search.text == "")
        #expect(app.texts.contains("idle"))
    }

    @Test("A focus state outside reads and sets the field's focus")
    func focus() throws {
        let app = try mount { Suggesting(search: Search()) }
        #expect(app.texts.contains("outside"))
        try app.find(.button, "Go").click()
        #expect(try field(app).isFocused)
        #expect(app.texts.contains("inside"))
    }

    @Test("Other fields' suggestions do not apply to the search")
    func apart() throws {
        let app = try mount {
            Inside().searchable(text: .constant(""))
                .textInputSuggestions { Text("Other").textInputCompletion("other") }
        }
        try field(app).click()
        app.type("x")
        #expect(app.all(.menu).isEmpty)
    }

    @Test("The field's label is its purpose in the locale's language")
    func language() throws {
        let app = try mount { Inside().searchable(text: .constant("")) }
        app.setEnvironment(\.locale, Locale(identifier: "de"))
        #expect(try app.find(.textField).label == "Suchen")
    }
}
