import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

private struct Tree: Identifiable, Hashable {
    let name: String
    let height: Int
    var own: [Tree]?
    var id: String { name }
}

@MainActor @Observable private final class Model {
    var trees = [
        Tree(name: "Ash", height: 35), Tree(name: "Beech", height: 40), Tree(name: "Birch", height: 25),
        Tree(name: "Cedar", height: 50), Tree(name: "Elm", height: 30), Tree(name: "Fir", height: 60),
    ]
    var selected: Set<String> = []
    var one: String?
    var order: [KeyPathComparator<Tree>] = []
    var columns = TableColumnCustomization<Tree>()
    var opened: [Set<String>] = []
    var isOpen = false
}

private struct BuiltTable: View {
    @Bindable var model: Model

    var body: some View {
        Table(of: Tree.self, selection: $model.selected) {
            TableColumn("Name", value: \.name)
            if model.isOpen { TableColumn("Height") { Text("\($0.height) m") } }
        } rows: {
            Section("High") {
                ForEach(model.trees.filter { $0.height >= 50 }) { TableRow($0) }
            }
            Group {
                TableRow(Tree(name: "Yew", height: 20))
                if model.isOpen { TableRow(Tree(name: "Willow", height: 15)) }
            }
            ForEach(0..<2) { TableRow(Tree(name: "Bush \($0)", height: 1)).selectionDisabled() }
        }
    }
}

@MainActor @Suite struct TableTests {
    private func table(
        _ model: Model, width: CGFloat = 412, height: CGFloat = 320, direction: LayoutDirection = .leftToRight
    ) throws -> TestHost {
        let app = try mount(width: width, height: height) {
            Table(
                model.trees, selection: Bindable(model).selected, sortOrder: Bindable(model).order,
                columnCustomization: Bindable(model).columns
            ) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Height", value: \.height) { Text("\($0.height) m") }
                    .alignment(.numeric)
                    .customizationID("height")
                TableColumn("Initial") { Text(String($0.name.prefix(1))) }
                    .width(80)
                    .disabledCustomizationBehavior(.reorder)
            }
            .contextMenu(forSelectionType: String.self) { names in
                Button("Fell \(names.count)") { model.opened.append(names) }
            } primaryAction: {
                model.opened.append($0)
            }
            .environment(\.layoutDirection, direction)
        }
        app.update()
        return app
    }

    private func cells(_ app: TestHost) -> [String] { app.all(.cell).map(\.label) }
    private func titles(_ app: TestHost) -> [String] {
        app.all(.columnHeader).sorted { $0.frame.minX < $1.frame.minX }.map(\.label)
    }
    private func press(_ app: TestHost, _ name: String, _ modifiers: TestHost.Modifiers = []) throws {
        let frame = try app.find(.cell, name).frame
        app.click(at: CGPoint(x: frame.midX, y: frame.midY), modifiers)
    }

    // MARK: Rows and columns

    @Test("Each column shows a value of each row below its title")
    func shows() throws {
        let app = try table(Model())
        #expect(titles(app) == ["Name", "Height", "Initial"])
        #expect(Array(cells(app).prefix(6)) == ["Ash", "35 m", "A", "Beech", "40 m", "B"])
        let (title, cell) = (try app.find(.columnHeader, "Height"), try app.find(.cell, "35 m"))
        #expect(abs(title.frame.minX - cell.frame.minX) < 1)
        #expect(abs(title.frame.maxX - cell.frame.maxX) < 1)
        #expect(title.frame.maxY <= cell.frame.minY)
    }

    @Test("Accessibility sees a table, rows, column headers and cells")
    func roles() throws {
        let model = Model()
        model.selected = ["Beech"]
        let app = try table(model)
        #expect(app.all(.table).count == 1)
        #expect(app.all(.columnHeader).count == 3)
        #expect(try app.find(.row, "Ash, 35 m, A").isSelected == false)
        #expect(try app.find(.row, "Beech, 40 m, B").isSelected)
    }

    @Test("Of a hundred thousand rows only the visible ones are created")
    func isLazy() throws {
        let model = Model()
        model.trees = (0..<100_000).map { Tree(name: "Tree \($0)", height: $0) }
        let app = try table(model)
        #expect(app.all(.row).count < 40)
    }

    @Test("From right to left, columns start at the right and numbers still align right")
    func mirrored() throws {
        let app = try table(Model(), direction: .rightToLeft)
        #expect(titles(app) == ["Initial", "Height", "Name"])
        let (cell, text) = (try app.find(.cell, "35 m"), try app.find(.staticText, "35 m"))
        #expect(cell.frame.maxX - text.frame.maxX <= 8)
    }

    @Test("If the columns do not fit, rows and titles scroll together")
    func scrollsSideways() throws {
        let app = try table(Model(), width: 200)
        let before = try app.find(.columnHeader, "Height").frame.minX
        app.scroll(at: CGPoint(x: 100, y: 100), x: 40)
        app.update()
        app.update()
        let title = try app.find(.columnHeader, "Height").frame.minX
        #expect(title < before)
        #expect(abs(title - (try app.find(.cell, "35 m").frame.minX)) < 1)
    }

    @Test("Column titles can be hidden")
    func withoutTitles() throws {
        let model = Model()
        let app = try mount(width: 300, height: 200) {
            Table(model.trees) { TableColumn("Name", value: \.name) }.tableColumnHeaders(.hidden)
        }
        app.update()
        #expect(app.all(.columnHeader).isEmpty)
        #expect(cells(app).first == "Ash")
    }

    @Test("A rows builder supports sections, conditions, groups and loops")
    func builtRows() throws {
        let model = Model()
        let app = try mount(width: 300, height: 500) { BuiltTable(model: model) }
        app.update()
        #expect(cells(app) == ["Cedar", "Fir", "Yew", "Bush 0", "Bush 1"])
        #expect(app.shows("High"))
        model.isOpen = true
        app.update()
        #expect(cells(app).contains("Willow"))
        #expect(titles(app) == ["Name", "Height"])
        try press(app, "Yew")
        app.press("a", .control)
        #expect(model.selected == ["Cedar", "Fir", "Yew", "Willow"])
    }

    @Test("Columns can come from a collection")
    func columnsOfData() throws {
        let model = Model()
        let app = try mount(width: 400, height: 200) {
            Table(model.trees) {
                TableColumnForEach(["A", "B"], id: \.self) { letter in
                    TableColumn(letter) { (tree: Tree) in Text(letter + tree.name) }
                }
                Group {
                    TableColumn("Height") { (tree: Tree) in Text("\(tree.height)") }
                }
            }
        }
        app.update()
        #expect(titles(app) == ["A", "B", "Height"])
        #expect(Array(cells(app).prefix(3)) == ["AAsh", "BAsh", "35"])
    }

    @Test("A tree's rows expand and collapse by the disclosure mark and by arrow keys")
    func outline() throws {
        let model = Model()
        model.trees = [
            Tree(name: "Oak", height: 1, own: [Tree(name: "Holm oak", height: 2)]),
            Tree(name: "Pine", height: 3),
        ]
        let app = try mount(width: 300, height: 300) {
            Table(model.trees, children: \.own, selection: Bindable(model).one) {
                TableColumn("Name", value: \.name)
            }
        }
        app.update()
        #expect(cells(app).count == 2)
        try app.click("Expand")
        app.update()
        #expect(app.shows("Holm oak"))
        try press(app, "Pine")
        app.press(.up)
        #expect(model.one == "Holm oak")
        app.press(.up)
        app.press(.left)
        app.update()
        #expect(!app.shows("Holm oak"))
    }

    @Test("A row can disclose other rows")
    func disclosure() throws {
        let model = Model()
        let app = try mount(width: 300, height: 300) {
            Table(of: Tree.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                DisclosureTableRow(Tree(name: "Oak", height: 1), isExpanded: Bindable(model).isOpen) {
                    TableRow(Tree(name: "Holm oak", height: 2))
                }
            }
        }
        app.update()
        #expect(!app.shows("Holm oak"))
        model.isOpen = true
        app.update()
        let (outer, inner) = (
            try app.find(.staticText, "Oak").frame, try app.find(.staticText, "Holm oak").frame
        )
        #expect(inner.minX > outer.minX)
        #expect(inner.minY > outer.minY)
    }

    @Test("A row can have its own menu")
    func rowMenu() throws {
        let model = Model()
        let app = try mount(width: 300, height: 300) {
            Table(of: Tree.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                ForEach(model.trees) { tree in
                    TableRow(tree).contextMenu { Button("Fell") { model.opened.append([tree.name]) } }
                }
            }
        }
        app.update()
        let frame = try app.find(.cell, "Birch").frame
        app.click(at: CGPoint(x: frame.midX, y: frame.midY), button: .secondary)
        try app.click("Fell")
        #expect(model.opened == [["Birch"]])
    }

    // MARK: Selection, by the rules of lists

    @Test("A press selects a row; Ctrl toggles one; Shift selects a range")
    func pointer() throws {
        let model = Model()
        let app = try table(model)
        try press(app, "Birch")
        #expect(model.selected == ["Birch"])
        try press(app, "Elm", .shift)
        #expect(model.selected == ["Birch", "Cedar", "Elm"])
        try press(app, "Cedar", .control)
        #expect(model.selected == ["Birch", "Elm"])
        try press(app, "Ash", .control)
        #expect(model.selected == ["Ash", "Birch", "Elm"])
        app.click(at: CGPoint(x: 100, y: 310))
        #expect(model.selected.isEmpty)
    }

    @Test("Arrow keys, Home, End, Shift, Ctrl and letters work in the rows")
    func keys() throws {
        let model = Model()
        let app = try table(model)
        try press(app, "Beech")
        app.press(.down)
        #expect(model.selected == ["Birch"])
        app.press(.down, .shift)
        #expect(model.selected == ["Birch", "Cedar"])
        app.press(.end, .control)
        app.press(.space, .control)
        #expect(model.selected == ["Birch", "Cedar", "Fir"])
        app.press("a", .control)
        #expect(model.selected == Set(model.trees.map(\.name)))
        app.press(.home)
        #expect(model.selected == ["Ash"])
        app.type("e")
        #expect(model.selected == ["Elm"])
        app.press(.return)
        #expect(model.opened == [["Elm"]])
    }

    @Test("A double click opens; the menu is for the selection or the row under the pointer")
    func opensAndMenus() throws {
        let model = Model()
        let app = try table(model)
        let cedar = try app.find(.cell, "Cedar").frame
        app.click(at: CGPoint(x: cedar.midX, y: cedar.midY), count: 2)
        try press(app, "Ash")
        try press(app, "Beech", .control)
        let beech = try app.find(.cell, "Beech").frame
        app.click(at: CGPoint(x: beech.midX, y: beech.midY), button: .secondary)
        try app.click("Fell 2")
        #expect(model.opened == [["Cedar"], ["Ash", "Beech"]])
    }

    @Test("A hundred thousand rows are selected at once, and some are found again")
    func selectsAll() throws {
        let model = Model()
        model.trees = (0..<100_000).map { Tree(name: "Tree \($0)", height: $0) }
        let app = try table(model)
        try press(app, "Tree 1")
        app.press("a", .control)
        #expect(model.selected.count == 100_000)
        app.press(.down)
        #expect(model.selected == ["Tree 2"])
    }

    // MARK: Order

    @Test("A click on a title sorts by that column, and another click reverses the order")
    func sorts() throws {
        let model = Model()
        let app = try table(model)
        try app.find(.columnHeader, "Height").click()
        #expect(model.order == [KeyPathComparator(\Tree.height)])
        app.update()
        #expect(try app.find(.columnHeader, "Height").value == "Ascending")
        try app.find(.columnHeader, "Height").click()
        #expect(model.order == [KeyPathComparator(\Tree.height, order: .reverse)])
        try app.find(.columnHeader, "Name").click()
        #expect(
            model.order == [
                KeyPathComparator(\Tree.name, comparator: .localizedStandard),
                KeyPathComparator(\Tree.height, order: .reverse),
            ])
        app.update()
        #expect(try app.find(.columnHeader, "Height").value == nil)
        let order = model.order
        try app.find(.columnHeader, "Initial").click()
        #expect(model.order == order)
    }

    @Test("The initial sort order belongs to the column with the same key path")
    func initialOrder() throws {
        let model = Model()
        model.order = [KeyPathComparator(\Tree.name)]
        let app = try table(model)
        #expect(try app.find(.columnHeader, "Name").value == "Ascending")
        try app.find(.columnHeader, "Name").click()
        #expect(model.order.count == 1)
        #expect(model.order.first?.order == .reverse)
    }

    // MARK: Widths

    @Test("Dragging a title's edge resizes the column; a double click there resets it")
    func resizes() throws {
        let model = Model()
        let app = try table(model)
        let old = try app.find(.columnHeader, "Name").frame
        let edge = CGPoint(x: old.maxX - 4, y: old.midY)
        app.drag(from: edge, to: CGPoint(x: edge.x + 30, y: edge.y))
        app.update()
        let new = try app.find(.columnHeader, "Name").frame
        #expect(abs(new.width - old.width - 30) < 1)
        #expect(abs(try app.find(.cell, "Ash").frame.width - new.width) < 1)
        #expect(try app.find(.columnHeader, "Initial").frame.width == 80)
        app.click(at: CGPoint(x: new.maxX - 4, y: new.midY), count: 2)
        app.update()
        #expect(abs(try app.find(.columnHeader, "Name").frame.width - old.width) < 1)
    }

    @Test("A column with a fixed width keeps it")
    func fixedWidth() throws {
        let model = Model()
        let app = try table(model)
        let frame = try app.find(.columnHeader, "Initial").frame
        app.drag(
            from: CGPoint(x: frame.maxX - 4, y: frame.midY), to: CGPoint(x: frame.maxX - 40, y: frame.midY))
        app.update()
        #expect(try app.find(.columnHeader, "Initial").frame.width == 80)
    }

    @Test("Columns without a width share the rest within their bounds")
    func shares() throws {
        let model = Model()
        let app = try mount(width: 616, height: 200) {
            Table(model.trees) {
                TableColumn("A", value: \.name).width(100)
                TableColumn("B", value: \.name).width(min: 50, ideal: 80, max: 90)
                TableColumn("C", value: \.name)
                TableColumn("D", value: \.name).width(min: 20, max: 120)
            }
        }
        app.update()
        let widths = ["A", "B", "C", "D"].compactMap {
            app.all(.columnHeader, $0).first?.frame.width.rounded()
        }
        #expect(widths == [100, 80, 300, 120])
    }

    // MARK: Places

    @Test("Dragging a title moves its column, and fixed columns stay")
    func reorders() throws {
        let model = Model()
        let app = try table(model)
        let (name, height) = (
            try app.find(.columnHeader, "Name").frame, try app.find(.columnHeader, "Height").frame
        )
        app.drag(
            from: CGPoint(x: name.midX, y: name.midY), to: CGPoint(x: height.midX + 40, y: name.midY))
        app.update()
        #expect(titles(app) == ["Height", "Name", "Initial"])
        #expect(Array(cells(app).prefix(2)) == ["35 m", "Ash"])
        let initial = try app.find(.columnHeader, "Initial").frame
        app.drag(from: CGPoint(x: initial.midX, y: initial.midY), to: CGPoint(x: 10, y: initial.midY))
        app.update()
        #expect(titles(app) == ["Height", "Name", "Initial"])
        model.columns.resetOrder()
        app.update()
        #expect(titles(app) == ["Name", "Height", "Initial"])
        // Its edge beyond the middle of a wider column is enough.
        app.drag(
            from: CGPoint(x: height.midX, y: name.midY),
            to: CGPoint(x: height.midX - (height.minX - name.midX) - 4, y: name.midY))
        app.update()
        #expect(titles(app) == ["Height", "Name", "Initial"])
    }

    @Test("The titles' menu hides and shows columns, except the last one")
    func hides() throws {
        let model = Model()
        let app = try mount(width: 300, height: 300) {
            Table(model.trees, columnCustomization: Bindable(model).columns) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Height") { Text("\($0.height)") }.customizationID("height")
                    .defaultVisibility(.hidden)
            }
        }
        app.update()
        #expect(titles(app) == ["Name"])
        func choose(_ item: String) throws {
            let frame = try app.find(.columnHeader, "Name").frame
            app.click(at: CGPoint(x: frame.midX, y: frame.midY), button: .secondary)
            app.update()
            try app.find(.menuItem, item).click()
            app.update()
        }
        try choose("Name")
        #expect(titles(app) == ["Name"])
        app.press(.escape)
        try choose("Height")
        #expect(titles(app) == ["Name", "Height"])
        #expect(model.columns[visibility: "height"] == .visible)
        try choose("Height")
        #expect(titles(app) == ["Name"])
    }

    @Test("The column customization can be stored, and damaged widths are skipped")
    func codable() throws {
        var columns = TableColumnCustomization<Tree>()
        columns[visibility: "height"] = .hidden
        let data = try JSONEncoder().encode(columns)
        #expect(try JSONDecoder().decode(TableColumnCustomization<Tree>.self, from: data) == columns)
        let odd = Data(#"{"widths":{"name":-4},"order":["gone","height"]}"#.utf8)
        let read = try JSONDecoder().decode(TableColumnCustomization<Tree>.self, from: odd)
        let model = Model()
        model.columns = read
        #expect(titles(try table(model)) == ["Name", "Height", "Initial"])
    }

    // MARK: Keys at the titles

    @Test("Tab reaches the titles; keys there sort, resize and move columns")
    func titleKeys() throws {
        let model = Model()
        let app = try table(model)
        app.press(.tab)
        app.update()
        #expect(try app.find(.columnHeader, "Name").isFocused)
        app.press(.right)
        app.press(.space)
        #expect(model.order == [KeyPathComparator(\Tree.height)])
        let width = try app.find(.columnHeader, "Height").frame.width
        app.press(.right, .shift)
        app.update()
        #expect(try app.find(.columnHeader, "Height").frame.width == width + 10)
        app.press(.left, .alt)
        app.update()
        #expect(titles(app) == ["Height", "Name", "Initial"])
        #expect(try app.find(.columnHeader, "Height").isFocused)
        app.press(.tab)
        app.press(.down)
        #expect(model.selected == ["Ash"])
    }

    @Test("Without selection, sorting or customization, a table takes no focus")
    func noKeys() throws {
        let model = Model()
        let app = try mount(width: 300, height: 200) {
            VStack {
                Table(model.trees) { TableColumn("Name", value: \.name) }
                Button("After") {}
            }
        }
        app.update()
        app.press(.tab)
        #expect(try app.find(.button, "After").isFocused)
    }
}
