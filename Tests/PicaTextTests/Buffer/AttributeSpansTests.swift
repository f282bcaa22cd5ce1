import Testing

@testable import PicaText

@Suite("Attribute spans")
struct AttributeSpansTests {
    private static func values(_ spans: AttributeSpans<Int>) -> [Int] {
        spans.runs(in: 0..<spans.count).flatMap { Array(repeating: $0.value, count: $0.range.count) }
    }

    private static func spans(_ random: inout SeededGenerator, most: Int) -> AttributeSpans<Int> {
        AttributeSpans(
            (0..<Int.random(in: 0...most, using: &random)).map { _ in
                (Int.random(in: 0..<3, using: &random), Int.random(in: 0...9, using: &random))
            })
    }

    @Test("Random edits give what the same edits of an array give", arguments: [1, 2, 3, 4] as [UInt64])
    func randomEdits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var spans = Self.spans(&random, most: 400)
        var model = Self.values(spans)
        for step in 0..<1500 {
            let lower = Int.random(in: 0...model.count, using: &random)
            let isLarge = Int.random(in: 0..<20, using: &random) == 0 || model.count > 4000
            let range =
                lower..<min(model.count, lower + Int.random(in: 0...(isLarge ? 900 : 12), using: &random))
            if Bool.random(using: &random) {
                let new = Self.spans(&random, most: isLarge ? 100 : 4)
                spans.replace(range, with: new)
                model.replaceSubrange(range, with: Self.values(new))
            } else {
                let added = Int.random(in: 0..<3, using: &random)
                spans.update(range) { ($0 + added) % 3 }
                for index in range { model[index] = (model[index] + added) % 3 }
            }
            #expect(spans.count == model.count, "seed \(seed), step \(step)")
            let place = Int.random(in: 0...model.count, using: &random)
            let end = Int.random(in: place...model.count, using: &random)
            #expect(spans.value(at: place) == (place < model.count ? model[place] : nil), "seed \(seed)")
            #expect(Self.values(spans.slice(place..<end)) == Array(model[place..<end]), "seed \(seed)")
            let runs = spans.runs(in: place..<end)
            #expect(runs.first?.range.lowerBound ?? place == place, "seed \(seed), step \(step)")
            #expect(runs.last?.range.upperBound ?? end == end, "seed \(seed), step \(step)")
            for (left, right) in zip(runs, runs.dropFirst()) {
                #expect(left.range.upperBound == right.range.lowerBound, "seed \(seed), step \(step)")
                #expect(left.value != right.value, "seed \(seed), step \(step)")
            }
            if step % 25 == 0 {
                #expect(Self.values(spans) == model, "seed \(seed), step \(step)")
                var number = 0
                spans.tree.forEachLeaf(in: 0..<spans.count) { leaf, _ in
                    number += leaf.items.count
                    return true
                }
                #expect(number == spans.runs(in: 0..<spans.count).count, "seed \(seed), step \(step)")
            }
        }
    }

    @Test("Offsets outside the text have no value and change nothing")
    func outside() {
        var spans = AttributeSpans(7, count: 10)
        #expect(spans.value(at: -1) == nil)
        #expect(spans.value(at: 10) == nil)
        #expect(spans.runs(in: 5..<100).map(\.range) == [5..<10])
        spans.update(-5 ..< -2) { _ in 1 }
        spans.update(20..<30) { _ in 1 }
        #expect(spans == AttributeSpans(7, count: 10))
        #expect(AttributeSpans<Int>().runs(in: 0..<5).isEmpty)
    }

    @Test("Highlighting costs only the highlighted part, and one of 200,000 runs is found at once")
    func large() {
        func make(_ count: Int) -> (AttributeSpans<Int>, Double) {
            var spans = AttributeSpans<Int>()
            let time = ProcessorTime.measure {
                spans = AttributeSpans((0..<count).map { ($0 % 2, 5) })
            }
            return (spans, time)
        }
        let (_, short) = make(20_000)
        let (spans, long) = make(200_000)
        #expect(long < 40 * max(short, 0.001))
        let time = ProcessorTime.measure {
            for offset in stride(from: 0, to: spans.count, by: 10_000) {
                #expect(spans.run(at: offset)?.range == offset..<offset + 5)
            }
        }
        #expect(time < 1)
    }

    @Test("A table gives each value one number and the plain style the first")
    func table() {
        var table = AttributeTable(plain: "plain")
        let bold = table.id(for: "bold")
        #expect(bold != .plain)
        #expect(table.id(for: "bold") == bold)
        #expect(table.id(for: "plain") == .plain)
        #expect(table[bold] == "bold")
        #expect(table.count == 2)
        var other = AttributeTable(plain: "other")
        #expect(other[bold] == "other")
        _ = other.id(for: "x")
        #expect(other[bold] == "x")
    }
}
