import PicaGraph
import PicaState

extension View {
    /// Adds a view above the tabs of a tab view's sidebar.
    nonisolated public func tabViewSidebarHeader<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        tabViewPart(\.sidebarHeader, content())
    }

    /// Adds a view below the tabs of a tab view's sidebar, which scrolls with them.
    nonisolated public func tabViewSidebarFooter<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        tabViewPart(\.sidebarFooter, content())
    }

    /// Adds a view at the lower end of a tab view's sidebar, which stays visible.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        tabViewPart(\.sidebarBottomBar, content())
    }

    /// Adds a view below all pages of a tab view.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        tabViewPart(\.bottomAccessory, content())
    }

    /// Adds a view below all pages of a tab view, if enabled.
    ///
    /// - Parameter isEnabled: Whether the view is shown.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        tabViewPart(\.bottomAccessory, isEnabled ? content() : nil)
    }

    /// Sets when the bar of a tab view shrinks while a page scrolls, as it does on a phone. It has no effect in
    /// windows, as on the Mac.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    nonisolated private func tabViewPart<Content: View>(
        _ part: WritableKeyPath<TabViewParts, AnyView?>, _ content: Content?
    ) -> some View {
        transformEnvironment(\.tabViewParts) { $0[keyPath: part] = content.map { AnyView($0) } }
    }
}

/// A rule for when the bar of a tab view shrinks.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// The usual rule, which for windows is never.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// While a page scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// While a page scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The views that an app adds around the tabs and pages of a tab view; `nil` for none.
struct TabViewParts {
    var sidebarHeader: AnyView?
    var sidebarFooter: AnyView?
    var sidebarBottomBar: AnyView?
    var bottomAccessory: AnyView?
}

private enum TabViewPartsKey: EnvironmentKey { static var defaultValue: TabViewParts { TabViewParts() } }

extension EnvironmentValues {
    /// The views around the tabs and pages of the nearest tab view inside.
    var tabViewParts: TabViewParts {
        get { self[TabViewPartsKey.self] }
        set { self[TabViewPartsKey.self] = newValue }
    }
}
