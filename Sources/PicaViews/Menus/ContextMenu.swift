import Foundation
import PicaGraph

extension View {
    /// Gives the view a menu of what can be done with it: for the secondary button of the pointer, and for the
    /// Menu key or Shift+F10 where the keyboard is inside.
    ///
    ///     Text(note.title)
    ///         .contextMenu {
    ///             Button("Rename…", systemImage: "pencil") { rename(note) }
    ///             Divider()
    ///             Button("Delete", systemImage: "trash", role: .destructive) { delete(note) }
    ///         }
    ///
    /// A press opens it at the pointer; an item is chosen by another press, by letting go over it, or by the
    /// arrows, Home, End, its first letter and Return. A press beside the menu and Escape take it away. Text
    /// fields and selectable text inside keep menus of their own.
    ///
    /// - Parameter menuItems: Buttons and dividers, in groups and conditions as anywhere; other views are
    ///   shown and cannot be chosen. Where there is no button, there is no menu.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView()))
    }

    /// Gives the view a menu of what can be done with it, above which something else is shown of it.
    ///
    /// - Parameters:
    ///   - menuItems: Buttons and dividers, as in `contextMenu(menuItems:)`.
    ///   - preview: Is shown on a card of its own while the menu is open; nothing in it can be pressed.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }
}

private struct ContextMenuModifier<Items: View, Preview: View> {
    let items: Items
    let preview: Preview
    @State var request: MenuRequest?
}

extension ContextMenuModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(MenuOpener(request: $request))
            .presented($request) { request in
                let menu = MenuSurface(items: items, choosesFirst: request.isByKey)
                if Preview.self == EmptyView.self {
                    menu
                } else {
                    VStack(alignment: .leading, spacing: 6) {
                        preview
                            .raisedCard(cornerRadius: MenuSurface<Items>.cornerRadius)
                            .modifier(OutlineClip(MenuOutlineKey.self))
                            .allowsHitTesting(false)
                        menu
                    }
                }
            }
    }
}

/// Asks for a menu over what it modifies.
struct MenuOpener {
    let request: Binding<MenuRequest?>
    /// Where it opens by a key, in the window's points; nil for what it modifies.
    var keyPlace: (@MainActor () -> CGRect?)?
}

extension MenuOpener: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> MenuOpenerBehavior { MenuOpenerBehavior(element) }
}

final class MenuOpenerBehavior: ElementBehavior, MenuResponder {
    unowned let element: Element
    private var opener: MenuOpener?

    init(_ element: Element) { self.element = element }

    func update(_ value: MenuOpener, _ environment: EnvironmentValues) { opener = value }

    var responder: (any Responder)? { self }

    func openMenu(at point: CGPoint?) -> Bool {
        let place =
            point.map { CGRect(origin: $0, size: .zero) }
            ?? opener?.keyPlace?().map { CGRect(origin: element.fromWindow($0.origin), size: $0.size) }
            ?? frame
        opener?.request.wrappedValue = MenuRequest(for: element, at: place, isByKey: point == nil)
        return true
    }
}
