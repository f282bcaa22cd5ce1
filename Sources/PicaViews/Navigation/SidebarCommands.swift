import PicaGraph

/// Commands about a window's sidebar: an item in the View menu that shows and hides it.
///
/// The item is disabled in windows without a ``NavigationSplitView``.
public struct SidebarCommands {
    /// The commands.
    nonisolated public init() {}
}

extension SidebarCommands: Commands {
    /// An item in the View menu.
    public var body: some Commands {
        CommandGroup(before: .sidebar) { SidebarItem() }
    }
}

private struct SidebarItem: View {
    @FocusedValue(\.sidebarToggle) private var toggle

    init() {}

    var body: some View {
        Button {
            toggle?.toggle()
        } label: {
            Text(BarWord(key: .toggleSidebar))
        }
        .keyboardShortcut(KeyEquivalent("s"), modifiers: [.control, .option])
        .disabled(toggle == nil)
    }
}

private enum FocusedSidebarKey: FocusedValueKey { typealias Value = SidebarToggle }

extension FocusedValues {
    /// Shows and hides the sidebar of the window.
    var sidebarToggle: SidebarToggle? {
        get { self[FocusedSidebarKey.self] }
        set { self[FocusedSidebarKey.self] = newValue }
    }
}
