import PicaUI

/// The gallery's own menus: they choose the page and its appearance.
struct GalleryCommands: Commands {
    let appearance: Appearance
    @FocusedBinding(\.page) private var page

    var body: some Commands {
        SidebarCommands()
        ToolbarCommands()
        InspectorCommands()
        CommandGroup(after: .sidebar) {
            Button("Light") { appearance.colorScheme = .light }
            Button("Dark") { appearance.colorScheme = .dark }
            Button("Match Desktop") { appearance.colorScheme = nil }
        }
        CommandMenu("Go") {
            Button("Next Page", systemImage: "chevron.down") { go(by: 1) }
                .keyboardShortcut(.pageDown, modifiers: .option)
            Button("Previous Page", systemImage: "chevron.up") { go(by: -1) }
                .keyboardShortcut(.pageUp, modifiers: .option)
        }
    }

    private func go(by step: Int) {
        let pages = Page.allCases
        guard let page, let index = pages.firstIndex(of: page) else { return }
        self.page = pages[(index + step + pages.count) % pages.count]
    }
}

private struct PageKey: FocusedValueKey { typealias Value = Binding<Page> }

extension FocusedValues {
    /// The page that a window shows.
    var page: Binding<Page>? {
        get { self[PageKey.self] }
        set { self[PageKey.self] = newValue }
    }
}
