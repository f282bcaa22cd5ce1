import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Pages of tab views, and the state that moves from tab to tab.
@MainActor @Suite struct TabViewTests {
    struct Pages: View {
        var log = Counter()
        @State private var selection = "a"

        var body: some View {
            TabView(selection: $selection) {
                Page(name: "a", log: log).tabItem { Label("First", systemImage: "house") }.tag("a")
                ForEach(["b", "c"], id: \.self) { name in
                    Page(name: name, log: log)
                        .tabItem { Label("Tab \(name)", systemImage: "star") }
                        .tag(name)
                        .navigationTitle("Title \(name)")
                }
            }
        }
    }

    struct Page: View {
        let name: String
        let log: Counter
        @State private var taps = 0

        var body: some View {
            VStack {
                Text("Page \(name), \(taps) taps")
                Button("Tap") { taps += 1 }
            }
            .onAppear { log.note("+\(name)") }
            .onDisappear { log.note("-\(name)") }
        }
    }

    @Test("The first page is shown; a tab shows its page, which keeps its state")
    func choosing() throws {
        let host = try mount(width: 600) { Pages() }
        #expect(host.texts.contains("Page a, 0 taps"))
        try host.find(.button, "Tap").click()
        try host.find(.tab, "Tab b").click()
        #expect(host.texts.contains("Page b, 0 taps"))
        #expect(!host.texts.contains("Page a, 1 taps"))
        try host.find(.tab, "First").click()
        #expect(host.texts.contains("Page a, 1 taps"))
    }

    @Test("Pages appear when first shown, and disappear when another is shown")
    func lifecycle() throws {
        let log = Counter()
        let host = try mount(width: 600) { Pages(log: log) }
        #expect(log.takeNotes() == ["+a"])
        try host.find(.tab, "Tab c").click()
        #expect(log.takeNotes().sorted() == ["+c", "-a"])
        try host.find(.tab, "First").click()
        #expect(log.takeNotes().sorted() == ["+a", "-c"])
    }

    @Test("Ctrl with Page keys or Tab cycles the tabs, Alt with a digit selects one")
    func keys() throws {
        let host = try mount(width: 600) { Pages() }
        host.press(.pageDown, .control)
        #expect(host.texts.contains("Page b, 0 taps"))
        host.press(.pageUp, .control)
        host.press(.pageUp, .control)
        #expect(host.texts.contains("Page c, 0 taps"))
        host.press(.tab, .control)
        #expect(host.texts.contains("Page a, 0 taps"))
        host.press("3", .alt)
        #expect(host.texts.contains("Page c, 0 taps"))
        host.press("9", .alt)
        #expect(host.texts.contains("Page c, 0 taps"))
    }

    @Test("Preferences of hidden pages do not count")
    func preferences() throws {
        let host = try mount(width: 600) { NavigationStack { Pages() } }
        #expect(host.all(.heading, "Title c").isEmpty)
        try host.find(.tab, "Tab b").click()
        #expect(host.all(.heading, "Title b").count == 1)
        try host.find(.tab, "First").click()
        #expect(host.all(.heading).isEmpty)
    }

    @Test("Tabs with values, in sections, hidden and disabled")
    func tabContent() throws {
        enum Place { case home, list, hidden, off }
        struct Tabs: View {
            @State private var place = Place.home

            var body: some View {
                TabView(selection: $place) {
                    Tab("Home", systemImage: "house", value: .home) {
                        Button("Go") { place = .hidden }
                    }
                    TabSection("More") {
                        Tab("List", systemImage: "list.bullet", value: Place.list) { Text("The list") }
                            .badge(2)
                        Tab("Secret", systemImage: "lock", value: Place.hidden) { Text("Hidden page") }
                            .hidden()
                    }
                    Tab("Off", systemImage: "xmark", value: .off) { Text("Off page") }.disabled(true)
                }
            }
        }
        for style in [true, false] {
            let host = try mount(width: 800) {
                if style { Tabs() } else { Tabs().tabViewStyle(.sidebarAdaptable) }
            }
            #expect(host.all(nil, "Secret").isEmpty)
            try host.find(.button, "Go").click()
            #expect(host.texts.contains("Hidden page"))
        }
    }

    @Test("Pages in the page style are dragged, and stop at the ends")
    func paging() throws {
        let host = try mount(width: 600) { Pages().tabViewStyle(.page) }
        // Dots come instead of titles.
        #expect(host.all(.tab).map(\.frame.width) == [18, 18, 18])
        host.drag(from: CGPoint(x: 500, y: 250), to: CGPoint(x: 300, y: 250))
        host.advance(by: 1)
        #expect(host.texts == ["Page b, 0 taps"])
        for _ in 0..<2 {
            host.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 500, y: 250))
            host.advance(by: 1)
        }
        #expect(host.texts == ["Page a, 0 taps"])
    }

    @Test(
        "A page and the next one follow the finger; released early, it returns",
        arguments: [false, true])
    func following(isMirrored: Bool) throws {
        let log = Counter()
        let host = try mount(width: 600) {
            Pages(log: log).tabViewStyle(.page)
                .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
        func x(_ page: String) -> CGFloat? {
            host.all(nil, "Page \(page), 0 taps").first.map {
                isMirrored ? 600 - $0.frame.midX : $0.frame.midX
            }
        }
        func point(_ x: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? 600 - x : x, y: 250) }
        let place = try #require(x("a"))
        host.pressPointer(at: point(400))
        for x in stride(from: 390, through: 300, by: -10) {
            host.movePointer(to: point(CGFloat(x)))
            host.advance(by: 0.1)
        }
        #expect(x("a") == place - 100)
        #expect(x("b") == place + 500)
        // It rests before it is let go.
        host.advance(by: 1)
        host.releasePointer(at: point(300))
        host.advance(by: 1)
        #expect(x("a") == place)
        #expect(x("b") == nil)
        #expect(log.takeNotes() == ["+a", "+b", "-b"])
        host.drag(from: point(400), to: point(100))
        host.advance(by: 0.1)
        let (leaving, coming) = (try #require(x("a")), try #require(x("b")))
        #expect(leaving < place && coming > place && abs(coming - leaving - 600) < 1)
        host.advance(by: 1)
        #expect(x("b") == place)
        #expect(x("a") == nil)
        // Beyond the first page there is none: it gives way a little.
        host.drag(from: point(100), to: point(500))
        host.advance(by: 1)
        host.pressPointer(at: point(100))
        host.movePointer(to: point(120))
        host.movePointer(to: point(200))
        #expect(x("a") == place + 30)
        host.press(.escape)
        host.releasePointer(at: point(200))
        host.advance(by: 1)
        #expect(x("a") == place)
    }

    @Test("A selection that names no page shows the first")
    func strangeSelection() throws {
        let host = try mount(width: 600) {
            TabView(selection: .constant("nowhere")) {
                Text("One").tag("one")
                Text("Two").tag("two")
            }
        }
        #expect(host.texts.contains("One"))
        #expect(!host.texts.contains("Two"))
    }
}
