import Foundation
import PicaControls
import PicaGraph
import PicaLabels
import PicaState

/// An item of a text's menu.
package struct TextMenuItem {
    let title: Text
    let isEnabled: Bool
    let isOn: Bool
    /// The keyboard shortcut, which the menu shows.
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

    package init(_ title: MenuWord.Key, isEnabled: Bool, action: @escaping @MainActor () -> Void) {
        self.init(Text(MenuWord(key: title)), isEnabled: isEnabled, action: action)
    }
}

extension TextMenuItem {
    /// Creates an item for a command, enabled if the responder can perform it now.
    @MainActor package init(_ command: TextCommand, of responder: some TextCommandResponder) {
        self.init(
            command.title, isEnabled: responder.canCarryOut(command), isOn: responder.isOn(command),
            shortcut: command.shortcut
        ) { [weak responder] in responder?.carryOut(command) }
    }
}

/// A menu that a field or a selectable text asked for.
@MainActor package struct TextMenuRequest {
    fileprivate enum Content {
        /// Groups of items, with dividers between them.
        case items([[TextMenuItem]])
        /// A picker of emoji.
        case emoji(insert: @MainActor (String) -> Void)
    }

    fileprivate let menu: MenuRequest
    fileprivate let content: Content

    /// Asks for a menu of commands.
    /// - Parameters:
    ///   - place: The rectangle that the menu stands below, in the element's points.
    ///   - groups: The items; empty groups are left out.
    package init(for element: Element, at place: CGRect, isByKey: Bool, groups: [[TextMenuItem]]) {
        menu = MenuRequest(for: element, at: place, isByKey: isByKey)
        content = .items(groups.filter { !$0.isEmpty })
    }

    /// Asks for the emoji picker.
    init(emojiFor element: Element, at place: CGRect, insert: @escaping @MainActor (String) -> Void) {
        menu = MenuRequest(for: element, at: place, isByKey: true)
        content = .emoji(insert: insert)
    }
}

/// Shows the menus that fields and texts inside request through the environment's `textMenu`.
package struct TextMenuPresenter: ViewModifier {
    @State private var request: TextMenuRequest?

    package init() {}

    package func body(content: Content) -> some View {
        content
            .environment(\.textMenu, $request)
            .presented(Binding(get: { request?.menu }) { if $0 == nil { request = nil } }) { menu in
                switch request?.content {
                case .items(let groups):
                    MenuSurface(items: TextMenu(groups: groups), choosesFirst: menu.isByKey)
                case .emoji(let insert): EmojiPicker(insert: insert)
                case nil: EmptyView()
                }
            }
    }
}

private enum TextMenuKey: EnvironmentKey { static var defaultValue: Binding<TextMenuRequest?>? { nil } }

extension EnvironmentValues {
    /// The binding through which a field or a text requests its menu.
    package var textMenu: Binding<TextMenuRequest?>? {
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
