import Testing

@testable import PicaText

@Suite("Rope")
struct RopeTests {
    @Test("A small part of a huge text does not retain all of it")
    func smallRest() {
        func largest(_ node: SummaryTree<RopeLeaf>.Node) -> Int {
            node.leaf?.storage.utf8.count ?? node.children.map(largest).max() ?? 0
        }
        let text = String(repeating: "0123456789", count: 100_000)
        var rope = Rope(text)
        #expect(largest(rope.slice(5000..<15_000).tree.root) < 4000)
        rope.replace(10_000..<990_000, with: "")
        #expect(largest(rope.tree.root) < 4000)
        #expect(rope.string == String(repeating: "0123456789", count: 2000))
    }

    @Test("Random edits match the same edits of a String", arguments: [1, 2, 3] as [UInt64])
    func randomEdits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var model = RandomText.make(&random, pieces: 2000)
        var rope = Rope(model)
        for step in 0..<2000 {
            let grows = model.utf8.count < 12_000
            let range = random.range(in: model, upTo: Int.random(in: 0..<20, using: &random) == 0 ? 5000 : 20)
            let pieces = Int.random(in: 0..<25, using: &random) == 0 ? (grows ? 900 : 100) : 3
            let text = RandomText.make(&random, pieces: Int.random(in: 0...pieces, using: &random))
            rope.replace(range, with: text)
            model.replaceUTF8(range, with: text)
            #expect(rope.utf8Count == model.utf8.count, "seed \(seed), step \(step)")
            if step % 50 == 0 {
                #expect(Array(rope.string.utf8) == Array(model.utf8), "seed \(seed), step \(step)")
                #expect(rope == Rope(model), "seed \(seed), step \(step)")
                rope.checkBalance()
            }
        }
        #expect(Array(rope.string.utf8) == Array(model.utf8))
    }

    @Test("Lines, UTF-16 offsets and graphemes match those of the same String")
    func conversions() {
        var random = SeededGenerator(seed: 7)
        let model = RandomText.make(&random, pieces: 3000)
        var rope = Rope(model)
        // Shuffle the leaves, so that their seams fall anywhere.
        for _ in 0..<300 {
            let range = random.range(in: model, upTo: 40)
            let text = rope.string(in: range)
            rope.replace(range, with: "")
            rope.replace(range.lowerBound..<range.lowerBound, with: text)
        }
        #expect(Array(rope.string.utf8) == Array(model.utf8))

        let bytes = Array(model.utf8)
        let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
        #expect(rope.lineCount == starts.count)
        for (line, start) in starts.enumerated() {
            #expect(rope.lineStart(line) == start)
            #expect(rope.line(at: start) == line)
            let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
            #expect(rope.lineRange(line) == start..<end)
            let ending =
                end == bytes.count && bytes.last != 0x0A
                ? 0 : (end - 2 >= start && bytes[end - 2] == 0x0D ? 2 : 1)
            #expect(rope.lineContentRange(line) == start..<end - (line + 1 < starts.count ? ending : 0))
        }

        var utf16 = 0
        for index in model.unicodeScalars.indices {
            let utf8 = model.utf8.distance(from: model.startIndex, to: index)
            #expect(rope.utf16Offset(utf8) == utf16)
            #expect(rope.utf8Offset(utf16: utf16) == utf8)
            if model.unicodeScalars[index].value > 0xFFFF {
                #expect(rope.utf8Offset(utf16: utf16 + 1) == utf8, "between two surrogates")
            }
            utf16 += model.unicodeScalars[index].value > 0xFFFF ? 2 : 1
        }
        #expect(rope.utf16Count == utf16)
        #expect(rope.utf8Offset(utf16: utf16) == bytes.count)

        let graphemes = model.graphemeOffsets
        for (start, end) in zip(graphemes, graphemes.dropFirst()) {
            #expect(rope.graphemeBoundary(after: start) == end)
            #expect(rope.graphemeBoundary(before: end) == start)
            for offset in start..<end {
                #expect(rope.graphemeRange(at: offset) == start..<end)
                #expect(rope.graphemeBoundary(atOrBefore: offset) == start)
                #expect(rope.graphemeBoundary(atOrAfter: offset) == (offset == start ? start : end))
            }
        }
    }

    @Test("A slice is a part of the text, and copies are independent")
    func slices() {
        var random = SeededGenerator(seed: 11)
        let model = RandomText.make(&random, pieces: 5000)
        let rope = Rope(model)
        for _ in 0..<200 {
            let range = random.range(in: model, upTo: 9000)
            let slice = rope.slice(range)
            slice.checkBalance()
            #expect(Array(slice.string.utf8) == Array(Array(model.utf8)[range]))
            #expect(Array(rope.string(in: range).utf8) == Array(Array(model.utf8)[range]))
            var other = rope
            other.replace(range, with: slice)
            #expect(other == rope)
            other.replace(range, with: "")
            #expect(Array(rope.string.utf8) == Array(model.utf8))
        }
    }

    @Test("A CR and an LF joined by an edit are one line end and one grapheme")
    func joinedLineEnd() {
        var rope = Rope(
            String(repeating: "x", count: 2000) + "\r between \n" + String(repeating: "y", count: 2000))
        rope.replace(2001..<2010, with: "")
        #expect(rope.lineCount == 2)
        #expect(rope.graphemeRange(at: 2000) == 2000..<2002)
        #expect(rope.graphemeRange(at: 2001) == 2000..<2002)
        #expect(rope.lineContentRange(0) == 0..<2000)
    }

    @Test("Offsets outside the text or inside a scalar are adjusted, not rejected")
    func hostileOffsets() {
        var rope = Rope("aé😀")
        #expect(rope.string(in: 2..<5) == "é")
        #expect(rope.string(in: -5..<99) == "aé😀")
        rope.replace(5..<6, with: "!")
        #expect(rope.string == "aé!😀")
        rope.replace(90..<99, with: "?")
        #expect(rope.string == "aé!😀?")
        #expect(rope.lineStart(-1) == 0 && rope.lineStart(5) == rope.utf8Count)
        #expect(rope.byte(at: -1) == nil && rope.byte(at: 99) == nil)
        #expect(rope.graphemeBoundary(before: -3) == 0 && rope.graphemeBoundary(after: 99) == rope.utf8Count)
        #expect(Rope().graphemeRange(at: 0) == 0..<0)
    }

    @Test("Invalid UTF-8 becomes replacement characters")
    func repair() {
        #expect(Rope(repairing: [0x61, 0xFF, 0x62, 0xE6, 0xBC]).string == "a\u{FFFD}b\u{FFFD}")
    }

    @Test("The difference of two texts is the part between their common ends")
    func difference() {
        func difference(_ old: String, _ new: String) -> TextEdit {
            var new = new
            return new.withUTF8 { Rope(old).difference(from: $0) }
        }
        #expect(difference("abc", "abc") == TextEdit(range: 3..<3, newCount: 0))
        #expect(difference("abc", "axbc") == TextEdit(range: 1..<1, newCount: 1))
        #expect(difference("aaa", "aa") == TextEdit(range: 2..<3, newCount: 0))
        #expect(difference("é", "è") == TextEdit(range: 0..<2, newCount: 2))
        #expect(difference("x\u{1F600}", "x\u{1F680}") == TextEdit(range: 1..<5, newCount: 4))
        var random = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let old = RandomText.make(&random, pieces: 800)
            var new = old
            new.replaceUTF8(random.range(in: old, upTo: 500), with: RandomText.make(&random, pieces: 4))
            let edit = difference(old, new)
            var rope = Rope(old)
            rope.replace(edit.range, with: Rope(new).string(in: edit.newRange))
            #expect(Array(rope.string.utf8) == Array(new.utf8))
        }
    }

    @Test("Ten thousand combining marks are searched in bounded steps and end on a scalar")
    func hostileGrapheme() {
        let rope = Rope("a" + String(repeating: "\u{301}", count: 20_000) + "b")
        let end = rope.graphemeBoundary(after: 0)
        #expect(end > 1 && rope.scalarBoundary(end) == end)
        #expect(rope.graphemeBoundary(before: rope.utf8Count) == rope.utf8Count - 1)
    }

    @Test("An edit in the middle of 10 MB creates a few nodes and shares the rest")
    func bigDocument() {
        let line = "The quick brown fox jumps over the lazy dog, and the dog does not mind at all.\n"
        var rope = Rope(String(repeating: line, count: 10 * 1024 * 1024 / line.utf8.count))
        let middle = rope.utf8Count / 2
        let clock = ContinuousClock()
        let time = clock.measure {
            for step in 0..<1000 { rope.replace(middle + step..<middle + step, with: "x") }
        }
        print("rope: an edit in the middle of 10 MB takes \(time / 1000)")
        let before = rope.nodes()
        rope.replace(middle..<middle + 3000, with: "A longer text\n")
        let made = rope.nodes().subtracting(before).count
        #expect(made > 0 && made < 40, "\(made) nodes were made")
        rope.checkBalance()
    }
}

extension Rope {
    /// Every node's identity.
    func nodes() -> Set<ObjectIdentifier> {
        var nodes: Set<ObjectIdentifier> = []
        func visit(_ node: SummaryTree<RopeLeaf>.Node) {
            nodes.insert(ObjectIdentifier(node))
            node.children.forEach(visit)
        }
        visit(tree.root)
        return nodes
    }

    /// Expects what the tree promises, and that leaves hold whole scalars and are of the right size.
    func checkBalance() {
        let isAlone = tree.root.height == 0
        tree.checkBalance { leaf in
            let bytes = leaf.withBytes { [UInt8]($0) }
            #expect(bytes.count <= RopeLeaf.maximumBytes + 4)
            #expect(isAlone || bytes.count >= RopeLeaf.minimumBytes - 8)
            #expect(bytes.first.map { $0 & 0xC0 != 0x80 } ?? isAlone, "a leaf begins inside a scalar")
        }
    }
}
