import Foundation
import Observation
import PicaGraph
import PicaTesting
import PicaUI
import Testing

@MainActor @Observable private final class Letter {
    var isChanged = true
    var done: [String] = []
}

/// A window that asks before it closes.
@MainActor @Suite struct DismissalConfirmationTests {
    private struct Letters: App {
        let letter: Letter

        init(_ letter: Letter) { self.letter = letter }
        init() { preconditionFailure("it is made of a letter") }

        var body: some Scene {
            WindowGroup {
                Page(letter: letter)
            }
        }
    }

    private struct Page: View {
        let letter: Letter

        var body: some View {
            Text("Dear Ada")
                .dismissalConfirmationDialog("Close the letter?", shouldPresent: letter.isChanged) {
                    Button("Save") { letter.done.append("saved") }
                    Button("Discard", role: .destructive) { letter.done.append("discarded") }
                } message: {
                    Text("It is not saved.")
                }
        }
    }

    private let letter = Letter()

    private func window() throws -> TestHost {
        _ = try mount { EmptyView() }
        return TestHost(app: Letters(letter), size: CGSize(width: 500, height: 400))
    }

    private func isOpen(_ app: TestHost) -> Bool { app.texts.contains("Dear Ada") }

    @Test("A window without a reason to confirm closes at once")
    func nothingToAsk() throws {
        letter.isChanged = false
        let app = try window()
        app.press("w", .control)
        #expect(!isOpen(app))
    }

    @Test("A window asks, and stays open if the user cancels", arguments: ["w", "q"])
    func cancelled(key: String) throws {
        let app = try window()
        app.press(TestHost.Key(Character(key)), .control)
        #expect(app.texts.contains("Close the letter?") && app.texts.contains("It is not saved."))
        #expect(app.all(.button).map(\.label).sorted() == ["Cancel", "Discard", "Save"])
        try app.find(.button, "Cancel").click()
        #expect(isOpen(app) && letter.done == [])
        app.press(TestHost.Key(Character(key)), .control)
        app.press(.escape)
        #expect(isOpen(app) && letter.done == [])
        #expect(!app.texts.contains("Close the letter?"))
    }

    @Test("Any other button runs its action and closes the window", arguments: ["Save", "Discard"])
    func confirmed(button: String) async throws {
        let app = try window()
        app.press("w", .control)
        try app.find(.button, button).click()
        #expect(isOpen(app), "not in the middle of the window's own event")
        await app.settle { !isOpen(app) }
        #expect(!isOpen(app))
        #expect(letter.done == [button == "Save" ? "saved" : "discarded"])
    }

    @Test("A window asks as long as there is a reason")
    func condition() throws {
        let app = try window()
        app.press("w", .control)
        app.press(.escape)
        letter.isChanged = false
        app.update()
        app.press("w", .control)
        #expect(!isOpen(app))
    }

    @Test("Titles may have any type")
    func titles() throws {
        let app = try mount {
            VStack {
                Text("a").dismissalConfirmationDialog(Text("A"), shouldPresent: false) {}
                Text("b").dismissalConfirmationDialog("B" as String, shouldPresent: false) {}
                Text("c").dismissalConfirmationDialog(
                    LocalizedStringResource("C"), shouldPresent: false
                ) {}
                Text("d").dismissalConfirmationDialog("D", shouldPresent: false) {}
                Text("e").dismissalConfirmationDialog("E" as String, shouldPresent: false) {
                } message: {
                    Text("why")
                }
                Text("f").dismissalConfirmationDialog(LocalizedStringResource("F"), shouldPresent: false) {
                } message: {
                    Text("why")
                }
            }
        }
        #expect(app.texts == ["a", "b", "c", "d", "e", "f"])
    }
}
