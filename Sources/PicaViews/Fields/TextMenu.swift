import Foundation
import PicaGraph

/// What can be done with text, as its menu has it.
struct TextMenuItem {
    let title: Text
    let isEnabled: Bool
    let isOn: Bool
    /// The key that does the same; the menu shows it.
    let shortcut: KeyboardShortcut?
    let action: @MainActor () -> Void

    init(
        _ title: Text, isEnabled: Bool, isOn: Bool = false, shortcut: KeyboardShortcut? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.shortcut = shortcut
        self.title = title
        self.isEnabled = isEnabled
        self.isOn = isOn
        self.action = action
    }

    init(_ title: MenuWord.Key, isEnabled: Bool, action: @escaping @MainActor () -> Void) {
        self.init(Text(MenuWord(key: title)), isEnabled: isEnabled, action: action)
    }
}

extension TextMenuItem {
    /// A command, as far as somebody can do it now.
    @MainActor init(_ command: TextCommand, of responder: some TextCommandResponder) {
        self.init(
            command.title, isEnabled: responder.canCarryOut(command), isOn: responder.isOn(command),
            shortcut: command.shortcut
        ) { [weak responder] in responder?.carryOut(command) }
    }
}

/// The menu of a field or of text that can be selected, as it is when it is asked for.
final class TextMenuRequest: MenuRequest {
    /// Dividers stand between them.
    let groups: [[TextMenuItem]]

    init(for element: Element, at place: CGRect, isByKey: Bool, groups: [[TextMenuItem]]) {
        self.groups = groups.filter { !$0.isEmpty }
        super.init(for: element, at: place, isByKey: isByKey)
    }
}

/// A field that wants an emoji.
final class EmojiRequest: MenuRequest {
    let insert: @MainActor (String) -> Void

    init(for element: Element, at place: CGRect, insert: @escaping @MainActor (String) -> Void) {
        self.insert = insert
        super.init(for: element, at: place, isByKey: true)
    }
}

/// Shows the menus that fields and texts inside ask for, through the environment's `textMenu`.
struct TextMenuPresenter: ViewModifier {
    @State private var request: MenuRequest?

    func body(content: Content) -> some View {
        content
            .environment(\.textMenu, $request)
            .presented($request) { request in
                if let menu = request as? TextMenuRequest {
                    MenuSurface(items: TextMenu(groups: menu.groups), choosesFirst: menu.isByKey)
                } else if let emoji = request as? EmojiRequest {
                    EmojiPicker(insert: emoji.insert)
                }
            }
    }
}

private enum TextMenuKey: EnvironmentKey { static var defaultValue: Binding<MenuRequest?>? { nil } }

extension EnvironmentValues {
    /// Where a field or a text asks for its menu.
    var textMenu: Binding<MenuRequest?>? {
        get { self[TextMenuKey.self] }
        set { self[TextMenuKey.self] = newValue }
    }
}

private struct TextMenu: View {
    let groups: [[TextMenuItem]]

    var body: some View {
        ForEach(groups.indices, id: \.self) { group in
            if group > 0 { Divider() }
            ForEach(groups[group].indices, id: \.self) { index in
                let item = groups[group][index]
                Button(action: item.action) { CheckedTitle(title: item.title, isOn: item.isOn) }
                    .environment(\.keyboardShortcut, item.shortcut)
                    .accessibilityAddTraits(item.isOn ? .isSelected : [])
                    .disabled(!item.isEnabled)
            }
        }
    }
}
