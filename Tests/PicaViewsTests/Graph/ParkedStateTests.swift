import Foundation
import Observation
import PicaCombine
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var items = Array(0..<200)
    var tags = ["a", "b", "c"]
    var isOn = true
    var version = 0
}

/// An object that a view owns, counted while it lives.
@MainActor private final class Owned: ObservableObject {
    private(set) static var living = 0
    @Published var taps = 0

    init() { Owned.living += 1 }
    isolated deinit { Owned.living -= 1 }
}

private struct Tapped: View {
    let name: String
    @State private var taps = 0
    @StateObject private var owned = Owned()

    var body: some View {
        Button("\(name): \(taps)") {
            taps += 1
            owned.taps += 1
        }
    }
}

@MainActor @Suite("State of rows that leave a lazy container") struct ParkedStateTests {
    private let model = Model()

    private func mounted<Row: View>(@ViewBuilder _ row: @escaping (Int) -> Row) throws -> TestHost {
        try mount(width: 300, height: 100) {
            ScrollView {
                Live {
                    LazyVStack(spacing: 0) { ForEach(model.items, id: \.self) { row($0).frame(height: 40) } }
                }
            }
        }
    }

    /// Rows of words below one that is made of something else.
    private func mounted<First: View>(@ViewBuilder first: @escaping () -> First) throws -> TestHost {
        try mounted { row in
            if row == 0 { first() } else { Text("\(row)") }
        }
    }

    private var tags: some View { HStack { ForEach(model.tags, id: \.self) { Tapped(name: $0) } } }

    private var branches: some View {
        HStack {
            if model.isOn { Tapped(name: "on") } else { Tapped(name: "off") }
            Tapped(name: "id").id(model.version)
        }
    }

    private func away(_ host: TestHost, _ change: () -> Void = {}) {
        // A row with the focus would stay.
        host.click(at: CGPoint(x: 1, y: 1))
        host.scroll(at: CGPoint(x: 150, y: 50), y: 4000)
        host.update()
        change()
        host.update()
        host.scroll(at: CGPoint(x: 150, y: 50), y: -9000)
        host.update()
    }

    @Test("Nested rows get their state back even if their order changed")
    func reordered() throws {
        let host = try mounted(first: { tags })
        try host.find(.button, "a: 0").click()
        away(host) { model.tags = ["c", "a", "b"] }
        #expect(host.all(.button).map(\.label) == ["c: 0", "a: 1", "b: 0"])
    }

    @Test("Nested rows that were removed meanwhile lose their state")
    func removedInside() throws {
        let host = try mounted(first: { tags })
        try host.find(.button, "a: 0").click()
        away(host) { model.tags = ["b", "c"] }
        #expect(host.all(.button).map(\.label) == ["b: 0", "c: 0"])
    }

    @Test("A branch that was not shown, and another identity, start over")
    func otherBranches() throws {
        let host = try mounted(first: { branches })
        for button in host.all(.button) { try button.click() }
        away(host) {
            model.isOn = false
            model.version = 1
        }
        #expect(host.all(.button).map(\.label) == ["off: 0", "id: 0"])
    }

    @Test("The same branch and the same identity continue")
    func same() throws {
        let host = try mounted(first: { branches })
        for button in host.all(.button) { try button.click() }
        away(host)
        #expect(host.all(.button).map(\.label) == ["on: 1", "id: 1"])
    }

    @Test("A row that was removed and inserted again starts over")
    func putInAgain() throws {
        let host = try mounted { Tapped(name: "\($0)") }
        try host.find(.button, "0: 0").click()
        try host.find(.button, "1: 0").click()
        away(host) {
            model.items.removeFirst()
            host.update()
            model.items.insert(0, at: 0)
        }
        #expect(host.all(.button).prefix(2).map(\.label) == ["0: 0", "1: 1"])
    }

    @Test("Rows moved far while off screen find their state")
    func moved() throws {
        let host = try mounted { Tapped(name: "\($0)") }
        try host.find(.button, "0: 0").click()
        away(host) { model.items.reverse() }
        host.scroll(at: CGPoint(x: 150, y: 50), y: 20_000)
        host.update()
        #expect(host.all(.button).last?.label == "0: 1")
    }

    @Test("Objects owned by rows are released with their elements")
    func letGo() throws {
        let before = Owned.living
        let host = try mounted { Tapped(name: "\($0)") }
        for _ in 0..<60 {
            for button in host.all(.button) where button.label.hasSuffix(": 0") {
                if (try? button.click()) == nil { continue }
            }
            host.click(at: CGPoint(x: 1, y: 1))
            host.scroll(at: CGPoint(x: 150, y: 50), y: 80)
        }
        #expect(Owned.living - before > 80)
        model.items.removeSubrange(0..<50)
        host.update()
        #expect(Owned.living - before <= 150)
        model.items = []
        host.update()
        #expect(Owned.living == before)
    }

    @Test("State survives in nested lazy containers")
    func nested() throws {
        let host = try mounted { row in
            ScrollView(.horizontal) {
                LazyHStack { ForEach(0..<100, id: \.self) { Tapped(name: "\(row)-\($0)").frame(width: 80) } }
            }
        }
        try host.find(.button, "0-0: 0").click()
        host.click(at: CGPoint(x: 1, y: 1))
        host.scroll(at: CGPoint(x: 150, y: 20), x: 3000)
        away(host)
        host.scroll(at: CGPoint(x: 150, y: 20), x: -9000)
        #expect(throws: Never.self) { try host.find(.button, "0-0: 1") }
    }
}
