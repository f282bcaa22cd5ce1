import PicaUI

/// A window with one of the reader's pages, and a menu with items of every kind.
struct ReaderProbe: App {
    private static var page: ReaderForm.Page {
        CommandLine.arguments.last.flatMap(ReaderForm.Page.init) ?? .controls
    }

    var body: some Scene {
        WindowGroup("Widgets") { ReaderForm(page: Self.page) }
            .defaultSize(width: 500, height: 600)
            .commands {
                CommandMenu("Tools") {
                    Button("Measure") {}
                    Button("Mend") {}
                    Toggle("Spelling", isOn: .constant(false))
                    Menu("Find") { Button("Next") {} }
                }
            }
        WindowGroup("Second", id: "second") { ReaderSecondWindow() }
            .defaultSize(width: 300, height: 80)
    }
}
