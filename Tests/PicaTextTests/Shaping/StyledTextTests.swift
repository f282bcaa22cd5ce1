import Testing

@testable import PicaText

@Suite("Styles of a text are stored once, and its runs by number")
struct StyledTextTests {
    private func style(_ size: Double, paint: Int = 0) -> TextStyle {
        TextStyle(font: FontDescriptor(size: size), paint: paint)
    }

    @Test("Random changes leave each character in its assigned style", arguments: 0..<60)
    func random(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var styled = StyledText("", style: style(10))
        var expected: [TextStyle] = []
        for step in 0..<60 {
            let new = style(10, paint: Int.random(in: 0..<(seed % 2 == 0 ? 4 : 40), using: &random))
            if expected.isEmpty || Bool.random(using: &random) {
                let count = Int.random(in: 0...3, using: &random)
                styled.append(String(repeating: "x", count: count), style: new)
                expected += Array(repeating: new, count: count)
            } else {
                let lower = Int.random(in: 0...expected.count, using: &random)
                let range = lower..<Int.random(in: lower...expected.count, using: &random)
                styled.update(range) { $0.paint = new.paint }
                for index in range { expected[index].paint = new.paint }
            }
            let found = styled.runs.flatMap { run in run.range.map { _ in styled.styles[run.style] } }
            #expect(found == expected, "seed \(seed), step \(step)")
            #expect(styled.styles.count == Set(styled.styles).count, "seed \(seed), step \(step)")
            let neighbors = zip(styled.runs, styled.runs.dropFirst())
            #expect(neighbors.allSatisfy { $0.style != $1.style }, "seed \(seed), step \(step)")
        }
    }

    @Test("Texts that look the same are equal, however they were made")
    func equality() {
        var one = StyledText("red", style: style(10, paint: 1))
        one.append(" green", style: style(10, paint: 2))
        var other = StyledText("red green", style: style(10))
        other.update(3..<9) { $0.paint = 2 }
        #expect(one != other)
        other.update(0..<3) { $0.paint = 1 }
        #expect(one == other && one.hashValue == other.hashValue)
        other.update(8..<9) { $0.paint = 1 }
        #expect(one != other)
    }

    @Test("Fonts are looked up only for styles in use")
    func unusedStyles() {
        var styled = StyledText("text", style: style(10))
        styled.update(0..<4) { $0.font.size = 20 }
        styled.update(0..<4) { $0.font.size = 30 }
        let shaped = ShapedText(styled, context: PinnedFonts.context())
        #expect(shaped.styled.styles.map(\.font.size) == [30])
        #expect(shaped.styled == styled)
    }

    @Test("A highlight costs its own length, not the text's")
    func highlights() {
        let count = 20_000
        var styled = StyledText(String(repeating: "word ", count: count), style: style(10))
        var steps = 0
        for number in stride(from: 0, to: count, by: 2) {
            styled.update(number * 5..<number * 5 + 4) { style in
                style.paint = 1
                steps += 1
            }
        }
        #expect(styled.runs.count == count)
        // Each search covered only its own range.
        #expect(steps == count / 2)
        styled.update(0..<count * 5) { style in
            style.paint = 2
            steps += 1
        }
        #expect(styled.runs.count == 1 && steps == count / 2 + 2)
    }
}
