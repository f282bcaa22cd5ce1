import Foundation
import PicaDrawing
import PicaGraph
import PicaState

extension View {
    /// Adds a context menu to the view. It opens by the pointer's secondary button, and by the Menu key or Shift+F10
    /// while the focus is inside.
    ///
    ///     Text(note.title)
    ///         .contextMenu {
    ///             Button("Rename…", systemImage: "pencil") { rename(note) }
    ///             Divider()
    ///             Button("Delete", systemImage: "trash", role: .destructive) { delete(note) }
    ///         }
    ///
    /// A press opens it at the pointer. The person chooses an item by another press, by releasing the button over it,
    /// or by the arrows, Home, End, its first letter and Return. A press outside the menu and Escape close it. Text
    /// fields and selectable text inside keep their own menus.
    ///
    /// - Parameter menuItems: Buttons and dividers, which may be grouped and conditional. Other views are shown but
    ///   cannot be chosen. Without any button there is no menu.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView()))
    }

    /// Adds a context menu to the view, with a preview above it.
    ///
    /// - Parameters:
    ///   - menuItems: Buttons and dividers, as in `contextMenu(menuItems:)`.
    ///   - preview: The preview, shown on a card while the menu is open. It does not respond to presses.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }
}

extension View {
    /// Adds a context menu that may have no items, as then assistive technologies should not offer it.
    nonisolated package func contextMenu<MenuItems: View>(
        isOffered: Bool, @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView(), isOffered: isOffered))
    }
}

private struct ContextMenuModifier<Items: View, Preview: View> {
    let items: Items
    let preview: Preview
    var isOffered = true
    @State var request: MenuRequest?
}

extension ContextMenuModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(MenuOpener(request: $request, isOffered: isOffered))
            .presented($request) { request in
                let menu = MenuSurface(items: items, choosesFirst: request.isByKey)
                if Preview.self == EmptyView.self {
                    menu
                } else {
                    VStack(alignment: .leading, spacing: 6) {
                        preview
                            .floatingCard()
                            .modifier(OutlineClip(MenuOutlineKey.self))
                            .allowsHitTesting(false)
                        menu
                    }
                }
            }
    }
}

/// Requests a menu for the content.
package struct MenuOpener {
    package let request: Binding<MenuRequest?>
    /// The position of a menu opened by a key, in the window's points; `nil` for the content's frame.
    package var keyPlace: (@MainActor () -> CGRect?)?
    /// Whether assistive technologies offer the menu.
    let isOffered: Bool

    package init(
        request: Binding<MenuRequest?>, keyPlace: (@MainActor () -> CGRect?)? = nil, isOffered: Bool = true
    ) {
        self.request = request
        self.keyPlace = keyPlace
        self.isOffered = isOffered
    }
}

extension MenuOpener: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> MenuOpenerBehavior { MenuOpenerBehavior(element) }
}

package final class MenuOpenerBehavior: ElementBehavior, MenuResponder {
    package unowned let element: Element
    private var opener: MenuOpener?

    init(_ element: Element) { self.element = element }

    package func update(_ value: MenuOpener, _ environment: EnvironmentValues) { opener = value }

    package var responder: (any Responder)? { self }

    package func openMenu(at point: CGPoint?) -> Bool {
        let place =
            point.map { CGRect(origin: $0, size: .zero) }
            ?? opener?.keyPlace?().map { CGRect(origin: element.fromWindow($0.origin), size: $0.size) }
            ?? frame
        opener?.request.wrappedValue = MenuRequest(for: element, at: place, isByKey: point == nil)
        return true
    }

    /// Whether assistive technologies offer the menu.
    package var isOffered: Bool { opener?.isOffered == true }

    package func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        guard isOffered else { return }
        properties.offer(.showMenu) { [weak self] in _ = self?.openMenu(at: nil) }
    }
}
