import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// A person's customization of a tab view: visibility and order of its tabs.
///
/// Only tabs and sections with a `customizationID(_:)` can be customized. The value can be stored with the app:
///
///     @AppStorage("tabs") private var tabs: TabViewCustomization
public struct TabViewCustomization: Equatable, Sendable {
    private var tabs: [String: TabCustomization] = [:]
    private var tabOrders: [String: [String]] = [:]
    /// The sections' identifiers in the person's order; empty if the person has moved none.
    var sectionOrder: [String] = []

    /// Creates a value without any changes.
    public init() {}

    /// The person's customization of a tab.
    public struct TabCustomization: Hashable, Sendable {
        /// The visibility of the tab in the sidebar; `automatic` leaves it to the app.
        public var sidebarVisibility = Visibility.automatic
        /// The visibility of the tab in the tab bar; `automatic` leaves it to the app.
        public var tabBarVisibility = Visibility.automatic
    }

    /// The person's customization of a section.
    public struct SectionCustomization: Hashable, Sendable {
        /// The identifiers of the section's tabs in the person's order; `nil` if the person has moved none.
        public fileprivate(set) var tabOrder: [String]?

        /// Restores the app's order of the tabs.
        public mutating func resetTabOrder() { tabOrder = nil }
    }

    /// The person's customization of a tab.
    ///
    /// - Parameter id: The identifier set by `customizationID(_:)`.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
    }

    /// The person's customization of a section.
    ///
    /// - Parameter id: The identifier set by `customizationID(_:)`.
    public subscript(section id: String) -> SectionCustomization {
        get { SectionCustomization(tabOrder: tabOrders[id]) }
        set { tabOrders[id] = newValue.tabOrder }
    }

    /// The visibility of a tab in the sidebar; `automatic` leaves it to the app.
    ///
    /// - Parameter id: The identifier set by `customizationID(_:)`.
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { self[tab: id].sidebarVisibility }
        set { self[tab: id].sidebarVisibility = newValue }
    }

    /// Restores the app's visibility of all tabs.
    public mutating func resetVisibility() { tabs = [:] }

    /// Restores the app's order of the sections and their tabs.
    public mutating func resetSectionOrder() { (sectionOrder, tabOrders) = ([], [:]) }

    /// Sets the order of a section's tabs.
    mutating func setTabOrder(_ order: [String], of section: String) { tabOrders[section] = order }
}

extension TabViewCustomization: Codable {
    private enum Key: String, CodingKey {
        case sidebar, tabBar, order, sections
    }

    /// Decodes stored changes. Missing values leave the tabs as the app has them.
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

    /// Encodes the differences from the app's tabs.
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
    /// Returns tabs in the person's order, both the sections and the tabs of each section.
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

    /// Returns whether a tab is visible in a place.
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

    /// All places.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// The sidebar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
    /// The tab bar above the page.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")

    /// Returns the places that a list stands for.
    static func all(_ placements: [AdaptableTabBarPlacement]) -> Set<AdaptableTabBarPlacement> {
        placements.isEmpty || placements.contains(.automatic) ? [.sidebar, .tabBar] : Set(placements)
    }
}

/// The customizations that a person may make to a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// Moving it within its section, and hiding it.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// Moving it within its section, and hiding it.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    /// None.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The placement of a tab.
public struct TabPlacement: Hashable, Sendable {
    private let name: String

    /// In both the sidebar and the tab bar.
    public static let automatic = TabPlacement(name: "automatic")
    /// In both the sidebar and the tab bar. On a phone it stays visible while others make room.
    public static let pinned = TabPlacement(name: "pinned")
    /// Only in the sidebar.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")

    func isShown(in placement: AdaptableTabBarPlacement) -> Bool {
        self != .sidebarOnly || placement == .sidebar
    }
}

extension View {
    /// Lets the person customize the tabs of a tab view with the style `sidebarAdaptable`.
    ///
    /// The menu of the sidebar shows and hides tabs, and a drag moves one within its section. The menu of a section's
    /// header moves the section. Unlike SwiftUI on the Mac, Pica allows hiding tabs without further setup.
    ///
    /// - Parameter customization: The person's customization; `nil` if the tabs cannot be customized.
    nonisolated public func tabViewCustomization(
        _ customization: Binding<TabViewCustomization>?
    ) -> some View {
        environment(\.tabViewCustomization, customization)
    }
}

extension AppStorage where Value == TabViewCustomization {
    /// Creates a property for the customization of a tab view that is stored in the user defaults.
    ///
    /// - Parameters:
    ///   - value: The value until something is stored.
    ///   - key: The key to store it under.
    ///   - store: The user defaults; `nil` for those set by `defaultAppStorage(_:)`.
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
    /// The person's customization of the nearest tab view inside; `nil` if its tabs cannot be customized.
    var tabViewCustomization: Binding<TabViewCustomization>? {
        get { self[TabViewCustomizationKey.self] }
        set { self[TabViewCustomizationKey.self] = newValue }
    }
}
