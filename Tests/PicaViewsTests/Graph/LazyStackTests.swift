import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Counts the work done for rows.
@MainActor private final class Rows {
    var bodies = 0
    var present: Set<Int> = []
}

private struct Row: View {
    let number: Int
    let rows: Rows
    @State private var taps = 0

    var body: some View {
        rows.bodies += 1
        return Button("Row \(number): \(taps)") { taps += 1 }
            .frame(height: 20)
            .named("row \(number)")
            .onAppear { rows.present.insert(number) }
            .onDisappear { rows.present.remove(number) }
    }
}

private struct LongList: View {
    let count: Int
    let rows: Rows

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Row(number: $0, rows: rows) }
            }
        }
    }
}

@MainActor @Observable private final class Numbers { var items = Array(0..<200) }

@MainActor @Suite struct LazyStackTests {
    private func mounted(_ count: Int, _ rows: Rows) throws -> TestHost {
        let host = try mount(width: 200, height: 100) { LongList(count: count, rows: rows) }
        host.update()
        return host
    }

    @Test("A lazy stack creates only the visible rows, however many there are")
    func makesWhatIsSeen() throws {
        let few = Rows()
        let many = Rows()
        let short = try mounted(100, few)
        let long = try mounted(100_000, many)
        #expect(many.bodies == few.bodies)
        #expect(many.present.isSuperset(of: 0..<5))
        #expect(many.present.count <= 12)
        withExtendedLifetime((short, long)) {}
    }

    @Test("Scrolling creates rows that come into view and removes those that leave")
    func scrolls() throws {
        let rows = Rows()
        let host = try mounted(1000, rows)
        host.scroll(at: CGPoint(x: 100, y: 50), y: 2000)
        host.update()
        #expect(try host.frame("row 100").minY == 0)
        #expect(rows.present.contains(100))
        #expect(!rows.present.contains(0))
        #expect(rows.present.count <= 14)
    }

    @Test("From right to left, a horizontal lazy stack starts at the right and scrolls left")
    func rightToLeft() throws {
        let host = try mount(width: 200, height: 100) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<1000) { Color.red.frame(width: 20, height: 20).named("column \($0)") }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        host.update()
        #expect(try host.frame("column 0").maxX == 200)
        #expect(try host.frame("column 9").minX == 0)
        host.scroll(at: CGPoint(x: 100, y: 50), x: -2000)
        host.update()
        #expect(try host.frame("column 100").maxX == 200)
        #expect(throws: (any Error).self) { try host.frame("column 0") }
    }

    @Test("A row's state returns when the row comes back into view")
    func parksState() throws {
        let rows = Rows()
        let host = try mounted(1000, rows)
        try host.find(.button, "Row 1: 0").click()
        // A row with the keyboard would stay.
        host.click(at: CGPoint(x: 1, y: 1))
        host.scroll(at: CGPoint(x: 100, y: 50), y: 4000)
        host.update()
        #expect(!rows.present.contains(1))
        host.scroll(at: CGPoint(x: 100, y: 50), y: -4000)
        host.update()
        #expect(throws: Never.self) { try host.find(.button, "Row 1: 1") }
        #expect(throws: Never.self) { try host.find(.button, "Row 2: 0") }
    }

    @Test("A lazy stack is as long as its rows, measured or estimated")
    func length() throws {
        let host = try mount(width: 200, height: 100) {
            ScrollView {
                LazyVStack(spacing: 5) {
                    ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(height: 20).named("row \($0)") }
                }
                .named("stack")
            }
        }
        host.update()
        #expect(try host.frame("stack").height == 50 * 20 + 49 * 5)
        #expect(try host.frame("row 3").minY == 75)
    }

    @Test("Rows whose size differs from the estimate do not move the visible content")
    func keepsPlace() throws {
        let host = try mount(width: 200, height: 100) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<500, id: \.self) { number in
                        Text("Row \(number)").frame(height: number < 200 ? 20 : 50).named("row \(number)")
                    }
                }
            }
        }
        host.update()
        host.scroll(at: CGPoint(x: 100, y: 50), y: 6000)
        host.update()
        // Upwards by small steps, over rows that are longer than was thought.
        for _ in 0..<40 {
            let before = host.all(.group).map { ($0.label, $0.frame.minY) }
            host.scroll(at: CGPoint(x: 100, y: 50), y: -30)
            host.update()
            for (label, place) in before where place >= 0 && place < 60 {
                #expect(try host.frame(label).minY == place + 30)
            }
        }
    }

    @Test("After random inserts, removals and moves, the rows match the data")
    func followsData() throws {
        struct List: View {
            let model: Numbers
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(model.items, id: \.self) { Text("Item \($0)").frame(height: 20) }
                    }
                }
            }
        }
        let model = Numbers()
        let host = try mount(width: 200, height: 100) { List(model: model) }
        host.update()
        model.items = [500] + model.items.dropFirst(2).reversed()
        host.update()
        let shown = host.all(.staticText).map(\.label).prefix(5)
        #expect(Array(shown) == ["Item 500", "Item 199", "Item 198", "Item 197", "Item 196"])
        model.items = []
        host.update()
        #expect(host.all(.staticText).isEmpty)
    }
}
