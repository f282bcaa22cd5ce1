import PicaGraph

extension View {
    /// Puts a view above the tabs of a tab view's sidebar.
    nonisolated public func tabViewSidebarHeader<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        tabViewPart(\.sidebarHeader, content())
    }

    /// Puts a view below the tabs of a tab view's sidebar, where it scrolls with them.
    nonisolated public func tabViewSidebarFooter<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        tabViewPart(\.sidebarFooter, content())
    }

    /// Puts a view at the lower end of a tab view's sidebar, where it stays in sight.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        tabViewPart(\.sidebarBottomBar, content())
    }

    /// Puts a view below the pages of a tab view, whichever of them is shown.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        tabViewPart(\.bottomAccessory, content())
    }

    /// Puts a view below the pages of a tab view, whichever of them is shown.
    ///
    /// - Parameter isEnabled: Whether it is shown.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        tabViewPart(\.bottomAccessory, isEnabled ? content() : nil)
    }

    /// Says when the bar of a tab view becomes smaller while a page is scrolled, as it does on a phone. Bars of windows
    /// stay as they are, as on the Mac.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    nonisolated private func tabViewPart<Content: View>(
        _ part: WritableKeyPath<TabViewParts, AnyView?>, _ content: Content?
    ) -> some View {
        transformEnvironment(\.tabViewParts) { $0[keyPath: part] = content.map { AnyView($0) } }
    }
}

/// When the bar of a tab view becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// As usual, which for windows is never.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// While a page is scrolled down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// While a page is scrolled up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// What an app puts around the tabs and pages of a tab view; nil for nothing.
struct TabViewParts {
    var sidebarHeader: AnyView?
    var sidebarFooter: AnyView?
    var sidebarBottomBar: AnyView?
    var bottomAccessory: AnyView?
}

private enum TabViewPartsKey: EnvironmentKey { static var defaultValue: TabViewParts { TabViewParts() } }

extension EnvironmentValues {
    /// What stands around the tabs and pages of the nearest tab view inside.
    var tabViewParts: TabViewParts {
        get { self[TabViewPartsKey.self] }
        set { self[TabViewPartsKey.self] = newValue }
    }
}
