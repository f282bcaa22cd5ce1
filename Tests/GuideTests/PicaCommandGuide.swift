import PicaTesting
import SwiftUI
import Testing

/// The examples of `docs/guides/pica-command.md`.
@MainActor @Suite("Guide: the command pica") struct PicaCommandGuide {
    struct Hello: App {
        var body: some Scene {
            WindowGroup("Hello") { Counter() }
        }
    }

    struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("Pressed \(count) times") { count += 1 }
                .padding()
        }
    }

    @Test("The first program counts presses")
    func counting() throws {
        let app = TestHost(app: Hello())
        try app.find(.button, "Pressed 0 times").click()
        #expect(throws: Never.self) { try app.find(.button, "Pressed 1 times") }
    }
}
