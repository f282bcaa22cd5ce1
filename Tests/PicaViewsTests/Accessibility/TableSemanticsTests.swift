import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

private struct City: Identifiable {
    let name: String
    let size: Int
    var parts: [City]?
    var id: String { name }
}

@MainActor @Observable private final class Cities {
    var all = [City(name: "Ulm", size: 1), City(name: "Bonn", size: 3), City(name: "Kiel", size: 2)]
    var chosen: Set<String> = []
    var order: [KeyPathComparator<City>] = []
}

/// Tables tell where cells are, and answer actions on rows and headers.
@MainActor @Suite struct TableSemanticsTests {
    private func table(_ model: Cities) throws -> TestHost {
        try mount {
            Table(model.all, selection: Bindable(model).chosen, sortOrder: Bindable(model).order) {
                TableColumn("Name", value: \.name)
                TableColumn("Size", value: \.size) { Text("\($0.size) k") }
                TableColumn("Note") { _ in Text("none") }
            }
        }
    }

    @Test("A table counts rows and columns, and its cells know theirs")
    func cells() throws {
        let app = try table(Cities())
        let table = try app.find(.table)
        #expect(table.rowCount == 3 && table.columnCount == 3)
        #expect(app.all(.list).isEmpty && app.all(.listItem).isEmpty)
        let places = app.all(.cell).compactMap(\.cell)
        #expect(places.map(\.row) == [0, 0, 0, 1, 1, 1, 2, 2, 2])
        #expect(places.map(\.column) == [0, 1, 2, 0, 1, 2, 0, 1, 2])
        #expect(app.all(.row).compactMap(\.place) == (0..<3).map { .init(index: $0, count: 3) })
    }

    @Test("Rows are selected by actions")
    func selecting() throws {
        let model = Cities()
        let app = try table(model)
        let rows = app.all(.row)
        try rows[0].perform(.select)
        try rows[2].perform(.select)
        #expect(model.chosen == ["Ulm", "Kiel"] && rows[2].isSelected && !rows[1].isSelected)
        try rows[1].perform(.main)
        #expect(model.chosen == ["Bonn"])
    }

    @Test("Headers sort and tell the order")
    func sorting() throws {
        let model = Cities()
        let app = try table(model)
        let headers = app.all(.columnHeader)
        #expect(headers.map(\.place?.index) == [0, 1, 2])
        #expect(headers.map(\.sortOrder) == [nil, nil, nil])
        #expect(headers[2].actions == [])
        try headers[1].perform(.main)
        #expect(headers[1].sortOrder == .forward && model.order.first?.order == .forward)
        try headers[1].perform(.main)
        #expect(headers.map(\.sortOrder) == [nil, .reverse, nil])
    }

    @Test("Rows with children expand and collapse")
    func outline() throws {
        let cities = [City(name: "Berlin", size: 9, parts: [City(name: "Mitte", size: 1)])]
        let app = try mount {
            Table(cities, children: \.parts) { TableColumn("Name", value: \.name) }
        }
        let row = app.all(.row)[0]
        #expect(row.isExpanded == false && row.level == 1)
        try row.perform(.expand)
        app.advance(by: 1)
        #expect(app.all(.row).map(\.level) == [1, 2])
        try row.perform(.collapse)
        app.advance(by: 1)
        #expect(app.all(.row).count == 1)
    }

    @Test("The focused table is one focused element")
    func focus() throws {
        let app = try table(Cities())
        app.press(.tab)
        app.press(.tab)
        #expect(app.all().filter(\.isFocused).map(\.role) == [.table])
    }
}
