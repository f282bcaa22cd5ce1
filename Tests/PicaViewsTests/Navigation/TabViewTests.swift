import Foundation
import PicaGraph
import PicaTesting
import PicaViews
import Testing

/// What tab views do with their pages, and what goes from tab to tab.
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

    @Test("The first page is shown; a tab shows its own, which keeps its state")
    func choosing() throws {
        let host = try mount(width: 600) { Pages() }
        #expect(host.texts.contains("Page a, 0 taps"))
        try host.find(.button, "Tap").click()
        try host.find(.radioButton, "Tab b").click()
        #expect(host.texts.contains("Page b, 0 taps"))
        #expect(!host.texts.contains("Page a, 1 taps"))
        try host.find(.radioButton, "First").click()
        #expect(host.texts.contains("Page a, 1 taps"))
    }

    @Test("Pages appear when they are first shown, and disappear as another is")
    func lifecycle() throws {
        let log = Counter()
        let host = try mount(width: 600) { Pages(log: log) }
        #expect(log.takeNotes() == ["+a"])
        try host.find(.radioButton, "Tab c").click()
        #expect(log.takeNotes().sorted() == ["+c", "-a"])
        try host.find(.radioButton, "First").click()
        #expect(log.takeNotes().sorted() == ["+a", "-c"])
    }

    @Test("Control with page keys and Tab goes round the tabs, Alt with a digit to one of them")
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

    @Test("What other pages prefer does not count")
    func preferences() throws {
        let host = try mount(width: 600) { NavigationStack { Pages() } }
        #expect(host.all(.heading, "Title c").isEmpty)
        try host.find(.radioButton, "Tab b").click()
        #expect(host.all(.heading, "Title b").count == 1)
        try host.find(.radioButton, "First").click()
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

    @Test("Pages in the page style are turned by dragging, and end at their ends")
    func paging() throws {
        let host = try mount(width: 600) { Pages().tabViewStyle(.page) }
        #expect(host.all(.radioButton).isEmpty)
        host.drag(from: CGPoint(x: 500, y: 250), to: CGPoint(x: 300, y: 250))
        #expect(host.texts.contains("Page b, 0 taps"))
        host.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 500, y: 250))
        host.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 500, y: 250))
        #expect(host.texts.contains("Page a, 0 taps"))
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
