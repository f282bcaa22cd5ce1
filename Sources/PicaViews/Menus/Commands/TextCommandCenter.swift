import PicaGraph

/// Finds who in a window does a command: what has the focus, or what is around that. What there is to undo
/// besides is the window's.
@MainActor final class TextCommandCenter {
    /// The bar of the window's menus.
    weak var bar: Element?

    nonisolated init() {}

    private func responder(for command: TextCommand) -> (any TextCommandResponder)? {
        // What a panel has no use for is its editor's, which has the window's focus.
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
    /// In a bar of menus: that of its window.
    var textCommandCenter: TextCommandCenter? {
        get { self[TextCommandCenterKey.self] }
        set { self[TextCommandCenterKey.self] = newValue }
    }
}

/// Items of a bar's menu that do something with the text that has the focus.
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
        // What is so is found out as the menu opens; a key asks when it comes.
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
