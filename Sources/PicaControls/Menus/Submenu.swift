import Foundation
import PicaGraph
import PicaState

/// A submenu of a menu item.
struct Submenu {
    let opening: Binding<SubmenuOpening?>
    /// The opening of the menu bar's menu that it is in.
    let menu: MenuOpening?

    @MainActor var isOpen: Bool { opening.wrappedValue.map { $0.menu === menu } ?? false }

    /// - Parameter isByKey: Whether its first item is selected on opening.
    @MainActor func open(isByKey: Bool) {
        if !isOpen { opening.wrappedValue = SubmenuOpening(isByKey: isByKey, in: menu) }
    }

    @MainActor func close() { if opening.wrappedValue != nil { opening.wrappedValue = nil } }
}

/// An open submenu, during the time it is open.
@MainActor final class SubmenuOpening {
    let isByKey: Bool
    /// The opening of the surrounding menu of a menu bar; the submenu closes with it.
    fileprivate let menu: MenuOpening?

    init(isByKey: Bool, in menu: MenuOpening?) {
        self.isByKey = isByKey
        self.menu = menu
    }
}

/// A menu item that opens a submenu beside it.
struct SubmenuRow<Label: View, Items: View> {
    private let label: Label
    private let items: Items
    @State private var opening: SubmenuOpening?
    /// The passage that shows a menu bar's submenu in its popover. The submenu is mounted even while it is closed, so
    /// that its shortcuts work.
    @State private var content = PortalPassage()
    @Environment(\.menuOpening) private var menuOpening
    @Environment(\.isInMenuBar) private var isInMenuBar
    @Environment(\.menuRootDismiss) private var rootDismiss
    @Environment(\.dismiss) private var dismiss

    init(label: Label, items: Items) {
        self.label = label
        self.items = items
    }
}

extension SubmenuRow: View {
    var body: some View {
        let submenu = Submenu(opening: $opening, menu: menuOpening)
        MenuRow(label: label, submenu: submenu)
            .modifier(
                LayerPresenter(
                    isPresented: Binding(get: { submenu.isOpen }, set: { if !$0 { submenu.close() } }),
                    placement: .submenu, anchor: .content({ CGRect(origin: .zero, size: $0) }),
                    role: .submenu
                ) {
                    Group {
                        if isInMenuBar { PortalOutlet(content) } else { surface }
                    }
                }
            )
            .companion {
                if isInMenuBar { Portal(content) { surface.dismissal { submenu.close() } } }
            }
            .modifier(ClosedMenuShortcuts(content: content))
            .environment(\.keyboardShortcut, nil)
            .environment(\.menuItemState, nil)
    }

    @MainActor private var surface: some View {
        MenuSurface(items: items, choosesFirst: opening?.isByKey == true)
            .environment(\.submenuOpening, opening)
            .environment(\.menuRootDismiss, rootDismiss ?? dismiss)
    }
}

/// Makes the shortcuts of a closed menu work.
private struct ClosedMenuShortcuts {
    let content: PortalPassage
}

extension ClosedMenuShortcuts: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ClosedMenuBehavior { ClosedMenuBehavior(element) }
}

private final class ClosedMenuBehavior: ElementBehavior, ShortcutResponder {
    unowned let element: Element
    private var content: PortalPassage?

    init(_ element: Element) { self.element = element }

    func update(_ value: ClosedMenuShortcuts, _ environment: EnvironmentValues) { content = value.content }

    var responder: (any Responder)? { self }

    func shortcutPressed(_ press: KeyStroke) -> Bool { content?.performShortcut(press) == true }
}

private enum SubmenuOpeningKey: EnvironmentKey { static var defaultValue: SubmenuOpening? { nil } }
private enum MenuRootDismissKey: EnvironmentKey { static var defaultValue: DismissAction? { nil } }
private enum IsInMenuBarKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsInMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The opening of the submenu that the view is in; `nil` while it is closed.
    var submenuOpening: SubmenuOpening? {
        get { self[SubmenuOpeningKey.self] }
        set { self[SubmenuOpeningKey.self] = newValue }
    }

    /// Closes all menus up to the root; set in a submenu.
    var menuRootDismiss: DismissAction? {
        get { self[MenuRootDismissKey.self] }
        set { self[MenuRootDismissKey.self] = newValue }
    }

    /// Whether the view is in a menu of a window's menu bar, which is mounted even while it is closed.
    var isInMenuBar: Bool {
        get { self[IsInMenuBarKey.self] }
        set { self[IsInMenuBarKey.self] = newValue }
    }

    /// Whether the view is in a menu.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}
