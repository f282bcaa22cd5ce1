import Observation
import PicaGraph

/// Commands about a window's toolbar: items in the View menu that show and hide it, and that let a person arrange it.
///
/// The first is disabled in windows without a toolbar, the second where it has no `toolbar(id:content:)`.
public struct ToolbarCommands {
    /// The commands.
    nonisolated public init() {}
}

extension ToolbarCommands: Commands {
    /// Two items in the View menu.
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

/// Whether a person sees a window's toolbars, and what arranges them. Known by its identity.
@MainActor @Observable final class ToolbarDisplay {
    var isHidden = false
    var hasToolbar = false
    /// Lets a person arrange the toolbar; nil where nobody may.
    var customize: (@MainActor () -> Void)?

    nonisolated init() {}
}

private enum ToolbarDisplayKey: EnvironmentKey { static var defaultValue: ToolbarDisplay? { nil } }
private enum FocusedToolbarKey: FocusedValueKey { typealias Value = ToolbarDisplay }

extension EnvironmentValues {
    /// Whether a person sees the toolbars of the window around; nil in sheets, whose toolbars are always there.
    var toolbarDisplay: ToolbarDisplay? {
        get { self[ToolbarDisplayKey.self] }
        set { self[ToolbarDisplayKey.self] = newValue }
    }
}

extension FocusedValues {
    /// Shows, hides and arranges the toolbars of the window.
    fileprivate(set) var toolbarDisplay: ToolbarDisplay? {
        get { self[FocusedToolbarKey.self] }
        set { self[FocusedToolbarKey.self] = newValue }
    }
}

/// Shows the bars of a window's content.
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
