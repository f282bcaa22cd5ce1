import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Tab views whose tabs the user shows, hides and moves.
@MainActor @Suite struct TabViewCustomizationTests {
    private let defaults = UserDefaults(suiteName: "TabViewCustomizationTests-\(UUID())")!

    private struct Home: View {
        @AppStorage("tabs") private var tabs: TabViewCustomization
        var isArrangeable = true

        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") { Text("Page of home") }
                    .customizationID("home")
                    .customizationBehavior(.disabled, for: .sidebar, .tabBar)
                Tab("Alerts", systemImage: "bell") { Text("Page of alerts") }
                    .customizationID("alerts")
                    .defaultVisibility(.hidden, for: .tabBar)
                    .badge(3)
                TabSection("Rooms") {
                    Tab("Kitchen", systemImage: "fork.knife") { Text("Page of kitchen") }
                        .customizationID("kitchen")
                    Tab("Bath", systemImage: "drop") { Text("Page of bath") }.customizationID("bath")
                    Tab("Attic", systemImage: "triangle") { Text("Page of attic") }
                        .customizationID("attic")
                        .defaultVisibility(.hidden, for: .sidebar)
                }
                .customizationID("rooms")
                TabSection("Tools") {
                    Tab("Lights", systemImage: "lightbulb") { Text("Page of lights") }
                        .customizationID("lights")
                }
                .customizationID("tools")
                .tabPlacement(.sidebarOnly)
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization(isArrangeable ? $tabs : nil)
        }
    }

    private func show(width: CGFloat = 800, isArrangeable: Bool = true) throws -> TestHost {
        try mount(width: width, height: 500) {
            Home(isArrangeable: isArrangeable).defaultAppStorage(defaults)
        }
    }

    private static let names = ["Home", "Alerts", "Rooms", "Kitchen", "Bath", "Attic", "Tools", "Lights"]

    /// The words of the sidebar, from above.
    private func sidebar(_ host: TestHost) -> [String] {
        Self.names.compactMap { host.all(nil, $0).first }
            .sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
    }

    private func openMenu(on name: String, in host: TestHost) throws {
        let row = try #require(host.all(nil, name).first)
        host.click(at: CGPoint(x: row.frame.midX, y: row.frame.midY), button: .secondary)
    }

    @Test("Tabs follow the app until the user customizes them, in the sidebar and in the bar")
    func initial() throws {
        let host = try show()
        #expect(sidebar(host) == ["Home", "Alerts", "Rooms", "Kitchen", "Bath", "Tools", "Lights"])
        host.resize(to: CGSize(width: 500, height: 500))
        #expect(host.all(.tab).map(\.label) == ["Home", "Kitchen", "Bath", "Attic"])
    }

    @Test("The sidebar's menu shows and hides tabs; other windows follow, and it is stored")
    func visibility() throws {
        let host = try show()
        try openMenu(on: "Kitchen", in: host)
        #expect(host.items == ["Alerts", "Kitchen", "Bath", "Attic", "Lights", "Reset"])
        try host.find(.menuItem, "Kitchen").click()
        try openMenu(on: "Bath", in: host)
        try host.find(.menuItem, "Attic").click()
        #expect(sidebar(host) == ["Home", "Alerts", "Rooms", "Bath", "Attic", "Tools", "Lights"])
        #expect(try sidebar(show()) == ["Home", "Alerts", "Rooms", "Bath", "Attic", "Tools", "Lights"])
        try openMenu(on: "Bath", in: host)
        try host.find(.menuItem, "Reset").click()
        #expect(sidebar(host) == ["Home", "Alerts", "Rooms", "Kitchen", "Bath", "Tools", "Lights"])
    }

    @Test("A drag moves a tab within its section; hidden tabs stay behind their predecessors")
    func order() throws {
        let host = try show()
        let kitchen = try #require(host.all(nil, "Kitchen").first).frame
        let bath = try #require(host.all(nil, "Bath").first).frame
        host.drag(
            from: CGPoint(x: kitchen.midX, y: kitchen.midY), to: CGPoint(x: bath.midX, y: bath.maxY + 6))
        #expect(sidebar(host) == ["Home", "Alerts", "Rooms", "Bath", "Kitchen", "Tools", "Lights"])
        host.resize(to: CGSize(width: 500, height: 500))
        #expect(host.all(.tab).map(\.label) == ["Home", "Bath", "Attic", "Kitchen"])
    }

    @Test("A section heading's menu moves the section")
    func sections() throws {
        let host = try show()
        try openMenu(on: "Tools", in: host)
        #expect(host.enabledItems.prefix(1) == ["Move Up"])
        try host.find(.menuItem, "Move Up").click()
        #expect(sidebar(host) == ["Home", "Alerts", "Tools", "Lights", "Rooms", "Kitchen", "Bath"])
    }

    @Test("Without a customization there is no menu, and nothing moves")
    func fixed() throws {
        let host = try show(isArrangeable: false)
        try openMenu(on: "Kitchen", in: host)
        #expect(host.items.isEmpty)
    }

    @Test("A customization is decoded as it was encoded; unknown names do no harm")
    func coding() throws {
        var tabs = TabViewCustomization()
        tabs[sidebarVisibility: "bath"] = .hidden
        tabs[tab: "alerts"].tabBarVisibility = .visible
        let data = try JSONEncoder().encode(tabs)
        let read = try JSONDecoder().decode(TabViewCustomization.self, from: data)
        #expect(read == tabs)
        #expect(read[tab: "bath"].sidebarVisibility == .hidden)
        #expect(read[section: "rooms"].tabOrder == nil)
        tabs.resetVisibility()
        #expect(tabs == TabViewCustomization())
        let foreign =
            #"{"order":{"rooms":["bath","nobody","kitchen"]},"sections":["tools","nobody","rooms"]}"#
        defaults.set(Data(foreign.utf8), forKey: "tabs")
        let host = try show()
        #expect(sidebar(host) == ["Home", "Alerts", "Tools", "Lights", "Rooms", "Bath", "Kitchen"])
        var order = try JSONDecoder().decode(TabViewCustomization.self, from: Data(foreign.utf8))
        #expect(order[section: "rooms"].tabOrder == ["bath", "nobody", "kitchen"])
        order[section: "rooms"].resetTabOrder()
        #expect(order[section: "rooms"].tabOrder == nil)
        order.resetSectionOrder()
        #expect(order == TabViewCustomization())
    }
}
