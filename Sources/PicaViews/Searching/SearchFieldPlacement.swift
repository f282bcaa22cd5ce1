import PicaGraph

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
    /// Where the bars put it.
    let item: ToolbarItemPlacement

    private init(_ item: ToolbarItemPlacement) { self.item = item }

    /// At the trailing end of the bar around the view; below the bar where that is narrow or has nothing else in it.
    public static let automatic = SearchFieldPlacement(.search)
    /// The same.
    public static let toolbar = SearchFieldPlacement(.search)
    /// In the middle of the bar, in the place of the title.
    public static let toolbarPrincipal = SearchFieldPlacement(.principal)
    /// Below the bar of the sidebar, where the view is or has a ``NavigationSplitView``; elsewhere below the bar.
    public static let sidebar = SearchFieldPlacement(.sidebar)
    /// Below the bar.
    public static let navigationBarDrawer = SearchFieldPlacement(.drawer)

    /// Below the bar.
    ///
    /// - Parameter displayMode: When iOS shows it; in Pica the field is always there.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        navigationBarDrawer
    }

    /// When iOS shows a search field below a navigation bar.
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        private let isAlways: Bool

        /// As the system does.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// Whatever is scrolled.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }
}

/// What a bar does while a person searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// What is usual: the bar stays.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// The title stays. iOS hides it by itself; Pica's bars never do.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How a search field stands in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// As wide as there is room.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// As a button that becomes a field once it is pressed.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

private enum SearchToolbarBehaviorKey: EnvironmentKey {
    static var defaultValue: SearchToolbarBehavior { .automatic }
}

extension EnvironmentValues {
    /// How search fields stand in bars.
    var searchToolbarBehavior: SearchToolbarBehavior {
        get { self[SearchToolbarBehaviorKey.self] }
        set { self[SearchToolbarBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Says what the bar does while a person searches. Pica's bars stay as they are in any case.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }

    /// Sets how the search fields of the view stand in bars.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        environment(\.searchToolbarBehavior, behavior)
    }
}
