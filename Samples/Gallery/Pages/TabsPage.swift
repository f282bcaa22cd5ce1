import PicaUI

/// Tabs in each of their styles, with the same pages.
struct TabsPage: View {
    private enum Style: String, CaseIterable {
        case bar = "Bar"
        case sidebar = "Sidebar"
        case pages = "Pages"
    }

    @State private var style = Style.bar
    @State private var tab = "clock"
    /// Stores the user's arrangement of the sidebar: its menu hides tabs, and a drag moves them.
    @AppStorage("gallery.tabs") private var customization: TabViewCustomization

    var body: some View {
        VStack(spacing: 0) {
            Picker("Style", selection: $style) {
                ForEach(Style.allCases, id: \.self) { Text($0.rawValue) }
            }
            .pickerStyle(.segmented)
            .fixedSize()
            .padding()
            switch style {
            case .bar: tabs
            case .sidebar: tabs.tabViewStyle(.sidebarAdaptable).tabViewCustomization($customization)
            case .pages: tabs.tabViewStyle(.page)
            }
        }
    }

    private var tabs: some View {
        TabView(selection: $tab) {
            Tab("Clock", systemImage: "clock", value: "clock") { ClockTab() }
                .customizationID("clock")
                .customizationBehavior(.disabled, for: .sidebar)
            Tab("Timers", systemImage: "timer", value: "timers") { TimerTab() }
                .badge(2)
                .customizationID("timers")
            TabSection("Places") {
                Tab("Cities", systemImage: "globe", value: "cities") {
                    List(["Lisbon", "Oslo", "Kyoto"], id: \.self) { Text($0) }
                }
                .customizationID("cities")
                Tab("Islands", systemImage: "map", value: "islands") {
                    List(["Faroe", "Madeira", "Sado"], id: \.self) { Text($0) }
                }
                .customizationID("islands")
            }
            .customizationID("places")
        }
    }
}

private struct ClockTab: View {
    var body: some View {
        TimelineView(.everyMinute) { context in
            Text(context.date, style: .time).font(.system(size: 48, weight: .light))
        }
    }
}

private struct TimerTab: View {
    @State private var minutes = 5

    var body: some View {
        VStack(spacing: 12) {
            Text("\(minutes) minutes").font(.title)
            Stepper("Minutes", value: $minutes, in: 1...60)
                .fixedSize()
            Text("The number is kept while you look at another tab.")
                .font(.callout)
                .foregroundStyle(.secondary)
        }
        .padding()
    }
}
