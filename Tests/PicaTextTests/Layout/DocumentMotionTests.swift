import Testing

@testable import PicaText

@Suite("Arrow keys cross a document's paragraphs")
struct DocumentMotionTests {
    private func document(_ text: String, _ context: TextContext) -> DocumentLayout {
        DocumentLayout(
            AttributedRope(text), style: TextStyle(font: FontDescriptor(size: 16)), width: 200,
            context: context)
    }

    @Test("Every stop is reached without cycles, whatever the paragraphs' directions")
    func paragraphs() {
        let context = PinnedFonts.context()
        for seed in 0..<40 {
            var random = SeededGenerator(seed: seed)
            let text = RandomText.make(
                &random, scripts: [.latin, .hebrew, .arabic, .lineEnds, .lineEnds], pieces: 16
            ).replacing(/[\r\u{B}\u{C}\u{85}\u{2028}\u{2029}]/, with: "\n")
            let layout = document(text, context)
            var seen: Set<Caret> = [Caret(0)]
            var queue = [Caret(0)]
            while let caret = queue.popLast() {
                for next in [layout.caret(leftOf: caret), layout.caret(rightOf: caret)] {
                    if let next, seen.insert(next).inserted { queue.append(next) }
                }
            }
            let reached = Set(seen.map(\.offset))
            for offset in text.graphemeOffsets {
                #expect(reached.contains(offset), "\(offset) of seed \(seed): \(text.debugDescription)")
            }
            for toLeft in [true, false] {
                for start in seen {
                    var caret: Caret? = start
                    var steps = 0
                    while let current = caret, steps <= 2 * seen.count {
                        caret = toLeft ? layout.caret(leftOf: current) : layout.caret(rightOf: current)
                        steps += 1
                    }
                    #expect(steps <= 2 * seen.count, "from \(start), seed \(seed): \(text.debugDescription)")
                }
            }
        }
    }

    @Test("Keys move through a document as through one layout of its text")
    func asOneLayout() {
        let context = PinnedFonts.context()
        for seed in 0..<40 {
            var random = SeededGenerator(seed: seed)
            let text = RandomText.make(
                &random, scripts: [.latin, .hebrew, .arabic, .lineEnds, .lineEnds, .lineEnds], pieces: 24
            ).replacing(/[\r\u{B}\u{C}\u{85}\u{2028}\u{2029}]/, with: "\n")
            let layout = document(text, context)
            let shaped = ShapedText(
                StyledText(text, style: layout.style), direction: .natural, context: context)
            let whole = TextLayout(shaped, width: layout.width, options: layout.options)
            for start in text.graphemeOffsets {
                for toLeft in [true, false] {
                    var (one, other): (Caret?, Caret?) = (Caret(start), Caret(start))
                    var steps = 0
                    while let caret = one, let same = other, steps < 200 {
                        one = toLeft ? layout.caret(leftOf: caret) : layout.caret(rightOf: caret)
                        other = toLeft ? whole.caret(leftOf: same) : whole.caret(rightOf: same)
                        steps += 1
                        #expect(
                            one?.offset == other?.offset,
                            "\(toLeft ? "left" : "right") of \(caret), seed \(seed): \(text.debugDescription)"
                        )
                        if let one, let other {
                            #expect(abs(layout.caretRect(one).x - whole.caretRect(other).x) < 0.01)
                        }
                    }
                }
            }
        }
    }

    @Test("Reading on goes to the next paragraph's start, and the key pressed there stops there")
    func crossing() {
        let layout = document("ab\n12 אב\ncd", PinnedFonts.context())
        var caret = Caret(2, .upstream)
        caret = layout.caret(rightOf: caret) ?? caret
        #expect(caret == Caret(3, .upstream))
        #expect(layout.caret(rightOf: caret) == nil)
        // At the right edge, not at the number's left.
        #expect(abs(layout.caretRect(caret).x - layout.caretRect(Caret(5, .upstream)).x) < 0.01)
        #expect(layout.caret(leftOf: caret)?.offset == 4)
        // From inside, the way back is open.
        #expect(layout.caret(rightOf: Caret(5, .upstream))?.offset == 2)
    }
}
