import Testing

@testable import PicaText

@Suite("Arrow keys move as readers of either direction expect")
struct MotionTests {
    /// All carets that arrows lead to from the text's start.
    private func reached(_ layout: TextLayout) -> Set<Caret> {
        var seen: Set<Caret> = [Caret(0)]
        var queue = [Caret(0)]
        while let caret = queue.popLast() {
            for next in [layout.caret(leftOf: caret), layout.caret(rightOf: caret)] {
                if let next, seen.insert(next).inserted { queue.append(next) }
            }
        }
        return seen
    }

    /// A caret as a reader sees it: which characters it is between, and where.
    private struct Sight: Hashable {
        var offset: Int
        var line: Int
        /// In hundredths of a point.
        var x: Int
    }

    private func sight(_ caret: Caret, _ layout: TextLayout) -> Sight {
        Sight(
            offset: caret.offset, line: layout.line(of: caret),
            x: Int((layout.caretRect(caret).x * 100).rounded()))
    }

    @Test("Every visible caret position is reached", arguments: 0..<10)
    func reachesAll(batch: Int) {
        RandomLayout.forEach(inBatch: batch) { random in
            let layout = random.layout
            let seen = Set(reached(layout).map { sight($0, layout) })
            for offset in random.shownOffsets {
                for affinity in [Caret.Affinity.upstream, .downstream] {
                    let caret = Caret(offset, affinity)
                    let number = layout.line(of: caret)
                    let line = layout.lines[number]
                    // The paragraph's edge is for those who come over the break.
                    if layout.isAtParagraphEdge(caret, number) { continue }
                    // A soft break is one stop.
                    let isAtEnd = affinity == .upstream && offset == line.range.upperBound
                    if isAtEnd, !line.endsParagraph { continue }
                    let sight = sight(caret, layout)
                    let near = [-1, 0, 1].map { Sight(offset: offset, line: sight.line, x: sight.x + $0) }
                    #expect(near.contains(where: seen.contains), "\(caret) of \(random)")
                }
            }
        }
    }

    @Test("Holding a key reaches an end", arguments: 0..<10)
    func ends(batch: Int) {
        RandomLayout.forEach(inBatch: batch) { random in
            let layout = random.layout
            for toLeft in [true, false] {
                // Steps that are left from each caret; a chain's carets are looked at once.
                var known: Set<Caret> = []
                for start in reached(layout) {
                    var chain: Set<Caret> = []
                    var caret: Caret? = start
                    while let current = caret, !known.contains(current) {
                        guard chain.insert(current).inserted else {
                            Issue.record("\(toLeft ? "left" : "right") from \(start) turns: \(random)")
                            return
                        }
                        caret = toLeft ? layout.caret(leftOf: current) : layout.caret(rightOf: current)
                    }
                    known.formUnion(chain)
                }
            }
        }
    }

    @Test("Within a line, right always moves right and left always left", arguments: 0..<10)
    func isMonotonic(batch: Int) {
        let isVisible = batch % 2 == 0
        let scripts = isVisible ? RandomLayout.visible : RandomText.Script.allCases
        RandomLayout.forEach(inBatch: batch, scripts: scripts) { random in
            let layout = random.layout
            for caret in reached(layout) {
                let number = layout.line(of: caret)
                let x = layout.caretRect(caret).x
                for (next, sign) in [(layout.caret(rightOf: caret), 1.0), (layout.caret(leftOf: caret), -1)] {
                    guard let next, layout.line(of: next) == number else { continue }
                    let distance = (layout.caretRect(next).x - x) * sign
                    #expect(
                        distance > (isVisible ? 0.01 : -0.01),
                        "\(sign > 0 ? "right" : "left") from \(caret) to \(next) by \(distance): \(random)")
                }
            }
        }
    }

    @Test("At a line's end, reading on continues at the next line's start", arguments: 0..<10)
    func goesOn(batch: Int) {
        RandomLayout.forEach(inBatch: batch, scripts: [.latin, .hebrew, .arabic, .cjk]) { random in
            let layout = random.layout
            for caret in reached(layout) {
                let number = layout.line(of: caret)
                let line = layout.lines[number]
                let next = line.isRightToLeft ? layout.caret(leftOf: caret) : layout.caret(rightOf: caret)
                guard let next, layout.line(of: next) == number + 1, !line.endsParagraph else { continue }
                let runs = layout.textRuns(ofLine: number + 1)
                let edge = line.isRightToLeft ? runs.last.map { $0.x + $0.width } : runs.first?.x
                #expect(
                    abs(layout.caretRect(next).x - (edge ?? 0)) < 0.01, "from \(caret) to \(next): \(random)")
            }
        }
    }

    @Test("Left reverses right unless a line edge is between", arguments: 0..<10)
    func undoes(batch: Int) {
        RandomLayout.forEach(inBatch: batch, scripts: RandomLayout.visible) { random in
            let layout = random.layout
            for caret in reached(layout) {
                guard let right = layout.caret(rightOf: caret),
                    layout.line(of: right) == layout.line(of: caret), let back = layout.caret(leftOf: right)
                else { continue }
                let (place, again) = (layout.caretRect(caret), layout.caretRect(back))
                #expect(
                    abs(place.x - again.x) < 0.01 && place.y == again.y,
                    "from \(caret) to \(right) and back to \(back): \(random)")
            }
        }
    }

    @Test("In text order every character is a stop, and every word has an end and a start")
    func logical() {
        let layout = PinnedFonts.layout("two שתי, e\u{301}nd\nx")
        let text = layout.shaped.styled.text
        var offsets = [0]
        var caret = Caret(0)
        while let next = layout.caret(after: caret) {
            caret = next
            offsets.append(next.offset)
        }
        #expect(offsets == text.graphemeOffsets)
        var back = [caret.offset]
        while let next = layout.caret(before: caret) {
            caret = next
            back.append(next.offset)
        }
        #expect(back == offsets.reversed())
        var ends: [Int] = []
        while let next = layout.caret(after: caret, by: .word) {
            caret = next
            ends.append(next.offset)
        }
        #expect(ends == [3, 10, 17, 19])
        var starts: [Int] = []
        while let next = layout.caret(before: caret, by: .word) {
            caret = next
            starts.append(next.offset)
        }
        #expect(starts == [18, 12, 4, 0])
    }

    // MARK: Between paragraphs of opposite directions

    /// The carets from one on until the key leads no farther.
    private func walk(_ layout: TextLayout, from caret: Caret, toLeft: Bool) -> [Int] {
        var offsets = [caret.offset]
        var caret: Caret? = caret
        while offsets.count < 100, let current = caret {
            caret = toLeft ? layout.caret(leftOf: current) : layout.caret(rightOf: current)
            if let caret { offsets.append(caret.offset) }
        }
        return offsets
    }

    @Test("Reading on goes to the start of the next paragraph, whatever its direction")
    func crossesForward() {
        let layout = PinnedFonts.layout("ab\nאב\ncd")
        #expect(walk(layout, from: Caret(0), toLeft: false) == [0, 1, 2, 3])
        #expect(walk(layout, from: Caret(3), toLeft: true) == [3, 5, 7, 8])
        #expect(walk(layout, from: Caret(8), toLeft: false) == [8, 9, 10])
    }

    @Test("Reading back goes to the end of the previous paragraph, whatever its direction")
    func crossesBackward() {
        let layout = PinnedFonts.layout("ab\nאב\ncd")
        #expect(walk(layout, from: Caret(10), toLeft: true) == [10, 9, 8, 7, 8])
        #expect(walk(layout, from: Caret(7), toLeft: false) == [7, 5, 3, 2, 3])
        #expect(walk(layout, from: Caret(2), toLeft: true) == [2, 1, 0])
    }

    @Test("Empty lines do not stop motion in either direction")
    func emptyLines() {
        let latin = PinnedFonts.layout("a\n\n\nb")
        #expect(walk(latin, from: Caret(0), toLeft: false) == [0, 1, 2, 3, 4, 5])
        let hebrew = PinnedFonts.layout("\n\nא\n\n\nב")
        #expect(walk(hebrew, from: Caret(0), toLeft: true) == [0, 1, 2, 4, 5, 6, 7, 9])
        #expect(walk(hebrew, from: Caret(9), toLeft: false) == [9, 7, 6, 5, 4, 2, 1, 0])
    }

    @Test("A number at the start of a right-to-left paragraph is no trap")
    func numberAtStart() {
        let layout = PinnedFonts.layout("ab\n12 אב")
        #expect(walk(layout, from: Caret(0), toLeft: false) == [0, 1, 2, 3])
        let edge = layout.caretRect(Caret(3, .upstream)).x
        #expect(abs(edge - layout.caretRect(Caret(5, .upstream)).x) < 0.01)
        #expect(Set(reached(layout).map(\.offset)) == Set(layout.shaped.styled.text.graphemeOffsets))
    }
}
