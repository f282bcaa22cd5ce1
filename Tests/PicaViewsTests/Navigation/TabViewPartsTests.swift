import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Views that an app adds around the tabs and pages of a tab view.
@MainActor @Suite struct TabViewPartsTests {
    private struct Sidebar: View {
        @State private var count = 0

        var body: some View {
            TabView {
                Tab("One", systemImage: "1.circle") { Text("Page one") }
                TabSection("More") {
                    Tab("Two", systemImage: "2.circle") {
                        TabView { Tab("Inner", systemImage: "star") { Text("In") } }
                    }
                }
                .sectionActions { Button("Add \(count)") { count += 1 } }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewSidebarHeader { Text("Header") }
            .tabViewSidebarFooter { Text("Footer") }
            .tabViewSidebarBottomBar { Text("Bottom") }
            .tabViewBottomAccessory { Text("Accessory") }
            .tabBarMinimizeBehavior(.onScrollDown)
        }
    }

    @Test("A sidebar has a header above its tabs, a footer below them, and a bottom bar")
    func sidebar() throws {
        let host = try mount(width: 800, height: 400) { Sidebar() }
        func y(_ text: String) throws -> CGFloat { try #require(host.all(nil, text).first).frame.midY }
        #expect(try y("Header") < y("One"))
        #expect(try y("Two") < y("Add 0"))
        #expect(try y("Add 0") < y("Footer"))
        #expect(try y("Bottom") > 350)
        try host.find(.button, "Add 0").click()
        #expect(host.all(.button, "Add 1").count == 1)
    }

    @Test("The accessory is below every page, and tab view modifiers do not reach nested tab views")
    func accessory() throws {
        let host = try mount(width: 400, height: 400) { Sidebar() }
        #expect(try #require(host.all(nil, "Accessory").first).frame.midY > 350)
        try host.find(.tab, "Two").click()
        #expect(host.all(nil, "Accessory").count == 1)
        #expect(host.all(nil, "In").count == 1)
        #expect(host.all(nil, "Header").isEmpty)
    }

    @Test("A disabled accessory is not there")
    func disabled() throws {
        let host = try mount {
            TabView { Tab("One", systemImage: "1.circle") { Text("Page one") } }
                .tabViewBottomAccessory(isEnabled: false) { Text("Accessory") }
        }
        #expect(host.all(nil, "Accessory").isEmpty)
    }

    @Test("A page keeps its state while the tabs switch between bar and sidebar")
    func adapting() throws {
        struct Counter: View {
            @State private var count = 0

            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        let host = try mount(width: 400, height: 400) {
            TabView {
                Tab("One", systemImage: "1.circle") { Counter() }
                Tab("Two", systemImage: "2.circle") { Text("Page two") }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
        try host.find(.button, "Count 0").click()
        host.resize(to: CGSize(width: 900, height: 400))
        #expect(host.all(.button, "Count 1").count == 1)
        #expect(host.all(.tab).isEmpty)
        host.resize(to: CGSize(width: 400, height: 400))
        #expect(host.all(.button, "Count 1").count == 1)
    }

    @Test("A section's actions are below its rows, in a list, too")
    func sections() throws {
        let host = try mount(width: 300, height: 400) {
            List {
                Section("First") { ForEach(0..<3) { Text("Row \($0)") } }
                    .sectionActions { Button("Add") {} }
                Section("Second") { Text("Other") }
            }
        }
        func y(_ text: String) throws -> CGFloat { try #require(host.all(nil, text).first).frame.midY }
        #expect(try y("First") < y("Row 0"))
        #expect(try y("Row 2") < y("Add"))
        #expect(try y("Add") < y("Second"))
    }
}
