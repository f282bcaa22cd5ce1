import PicaControls
import PicaGraph
import PicaLabels

/// Commands for a window's sidebar: an item in the View menu that shows and hides it.
///
/// The item is disabled in windows without a ``NavigationSplitView``.
public struct SidebarCommands {
    /// Creates the commands.
    nonisolated public init() {}
}

extension SidebarCommands: Commands {
    /// The item in the View menu.
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
    /// The toggle that shows and hides the window's sidebar.
    var sidebarToggle: SidebarToggle? {
        get { self[FocusedSidebarKey.self] }
        set { self[FocusedSidebarKey.self] = newValue }
    }
}
