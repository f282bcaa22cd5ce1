import Testing

@testable import PicaText

@Suite("Carets stand and move where a reader expects")
struct CaretTests {
    @Test("An ellipsis is between the carets of what it stands for, and selected with it")
    func ellipsisEdges() throws {
        var options = LayoutOptions()
        options.lineLimit = 1
        let layout = PinnedFonts.layout("more than fits in one line", width: 100, options: options)
        let elision = try #require(layout.lines[0].elision)
        let before = layout.caretRect(Caret(elision.lowerBound)).x
        let after = layout.caretRect(Caret(elision.upperBound, .upstream)).x
        #expect(after > before + 5)
        let selected = layout.selectionRects(0..<layout.shaped.count)
        #expect(abs((selected.last?.maxX ?? 0) - layout.width) < 0.01)
    }

    @Test("A ligature's carets divide it")
    func ligature() {
        let layout = PinnedFonts.layout("ffi", family: "DejaVu Serif")
        let xs = (0...3).map { layout.caretRect(Caret($0)).x }
        #expect(xs[0] < xs[1] && xs[1] < xs[2] && xs[2] < xs[3])
    }

    @Test("The caret at a direction's change has a place with each neighbour")
    func affinity() {
        let layout = PinnedFonts.layout("ab שלום")
        let end = layout.width
        #expect(abs(layout.caretRect(Caret(3, .downstream)).x - end) < 0.01)
        #expect(layout.caretRect(Caret(3, .upstream)).x < end / 2)
    }

    @Test("A caret hit where it stands is found there", arguments: 0..<150)
    func hitTest(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let text = RandomText.make(&random)
        var options = LayoutOptions()
        options.hasTrailingEmptyLine = true
        let width = Double.random(in: 60...300, using: &random)
        let layout = PinnedFonts.layout(text, width: width, options: options)
        for offset in boundaries(text) {
            for affinity in [Caret.Affinity.upstream, .downstream] {
                let place = layout.caretRect(Caret(offset, affinity))
                let found = layout.caret(atX: place.x, y: place.y + place.height / 2)
                let again = layout.caretRect(found)
                #expect(
                    abs(again.x - place.x) < 0.02 && again.y == place.y,
                    "seed \(seed) offset \(offset) \(affinity) at \(place) found \(found) at \(again): \(text.debugDescription)"
                )
            }
        }
    }

    @Test("Every stop is reached by moving left and right, and the motion ends", arguments: 0..<150)
    func motion(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let text = RandomText.make(&random)
        var options = LayoutOptions()
        options.hasTrailingEmptyLine = true
        let width = Double.random(in: 60...300, using: &random)
        let direction = [BaseDirection.natural, .leftToRight, .rightToLeft][seed % 3]
        let layout = PinnedFonts.layout(text, width: width, direction: direction, options: options)
        var seen: Set<Caret> = [Caret(0)]
        var queue = [Caret(0)]
        while let caret = queue.popLast() {
            for next in [layout.caret(leftOf: caret), layout.caret(rightOf: caret)] {
                if let next, seen.insert(next).inserted { queue.append(next) }
            }
        }
        let offsets = Set(seen.map(\.offset))
        for offset in boundaries(text) {
            #expect(offsets.contains(offset), "seed \(seed) offset \(offset) of \(text.debugDescription)")
        }
        // Between paragraphs of opposite directions the same key leads there and back.
        guard direction != .natural else { return }
        for isLeft in [true, false] {
            for start in seen {
                var caret = start
                var steps = 0
                while let next = isLeft ? layout.caret(leftOf: caret) : layout.caret(rightOf: caret) {
                    caret = next
                    steps += 1
                    if steps > 4 * text.utf8.count + 8 { break }
                }
                #expect(
                    steps <= 4 * text.utf8.count + 8,
                    "seed \(seed) from \(start) \(isLeft ? "left" : "right") never ends: \(text.debugDescription)"
                )
            }
        }
    }

    @Test("A selection of all covers each line, and the hard break shows")
    func selection() {
        let layout = PinnedFonts.layout("one\n\ntwo")
        let rects = layout.selectionRects(0..<8)
        #expect(rects.count >= 3)
        #expect(Set(rects.map(\.y)).count == 3)
        #expect(layout.selectionRects(2..<2).isEmpty)
    }

    @Test("Up and down keep to the goal column")
    func vertical() throws {
        let layout = PinnedFonts.layout("wide wide\ni\nwide wide")
        let x = layout.caretRect(Caret(6)).x
        let middle = try #require(layout.caret(below: Caret(6), x: x))
        #expect(middle.offset == 11)
        let below = try #require(layout.caret(below: middle, x: x))
        #expect(below.offset == 18)
        #expect(layout.caret(below: below, x: x) == nil)
    }

    private func boundaries(_ text: String) -> [Int] {
        (Array(text.indices) + [text.endIndex]).map { text.utf8.distance(from: text.startIndex, to: $0) }
    }
}
