import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Items that bars have by themselves, at places of the app's; and items that are hidden.
@MainActor @Suite struct DefaultToolbarItemTests {
    private struct Searched: View {
        @State private var text = ""
        let items: Bool

        var body: some View {
            NavigationStack {
                Text("Looking for \(text)")
                    .navigationTitle("Library")
                    .searchable(text: $text)
                    .toolbar {
                        if items {
                            DefaultToolbarItem(kind: .search, placement: .bottomBar)
                            DefaultToolbarItem(kind: .title, placement: .bottomBar)
                        }
                    }
            }
        }
    }

    @Test("The search field and the title appear once where the app puts them, and still work")
    func places() throws {
        let usual = try mount(width: 600, height: 300) { Searched(items: false) }
        #expect(try usual.find(.textField).frame.midY < 60)
        #expect(try #require(usual.all(nil, "Library").first).frame.midY < 60)
        let host = try mount(width: 600, height: 300) { Searched(items: true) }
        #expect(host.all(.textField).count == 1)
        #expect(host.all(nil, "Library").count == 1)
        #expect(try host.find(.textField).frame.midY > 250)
        #expect(try #require(host.all(nil, "Library").first).frame.midY > 250)
        try host.find(.textField).click()
        host.type("abc")
        #expect(host.all(nil, "Looking for abc").count == 1)
    }

    @Test("Hidden items leave their bar and keep their state until they return")
    func hidden() throws {
        struct Counting: View {
            @State private var count = 0

            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        struct Page: View {
            @State private var isHidden = false

            var body: some View {
                Button("Switch") { isHidden.toggle() }
                    .toolbar {
                        ToolbarItem { Counting() }.hidden(isHidden)
                        ToolbarItem { Button("Other") {} }
                    }
            }
        }
        let host = try mount(width: 600, height: 300) { Page() }
        try host.find(.button, "Count 0").click()
        try host.find(.button, "Switch").click()
        #expect(host.all(.button, "Count 1").isEmpty)
        #expect(host.all(.button, "Other").count == 1)
        try host.find(.button, "Switch").click()
        #expect(host.all(.button, "Count 1").count == 1)
    }

    @Test("Link rows have a chevron, except in sidebars, or as the app says")
    func indicator() throws {
        func picture(_ visibility: Visibility, _ style: some ListStyle) throws -> TestHost {
            try mount(width: 300, height: 100) {
                NavigationStack {
                    List { NavigationLink("Link") { Text("Page") } }
                        .navigationLinkIndicatorVisibility(visibility)
                        .listStyle(style)
                }
            }
        }
        func isSame(_ visibility: Visibility, _ style: some ListStyle) throws -> Bool {
            try picture(.automatic, style).freshPicture()
                .difference(from: picture(visibility, style).freshPicture()).count == 0
        }
        #expect(try isSame(.visible, .plain))
        #expect(try !isSame(.hidden, .plain))
        #expect(try !isSame(.visible, .sidebar))
        #expect(try isSame(.hidden, .sidebar))
    }
}
