import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// A list whose data change at random while a user selects and scrolls.
@MainActor @Suite struct ListEditsTests {
    struct Item: Identifiable {
        let id: Int
        var version = 0
    }

    @MainActor @Observable final class Model {
        var items: [Item] = []
        var selected: Set<Int> = []
        private var next = 0

        func made() -> Item {
            next += 1
            return Item(id: next)
        }
    }

    /// Says which item it was made for, and which one it shows.
    private struct Row: View {
        let item: Item
        @State private var first: Int

        init(item: Item) {
            self.item = item
            _first = State(initialValue: item.id)
        }

        var body: some View { Text(verbatim: "\(first) \(item.id) \(item.version)") }
    }

    enum Kind: CaseIterable {
        case list, sections, table
    }

    private struct Rows: View {
        let kind: Kind
        @Bindable var model: Model

        var body: some View {
            switch kind {
            case .list: List(model.items, selection: $model.selected) { Row(item: $0) }
            case .sections:
                List(selection: $model.selected) {
                    ForEach(model.items) { Row(item: $0) }
                        .onDelete { model.items.remove(atOffsets: $0) }
                        .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
                    Section("Behind") { ForEach(-3..<0) { Row(item: Item(id: $0)) } }
                }
            case .table:
                Table(model.items, selection: $model.selected) {
                    TableColumn("Item") { Row(item: $0) }
                }
            }
        }
    }

    private func change(_ model: Model, _ random: inout SeededRandom) {
        let count = model.items.count
        let place = Int.random(in: 0...count, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: model.items.insert(model.made(), at: place)
        case 2:
            let made = (0..<Int.random(in: 0..<40, using: &random)).map { _ in model.made() }
            model.items.insert(contentsOf: made, at: place)
        case 3: if place < count { model.items.remove(at: place) }
        case 4: model.items.removeSubrange(place..<min(count, place + Int.random(in: 0..<30, using: &random)))
        case 5: model.items.move(fromOffsets: IndexSet(place..<min(count, place + 2)), toOffset: count / 2)
        case 6: model.items.shuffle(using: &random)
        default: for index in model.items.indices { model.items[index].version += 1 }
        }
    }

    private func act(_ app: TestHost, _ random: inout SeededRandom) {
        let keys: [TestHost.Key] = [.down, .up, .pageDown, .pageUp, .home, .end, .deleteForward]
        let key = keys[Int.random(in: 0..<keys.count, using: &random)]
        let point = CGPoint(x: 60, y: Double.random(in: 0..<200, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: app.click(at: point)
        case 1: app.click(at: point, .shift)
        case 2: app.press(key, .shift)
        case 3: app.press("a", .control)
        case 4: app.scroll(at: point, y: Double.random(in: -900..<900, using: &random))
        default: app.press(key)
        }
    }

    /// The items of the existing rows, in order, if each shows its own item.
    private func shown(_ app: TestHost, _ model: Model) throws -> [Int] {
        let versions = Dictionary(uniqueKeysWithValues: model.items.map { ($0.id, $0.version) })
        var last = -CGFloat.infinity
        return try app.all(.staticText).compactMap { element in
            let numbers = element.label.split(separator: " ").compactMap { Int($0) }
            guard numbers.count == 3, numbers[1] > 0 else { return nil }
            #expect(numbers[0] == numbers[1], "a row has another's state")
            #expect(versions[numbers[1]] == numbers[2], "a row shows what was")
            try #require(element.frame.minY > last, "rows stand in another order than they are read in")
            last = element.frame.minY
            return numbers[1]
        }
    }

    @Test(
        "After random inserts, removals and moves, rows keep the data's order, their state and selection",
        arguments: Kind.allCases, 0..<6)
    func edits(_ kind: Kind, seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed + 1))
        let model = Model()
        model.items = (0..<seed * 40).map { _ in model.made() }
        let app = try mount(width: 200, height: 200) { Rows(kind: kind, model: model) }
        app.update()
        for step in 0..<60 {
            if Bool.random(using: &random) {
                let selected = model.selected
                change(model, &random)
                app.update()
                #expect(model.selected == selected, "step \(step) of seed \(seed)")
            } else {
                act(app, &random)
                app.update()
            }
            let ids = model.items.map(\.id)
            let shown = try shown(app, model)
            if let first = shown.first, let start = ids.firstIndex(of: first) {
                #expect(Array(ids[start...].prefix(shown.count)) == shown, "step \(step) of seed \(seed)")
            } else {
                #expect(shown.isEmpty && (ids.isEmpty || kind == .sections), "step \(step) of seed \(seed)")
            }
            for element in app.all(.staticText) {
                let numbers = element.label.split(separator: " ").compactMap { Int($0) }
                guard numbers.count == 3, kind != .table else { continue }
                #expect(
                    element.isSelected == model.selected.contains(numbers[1]), "step \(step) of seed \(seed)")
            }
        }
    }
}
