import Foundation
import PicaGraph

/// The menus and the action that an app gave the rows of lists and tables.
struct RowMenus {
    /// By the type of selection that they are for.
    let selection: ObjectIdentifier
    /// For a set of values, which is an app's own.
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
    /// Gives lists and tables in the view a menu for their rows, and says what opening rows does.
    ///
    /// The menu is about what is selected where it is asked for on a selected row or by a key, about the row under
    /// the pointer elsewhere, which is selected then, and about nothing beside the rows.
    ///
    /// - Parameters:
    ///   - itemType: What rows are known by in the selection.
    ///   - menu: The menu's items, for what it is about.
    ///   - primaryAction: What Return and a double click do with what is selected; nil for nothing.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        environment(\.rowMenus, RowMenus(of: itemType, menu: menu, action: primaryAction))
    }
}

/// Shows the menu of what is selected.
struct RowMenu: ViewModifier {
    let menus: RowMenus?
    let values: @MainActor () -> AnyHashable
    /// Where it opens by a key, in the window's points.
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
