import Foundation
import PicaGraph

/// What a person has made of a tab view: which tabs are shown, and in which order.
///
/// Only tabs and sections with a `customizationID(_:)` take part. It can be kept with the app:
///
///     @AppStorage("tabs") private var tabs: TabViewCustomization
public struct TabViewCustomization: Equatable, Sendable {
    private var tabs: [String: TabCustomization] = [:]
    private var tabOrders: [String: [String]] = [:]
    /// The sections' identifiers; empty where nobody has moved one.
    var sectionOrder: [String] = []

    /// Tabs as the app has them.
    public init() {}

    /// What a person has made of a tab.
    public struct TabCustomization: Hashable, Sendable {
        /// Whether the tab is shown in the sidebar; `automatic` leaves it to the app.
        public var sidebarVisibility = Visibility.automatic
        /// Whether the tab is shown in the tab bar; `automatic` leaves it to the app.
        public var tabBarVisibility = Visibility.automatic
    }

    /// What a person has made of a section.
    public struct SectionCustomization: Hashable, Sendable {
        /// The identifiers of the section's tabs; nil where nobody has moved one.
        public fileprivate(set) var tabOrder: [String]?

        /// Puts the tabs into the app's order again.
        public mutating func resetTabOrder() { tabOrder = nil }
    }

    /// What a person has made of a tab.
    ///
    /// - Parameter id: The tab's `customizationID(_:)`.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
    }

    /// What a person has made of a section.
    ///
    /// - Parameter id: The section's `customizationID(_:)`.
    public subscript(section id: String) -> SectionCustomization {
        get { SectionCustomization(tabOrder: tabOrders[id]) }
        set { tabOrders[id] = newValue.tabOrder }
    }

    /// Whether a tab is shown in the sidebar; `automatic` leaves it to the app.
    ///
    /// - Parameter id: The tab's `customizationID(_:)`.
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { self[tab: id].sidebarVisibility }
        set { self[tab: id].sidebarVisibility = newValue }
    }

    /// Shows the tabs that the app shows.
    public mutating func resetVisibility() { tabs = [:] }

    /// Puts the sections and their tabs into the app's order again.
    public mutating func resetSectionOrder() { (sectionOrder, tabOrders) = ([], [:]) }

    /// Puts a section's tabs into an order.
    mutating func setTabOrder(_ order: [String], of section: String) { tabOrders[section] = order }
}

extension TabViewCustomization: Codable {
    private enum Key: String, CodingKey {
        case sidebar, tabBar, order, sections
    }

    /// Reads what was kept. What is missing is as the app has it.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        for (id, isShown) in try values.decodeIfPresent([String: Bool].self, forKey: .sidebar) ?? [:] {
            self[tab: id].sidebarVisibility = isShown ? .visible : .hidden
        }
        for (id, isShown) in try values.decodeIfPresent([String: Bool].self, forKey: .tabBar) ?? [:] {
            self[tab: id].tabBarVisibility = isShown ? .visible : .hidden
        }
        tabOrders = try values.decodeIfPresent([String: [String]].self, forKey: .order) ?? [:]
        sectionOrder = try values.decodeIfPresent([String].self, forKey: .sections) ?? []
    }

    /// Writes what differs from how the app has the tabs.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        func shown(_ visibility: KeyPath<TabCustomization, Visibility>) -> [String: Bool] {
            tabs.mapValues { $0[keyPath: visibility] }.filter { $0.value != .automatic }
                .mapValues { $0 == .visible }
        }
        try values.encode(shown(\.sidebarVisibility), forKey: .sidebar)
        try values.encode(shown(\.tabBarVisibility), forKey: .tabBar)
        try values.encode(tabOrders, forKey: .order)
        try values.encode(sectionOrder, forKey: .sections)
    }
}

extension TabViewCustomization {
    /// Puts tabs into the person's order: the sections among each other, and the tabs of each section.
    func arranged(_ tabs: [TabEntry]) -> [TabEntry] {
        var groups = TabGroup.groups(of: tabs)
        for index in groups.indices {
            guard let id = groups[index].section?.customizationID, let order = tabOrders[id] else { continue }
            groups[index].tabs = groups[index].tabs.arranged(by: order) { tab in
                tab.canMove ? tab.traits.customizationID : nil
            }
        }
        return groups.arranged(by: sectionOrder) { $0.section?.customizationID }.flatMap(\.tabs)
    }

    /// Whether a tab is shown in one of the places that tabs have.
    func shows(_ tab: TabEntry, in placement: AdaptableTabBarPlacement) -> Bool {
        guard tab.isInBar, tab.traits.placement?.isShown(in: placement) ?? true else { return false }
        let own = tab.traits.customizationID.map { self[tab: $0] }
        let wish = placement == .sidebar ? own?.sidebarVisibility : own?.tabBarVisibility
        if let wish, wish != .automatic, tab.canBeHidden(in: placement) { return wish == .visible }
        return tab.traits.visibility[placement] != .hidden
    }
}

/// A place in which a tab view with the style `sidebarAdaptable` shows its tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    /// All of them.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// The sidebar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
    /// The bar over the page.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")

    /// The places that a list of them means.
    static func all(_ placements: [AdaptableTabBarPlacement]) -> Set<AdaptableTabBarPlacement> {
        placements.isEmpty || placements.contains(.automatic) ? [.sidebar, .tabBar] : Set(placements)
    }
}

/// What a person may do with a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// Move it within its section, and hide it.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// Move it within its section, and hide it.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    /// Nothing.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
    private let name: String

    /// Wherever tabs are shown.
    public static let automatic = TabPlacement(name: "automatic")
    /// Wherever tabs are shown. On a phone it stays in sight while others give way.
    public static let pinned = TabPlacement(name: "pinned")
    /// In the sidebar alone.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")

    func isShown(in placement: AdaptableTabBarPlacement) -> Bool {
        self != .sidebarOnly || placement == .sidebar
    }
}

extension View {
    /// Lets people arrange the tabs of a tab view with the style `sidebarAdaptable`.
    ///
    /// The menu of the sidebar shows and hides tabs, and a drag moves one within its section. The menu of a section's
    /// heading moves the section. Unlike SwiftUI on the Mac, Pica lets people hide tabs without more.
    ///
    /// - Parameter customization: What a person has made of the tabs; nil where they are fixed.
    nonisolated public func tabViewCustomization(
        _ customization: Binding<TabViewCustomization>?
    ) -> some View {
        environment(\.tabViewCustomization, customization)
    }
}

extension AppStorage where Value == TabViewCustomization {
    /// What a person has made of a tab view, kept in the program's defaults.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init(
        wrappedValue value: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
    ) {
        self.init(encoded: value, key, store: store)
    }
}

private enum TabViewCustomizationKey: EnvironmentKey {
    static var defaultValue: Binding<TabViewCustomization>? { nil }
}

extension EnvironmentValues {
    /// What a person has made of the nearest tab view inside; nil where its tabs are fixed.
    var tabViewCustomization: Binding<TabViewCustomization>? {
        get { self[TabViewCustomizationKey.self] }
        set { self[TabViewCustomizationKey.self] = newValue }
    }
}
