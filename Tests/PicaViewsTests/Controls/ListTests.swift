import Foundation
import Observation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var items: [String]
    var selected: Set<String> = []
    var one: String?
    var opened: [Set<String>] = []

    init(_ items: [String] = ["Ash", "Beech", "Birch", "Cedar", "Elm", "Fir"]) { self.items = items }
}

private struct DeletableRows: View {
    let model: Model
    var body: some View {
        List(selection: Bindable(model).selected) {
            ForEach(model.items, id: \.self) { Text($0).named($0).deleteDisabled($0 == "Ash") }
                .onDelete { model.items.remove(atOffsets: $0) }
        }
    }
}

private struct EditableRows: View {
    @Bindable var model: Model
    var body: some View {
        List(selection: $model.selected) {
            ForEach($model.items, id: \.self, editActions: .all) { $item in Text(item).named(item) }
        }
    }
}

@MainActor @Suite struct ListTests {
    private func many(_ model: Model, height: CGFloat = 400) throws -> TestHost {
        let app = try mount(width: 200, height: height) {
            List(model.items, id: \.self, selection: Bindable(model).selected) { Text($0).named($0) }
                .contextMenu(forSelectionType: String.self) { items in
                    Button("Open \(items.count)") { model.opened.append(items) }
                } primaryAction: {
                    model.opened.append($0)
                }
        }
        app.update()
        return app
    }

    private func press(_ app: TestHost, _ name: String, _ modifiers: TestHost.Modifiers = []) throws {
        let frame = try app.frame(name)
        app.click(at: CGPoint(x: frame.midX, y: frame.midY), modifiers)
    }

    // MARK: Pointer

    @Test("A press selects only the pressed row")
    func pressSelects() throws {
        let model = Model()
        let app = try many(model)
        try press(app, "Birch")
        #expect(model.selected == ["Birch"])
        try press(app, "Elm")
        #expect(model.selected == ["Elm"])
    }

    @Test("Ctrl+click adds or removes a row")
    func controlToggles() throws {
        let model = Model()
        let app = try many(model)
        try press(app, "Ash")
        try press(app, "Elm", .control)
        #expect(model.selected == ["Ash", "Elm"])
        try press(app, "Ash", .control)
        #expect(model.selected == ["Elm"])
    }

    @Test("Shift+click extends the selection from the anchor row each time")
    func shiftExtends() throws {
        let model = Model()
        let app = try many(model)
        try press(app, "Birch")
        try press(app, "Elm", .shift)
        #expect(model.selected == ["Birch", "Cedar", "Elm"])
        try press(app, "Ash", .shift)
        #expect(model.selected == ["Ash", "Beech", "Birch"])
    }

    @Test("A press outside the rows deselects everything")
    func pressBeside() throws {
        let model = Model()
        let app = try many(model)
        try press(app, "Birch")
        app.click(at: CGPoint(x: 100, y: 390))
        #expect(model.selected.isEmpty)
    }

    @Test("A double click runs the primary action for the selection")
    func opens() throws {
        let model = Model()
        let app = try many(model)
        let frame = try app.frame("Cedar")
        app.click(at: CGPoint(x: frame.midX, y: frame.midY), count: 2)
        #expect(model.opened == [["Cedar"]])
    }

    @Test("The menu is for the row under the pointer, or for the selection that contains it")
    func menus() throws {
        let model = Model()
        let app = try many(model)
        try press(app, "Ash")
        try press(app, "Beech", .control)
        let beech = try app.frame("Beech")
        app.click(at: CGPoint(x: beech.midX, y: beech.midY), button: .secondary)
        try app.click("Open 2")
        let fir = try app.frame("Fir")
        app.click(at: CGPoint(x: fir.midX, y: fir.midY), button: .secondary)
        try app.click("Open 1")
        #expect(model.opened == [["Ash", "Beech"], ["Fir"]])
    }

    @Test("Outside the rows the menu is for no rows; from the keyboard it is for the selection")
    func menuBeside() throws {
        let model = Model()
        let app = try many(model)
        try press(app, "Ash")
        app.click(at: CGPoint(x: 100, y: 380), button: .secondary)
        #expect(app.shows("Open 0"))
        app.press(.escape)
        app.press(.menu)
        #expect(app.shows("Open 1"))
        app.press(.escape)
        #expect(model.selected == ["Ash"])
        let ash = try app.frame("Ash")
        app.click(at: CGPoint(x: ash.midX, y: ash.midY), button: .secondary)
        #expect(app.shows("Open 1"))
    }

    // MARK: Keys

    @Test("Arrow keys, Home and End move between rows")
    func arrows() throws {
        let model = Model()
        let app = try many(model)
        try press(app, "Beech")
        app.press(.down)
        #expect(model.selected == ["Birch"])
        app.press(.up)
        app.press(.up)
        #expect(model.selected == ["Ash"])
        app.press(.up)
        #expect(model.selected == ["Ash"])
        app.press(.end)
        #expect(model.selected == ["Fir"])
        app.press(.home)
        #expect(model.selected == ["Ash"])
    }

    @Test("Shift extends the selection; Ctrl moves without selecting, and Space adds")
    func modifiers() throws {
        let model = Model()
        let app = try many(model)
        try press(app, "Beech")
        app.press(.down, .shift)
        app.press(.down, .shift)
        #expect(model.selected == ["Beech", "Birch", "Cedar"])
        app.press(.up, .shift)
        #expect(model.selected == ["Beech", "Birch"])
        app.press(.end, .control)
        #expect(model.selected == ["Beech", "Birch"])
        app.press(.space, .control)
        #expect(model.selected == ["Beech", "Birch", "Fir"])
        app.press("a", .control)
        #expect(model.selected == Set(model.items))
    }

    @Test("Typing finds the next row with that prefix; quick further letters extend the prefix")
    func typing() throws {
        let model = Model()
        let app = try many(model)
        try press(app, "Fir")
        app.type("b")
        #expect(model.selected == ["Beech"])
        app.type("i")
        #expect(model.selected == ["Birch"])
        app.advance(by: 2)
        app.type("b")
        #expect(model.selected == ["Beech"])
        app.type("b")
        #expect(model.selected == ["Birch"])
    }

    @Test("Type-select text of its own finds a row")
    func typeSelect() throws {
        let model = Model()
        let app = try mount(width: 200, height: 300) {
            List(model.items, id: \.self, selection: Bindable(model).selected) {
                Text($0).named($0).typeSelectEquivalent($0 == "Elm" ? Text("zelkova") : nil)
            }
        }
        app.update()
        try press(app, "Ash")
        app.type("z")
        #expect(model.selected == ["Elm"])
    }

    @Test("Return runs the primary action for the selection")
    func opensByKey() throws {
        let model = Model()
        let app = try many(model)
        try press(app, "Cedar")
        app.press(.down, .shift)
        app.press(.return)
        #expect(model.opened == [["Cedar", "Elm"]])
    }

    @Test("The list scrolls to a row reached by keys, even if it was never created")
    func reveals() throws {
        let model = Model((0..<1000).map { "Row \($0)" })
        let app = try many(model, height: 200)
        try press(app, "Row 0")
        app.press(.end)
        app.update()
        app.update()
        #expect(model.selected == ["Row 999"])
        #expect(try app.frame("Row 999").maxY <= 200)
        app.press(.pageUp)
        app.update()
        let row = try #require(model.selected.first)
        #expect(try app.frame(row).minY >= 0)
        #expect(["Row 994", "Row 995"].contains(row))
    }

    @Test("Tab enters a list once and moves on past it")
    func tab() throws {
        let model = Model()
        let app = try mount(width: 200, height: 300) {
            VStack {
                Button("Before") {}
                List(model.items, id: \.self, selection: Bindable(model).selected) { Text($0) }
                Button("After") {}
            }
        }
        app.update()
        app.press(.tab)
        app.press(.tab)
        app.press(.down)
        #expect(model.selected == ["Ash"])
        app.press(.tab)
        #expect(try app.find(.button, "After").isFocused)
    }

    // MARK: Selection

    @Test("With single selection, Ctrl and Shift select one row, too")
    func single() throws {
        let model = Model()
        let app = try mount(width: 200, height: 300) {
            List(model.items, id: \.self, selection: Bindable(model).one) { Text($0).named($0) }
        }
        app.update()
        try press(app, "Ash")
        try press(app, "Elm", .control)
        #expect(model.one == "Elm")
        app.press(.down, .shift)
        #expect(model.one == "Fir")
    }

    @Test("Tags identify rows before their identities do")
    func tags() throws {
        let model = Model()
        let app = try mount(width: 200, height: 300) {
            List(selection: Bindable(model).selected) {
                Text("First").named("first").tag("one")
                ForEach(model.items, id: \.self) { Text($0).named($0).tag("tag " + $0) }
            }
        }
        app.update()
        try press(app, "first")
        #expect(model.selected == ["one"])
        app.press(.down)
        #expect(model.selected == ["tag Ash"])
    }

    @Test("Headers and rows with selection disabled cannot be selected, and keys skip them")
    func notSelectable() throws {
        let model = Model()
        let app = try mount(width: 200, height: 300) {
            List(selection: Bindable(model).selected) {
                Section("Trees") {
                    ForEach(["Ash", "Beech"], id: \.self) { Text($0).named($0) }
                    Text("Held").named("Held").tag("held").selectionDisabled()
                }
                Section("More") { ForEach(["Elm"], id: \.self) { Text($0).named($0) } }
            }
        }
        app.update()
        try press(app, "Beech")
        try press(app, "Held")
        #expect(model.selected == ["Beech"])
        app.press(.down)
        #expect(model.selected == ["Elm"])
    }

    @Test("Accessibility reports the selection")
    func accessible() throws {
        let model = Model()
        let app = try many(model)
        try press(app, "Cedar")
        app.update()
        #expect(try app.find(.staticText, "Cedar").isSelected)
        #expect(try !app.find(.staticText, "Ash").isSelected)
    }

    // MARK: Changes

    @Test("Delete removes the selection and selects the following row")
    func deletes() throws {
        let model = Model()
        let app = try mount(width: 200, height: 300) { DeletableRows(model: model) }
        app.update()
        try press(app, "Beech")
        try press(app, "Elm", .control)
        app.press(.deleteForward)
        app.update()
        #expect(model.items == ["Ash", "Birch", "Cedar", "Fir"])
        #expect(model.selected == ["Birch"])
    }

    @Test("A row with deletion disabled is not deleted")
    func deleteDisabled() throws {
        let model = Model()
        let app = try mount(width: 200, height: 300) { DeletableRows(model: model) }
        app.update()
        try press(app, "Ash")
        app.press(.deleteForward)
        #expect(model.items.count == 6)
    }

    private struct EditedRows: View {
        let model: Model

        var body: some View {
            VStack {
                EditButton()
                List {
                    ForEach(model.items, id: \.self) { Text($0).named($0).deleteDisabled($0 == "Ash") }
                        .onDelete { model.items.remove(atOffsets: $0) }
                        .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
    }

    @Test("In edit mode, deletable rows have delete buttons")
    func editing() throws {
        let model = Model()
        let app = try mount(width: 200, height: 400) { EditedRows(model: model) }
        app.update()
        let before = try app.frame("Beech")
        #expect(app.all(.button, "Delete").isEmpty)
        try app.find(.button, "Edit").click()
        app.advance(by: 1)
        #expect(app.all(.button, "Delete").count == 5)
        #expect(try app.frame("Beech").minX > before.minX + 24)
        #expect(try app.frame("Ash").minX == before.minX)
        try #require(app.all(.button, "Delete").first).click()
        app.advance(by: 1)
        #expect(model.items == ["Ash", "Birch", "Cedar", "Elm", "Fir"])
        try app.find(.button, "Done").click()
        app.advance(by: 1)
        #expect(app.all(.button, "Delete").isEmpty)
        #expect(try app.frame("Birch").origin == before.origin)
    }

    @Test("Alt+arrow keys move rows, up to the ends")
    func movesByKey() throws {
        let model = Model()
        let editable = try mount(width: 200, height: 300) { EditableRows(model: model) }
        editable.update()
        try press(editable, "Beech")
        editable.press(.down, .alt)
        editable.update()
        #expect(model.items == ["Ash", "Birch", "Beech", "Cedar", "Elm", "Fir"])
        editable.press(.up, .alt)
        editable.update()
        editable.press(.up, .alt)
        editable.update()
        editable.press(.up, .alt)
        #expect(model.items.first == "Beech")
        #expect(model.selected == ["Beech"])
    }

    @Test("A row can be dragged to another position")
    func movesByPointer() throws {
        let model = Model()
        let app = try mount(width: 200, height: 300) {
            List {
                ForEach(model.items, id: \.self) { Text($0).named($0) }
                    .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
            }
        }
        app.update()
        let (ash, elm) = (try app.frame("Ash"), try app.frame("Elm"))
        app.drag(from: CGPoint(x: ash.midX, y: ash.midY), to: CGPoint(x: elm.midX, y: elm.maxY))
        #expect(model.items == ["Beech", "Birch", "Cedar", "Elm", "Ash", "Fir"])
    }

    @Test("Swipe actions are also in a row's menu")
    func swipeActions() throws {
        let model = Model()
        let app = try mount(width: 200, height: 300) {
            List(model.items, id: \.self) { item in
                Text(item).named(item)
                    .swipeActions { Button("Archive") { model.items.removeAll { $0 == item } } }
                    .swipeActions(edge: .leading) { Button("Pin") {} }
            }
        }
        app.update()
        let elm = try app.frame("Elm")
        app.click(at: CGPoint(x: elm.midX, y: elm.midY), button: .secondary)
        #expect(app.shows("Pin"))
        try app.click("Archive")
        #expect(!model.items.contains("Elm"))
    }

    // MARK: Looks

    @Test("A badge is at the end of its row; zero shows no badge")
    func badges() throws {
        let app = try mount(width: 200, height: 200) {
            List {
                Text("Inbox").badge(12)
                Text("Empty").badge(0)
                Text("Named").badge("new")
            }
        }
        app.update()
        #expect(try app.find(.staticText, "12").frame.maxX == 184)
        #expect(!app.shows("0"))
        #expect(app.shows("new"))
    }

    @Test("Increased badge prominence has a background, decreased is smaller, for a row or a list")
    func badgeProminence() throws {
        let app = try mount(width: 200, height: 200) {
            List {
                Text("Much").badge("seven").badgeProminence(.increased)
                Text("As ever").badge("eight").badgeProminence(.standard)
                Text("Little").badge("nine")
            }
            .badgeProminence(.decreased)
        }
        app.update()
        func frame(_ words: String) throws -> CGRect { try app.find(.staticText, words).frame }
        #expect(try frame("seven").maxX == 177)
        #expect(try frame("eight").maxX == 184)
        #expect(try frame("nine").maxX == 184)
        #expect(try frame("seven").height == frame("eight").height)
        #expect(try frame("nine").height < frame("eight").height)
    }

    @Test("Rows can have their own insets")
    func insets() throws {
        let app = try mount(width: 200, height: 200) {
            List {
                Color.red.frame(height: 40).named("row")
                    .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
            }
            .listStyle(.plain)
        }
        app.update()
        #expect(try app.frame("row") == CGRect(x: 0, y: 0, width: 200, height: 40))
    }

    /// The pixels of a plain list 100 points wide, below its rows' middles.
    private func picture<Rows: View>(
        rows: Int, style: some ListStyle = .plain, @ViewBuilder _ content: () -> Rows
    ) throws -> Bitmap {
        let app = try mount(width: 100, height: CGFloat(rows * 30)) {
            List(content: content).listStyle(style)
        }
        app.update()
        return app.freshPicture()
    }

    /// The vertical positions of lines across the middle of a list of empty rows, which are 30 points high.
    private func lines<Rows: View>(rows: Int, @ViewBuilder _ content: () -> Rows) throws -> [Int] {
        let picture = try picture(rows: rows, content)
        return (0..<rows * 30).filter { picture[50, $0] != picture[50, 4] }
    }

    @Test("A separator between two rows is hidden by either of them")
    func separators() throws {
        func rows(_ change: @escaping (Color) -> some View) throws -> [Int] {
            try lines(rows: 3) {
                Color.clear
                change(Color.clear)
                Color.clear
            }
        }
        #expect(try rows { $0 } == [29, 59])
        #expect(try rows { $0.listRowSeparator(.hidden) } == [])
        #expect(try rows { $0.listRowSeparator(.hidden, edges: .top) } == [59])
        #expect(try rows { $0.listRowSeparator(.hidden, edges: .bottom) } == [29])
        let both = try rows {
            $0.listRowSeparator(.hidden, edges: .top).listRowSeparator(.visible, edges: .bottom)
        }
        #expect(both == [59])
        #expect(try lines(rows: 1) { Color.clear.listRowSeparator(.visible) } == [0, 29])
    }

    @Test("An inserted row can hide the separator of the row before it")
    func separatorsFollow() throws {
        @MainActor struct Rows: View {
            let model: Model
            var body: some View {
                List(model.items, id: \.self) {
                    Color.clear.listRowSeparator($0 == "last" ? .hidden : .automatic)
                }
                .listStyle(.plain)
            }
        }
        let model = Model(["one", "two", "three"])
        let app = try mount(width: 100, height: 120) { Rows(model: model) }
        app.update()
        model.items[2] = "last"
        app.update()
        let picture = app.paintedScreen()
        #expect((0..<120).filter { picture[50, $0] != picture[50, 4] } == [29])
    }

    @Test("Sections can request separators at their start and end")
    func sectionSeparators() throws {
        let shown = try lines(rows: 3) {
            Color.clear
            Section {
                Color.clear
                Color.clear
            }
            .listSectionSeparator(.visible)
        }
        #expect(shown == [30, 59, 89])
        let bottom = try lines(rows: 2) {
            Section {
                Color.clear
                Color.clear
            }
            .listSectionSeparator(.visible).listSectionSeparator(.hidden, edges: .top)
        }
        #expect(bottom == [29, 59])
    }

    @Test("Separators can have their own tint and alignment")
    func separatorLooks() throws {
        let (red, green) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
        let tinted = try picture(rows: 3) {
            Color.clear.listRowSeparatorTint(red)
            Color.clear.listRowSeparatorTint(green)
            Section { Color.clear }.listSectionSeparator(.visible).listSectionSeparatorTint(green)
        }
        #expect(tinted[50, 29] == 0xFFFF_0000)
        #expect(tinted[50, 89] == 0xFF00_FF00)
        let guided = try picture(rows: 2) {
            Color.clear
                .alignmentGuide(.listRowSeparatorLeading) { _ in 20 }
                .alignmentGuide(.listRowSeparatorTrailing) { $0.width - 10 }
            Color.clear
        }
        let ground = guided[50, 4]
        #expect((0..<100).filter { guided[$0, 29] != ground } == Array(32..<78))
    }

    @Test("A list or a section sets the section spacing")
    func sectionSpacing() throws {
        func distance(_ change: @escaping (AnyView) -> some View) throws -> CGFloat {
            let list = List {
                Section { Text(verbatim: "one") }
                Section { Text(verbatim: "two") }
            }
            let app = try mount(width: 200, height: 300) { change(AnyView(list)).listStyle(.grouped) }
            app.update()
            let (one, two) = (try app.find(.staticText, "one").frame, try app.find(.staticText, "two").frame)
            return two.minY - one.maxY
        }
        let usual = try distance { $0 }
        #expect(usual > 0)
        #expect(try distance { $0.listSectionSpacing(.default) } == usual)
        #expect(try distance { $0.listSectionSpacing(.compact) } < usual)
        let (wide, close) = (
            try distance { $0.listSectionSpacing(40) }, try distance { $0.listSectionSpacing(.custom(7)) }
        )
        #expect(wide > usual && abs(wide - close - 33) < 0.01)
    }

    @Test("Icons of labels in lists take the item tint")
    func itemTint() throws {
        func looks(_ tint: ListItemTint?, like style: Color) throws -> Bool {
            try looksTheSame(width: 160, height: 40) {
                List { Label("Ash", systemImage: "leaf").listItemTint(tint) }
            } as: {
                List {
                    Label {
                        Text("Ash")
                    } icon: {
                        Image(systemName: "leaf").foregroundStyle(style)
                    }
                }
            }
        }
        #expect(try looks(.fixed(.red), like: .red))
        #expect(try looks(.preferred(.red), like: .red))
        #expect(try looks(.monochrome, like: .secondary))
        #expect(try looks(nil, like: .primary))
        #expect(try !looks(.fixed(.red), like: .blue))
        #expect(
            try looksTheSame(width: 160, height: 40) {
                Label("Ash", systemImage: "leaf").listItemTint(.red)
            } as: {
                Label("Ash", systemImage: "leaf")
            })
    }

    @Test("A row's identity and look update with its modifiers")
    func traitsChange() throws {
        @MainActor struct Rows: View {
            let model: Model
            var body: some View {
                List { Text("Row").badge(model.items.count) }
            }
        }
        let model = Model()
        let app = try mount(width: 200, height: 200) { Rows(model: model) }
        app.update()
        #expect(app.shows("6"))
        model.items.append("Oak")
        app.update()
        #expect(app.shows("7"))
    }

    @Test("Every list style shows its rows", arguments: 0..<7)
    func styles(_ number: Int) throws {
        let app = try mount(width: 200, height: 300) {
            let rows = List {
                Section("Trees") { ForEach(["Ash", "Elm"], id: \.self) { Text($0) } }
                Section {
                    Text("Fern")
                } header: {
                    Text("Other")
                } footer: {
                    Text("All")
                }
            }
            switch number {
            case 0: rows.listStyle(.plain)
            case 1: rows.listStyle(.inset)
            case 2: rows.listStyle(.inset(alternatesRowBackgrounds: true))
            case 3: rows.listStyle(.bordered)
            case 4: rows.listStyle(.sidebar)
            case 5: rows.listStyle(.grouped)
            default: rows.listStyle(.insetGrouped)
            }
        }
        app.update()
        let places = try ["Trees", "Ash", "Elm", "Other", "Fern", "All"].map {
            try #require(app.all(nil, $0).first).frame.minY
        }
        #expect(places == places.sorted())
    }

    @Test("In a sidebar, a section header collapses and expands its rows")
    func collapses() throws {
        @MainActor struct Sections: View {
            @State private var isExpanded = true
            var body: some View {
                List { Section("Trees", isExpanded: $isExpanded) { Text("Ash") } }.listStyle(.sidebar)
            }
        }
        let app = try mount(width: 200, height: 200) { Sections() }
        app.update()
        try app.click("Trees")
        app.advance(by: 1)
        #expect(!app.shows("Ash"))
        try app.click("Trees")
        app.advance(by: 1)
        #expect(app.shows("Ash"))
    }

    @Test("A list creates only visible rows, however many there are")
    func lazy() throws {
        let counter = Counter()
        let app = try mount(width: 200, height: 300) {
            List(0..<100_000) { number in
                let _ = counter.add()
                Text("Row \(number)")
            }
        }
        app.update()
        #expect(counter.take() < 40)
        _ = app
    }

    private struct Plant: Identifiable {
        let id: Int
        var name: String
    }

    private struct BoundRows: View {
        @State private var plants = [Plant(id: 1, name: "Ash"), Plant(id: 2, name: "Elm")]
        @State private var words = ["a", "b"]
        @State private var many: Set<Int> = []
        @State private var one: Int?
        @State private var word: String?
        @State private var manyWords: Set<String> = []
        let form: Int

        var body: some View {
            switch form {
            case 0: List($plants) { $plant in row($plant) }
            case 1: List($plants, selection: $many) { $plant in row($plant) }
            case 2: List($plants, selection: $one) { $plant in row($plant) }
            case 3: List($plants, id: \.id) { $plant in row($plant) }
            case 4: List($plants, id: \.id, selection: $many) { $plant in row($plant) }
            case 5: List($plants, id: \.id, selection: $one) { $plant in row($plant) }
            case 6: List($plants, editActions: .all) { $plant in row($plant) }
            case 7: List($plants, editActions: .delete, selection: $one) { $plant in row($plant) }
            case 8: List($plants, id: \.id, editActions: .move) { $plant in row($plant) }
            case 9: List($plants, id: \.id, editActions: .all, selection: $many) { $plant in row($plant) }
            case 10: List($words, id: \.self, editActions: .all, selection: $word) { $text in Text(text) }
            case 11: List($words, id: \.self, selection: $manyWords) { $text in Text(text) }
            case 12: List(plants) { plant in Text(plant.name) }
            case 13: List(plants, selection: $many) { Text($0.name) }
            default: List(0..<2) { Text("\($0)") }
            }
        }

        private func row(_ plant: Binding<Plant>) -> some View {
            Button(plant.wrappedValue.name) { plant.wrappedValue.name += "!" }
        }
    }

    @Test("Rows of a bound collection edit its elements in every list initializer", arguments: 0..<10)
    func boundRows(form: Int) throws {
        let app = try mount(width: 200, height: 200) { BoundRows(form: form) }
        app.update()
        try app.find(.button, "Elm").click()
        #expect(app.all(.button).map(\.label).contains("Elm!"))
    }

    @Test("Rows of bound strings and of plain data are rows of that data", arguments: 10..<15)
    func plainRows(form: Int) throws {
        let app = try mount(width: 200, height: 200) { BoundRows(form: form) }
        app.update()
        #expect(app.texts.filter { !$0.isEmpty }.count == 2)
    }
}
