import Observation
import PicaControls
import PicaGraph
import PicaLabels
import PicaState

/// Commands for a window's toolbar: items in the View menu that show, hide and customize it.
///
/// The first is disabled in windows without a toolbar, the second if there is no `toolbar(id:content:)`.
public struct ToolbarCommands {
    /// Creates the commands.
    nonisolated public init() {}
}

extension ToolbarCommands: Commands {
    /// The two items in the View menu.
    public var body: some Commands {
        CommandGroup(after: .toolbar) { ToolbarCommandItems() }
    }
}

private struct ToolbarCommandItems: View {
    @FocusedValue(\.toolbarDisplay) private var display

    init() {}

    var body: some View {
        Button {
            display?.isHidden.toggle()
        } label: {
            Text(BarWord(key: display?.isHidden == true ? .showToolbar : .hideToolbar))
        }
        .keyboardShortcut(KeyEquivalent("t"), modifiers: [.control, .option])
        .disabled(display?.hasToolbar != true)
        Button {
            display?.customize?()
        } label: {
            Text(BarWord(key: .customizeToolbar))
        }
        .disabled(display?.customize == nil || display?.isHidden == true)
    }
}

/// Whether a window's toolbars are visible, and how to customize them. It is compared by identity.
@MainActor @Observable final class ToolbarDisplay {
    var isHidden = false
    var hasToolbar = false
    /// Starts customization of the toolbar; `nil` if it cannot be customized.
    var customize: (@MainActor () -> Void)?

    nonisolated init() {}
}

private enum ToolbarDisplayKey: EnvironmentKey { static var defaultValue: ToolbarDisplay? { nil } }
private enum FocusedToolbarKey: FocusedValueKey { typealias Value = ToolbarDisplay }

extension EnvironmentValues {
    /// The visibility of the surrounding window's toolbars; `nil` in sheets, whose toolbars are always visible.
    var toolbarDisplay: ToolbarDisplay? {
        get { self[ToolbarDisplayKey.self] }
        set { self[ToolbarDisplayKey.self] = newValue }
    }
}

extension FocusedValues {
    /// The visibility of the window's toolbars, for commands.
    fileprivate(set) var toolbarDisplay: ToolbarDisplay? {
        get { self[FocusedToolbarKey.self] }
        set { self[FocusedToolbarKey.self] = newValue }
    }
}

/// Shows the bars around a window's content.
struct WindowBars: ViewModifier {
    @State private var own = ToolbarDisplay()
    @Environment(\.toolbarDisplay) private var outer

    func body(content: Content) -> some View {
        let display = outer ?? own
        content
            .modifier(BarHost())
            .environment(\.toolbarDisplay, display)
            .focusedSceneValue(\.toolbarDisplay, display)
    }
}
