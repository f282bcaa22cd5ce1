import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Chosen {
    var one: Int?
    var many: Set<Int> = []
    var opened: [Set<Int>] = []
    var pressed: [Int] = []
}

private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
}

/// Lists and outlines are containers of rows that tell their place and answer actions.
@MainActor @Suite struct ListSemanticsTests {
    @Test("Rows say their words and their place, and views inside them are still there")
    func rows() throws {
        let model = Chosen()
        let app = try mount {
            List(0..<3, id: \.self) { number in
                HStack {
                    Image(systemName: "star")
                    Text("Row \(number)")
                    Button("Go") { model.pressed.append(number) }
                }
            }
        }
        #expect(try app.find(.list).actions == [])
        let rows = app.all(.listItem)
        #expect(rows.map(\.label) == ["Row 0, Go", "Row 1, Go", "Row 2, Go"])
        #expect(rows.map(\.place) == (0..<3).map { TestElement.Place(index: $0, count: 3) })
        #expect(rows.allSatisfy { $0.level == nil && $0.isExpanded == nil })
        // Nothing happens when a row without selection is clicked.
        #expect(rows[1].actions == [.scrollIntoView])
        try app.all(.button, "Go")[1].perform(.main)
        #expect(model.pressed == [1])
    }

    @Test("A list of 100,000 rows tells their places and makes only those in sight")
    func many() throws {
        let made = Counter()
        let app = try mount {
            List(0..<100_000, id: \.self) { number in
                let _ = made.add()
                Text("Row \(number)")
            }
        }
        app.update()
        _ = made.take()
        let rows = app.all(.listItem)
        #expect(rows.first?.place == TestElement.Place(index: 0, count: 100_000))
        #expect(rows.count < 40)
        #expect(made.take() == 0)
        let area = try app.find(.scrollArea)
        #expect(area.actions == [.scroll(.bottom)])
        try area.perform(.scroll(.bottom))
        #expect(area.actions == [.scroll(.top), .scroll(.bottom)])
        let places = app.all(.listItem).compactMap(\.place?.index)
        #expect(places.contains(10) && places == places.sorted())
        #expect(made.take() < 80)
    }

    @Test("Rows are selected, one by one or several together, and opened")
    func selecting() throws {
        let model = Chosen()
        let single = try mount {
            List(0..<4, id: \.self, selection: Bindable(model).one) { Text("\($0)") }
        }
        let row = try single.find(.listItem, "2")
        try row.perform(.main)
        #expect(model.one == 2 && row.isSelected)
        try single.find(.listItem, "1").perform(.select)
        #expect(model.one == 1 && !row.isSelected)

        let several = try mount {
            List(0..<4, id: \.self, selection: Bindable(model).many) { Text("\($0)") }
                .contextMenu(forSelectionType: Int.self) { _ in
                    Button("Count") {}
                } primaryAction: {
                    model.opened.append($0)
                }
        }
        try several.find(.listItem, "1").perform(.select)
        try several.find(.listItem, "3").perform(.select)
        try several.find(.listItem, "3").perform(.select)
        #expect(model.many == [1, 3])
        try several.find(.listItem, "3").perform(.main)
        #expect(model.opened == [[1, 3]])
        try several.find(.listItem, "0").perform(.main)
        #expect(model.opened == [[1, 3], [0]] && model.many == [0])
        try several.find(.listItem, "2").perform(.showMenu)
        #expect(model.many == [2])
        #expect(!several.all(.menuItem, "Count").isEmpty)
    }

    @Test("Rows that cannot be selected, and those of a disabled list, are not selected")
    func unselectable() throws {
        let model = Chosen()
        let app = try mount {
            List(0..<2, id: \.self, selection: Bindable(model).one) {
                Text("\($0)").selectionDisabled($0 == 1)
            }
        }
        #expect(try app.find(.listItem, "1").actions == [.scrollIntoView])
        let disabled = try mount {
            List(0..<2, id: \.self, selection: Bindable(model).one) { Text("\($0)") }.disabled(true)
        }
        #expect(disabled.all(.listItem).allSatisfy { $0.actions == [.scrollIntoView] && !$0.isEnabled })
    }

    @Test("The menu of a row itself opens without the pointer")
    func ownMenu() throws {
        let app = try mount {
            List(0..<2, id: \.self) { number in
                Text("\(number)").contextMenu { Button("Remove \(number)") {} }
            }
        }
        try app.find(.listItem, "1").perform(.showMenu)
        #expect(app.all(.menuItem).map(\.label) == ["Remove 1"])
    }

    @Test("A screen reader finds what a swipe offers as actions of the row, and not of its content")
    func swipes() throws {
        let log = Counter()
        let app = try mount {
            List(0..<2, id: \.self) { number in
                HStack {
                    Text("Mail \(number)")
                    Button("Open") {}
                }
                .swipeActions(edge: .leading) { Button("Read") { log.note("read \(number)") } }
                .swipeActions {
                    Button("Move") { log.note("move \(number)") }
                    Button("Flag") {}.disabled(true)
                }
            }
        }
        #expect(app.all(.listItem)[0].actions == [.scrollIntoView, .showMenu])
        _ = app.host.accessibility
        app.update()
        let row = app.all(.listItem)[1]
        #expect(row.actions == [.scrollIntoView, .showMenu, .named("Read"), .named("Move")])
        try row.perform(.named("Move"))
        try row.perform(.named("Read"))
        #expect(log.takeNotes() == ["move 1", "read 1"])
        #expect(!app.all(.button, "Open")[1].actions.contains(.named("Move")))
        app.host.endAccessibility()
        app.update()
        #expect(app.all(.listItem)[0].actions == [.scrollIntoView, .showMenu])
    }

    @Test("Rows that can be deleted offer it, in lists and forms")
    func deleting() throws {
        struct Deletable: View {
            let isForm: Bool
            @State private var names = ["a", "b", "c"]

            var rows: some View {
                ForEach(names, id: \.self) { Text($0).deleteDisabled($0 == "c") }
                    .onDelete { names.remove(atOffsets: $0) }
            }

            var body: some View {
                if isForm { Form { rows }.formStyle(.grouped) } else { List { rows } }
            }
        }
        for isForm in [false, true] {
            let app = try mount { Deletable(isForm: isForm) }
            let role: TestElement.Role = isForm ? .staticText : .listItem
            _ = app.host.accessibility
            app.update()
            #expect(app.all(role).map { $0.actions.contains(.named("Delete")) } == [true, true, false])
            try app.find(role, "a").perform(.named("Delete"))
            app.advance(by: 1)
            #expect(app.all(role).map(\.label) == ["b", "c"])
        }
    }

    @Test("Headers and footers do not count as rows")
    func sections() throws {
        let app = try mount(height: 500) {
            List {
                Section("A") {
                    Text("a1"); Text("a2")
                }
                Section {
                    Text("b1")
                } header: {
                    Text("B")
                } footer: {
                    Text("End")
                }
                Text("last")
            }
        }
        #expect(app.all(.listItem).map(\.label) == ["a1", "a2", "b1", "last"])
        #expect(app.all(.listItem).compactMap(\.place) == (0..<4).map { .init(index: $0, count: 4) })
    }

    @Test("An outline is a tree whose rows expand and collapse")
    func outline() throws {
        let folders = [
            Folder(id: "Home", children: [Folder(id: "Notes", children: []), Folder(id: "Plan")]),
            Folder(id: "Away"),
        ]
        let app = try mount { List(folders, children: \.children) { Text($0.id) } }
        #expect(app.all(.list).isEmpty && app.all(.listItem).isEmpty)
        _ = try app.find(.tree)
        let home = app.all(.treeItem)[0]
        #expect(home.isExpanded == false && home.level == 1)
        // The button that expands the row is no part of its name.
        #expect(home.label == "Home")
        #expect(app.all(.treeItem)[1].isExpanded == nil)
        #expect(home.actions.contains(.expand) && !home.actions.contains(.collapse))
        try home.perform(.expand)
        app.advance(by: 1)
        #expect(app.all(.treeItem).map(\.level) == [1, 2, 2, 1])
        #expect(app.all(.treeItem).compactMap(\.place?.count) == [4, 4, 4, 4])
        #expect(home.isExpanded == true)
        try home.perform(.collapse)
        app.advance(by: 1)
        #expect(app.all(.treeItem).count == 2)
    }

    @Test("Disclosure groups in a list are rows of a tree")
    func disclosed() throws {
        let app = try mount {
            List { DisclosureGroup("More") { Text("Inner") } }
        }
        let more = try app.find(.treeItem)
        #expect(more.isExpanded == false)
        try more.perform(.expand)
        app.advance(by: 1)
        #expect(app.all(.treeItem).map(\.level) == [1, 2])
    }

    @Test("The rows of a form are its controls alone")
    func form() throws {
        let app = try mount { Form { Toggle("On", isOn: .constant(true)) }.formStyle(.grouped) }
        #expect(app.all(.list).isEmpty && app.all(.listItem).isEmpty)
        _ = try app.find(.toggleSwitch, "On")
    }

    @Test("The focused list is one focused element")
    func focus() throws {
        let model = Chosen()
        let app = try mount {
            List(0..<4, id: \.self, selection: Bindable(model).one) { Text("\($0)") }
        }
        app.press(.tab)
        #expect(app.all().filter(\.isFocused).map(\.role) == [.list])
    }

    @Test("Collapsible sections expand and collapse by their headers")
    func headers() throws {
        struct Sections: View {
            @State private var isExpanded = true
            var body: some View {
                List { Section("Part", isExpanded: $isExpanded) { Text("Inside") } }.listStyle(.sidebar)
            }
        }
        let app = try mount { Sections() }
        let header = try app.find(.heading, "Part")
        #expect(header.isExpanded == true)
        try header.perform(.collapse)
        app.advance(by: 1)
        #expect(header.isExpanded == false && app.all(.listItem).isEmpty)
    }
}
