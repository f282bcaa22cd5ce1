import Testing

@testable import PicaText

@Suite("Runs, clusters, carets and selections are consistent")
struct GeometryTests {
    @Test("Runs and clusters tile their line, visually and in the text", arguments: 0..<10)
    func tiling(batch: Int) {
        RandomLayout.forEach(inBatch: batch) { random in
            for (number, line) in random.layout.lines.enumerated() {
                let runs = random.layout.runs(ofLine: number)
                var x = runs.first?.x ?? line.x
                for run in runs {
                    #expect(abs(run.x - x) < 0.01, "run \(run.range) of \(random)")
                    var inside = run.x
                    for cluster in run.clusters {
                        #expect(abs(cluster.x - inside) < 0.01, "cluster \(cluster) of \(random)")
                        inside += cluster.width
                    }
                    x = run.x + run.width
                    #expect(abs(inside - x) < 0.01 || run.kind == .hyphen, "run \(run.range) of \(random)")
                }
                let ranges = runs.flatMap { $0.clusters.map(\.range) }.sorted {
                    ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
                }
                var offset = line.range.lowerBound
                for range in ranges {
                    #expect(range.lowerBound == offset, "line \(number) of \(random)")
                    offset = range.upperBound
                }
                #expect(offset == line.range.upperBound, "line \(number) of \(random)")
                // Hanging spaces are outside the line's width.
                let total = runs.reduce(0) { $0 + $1.width }
                let end = random.layout.measurer.trimmedEnd(line)
                let hanging = runs.filter { $0.kind == .text || $0.kind == .tab }
                    .filter { $0.range.lowerBound >= end }.reduce(0) { $0 + $1.width }
                #expect(abs(total - hanging - line.width) < 0.01, "line \(number) of \(random)")
            }
        }
    }

    @Test("A run's clusters contain its glyphs in order", arguments: 0..<5)
    func glyphs(batch: Int) {
        RandomLayout.forEach(inBatch: batch) { random in
            for number in random.layout.lines.indices {
                for run in random.layout.runs(ofLine: number) {
                    var next = 0
                    for cluster in run.clusters {
                        #expect(cluster.glyphs.lowerBound == next, "run \(run.range) of \(random)")
                        next = cluster.glyphs.upperBound
                    }
                    #expect(next == run.glyphs.glyphs.count, "run \(run.range) of \(random)")
                }
            }
        }
    }

    @Test("Hit testing a caret's position finds the caret", arguments: 0..<10)
    func hitTest(batch: Int) {
        RandomLayout.forEach(inBatch: batch) { random in
            let layout = random.layout
            for offset in random.shownOffsets {
                for affinity in [Caret.Affinity.upstream, .downstream] {
                    let place = layout.caretRect(Caret(offset, affinity))
                    let found = layout.caret(atX: place.x, y: place.y + place.height / 2)
                    let again = layout.caretRect(found)
                    #expect(
                        abs(again.x - place.x) < 0.02 && again.y == place.y,
                        "\(offset) \(affinity) at \(place) found \(found) at \(again): \(random)")
                }
            }
        }
    }

    @Test("A hit is the nearest stop in its line", arguments: 0..<5)
    func nearest(batch: Int) {
        RandomLayout.forEach(inBatch: batch, scripts: RandomLayout.visible) { random in
            let layout = random.layout
            for (number, line) in layout.lines.enumerated() where line.elision == nil {
                let stops = random.shownOffsets.filter {
                    line.range.lowerBound <= $0 && $0 <= line.range.upperBound
                }
                let places = stops.flatMap { [Caret($0, .upstream), Caret($0, .downstream)] }
                    .filter { layout.line(of: $0) == number }.map { layout.caretRect($0).x }
                for x in stride(from: line.x - 10, through: line.x + line.width + 10, by: 3.7) {
                    let found = layout.caretRect(layout.caret(atX: x, y: line.y + 1)).x
                    let least = places.map { abs($0 - x) }.min() ?? 0
                    #expect(abs(abs(found - x) - least) < 0.02, "\(x) in line \(number) of \(random)")
                }
            }
        }
    }

    // MARK: Selections

    @Test(
        "A selection is the union of its characters, in order and without overlap", arguments: 0..<10)
    func selection(batch: Int) {
        RandomLayout.forEach(inBatch: batch) { random in
            let layout = random.layout
            var generator = SeededGenerator(seed: batch)
            let stops = random.shownOffsets
            let ends = (0..<2).map { _ in stops.randomElement(using: &generator) ?? 0 }.sorted()
            let range = ends[0]..<ends[1]
            let rects = layout.selectionRects(range)
            for (one, next) in zip(rects, rects.dropFirst()) where one.y == next.y {
                #expect(one.maxX < next.x, "\(range) of \(random)")
            }
            // Hidden characters are not one by one, and slivers stand for breaks.
            let isHidden = layout.lines.contains { $0.elision?.overlaps(range) ?? false }
            let hasBreak = layout.lines.contains {
                $0.next > $0.range.upperBound && range.contains($0.range.upperBound)
            }
            guard !isHidden, !hasBreak else { return }
            var widths: [Double: Double] = [:]
            for (from, to) in zip(stops, stops.dropFirst()) where from >= ends[0] && to <= ends[1] {
                for rect in layout.selectionRects(from..<to) { widths[rect.y, default: 0] += rect.width }
            }
            for (y, width) in widths {
                let selected = rects.filter { $0.y == y }.reduce(0) { $0 + $1.width }
                #expect(abs(selected - width) < 0.05, "\(range) at \(y): \(random)")
            }
        }
    }

    @Test("The selection in some lines equals that part of the whole selection", arguments: 0..<5)
    func selectionInLines(batch: Int) {
        RandomLayout.forEach(inBatch: batch) { random in
            let layout = random.layout
            let all = layout.selectionRects(0..<layout.shaped.count)
            let one = layout.lines.indices.flatMap {
                layout.selectionRects(0..<layout.shaped.count, inLines: $0..<$0 + 1)
            }
            #expect(all == one, "\(random)")
        }
    }

    @Test("A continued selection extends to the given edges and the next line")
    func selectionToEdges() {
        var options = LayoutOptions()
        options.lineSpacing = 6
        let layout = PinnedFonts.layout("one two three\nfour\nשלום", width: 80, options: options)
        #expect(layout.lines.count == 4)
        let rects = layout.selectionRects(2..<layout.shaped.count, reaching: -5...95)
        #expect(rects.count == 4)
        #expect(rects.dropLast().allSatisfy { abs($0.maxX - 95) < 0.01 })
        for (one, next) in zip(rects, rects.dropFirst()) { #expect(abs(one.maxY - next.y) < 0.01) }
        #expect(rects[3].x > -1 && rects[3].maxX < 81)
    }

    @Test("A selection costs its lines, not the whole text")
    func selectionCost() {
        let text = String(repeating: "word after word in many a line\n", count: 3000)
        let layout = PinnedFonts.layout(text, width: 200)
        let all = ProcessorTime.measure { _ = layout.selectionRects(0..<layout.shaped.count) }
        let some = ProcessorTime.measure {
            for line in 2000..<2010 {
                _ = layout.selectionRects(0..<layout.shaped.count, inLines: line..<line + 1)
            }
        }
        #expect(some * 20 < all, "\(some) for ten of \(layout.lines.count) lines that take \(all)")
    }

    // MARK: Ligatures

    @Test("A ligature's caret uses the font's position, or divides it evenly")
    func ligature() {
        // Noto Sans puts the caret of its ff at 301 of 688 units.
        let ff = PinnedFonts.layout("ff", size: 1000, family: "Noto Sans")
        #expect(ff.glyphs.count == 1)
        #expect(abs(ff.caretRect(Caret(1)).x - 301) < 0.5)
        let ffi = PinnedFonts.layout("ffi", family: "DejaVu Serif")
        let xs = (0...3).map { ffi.caretRect(Caret($0)).x }
        if ffi.glyphs.count == 1 { #expect(abs(xs[1] * 3 - xs[3]) < 0.01) }
        // In Arabic too, from the right.
        let lamAlef = PinnedFonts.layout("لا")
        #expect(lamAlef.glyphs.count == 1)
        let middle = lamAlef.caretRect(Caret(2)).x
        #expect(middle > 1 && middle < lamAlef.width - 1)
    }
}
