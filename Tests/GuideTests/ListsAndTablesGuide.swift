import Foundation
import PicaTesting
import PicaUI
import Testing

/// The examples of `docs/guides/lists-and-tables.md`.
@MainActor @Suite("Guide: lists and tables") struct ListsAndTablesGuide {
    struct Tree: Identifiable, Equatable {
        let name: String
        var height: Int
        var id: String { name }
    }

    struct TreeNames: View {
        let trees: [Tree]

        var body: some View {
            List(trees) { tree in
                Label(tree.name, systemImage: "leaf")
            }
        }
    }

    struct Selection: View {
        let trees: [Tree]
        @State private var selected: Set<Tree.ID> = []

        var body: some View {
            List(trees, selection: $selected) { Text($0.name) }
            Text("\(selected.count) selected")
        }
    }

    struct Forest: View {
        let trees: [Tree]
        @State private var selected: Set<Tree.ID> = []
        @State private var message = ""

        var body: some View {
            List(trees, selection: $selected) { Text($0.name) }
                .contextMenu(forSelectionType: Tree.ID.self) { names in
                    Button("Fell \(names.count)") { message = "Felled" }
                } primaryAction: { names in
                    message = "Opened \(names.sorted().joined(separator: ", "))"
                }
            Text(message)
        }
    }

    struct Editing: View {
        @State private var names = ["Ash", "Beech", "Cedar"]
        @State private var selected: Set<String> = []

        var body: some View {
            List(selection: $selected) {
                ForEach(names, id: \.self) { Text($0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    struct TreeTable: View {
        let trees: [Tree]
        @State private var selected: Tree.ID?
        @State private var order = [KeyPathComparator(\Tree.name)]

        var body: some View {
            Table(trees.sorted(using: order), selection: $selected, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                    .width(min: 120)
                TableColumn("Height", value: \.height) { tree in
                    Text("\(tree.height) m")
                }
                .alignment(.numeric)
            }
        }
    }

    struct ArrangedTable: View {
        let trees: [Tree]
        @SceneStorage("tree columns") private var columns = TableColumnCustomization<Tree>()

        var body: some View {
            Table(trees, columnCustomization: $columns) {
                TableColumn("Name", value: \.name)
                    .customizationID("name")
                    .disabledCustomizationBehavior(.visibility)
                TableColumn("Height") { Text("\($0.height) m") }
                    .customizationID("height")
            }
        }
    }

    private let trees = [
        Tree(name: "Ash", height: 35), Tree(name: "Beech", height: 40), Tree(name: "Cedar", height: 20),
    ]

    @Test("A click selects a row, and Ctrl+click adds another")
    func selecting() throws {
        let app = TestHost { Selection(trees: trees) }
        try app.find(.staticText, "Ash").click()
        #expect(app.texts.last == "1 selected")
        try app.find(.staticText, "Cedar").click(.control)
        #expect(app.texts.last == "2 selected")
        app.press("a", .control)
        #expect(app.texts.last == "3 selected")
    }

    @Test("A double click opens a row, and the menu is for the row under the pointer")
    func opening() throws {
        let app = TestHost { Forest(trees: trees) }
        try app.find(.staticText, "Beech").click(count: 2)
        #expect(app.texts.last == "Opened Beech")
        try app.find(.staticText, "Ash").click(button: .secondary)
        try app.find(.menuItem, "Fell 1").click()
        #expect(app.texts.last == "Felled")
    }

    @Test("Delete removes the selected rows, and Alt+arrow keys move them")
    func editing() throws {
        let app = TestHost { Editing() }
        try app.find(.staticText, "Beech").click()
        app.press(.down, .alt)
        #expect(app.texts == ["Ash", "Cedar", "Beech"])
        app.press(.deleteForward)
        #expect(app.texts == ["Ash", "Cedar"])
    }

    @Test("A click on a title sorts the rows, and another reverses the order")
    func sorting() throws {
        let app = TestHost { TreeTable(trees: trees) }
        let title = try app.find(.columnHeader, "Height")
        try title.click()
        #expect(app.all(.cell).map(\.label) == ["Cedar", "20 m", "Ash", "35 m", "Beech", "40 m"])
        try title.click()
        #expect(app.all(.cell).first?.label == "Beech" && title.value == "Descending")
    }

    @Test("Only the visible rows are created, and the column customization is shown")
    func longAndArranged() throws {
        let many = (0..<5000).map { Tree(name: "Tree \($0)", height: $0) }
        let list = TestHost { TreeNames(trees: many) }
        #expect(list.texts.first == "Tree 0" && list.texts.count < 100)
        let table = TestHost { ArrangedTable(trees: trees) }
        #expect(table.all(.columnHeader).map(\.label) == ["Name", "Height"])
        try table.find(.columnHeader, "Name").click(button: .secondary)
        try table.find(.menuItem, "Height").click()
        #expect(table.all(.columnHeader).map(\.label) == ["Name"])
    }
}
