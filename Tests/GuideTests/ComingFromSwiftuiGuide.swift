import Foundation
import PicaTesting
import Testing

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PicaUI
#endif

/// The examples of `docs/guides/coming-from-swiftui.md`.
@MainActor @Suite("Guide: coming from SwiftUI") struct ComingFromSwiftuiGuide {
    private struct SaveForm: View {
        let save: () -> Void

        var body: some View {
            Button("Save") { save() }
                .keyboardShortcut("s")
            TextField("Name", text: .constant("Ada Lovelace"))
            SecureField("Password", text: .constant("secret"))
        }
    }

    struct Journal: View {
        var body: some View { Text("Today") }
    }

    struct JournalSettings: View {
        var body: some View { Toggle("Show dates", isOn: .constant(true)) }
    }

    struct JournalApp: App {
        var body: some Scene {
            WindowGroup("Journal") { Journal() }
                .commands {
                    CommandMenu("Entry") {
                        Button("Mark as Favorite") {}.keyboardShortcut("d")
                    }
                }
            Settings { JournalSettings() }
        }
    }

    struct Poster: View {
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
            Text(colorScheme == .dark ? "Good night" : "Good morning")
                .foregroundStyle(.tint)
        }
    }

    @Test("Ctrl presses a Command shortcut")
    func shortcuts() {
        var saved = 0
        let app = TestHost { SaveForm { saved += 1 } }
        app.press("s", .superKey)
        #expect(saved == 0)
        app.press("s", .control)
        #expect(saved == 1)
    }

    @Test("A double click in a field selects for middle-click paste, except in a secure field")
    func primarySelection() throws {
        let app = TestHost { SaveForm {} }
        try app.find(.textField, "Name").click(at: .leading, count: 2)
        #expect(app.primarySelection == "Ada")
        app.primarySelection = nil
        try app.find(.secureField, "Password").click(at: .leading, count: 2)
        #expect(app.primarySelection == nil)
    }

    @Test("The menu bar has the standard menus and the app's, with settings in Edit")
    func menus() throws {
        let app = TestHost(app: JournalApp())
        let titles = app.all(.menuBarItem).map(\.label)
        #expect(titles.starts(with: ["File", "Edit"]) && titles.contains("Entry"))
        app.press(.function(10))
        #expect(app.all(.menu).count == 1)
        app.press(.escape)
        try app.find(.menuBarItem, "Edit").click()
        #expect(try app.find(.menuItem, "Settings…").shortcut == "Ctrl+,")
        #expect(app.all(.menuItem).last?.label == "Settings…")
    }

    @Test("A view follows the desktop from light to dark")
    func colorScheme() {
        let app = TestHost { Poster() }
        #expect(app.texts == ["Good morning"])
        app.setEnvironment(\.colorScheme, .dark)
        #expect(app.texts == ["Good night"])
    }
}
