import SwiftUI

@main
struct TallyApp: App {
    @StateObject private var store = TallyStore()

    var body: some Scene {
        WindowGroup("Tally") {
            TallyList()
                .environmentObject(store)
                .frame(minWidth: 420, minHeight: 320)
        }
        .commands {
            CommandMenu("Tally") {
                Button("Reset All") { store.resetAll() }
                    .keyboardShortcut("r", modifiers: [.command, .shift])
            }
        }
    }
}
