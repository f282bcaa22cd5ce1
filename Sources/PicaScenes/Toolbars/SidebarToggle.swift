import PicaControls
import PicaGraph
import PicaLabels
import PicaState

/// Shows and hides a split view's sidebar. It is compared by identity.
@MainActor final class SidebarToggle {
    var isShown = true
    var toggle: @MainActor () -> Void = {}

    nonisolated init() {}
}

private enum SidebarToggleKey: EnvironmentKey { static var defaultValue: SidebarToggle? { nil } }

extension EnvironmentValues {
    /// The toggle of the surrounding split view's sidebar; `nil` if there is none.
    var sidebarToggle: SidebarToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }
}

/// The button that shows and hides a sidebar.
struct SidebarButton: View {
    let toggle: SidebarToggle

    var body: some View {
        Button {
            toggle.toggle()
        } label: {
            Label {
                Text(BarWord(key: .toggleSidebar))
            } icon: {
                Image(systemName: "sidebar.leading")
            }
        }
        .keyboardShortcut(KeyEquivalent("s"), modifiers: [.control, .option])
        .help(Text(BarWord(key: .toggleSidebar)))
    }
}
