import PicaGraph
import PicaState

/// A style for tab views.
@MainActor @preconcurrency public protocol TabViewStyle {
    /// The look of the style; used by Pica only.
    var _look: _TabViewLook { get }
}

/// The look of a tab view style, which only Pica can create.
public struct _TabViewLook: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case bar, sidebar, page, verticalPage
    }

    var kind: Kind
    /// Whether dots mark the pages; `nil` shows them if there are several pages.
    var showsIndex: Bool?
}

/// The default style, with tabs in a bar above the page.
public struct DefaultTabViewStyle: TabViewStyle {
    /// The look of the style; used by Pica only.
    public var _look: _TabViewLook { _TabViewLook(kind: .bar) }

    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
}

/// A style with tabs only in a bar above the page.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// The look of the style; used by Pica only.
    public var _look: _TabViewLook { _TabViewLook(kind: .bar) }

    /// Creates the style; `tabBarOnly` is the short form.
    nonisolated public init() {}
}

/// A style with tabs in a sidebar if the view is wide enough, otherwise in a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// The look of the style; used by Pica only.
    public var _look: _TabViewLook { _TabViewLook(kind: .sidebar) }

    /// Creates the style; `sidebarAdaptable` is the short form.
    nonisolated public init() {}
}

/// A style with tabs in a bar above the page. In Pica it looks like `automatic`.
public struct GroupedTabViewStyle: TabViewStyle {
    /// The look of the style; used by Pica only.
    public var _look: _TabViewLook { _TabViewLook(kind: .bar) }

    /// Creates the style; `grouped` is the short form.
    nonisolated public init() {}
}

/// A style with pages in a row, and dots below.
public struct PageTabViewStyle: TabViewStyle {
    /// A rule for when the dots are shown.
    public struct IndexDisplayMode: Sendable {
        let shows: Bool?

        /// If there are several pages.
        public static let automatic = IndexDisplayMode(shows: nil)
        /// Always.
        public static let always = IndexDisplayMode(shows: true)
        /// Never.
        public static let never = IndexDisplayMode(shows: false)
    }

    private let mode: IndexDisplayMode

    /// The look of the style; used by Pica only.
    public var _look: _TabViewLook { _TabViewLook(kind: .page, showsIndex: mode.shows) }

    /// Creates the style; `page(indexDisplayMode:)` is the short form.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}

/// A style with pages in a column, and dots beside them.
public struct VerticalPageTabViewStyle: TabViewStyle {
    /// The look of the style; used by Pica only.
    public var _look: _TabViewLook { _TabViewLook(kind: .verticalPage) }

    /// Creates the style; `verticalPage` is the short form.
    nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style, with tabs in a bar above the page.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A style with tabs only in a bar above the page.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A style with tabs in a sidebar if the view is wide enough, otherwise in a bar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
    /// A style with tabs in a bar above the page.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// A style with pages in a row, and dots below.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Returns a style with pages in a row.
    ///
    /// - Parameter indexDisplayMode: The rule for when dots are shown.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
    /// A style with pages in a column, and dots beside them.
    public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

private enum TabViewLookKey: EnvironmentKey {
    static var defaultValue: _TabViewLook { _TabViewLook(kind: .bar) }
}

extension EnvironmentValues {
    var tabViewLook: _TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of tab views in the view.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        modifier(TabViewStyleWriter(style: style))
    }

    /// Sets the style of the dots in tab views that show pages.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexViewGround, style._showsGround)
    }
}

private struct TabViewStyleWriter<Style: TabViewStyle> {
    let style: Style

    nonisolated init(style: Style) { self.style = style }
}

extension TabViewStyleWriter: ViewModifier {
    func body(content: Content) -> some View { content.environment(\.tabViewLook, style._look) }
}

/// A style for the dots that mark pages.
@MainActor @preconcurrency public protocol IndexViewStyle {
    /// Whether the dots have a background; `nil` for only while the pointer is over them. Used by Pica only.
    nonisolated var _showsGround: Bool? { get }
}

/// A style with dots that mark pages.
public struct PageIndexViewStyle: IndexViewStyle {
    /// A rule for when the dots have a background.
    public struct BackgroundDisplayMode: Sendable {
        let shows: Bool?

        /// Only while the pointer is over them.
        public static let automatic = BackgroundDisplayMode(shows: nil)
        /// Only while the pointer is over them.
        public static let interactive = BackgroundDisplayMode(shows: nil)
        /// Always.
        public static let always = BackgroundDisplayMode(shows: true)
        /// Never.
        public static let never = BackgroundDisplayMode(shows: false)
    }

    private let mode: BackgroundDisplayMode

    /// Whether the dots have a background; used by Pica only.
    nonisolated public var _showsGround: Bool? { mode.shows }

    /// Creates the style.
    ///
    /// - Parameter backgroundDisplayMode: The rule for when the dots have a background.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        mode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A style with dots that mark pages.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Returns a style with dots that mark pages.
    ///
    /// - Parameter backgroundDisplayMode: The rule for when the dots have a background.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum IndexViewGroundKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    /// Whether the dots that mark pages have a background; `nil` for only while the pointer is over them.
    var indexViewGround: Bool? {
        get { self[IndexViewGroundKey.self] }
        set { self[IndexViewGroundKey.self] = newValue }
    }
}
