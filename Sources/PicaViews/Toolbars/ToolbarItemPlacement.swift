import PicaGraph

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The part of the bars that it comes to.
    enum Part: Hashable, Sendable {
        case leading, center, trailing, search, drawer, menu, bottom, sidebar, nowhere

        /// Whether it shows a header bar that has nothing else to show.
        var isInHeader: Bool {
            switch self {
            case .leading, .center, .trailing, .menu: true
            case .search, .drawer, .bottom, .sidebar, .nowhere: false
            }
        }
    }

    private let name: String
    let part: Part
    /// Whether its buttons stand out.
    let isProminent: Bool

    private init(_ name: String, _ part: Part, isProminent: Bool = false) {
        self.name = name
        self.part = part
        self.isProminent = isProminent
    }

    /// At the trailing end.
    public static let automatic = ToolbarItemPlacement("automatic", .trailing)
    /// In the middle, in the place of the title.
    public static let principal = ToolbarItemPlacement("principal", .center)
    /// At the leading end, after the back button.
    public static let navigation = ToolbarItemPlacement("navigation", .leading)
    /// At the trailing end, for what is done most.
    public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
    /// In the menu at the trailing end, for what is done seldom.
    public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .menu)
    /// In the lower bar, for what tells how things stand.
    public static let status = ToolbarItemPlacement("status", .bottom)
    /// At the trailing end, standing out: what says yes.
    public static let confirmationAction = ToolbarItemPlacement(
        "confirmationAction", .trailing, isProminent: true)
    /// At the leading end: what leaves everything as it was.
    public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
    /// At the trailing end: what deletes.
    public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
    /// Above a keyboard on the screen. No desktop here shows one as a part of the window, so these items are not shown,
    /// as on the Mac.
    public static let keyboard = ToolbarItemPlacement("keyboard", .nowhere)
    /// In the lower bar.
    public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
    /// At the leading end of the upper bar.
    public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
    /// At the trailing end of the upper bar.
    public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
    /// In the menu at the trailing end, below the app's own items.
    public static let topBarPinnedTrailing = ToolbarItemPlacement("topBarPinnedTrailing", .trailing)
    /// The older name of ``topBarLeading``.
    public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
    /// The older name of ``topBarTrailing``.
    public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
    /// In the place of the title.
    public static let title = ToolbarItemPlacement("title", .center)
    /// In the place of the title, where iOS shows a large one.
    public static let largeTitle = ToolbarItemPlacement("largeTitle", .center)
    /// In the place of the subtitle, where iOS shows a large title.
    public static let subtitle = ToolbarItemPlacement("subtitle", .center)
    /// In the place of the subtitle, where iOS shows a large title.
    public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle", .center)

    /// At the trailing end of the upper bar, as wide as there is room.
    static let search = ToolbarItemPlacement("search", .search)
    /// Below the upper bar.
    static let drawer = ToolbarItemPlacement("drawer", .drawer)
    /// Below the upper bar of a sidebar.
    static let sidebar = ToolbarItemPlacement("sidebar", .sidebar)

    /// In an accessory bar, which Pica shows as the lower bar.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement("accessoryBar \(id)", .bottom)
    }
}

/// Which bars a modifier is about.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar: Hashable, Sendable {
        case top, bottom, tabs
    }

    private let name: String
    /// The bars that it stands for.
    let bars: [Bar]

    private init(_ name: String, _ bars: [Bar]) {
        self.name = name
        self.bars = bars
    }

    /// The upper bar.
    public static let automatic = ToolbarPlacement("automatic", [.top])
    /// The lower bar.
    public static let bottomBar = ToolbarPlacement("bottomBar", [.bottom])
    /// The upper bar, as iOS calls it.
    public static let navigationBar = ToolbarPlacement("navigationBar", [.top])
    /// The tabs of a tab view.
    public static let tabBar = ToolbarPlacement("tabBar", [.tabs])
    /// The upper bar, as the Mac calls it.
    public static let windowToolbar = ToolbarPlacement("windowToolbar", [.top])

    /// An accessory bar, which Pica shows as the lower bar.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
        ToolbarPlacement("accessoryBar \(id)", [.bottom])
    }
}

/// An item that Pica puts into a bar by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The button that shows and hides a split view's sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The search field.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// How wide a space between items of a toolbar is.
public struct SpacerSizing: Hashable, Sendable {
    let isFlexible: Bool

    /// As much as there is.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// A fixed distance.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// What a toolbar is mostly for.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// What the container expects.
    public static let automatic = ToolbarRole(name: "automatic")
    /// To go from place to place.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// To browse.
    public static let browser = ToolbarRole(name: "browser")
    /// To edit a document.
    public static let editor = ToolbarRole(name: "editor")

    /// Whether the title stands at the leading end.
    var leadsWithTitle: Bool { self == .editor || self == .browser }
}

/// How a title is shown in a bar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String

    /// As the bar shows titles.
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    /// Large, below the bar, on iOS. Pica shows it in the bar, as the Mac does.
    public static let large = ToolbarTitleDisplayMode(name: "large")
    /// Large, in the bar, on iOS. Pica shows it as other titles.
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
}
