import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Backgrounds that views set for the containers around them.
@MainActor @Suite struct ContainerBackgroundTests {
    /// The color at a place of the window.
    private func color(_ host: TestHost, x: Int, y: Int) -> UInt32 {
        host.paintedScreen()[x, y] & 0xFF_FFFF
    }

    @Test("A window's background fills the window and follows its view's state")
    func window() throws {
        struct Page: View {
            @State private var isOn = false

            var body: some View {
                Button("Turn") { isOn.toggle() }
                    .containerBackground(
                        isOn ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0),
                        for: .window)
            }
        }
        let host = try mount(width: 300, height: 200) { Page() }
        #expect(color(host, x: 2, y: 2) == 0xFF_0000)
        #expect(color(host, x: 297, y: 197) == 0xFF_0000)
        try host.find(.button, "Turn").click()
        #expect(color(host, x: 2, y: 2) == 0x00_FF00)
    }

    @Test("A page's background belongs to the page and returns with it")
    func pages() throws {
        let host = try mount(width: 400, height: 300) {
            NavigationStack {
                NavigationLink("Open") {
                    Text("Second").containerBackground(Color(red: 0, green: 0, blue: 1), for: .navigation)
                }
                .containerBackground(for: .navigation) { Color(red: 1, green: 0, blue: 0) }
            }
        }
        #expect(color(host, x: 200, y: 290) == 0xFF_0000)
        try host.find(.button, "Open").click()
        host.advance(by: 1)
        #expect(color(host, x: 200, y: 290) == 0x00_00FF)
        host.press(.escape)
        host.advance(by: 1)
        #expect(color(host, x: 200, y: 290) == 0xFF_0000)
    }

    @Test("Tabs and columns have their own backgrounds, which stay inside them")
    func tabsAndColumns() throws {
        let tabs = try mount(width: 400, height: 300) {
            TabView {
                Text("One").containerBackground(Color(red: 1, green: 0, blue: 0), for: .tabView)
                    .tabItem { Text("A") }
                Text("Two").tabItem { Text("B") }
            }
        }
        #expect(color(tabs, x: 200, y: 290) == 0xFF_0000)
        try tabs.find(.tab, "B").click()
        #expect(color(tabs, x: 200, y: 290) != 0xFF_0000)
        let columns = try mount(width: 800, height: 300) {
            NavigationSplitView {
                Text("Side")
            } detail: {
                Text("Detail").containerBackground(
                    Color(red: 1, green: 0, blue: 0), for: .navigationSplitView)
            }
        }
        #expect(color(columns, x: 700, y: 290) == 0xFF_0000)
        #expect(color(columns, x: 20, y: 290) != 0xFF_0000)
    }

    @Test("The innermost background wins; without one there is none")
    func innermost() throws {
        struct Page: View {
            @State private var isSet = true

            var body: some View {
                VStack {
                    Button("Turn") { isSet.toggle() }
                    if isSet {
                        Text("In").containerBackground(Color(red: 0, green: 0, blue: 1), for: .window)
                    }
                }
                .containerBackground(Color(red: 1, green: 0, blue: 0), for: .window)
            }
        }
        let host = try mount(width: 300, height: 200) { Page() }
        #expect(color(host, x: 2, y: 2) == 0x00_00FF)
        try host.find(.button, "Turn").click()
        #expect(color(host, x: 2, y: 2) == 0xFF_0000)
    }
}
