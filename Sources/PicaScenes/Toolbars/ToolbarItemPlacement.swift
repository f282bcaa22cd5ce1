import PicaGraph

/// The placement of an item in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The part of the bars that the item belongs to.
    enum Part: Hashable, Sendable {
        case leading, center, trailing, search, drawer, menu, bottom, sidebar, nowhere

        /// Whether the item alone makes a header bar visible.
        var isInHeader: Bool {
            switch self {
            case .leading, .center, .trailing, .menu: true
            case .search, .drawer, .bottom, .sidebar, .nowhere: false
            }
        }
    }

    private let name: String
    let part: Part
    /// Whether buttons in the item are prominent.
    let isProminent: Bool

    private init(_ name: String, _ part: Part, isProminent: Bool = false) {
        self.name = name
        self.part = part
        self.isProminent = isProminent
    }

    /// At the trailing end.
    public static let automatic = ToolbarItemPlacement("automatic", .trailing)
    /// In the middle, in place of the title.
    public static let principal = ToolbarItemPlacement("principal", .center)
    /// At the leading end, after the back button.
    public static let navigation = ToolbarItemPlacement("navigation", .leading)
    /// At the trailing end, for the most frequent action.
    public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
    /// In the menu at the trailing end, for less frequent actions.
    public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .menu)
    /// In the lower bar, for status information.
    public static let status = ToolbarItemPlacement("status", .bottom)
    /// At the trailing end as a prominent button, for an action that confirms.
    public static let confirmationAction = ToolbarItemPlacement(
        "confirmationAction", .trailing, isProminent: true)
    /// At the leading end, for an action that cancels.
    public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
    /// At the trailing end, for an action that deletes.
    public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
    /// Above an on-screen keyboard. On Linux desktops such a keyboard is not part of the window, so these items are not
    /// shown, as on the Mac.
    public static let keyboard = ToolbarItemPlacement("keyboard", .nowhere)
    /// In the lower bar.
    public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
    /// At the leading end of the upper bar.
    public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
    /// At the trailing end of the upper bar.
    public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
    /// At the trailing end of the upper bar; in Pica the same as ``topBarTrailing``.
    public static let topBarPinnedTrailing = ToolbarItemPlacement("topBarPinnedTrailing", .trailing)
    /// The older name of ``topBarLeading``.
    public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
    /// The older name of ``topBarTrailing``.
    public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
    /// In place of the title.
    public static let title = ToolbarItemPlacement("title", .center)
    /// In place of the title; on iOS it is a large title.
    public static let largeTitle = ToolbarItemPlacement("largeTitle", .center)
    /// In place of the title; on iOS it is the subtitle.
    public static let subtitle = ToolbarItemPlacement("subtitle", .center)
    /// In place of the title; on iOS it is the subtitle of a large title.
    public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle", .center)

    /// At the trailing end of the upper bar, as wide as space allows.
    static let search = ToolbarItemPlacement("search", .search)
    /// Below the upper bar.
    static let drawer = ToolbarItemPlacement("drawer", .drawer)
    /// Below the upper bar of a sidebar.
    static let sidebar = ToolbarItemPlacement("sidebar", .sidebar)

    /// Returns the placement in an accessory bar, which Pica shows as the lower bar.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement("accessoryBar \(id)", .bottom)
    }
}

/// The bars that a modifier affects.
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

    /// Returns an accessory bar, which Pica shows as the lower bar.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
        ToolbarPlacement("accessoryBar \(id)", [.bottom])
    }
}

/// An item that Pica adds to bars by default.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The button that shows and hides a split view's sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The search field.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// The width of a space between items of a toolbar.
public struct SpacerSizing: Hashable, Sendable {
    let isFlexible: Bool

    /// As wide as space allows.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// A fixed width.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// The main purpose of a toolbar.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// The purpose that the container expects.
    public static let automatic = ToolbarRole(name: "automatic")
    /// Navigation through a stack.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// Browsing.
    public static let browser = ToolbarRole(name: "browser")
    /// Editing a document.
    public static let editor = ToolbarRole(name: "editor")

    /// Whether the title is at the leading end.
    var leadsWithTitle: Bool { self == .editor || self == .browser }
}

/// A display mode of a title in a bar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String

    /// The usual mode of the bar.
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    /// Large below the bar on iOS. Pica shows the title in the bar, as the Mac does.
    public static let large = ToolbarTitleDisplayMode(name: "large")
    /// Large in the bar on iOS. Pica shows it like other titles.
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
}
