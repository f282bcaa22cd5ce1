import Testing

@testable import PicaText

/// The invariants of any text laid out at any width.
struct LayoutCheck {
    private let text: String
    private let layout: TextLayout
    private let breaks: Breaks

    init(_ text: String, width: Double, context: TextContext) {
        var options = LayoutOptions()
        options.hasTrailingEmptyLine = true
        self.text = text
        breaks = context.breaks
        layout = PinnedFonts.layout(text, width: width, context: context, options: options)
    }

    func expectSound(_ note: Comment) {
        expectLines(note)
        expectGlyphs(note)
        expectCarets(note)
        expectHits(note)
        expectSelections(note)
        expectTruncation(note)
    }

    private func isStop(_ offset: Int) -> Bool { breaks.isGraphemeBoundary(offset, in: text) }

    private func expectLines(_ note: Comment) {
        var offset = 0
        var bottom = 0.0
        for line in layout.lines {
            #expect(line.range.lowerBound == offset && line.next >= line.range.upperBound, note)
            #expect(isStop(line.range.lowerBound) && isStop(line.range.upperBound), note)
            #expect(line.width.isFinite && line.x.isFinite && line.width >= 0, note)
            #expect(line.y >= bottom && line.height > 0, note)
            bottom = line.y + line.height
            offset = line.next
        }
        #expect(offset == text.utf8.count, note)
    }

    private func expectGlyphs(_ note: Comment) {
        var isFinite = true
        layout.forEachRun { run, x, baseline, _, _ in
            isFinite = isFinite && x.isFinite && baseline.isFinite
            for glyph in run.glyphs where !glyph.x.isFinite || !glyph.y.isFinite { isFinite = false }
        }
        #expect(isFinite, note)
        for segment in layout.shaped.segments where segment.kind == .text && segment.word.glyphCount == 0 {
            let part = layout.shaped.styled.text.utf8.dropFirst(Int(segment.start)).prefix(
                Int(segment.end - segment.start))
            #expect(part.allSatisfy { $0 < 0x20 || $0 == 0x7F }, note)
        }
    }

    private func expectCarets(_ note: Comment) {
        let count = text.utf8.count
        for offset in stride(from: -1, through: count + 1, by: max(count / 24, 1)) {
            for affinity in [Caret.Affinity.upstream, .downstream] {
                let caret = Caret(offset, affinity)
                let rect = layout.caretRect(caret)
                #expect(rect.x.isFinite && rect.y >= 0 && rect.maxY <= layout.height + 0.001, note)
                for moved in [layout.caret(leftOf: caret), layout.caret(rightOf: caret)] {
                    guard let moved else { continue }
                    #expect(isStop(moved.offset), "\(note): from \(offset) to \(moved.offset)")
                }
            }
        }
    }

    private func expectHits(_ note: Comment) {
        for x in [-.infinity, -10, 0, layout.width / 3, layout.width, 1e12, .infinity] {
            for y in [-.infinity, -1, layout.height / 2, layout.height, .infinity] {
                let found = layout.caret(atX: x, y: y)
                #expect(isStop(found.offset), "\(note): \(x) \(y)")
                #expect((0...text.utf8.count).contains(found.offset), note)
            }
        }
    }

    private func expectSelections(_ note: Comment) {
        let count = text.utf8.count
        for range in [0..<count, count / 3..<count / 2, 0..<0, count..<count, -5..<count + 5] {
            for rect in layout.selectionRects(range) {
                #expect(rect.x.isFinite && rect.width >= 0 && rect.width.isFinite && rect.height > 0, note)
            }
        }
    }

    private func expectTruncation(_ note: Comment) {
        let width = layout.availableWidth ?? 100
        for truncation in [LayoutOptions.Truncation.head, .middle, .tail] {
            var options = LayoutOptions()
            options.truncation = truncation
            options.lineLimit = 1
            let cut = TextLayout(layout.shaped, width: width, options: options)
            #expect(cut.lines.count <= 1, note)
            guard let line = cut.lines.first, let elision = line.elision else { continue }
            #expect(
                isStop(elision.lowerBound) && isStop(elision.upperBound), "\(note): \(truncation) \(elision)")
            // But for a width that has no room for the ellipsis.
            if width > 40 { #expect(line.width <= width + 0.01, "\(note): \(truncation)") }
        }
    }
}
