import Foundation
import PicaTesting
import PicaUI
import Testing

@MainActor @Suite struct SearchScopeTests {
    private struct Page: View {
        let activation: SearchScopeActivation?
        var suggests = false
        @State private var text = ""
        @State private var scope = 0

        private var searched: some View {
            VStack {
                Text("scope \(scope)")
                Button("Elsewhere") {}
            }
            .searchable(text: $text, prompt: "Find") {
                if suggests { Text("Suggested").searchCompletion("word") }
            }
        }

        var body: some View {
            if let activation {
                searched.searchScopes($scope, activation: activation) {
                    Text("Inbox").tag(0)
                    Text("All").tag(1)
                }
            } else {
                searched.searchScopes($scope) {
                    Text("Inbox").tag(0)
                    Text("All").tag(1)
                }
            }
        }
    }

    private func areShown(_ app: TestHost) -> Bool { !app.all(.radioButton, "All").isEmpty }

    @Test("A search scope can be chosen while searching", arguments: [false, true])
    func choosing(isSaid: Bool) throws {
        let app = try mount(width: 400, height: 400) {
            Page(activation: isSaid ? .onSearchPresentation : nil)
        }
        #expect(!areShown(app))
        try app.find(.textField, "Search").click()
        app.update()
        #expect(areShown(app))
        // The field loses the keyboard to the scopes, which is no end of the search.
        try app.find(.radioButton, "All").click()
        app.update()
        #expect(app.texts.contains("scope 1"))
        #expect(areShown(app))
        try app.find(.button, "Elsewhere").click()
        app.update()
        app.press(.escape)
        app.update()
        #expect(!areShown(app))
        #expect(app.texts.contains("scope 1"))
    }

    @Test("Scopes can appear only once the field has text")
    func textEntry() throws {
        let app = try mount(width: 400, height: 400) { Page(activation: .onTextEntry) }
        try app.find(.textField, "Search").click()
        app.update()
        #expect(!areShown(app))
        app.type("t")
        app.update()
        #expect(areShown(app))
    }

    @Test("Suggestions can be given with the field, in the deprecated form")
    func suggestions() throws {
        let app = try mount(width: 400, height: 400) { Page(activation: nil, suggests: true) }
        try app.find(.textField, "Search").click()
        app.update()
        #expect(app.shows("Suggested"))
    }
}
