import Foundation
import PicaTesting
import PicaUI
import Testing

private final class Page: ObservableObject {
    @Published var title: String
    init(_ title: String) { self.title = title }
}

@MainActor @Suite struct FocusedObjectTests {
    private struct Status: View {
        @FocusedObject private var page: Page?
        var body: some View {
            Text(page?.title ?? "none")
            if let title = $page?.title { Button("Shout") { title.wrappedValue += "!" } }
        }
    }

    private struct Pages: View {
        let first: Page
        let second: Page
        var scene: Page?
        var body: some View {
            VStack {
                Status()
                TextField("First", text: .constant("")).focusedObject(first)
                TextField("Second", text: .constant("")).focusedObject(second)
                TextField("Other", text: .constant(""))
            }
            .focusedSceneObject(scene)
        }
    }

    @Test("The focused view's object is read, observed and changed")
    func focus() throws {
        let (first, second) = (Page("one"), Page("two"))
        let app = try mount(width: 300, height: 300) { Pages(first: first, second: second) }
        #expect(app.texts.first == "none")
        try app.find(.textField, "First").click()
        app.update()
        #expect(app.texts.first == "one")
        first.title = "uno"
        app.update()
        #expect(app.texts.first == "uno")
        try app.find(.textField, "Second").click()
        app.update()
        #expect(app.texts.first == "two")
        try app.find(.textField, "Other").click()
        app.update()
        #expect(app.texts.first == "none")
    }

    @Test("A scene's focused object is read from any focus, and its properties can be bound")
    func scene() throws {
        let page = Page("all")
        let app = try mount(width: 300, height: 300) {
            Pages(first: Page("one"), second: Page("two"), scene: page)
        }
        app.update()
        #expect(app.texts.first == "all")
        try app.find(.button, "Shout").click()
        app.update()
        #expect(page.title == "all!")
        #expect(app.texts.first == "all!")
    }
}
