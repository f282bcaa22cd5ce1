import Foundation
import PicaControls
import PicaGraph
import PicaState

/// The menu and the primary action that an app sets for the rows of lists and tables.
struct RowMenus {
    /// The type of selection value that they apply to.
    let selection: ObjectIdentifier
    /// Returns the menu for a set of values of the app's type.
    fileprivate let menu: (AnyHashable) -> AnyView
    private let action: ((AnyHashable) -> Void)?

    fileprivate init<I: Hashable, M: View>(
        of type: I.Type, menu: @escaping (Set<I>) -> M, action: ((Set<I>) -> Void)?
    ) {
        selection = ObjectIdentifier(type)
        self.menu = { values in
            guard let values = values.base as? Set<I> else { return AnyView(EmptyView()) }
            return AnyView(menu(values))
        }
        self.action = action.map { action in
            { values in
                if let values = values.base as? Set<I> { action(values) }
            }
        }
    }

    @MainActor func open<Value: Hashable>(_ type: Value.Type) -> ((Set<Value>) -> Void)? {
        guard selection == ObjectIdentifier(type), let action else { return nil }
        return { action(AnyHashable($0)) }
    }
}

private enum RowMenusKey: EnvironmentKey { static var defaultValue: RowMenus? { nil } }

extension EnvironmentValues {
    var rowMenus: RowMenus? {
        get { self[RowMenusKey.self] }
        set { self[RowMenusKey.self] = newValue }
    }
}

extension View {
    /// Adds a context menu and a primary action to the rows of lists and tables in the view.
    ///
    /// The menu applies to the selection if it is opened on a selected row or by a key. On another row, it applies to
    /// that row, which becomes selected. Beside the rows it applies to an empty set.
    ///
    /// - Parameters:
    ///   - itemType: The type of the selection values.
    ///   - menu: Returns the menu's items for a set of values.
    ///   - primaryAction: The action of Return and a double click for the selection; `nil` for none.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        environment(\.rowMenus, RowMenus(of: itemType, menu: menu, action: primaryAction))
    }
}

/// Shows the menu of the selection.
struct RowMenu: ViewModifier {
    let menus: RowMenus?
    let values: @MainActor () -> AnyHashable
    /// The position of a menu opened by a key, in the window's points.
    let keyPlace: @MainActor () -> CGRect?
    @State private var request: MenuRequest?

    init(
        menus: RowMenus?, values: @escaping @MainActor () -> AnyHashable,
        keyPlace: @escaping @MainActor () -> CGRect?
    ) {
        self.menus = menus
        self.values = values
        self.keyPlace = keyPlace
    }

    func body(content: Content) -> some View {
        if let menus {
            content
                .modifier(MenuOpener(request: $request, keyPlace: keyPlace))
                .menu($request) { _ in menus.menu(values()) }
        } else {
            content
        }
    }
}
