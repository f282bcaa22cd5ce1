import PicaGraph

/// In which order a menu has its items.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String

    private init(name: String) { self.name = name }

    /// As the platform has it: as they are written.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first items nearest to the finger, on platforms that have that; on Linux, as on the Mac, they stand as they are
    /// written.
    public static let priority = MenuOrder(name: "priority")
    /// As they are written.
    public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu goes when one of its items is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String

    private init(name: String) { self.name = name }

    /// As the platform has it: it goes.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// It goes.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// It stays, for the next choice.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private enum MenuIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
    /// In which order menus have their items.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// Whether what opens a menu shows so.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorVisibilityKey.self] }
        set { self[MenuIndicatorVisibilityKey.self] = newValue }
    }

    /// Whether menus go when one of their items is chosen.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets in which order menus in the view have their items. Menus of windows with a pointer, here as on the Mac, have
    /// them as they are written, whatever is asked for.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets whether what opens a menu in the view shows so by an arrow; it does by default. Where a menu with a primary
    /// action has none, the pointer's secondary button opens it, and the arrows up and down.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets whether menus go when one of the items in the view is chosen; they do by default.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
