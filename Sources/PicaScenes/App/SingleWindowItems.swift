import PicaControls
import PicaGraph
import PicaLabels
import PicaState

/// The menu items that open an app's single windows.
struct SingleWindowItems: View {
    let windows: [ListedWindow]
    @Environment(\.openWindow) private var openWindow

    init(windows: [ListedWindow]) { self.windows = windows }

    var body: some View {
        ForEach(windows) { window in
            Button(action: { openWindow(id: window.id) }, label: { Text(verbatim: window.title) })
                .keyboardShortcut(window.shortcut as? KeyboardShortcut)
        }
    }
}

extension Scene {
    /// Sets the keyboard shortcut of the menu item that opens a `Window`. Menus list it under Window. The innermost
    /// modifier wins, and on other scenes it has no effect.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Sets the keyboard shortcut of the menu item that opens a `Window`; `nil` for none. Menus list it under Window. The
    /// innermost modifier wins, and on other scenes it has no effect.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        ModifiedScene(content: self, window: { $0.shortcut = $0.shortcut ?? shortcut })
    }
}
