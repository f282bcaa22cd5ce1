import Foundation
import OSLog
import PicaTesting
import PicaUI
import Testing

/// The examples of `docs/guides/debugging-and-performance.md`.
@MainActor @Suite("Guide: debugging and performance") struct DebuggingAndPerformanceGuide {
    struct PriceRow: View, Equatable {
        let name: String
        let price: Double
        let buy: @MainActor () -> Void

        nonisolated static func == (old: Self, new: Self) -> Bool {
            old.name == new.name && old.price == new.price
        }

        var body: some View {
            Button("\(name): \(price, format: .number)") { buy() }
        }
    }

    struct WordCount: View {
        let text: String
        @State private var count: Int?

        var body: some View {
            Text(count.map { "\($0) words" } ?? "Counting…")
                .task(id: text) {
                    count = await Self.words(in: text)
                }
        }

        @concurrent nonisolated private static func words(in text: String) async -> Int {
            text.split(whereSeparator: \.isWhitespace).count
        }
    }

    struct Toggles: View {
        var body: some View {
            VStack {
                ForEach(0..<10, id: \.self) { number in
                    Switch(title: "Light \(number)")
                }
            }
        }
    }

    struct Switch: View {
        let title: String
        @State private var isOn = false

        var body: some View {
            Toggle(title, isOn: $isOn)
        }
    }

    private struct Broken: View {
        let path: String

        var body: some View {
            let _ = Self._printChanges()
            Button("Open") { open() }
        }

        private func open() {
            let logger = Logger(subsystem: "org.example.notes", category: "files")
            logger.warning("Cannot read \(path); the list is empty")
        }
    }

    @MainActor private final class Log { var bodies = 0 }

    private struct Row: View, Equatable {
        let name: String
        let log: Log
        let buy: @MainActor () -> Void

        nonisolated static func == (old: Self, new: Self) -> Bool { old.name == new.name }

        var body: some View {
            let _ = log.bodies += 1
            PriceRow(name: name, price: 2.5, buy: buy)
        }
    }

    private struct Shop: View {
        let log: Log
        @State private var bought = 0

        var body: some View {
            Text("\(bought) bought")
            Row(name: "Pear", log: log) { bought += 1 }
        }
    }

    @Test("An equatable view is not evaluated again, although its closure is new")
    func equalViews() throws {
        let log = Log()
        let app = TestHost { Shop(log: log) }
        try app.find(.button, "Pear: 2.5").click()
        try app.find(.button, "Pear: 2.5").click()
        #expect(app.texts == ["2 bought"] && log.bodies == 1)
    }

    @Test("A click on one of many views repaints only that one")
    func damage() throws {
        let app = TestHost { Toggles() }
        let light = try app.find(.checkBox, "Light 3")
        let damage = try app.damage { try light.click() }
        #expect(damage.allSatisfy { $0.height < 60 })
        #expect(!damage.isEmpty && light.isOn == true)
    }

    @Test("A task's result comes back as state")
    func tasks() async {
        let app = TestHost { WordCount(text: "one two three") }
        #expect(app.texts == ["Counting…"])
        for _ in 0..<100_000 where app.texts != ["3 words"] { await app.settle() }
        #expect(app.texts == ["3 words"])
    }

    @Test("A message is logged, and the view continues")
    func messages() throws {
        let app = TestHost { Broken(path: "notes.html") }
        try app.find(.button, "Open").click()
        #expect(app.all(.button).count == 1)
    }
}
