import PicaGraph
import PicaState

/// Finds the element in a window that performs a command: the focused one, or one around it. Other undo and redo go to
/// the window.
@MainActor final class TextCommandCenter {
    /// The window's menu bar.
    weak var bar: Element?

    nonisolated init() {}

    private func responder(for command: TextCommand) -> (any TextCommandResponder)? {
        // A command that a panel does not handle goes to its editor, which has the window's focus.
        let focused = [bar?.host?.focusedElement, bar?.host?.focus.focused].compactMap(\.self)
        return focused.lazy.flatMap { sequence(first: $0) { $0.parent } }
            .compactMap { $0.responder as? any TextCommandResponder }
            .first { $0.canCarryOut(command) }
    }

    func canCarryOut(_ command: TextCommand) -> Bool {
        if responder(for: command) != nil { return true }
        switch command {
        case .undo: return bar?.host?.undoManager.canUndo == true
        case .redo: return bar?.host?.undoManager.canRedo == true
        default: return false
        }
    }

    func isOn(_ command: TextCommand) -> Bool { responder(for: command)?.isOn(command) == true }

    func carryOut(_ command: TextCommand) {
        if let responder = responder(for: command) { return responder.carryOut(command) }
        switch command {
        case .undo: bar?.host?.undoManager.undo()
        case .redo: bar?.host?.undoManager.redo()
        default: break
        }
    }
}

private enum TextCommandCenterKey: EnvironmentKey { static var defaultValue: TextCommandCenter? { nil } }

extension EnvironmentValues {
    /// The command center of the window, for views in its menu bar.
    var textCommandCenter: TextCommandCenter? {
        get { self[TextCommandCenterKey.self] }
        set { self[TextCommandCenterKey.self] = newValue }
    }
}

/// Items of a menu that perform commands on the focused text.
struct TextCommandItems: View {
    let commands: [TextCommand]

    var body: some View {
        ForEach(commands, id: \.self) { TextCommandItem(command: $0) }
    }
}

private struct TextCommandItem: View {
    let command: TextCommand
    @Environment(\.menuOpening) private var opening
    @Environment(\.textCommandCenter) private var center

    init(command: TextCommand) { self.command = command }

    var body: some View {
        // The state is determined when the menu opens; a shortcut checks it when pressed.
        let isOn = opening != nil && center?.isOn(command) == true
        Button {
            center?.carryOut(command)
        } label: {
            CheckedTitle(title: command.title, isOn: isOn)
        }
        .accessibilityAddTraits(isOn ? .isSelected : [])
        .keyboardShortcut(command.shortcut)
        .disabled(opening != nil && center?.canCarryOut(command) != true)
    }
}
