import PicaGraph

/// The look of tab views.
@MainActor @preconcurrency public protocol TabViewStyle {
    /// Which look it is; for Pica itself.
    var _look: _TabViewLook { get }
}

/// A look of tab views. Only Pica can make one.
public struct _TabViewLook: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case bar, sidebar, page, verticalPage
    }

    var kind: Kind
    /// Whether pages are marked by dots; nil where there are several.
    var showsIndex: Bool?
}

/// Tabs in a bar over the page.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Which look it is; for Pica itself.
    public var _look: _TabViewLook { _TabViewLook(kind: .bar) }

    /// The style that `automatic` is.
    nonisolated public init() {}
}

/// Tabs in a bar over the page, and nowhere else.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Which look it is; for Pica itself.
    public var _look: _TabViewLook { _TabViewLook(kind: .bar) }

    /// The style that `tabBarOnly` is.
    nonisolated public init() {}
}

/// Tabs in a sidebar, as far as the view is wide enough; in a bar otherwise.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Which look it is; for Pica itself.
    public var _look: _TabViewLook { _TabViewLook(kind: .sidebar) }

    /// The style that `sidebarAdaptable` is.
    nonisolated public init() {}
}

/// Tabs in a bar over the page, which stands on a ground of its own.
public struct GroupedTabViewStyle: TabViewStyle {
    /// Which look it is; for Pica itself.
    public var _look: _TabViewLook { _TabViewLook(kind: .bar) }

    /// The style that `grouped` is.
    nonisolated public init() {}
}

/// Pages beside each other, with dots below.
public struct PageTabViewStyle: TabViewStyle {
    /// When dots are shown.
    public struct IndexDisplayMode: Sendable {
        let shows: Bool?

        /// While there are several pages.
        public static let automatic = IndexDisplayMode(shows: nil)
        /// Always.
        public static let always = IndexDisplayMode(shows: true)
        /// Never.
        public static let never = IndexDisplayMode(shows: false)
    }

    private let mode: IndexDisplayMode

    /// Which look it is; for Pica itself.
    public var _look: _TabViewLook { _TabViewLook(kind: .page, showsIndex: mode.shows) }

    /// The style that `page(indexDisplayMode:)` is.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}

/// Pages above each other, with dots beside them.
public struct VerticalPageTabViewStyle: TabViewStyle {
    /// Which look it is; for Pica itself.
    public var _look: _TabViewLook { _TabViewLook(kind: .verticalPage) }

    /// The style that `verticalPage` is.
    nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// Tabs in a bar over the page.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// Tabs in a bar over the page, and nowhere else.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// Tabs in a sidebar, as far as the view is wide enough; in a bar otherwise.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
    /// Tabs in a bar over the page.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages beside each other, with dots below.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages beside each other.
    ///
    /// - Parameter indexDisplayMode: When dots are shown.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
    /// Pages above each other, with dots beside them.
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
    /// Sets the look of tab views in the view.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        modifier(TabViewStyleWriter(style: style))
    }

    /// Sets the look of the dots of tab views whose tabs are pages.
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

/// The look of dots that mark pages.
@MainActor @preconcurrency public protocol IndexViewStyle {
    /// Whether the dots have a ground; nil while the pointer is over them. For Pica itself.
    nonisolated var _showsGround: Bool? { get }
}

/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots have a ground.
    public struct BackgroundDisplayMode: Sendable {
        let shows: Bool?

        /// While the pointer is over them.
        public static let automatic = BackgroundDisplayMode(shows: nil)
        /// While the pointer is over them.
        public static let interactive = BackgroundDisplayMode(shows: nil)
        /// Always.
        public static let always = BackgroundDisplayMode(shows: true)
        /// Never.
        public static let never = BackgroundDisplayMode(shows: false)
    }

    private let mode: BackgroundDisplayMode

    /// Whether the dots have a ground; for Pica itself.
    nonisolated public var _showsGround: Bool? { mode.shows }

    /// Dots.
    ///
    /// - Parameter backgroundDisplayMode: When they have a ground.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        mode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots.
    ///
    /// - Parameter backgroundDisplayMode: When they have a ground.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum IndexViewGroundKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    /// Whether dots that mark pages have a ground; nil while the pointer is over them.
    var indexViewGround: Bool? {
        get { self[IndexViewGroundKey.self] }
        set { self[IndexViewGroundKey.self] = newValue }
    }
}
