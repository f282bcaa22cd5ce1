import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Tabs, bars, menus, dialogs and scroll areas as assistive technologies see them.
@MainActor @Suite struct ContainerSemanticsTests {
    private struct Tabs: View {
        @State private var chosen = 1
        var body: some View {
            TabView(selection: $chosen) {
                Text("First page").tabItem { Text("First") }.tag(1)
                Text("Second page").tabItem { Text("Second") }.tag(2)
                Text("Third page").tabItem { Text("Third") }.tag(3)
            }
        }
    }

    @Test("Tabs are in a list of tabs and show their pages")
    func tabs() throws {
        let app = try mount { Tabs() }
        #expect(try app.find(.tabList).value == "1")
        let tabs = app.all(.tab)
        #expect(tabs.map(\.label) == ["First", "Second", "Third"])
        #expect(tabs.map(\.isSelected) == [true, false, false])
        #expect(tabs.map(\.place?.index) == [0, 1, 2] && tabs[0].place?.count == 3)
        try tabs[1].perform(.main)
        #expect(app.texts.contains("Second page") && tabs[1].isSelected)
        try tabs[2].perform(.select)
        #expect(app.texts.contains("Third page"))
        #expect(try app.find(.staticText, "Third page").value == nil)
    }

    @Test("The dots of paged tabs are tabs with the names of their pages")
    func dots() throws {
        let app = try mount { Tabs().tabViewStyle(.page) }
        let dots = app.all(.tab)
        #expect(dots.map(\.label) == ["First", "Second", "Third"])
        try dots[2].perform(.main)
        app.advance(by: 1)
        #expect(app.texts.contains("Third page"))
    }

    @Test("A toolbar holds its items, and separators are told")
    func toolBar() throws {
        let app = try mount {
            VStack {
                Text("Above")
                Divider()
                Text("Below")
            }
            .toolbar { ToolbarItem { Button("Tool") {} } }
        }
        _ = try app.find(.toolBar)
        #expect(try app.find(.button, "Tool").actions == [.main])
        #expect(app.all(.separator).count == 1)
    }

    @Test("The items of a menu tell their places, and submenus expand")
    func menus() throws {
        let log = Counter()
        let app = try mount {
            Menu("Menu") {
                Button("One") { log.note("one") }
                Menu("More") { Button("Inner") { log.note("inner") } }
                Button("Off") {}.disabled(true)
            }
        }
        let menu = try app.find(.popUpButton, "Menu")
        #expect(menu.opensMenu && menu.isExpanded == false)
        try menu.perform(.main)
        #expect(menu.isExpanded == true)
        #expect(app.all(.menuItem).map(\.place?.index) == [0, 1, 2])
        #expect(try app.find(.menuItem, "Off").actions.filter { $0 != .scrollIntoView } == [])
        let more = try app.find(.menuItem, "More")
        #expect(more.opensMenu && more.isExpanded == false)
        try more.perform(.expand)
        #expect(more.isExpanded == true)
        try more.perform(.collapse)
        #expect(more.isExpanded == false)
        try more.perform(.main)
        try app.find(.menuItem, "Inner").perform(.main)
        #expect(log.takeNotes() == ["inner"] && app.all(.menu).isEmpty)
        try menu.perform(.showMenu)
        try app.find(.menuItem, "One").perform(.main)
        #expect(log.takeNotes() == ["one"] && app.all(.menu).isEmpty)
    }

    @Test("The titles of a menu bar open and close their menus")
    func menuBar() throws {
        let log = Counter()
        let windows = SceneWindows {
            WindowGroup { Text("Content") }
                .commands { CommandMenu("Note") { Button("Archive") { log.note("archive") } } }
        }
        let app = try windows.open()
        let note = try app.find(.menuBarItem, "Note")
        #expect(note.opensMenu && note.place != nil && note.isExpanded == false)
        try note.perform(.expand)
        #expect(note.isExpanded == true && !app.all(.menuItem, "Archive").isEmpty)
        try note.perform(.collapse)
        #expect(app.all(.menuItem).isEmpty)
        try note.perform(.main)
        try app.find(.menuItem, "Archive").perform(.main)
        #expect(log.takeNotes() == ["archive"])
    }

    @Test("Nothing behind a dialog is told")
    func dialog() throws {
        struct Content: View {
            @State private var isShown = false
            var body: some View {
                Button("Open") { isShown = true }
                    .sheet(isPresented: $isShown) { Text("In the sheet") }
            }
        }
        let app = try mount(width: 600, height: 500) { Content() }
        let open = try app.find(.button, "Open")
        try open.perform(.main)
        app.advance(by: 1)
        let dialog = try app.find(.dialog)
        #expect(dialog.isModal && app.all(.button, "Open").isEmpty && !open.exists)
        #expect(app.texts == ["In the sheet"])
        try dialog.perform(.escape)
        app.advance(by: 1)
        #expect(app.all(.dialog).isEmpty && open.exists)
    }

    @Test("A scroll area scrolls by pages where there is more, and views scroll into view")
    func scrolling() throws {
        let app = try mount(width: 200, height: 100) {
            ScrollView([.horizontal, .vertical]) {
                VStack {
                    ForEach(0..<50) { Text("Line \($0)") }
                }
                .frame(width: 600)
            }
        }
        app.update()
        let area = try app.find(.scrollArea)
        #expect(Set(area.actions) == [.scroll(.bottom), .scroll(.trailing)])
        try area.perform(.scroll(.bottom))
        try area.perform(.scroll(.trailing))
        #expect(Set(area.actions) == Set(Edge.allCases.map { .scroll($0) }))
        let last = try app.find(.staticText, "Line 49")
        #expect(last.frame.minY > 100)
        try last.perform(.scrollIntoView)
        #expect(last.frame.maxY <= 100.01 && last.frame.minX >= 0)
        #expect(!area.actions.contains(.scroll(.bottom)))
        let outside = try mount { Text("Free") }
        #expect(try outside.find(.staticText, "Free").actions == [])
    }

    @Test("A text field tells its prompt, which its title is not")
    func placeholder() throws {
        let app = try mount {
            TextField("Name", text: .constant(""), prompt: Text("First and last"))
            TextField("Town", text: .constant(""))
        }
        #expect(app.all(.textField).map(\.placeholder) == ["First and last", nil])
    }

    @Test("Radio buttons and segments tell their places", arguments: [true, false])
    func choices(isSegmented: Bool) throws {
        let model = Controlled()
        let app = try mount {
            let picker = Picker("Size", selection: Bindable(model).choice) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            if isSegmented { picker.pickerStyle(.segmented) } else { picker.pickerStyle(.radioGroup) }
        }
        #expect(
            app.all(.radioButton).compactMap(\.place) == [
                .init(index: 0, count: 2), .init(index: 1, count: 2),
            ])
    }
}
