import PicaDrawing
import PicaGraph
import PicaState

/// A rule for the order of a menu's items.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String

    private init(name: String) { self.name = name }

    /// The platform's order, which is the declared one.
    public static let automatic = MenuOrder(name: "automatic")
    /// The order with the first items nearest to the finger, on platforms that have it. On Linux, as on the Mac, it is
    /// the declared order.
    public static let priority = MenuOrder(name: "priority")
    /// The declared order.
    public static let fixed = MenuOrder(name: "fixed")
}

/// A rule for whether a menu closes when an item is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String

    private init(name: String) { self.name = name }

    /// The platform's behavior: the menu closes.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// The menu stays open for another choice.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private enum MenuIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
    /// The order of items in menus.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// The visibility of the arrow on controls that open a menu.
    public package(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorVisibilityKey.self] }
        set { self[MenuIndicatorVisibilityKey.self] = newValue }
    }

    /// Whether menus close when an item is chosen.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the order of items in menus in the view. It has no effect: menus in windows with a pointer, here as on the
    /// Mac, always have the declared order.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets the visibility of the arrow on controls that open a menu; it is visible by default. A menu with a primary
    /// action and no arrow opens by the pointer's secondary button, and by the up and down arrows.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets whether menus close when one of the items in the view is chosen; they do by default.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
