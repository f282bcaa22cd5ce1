import PicaGraph

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
    /// The placement of the field among the items of the bars.
    let item: ToolbarItemPlacement

    private init(_ item: ToolbarItemPlacement) { self.item = item }

    /// At the trailing end of the bar around the view. It is below the bar if that is narrow or otherwise empty.
    public static let automatic = SearchFieldPlacement(.search)
    /// The same as ``automatic``.
    public static let toolbar = SearchFieldPlacement(.search)
    /// In the middle of the bar, in place of the title.
    public static let toolbarPrincipal = SearchFieldPlacement(.principal)
    /// Below the bar of the sidebar, if the view is in or contains a ``NavigationSplitView``; otherwise below the bar.
    public static let sidebar = SearchFieldPlacement(.sidebar)
    /// Below the bar.
    public static let navigationBarDrawer = SearchFieldPlacement(.drawer)

    /// Returns the placement below the bar.
    ///
    /// - Parameter displayMode: The rule for showing the field on iOS; in Pica it is always visible.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        navigationBarDrawer
    }

    /// A rule for when iOS shows a search field below a navigation bar.
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        private let isAlways: Bool

        /// The system decides.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// Always, regardless of scrolling.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }
}

/// The behavior of a bar during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// The usual behavior: the bar stays.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// The title stays. iOS hides it by default; Pica's bars never do.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

extension View {
    /// Sets the behavior of the bar during a search. It has no effect: Pica's bars never change.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }
}
