import Testing

@testable import PicaText

@Suite("Unicode's own tests of the bidirectional algorithm")
struct BidiConformanceTests {
    /// Each file is read in two halves, side by side.
    private static let parts = 2

    @Test("Characters have the levels and the order of BidiCharacterTest", arguments: 0..<parts)
    func characters(part: Int) throws {
        let resolver = BidiResolver()
        let scratch = UTF16Scratch()
        var count = 0
        var wrong: Set<Int> = []
        try UnicodeFile("BidiCharacterTest.txt").forEachLine { line, number in
            guard number % Self.parts == part else { return }
            let item = BidiCase(line)
            count += 1
            item.text.withUTF8Pointer { scratch.convert($0, 0..<item.text.utf8.count) }
            var directions = [item.direction]
            // A strong character chose, so it chooses again.
            if item.direction == .natural, item.base == 1 { directions.append(.naturalElseRightToLeft) }
            for direction in directions {
                let found = resolver.resolve(scratch, start: 0, direction: direction)
                if found.base != item.base || !item.agrees(with: found.runs) { wrong.insert(number) }
            }
            if item.visibleOrder != item.order { wrong.insert(number) }
        }
        #expect(count > 10_000)
        #expect(wrong == Self.deviations.filter { $0 % Self.parts == part }, "\(wrong.count) lines")
    }

    /// Lines of `BidiCharacterTest` where ICU 72 has other levels, by reason.
    private static let deviations = Set([overrides, marksAfterBrackets, deepBrackets, oneDirection].joined())
    /// An override reaches brackets and the ends of isolates, which ICU pairs as if there were none.
    private static let overrides = [59, 60, 61, 62] + Array(65...80)
    /// A mark goes the way its closing bracket was turned; ICU leaves one at a line's end.
    private static let marksAfterBrackets = [83, 84, 85, 86, 87, 88, 102, 108, 113]
    /// Brackets more than 63 deep have no pairs; ICU has no such limit.
    private static let deepBrackets = [120]
    /// Text that all runs one way is at one level to ICU, which looks the same.
    private static let oneDirection = [164]

    @Test("A laid-out line shows the characters of BidiCharacterTest in their order", arguments: 0..<2)
    func lines(part: Int) throws {
        let context = PinnedFonts.context()
        let style = TextStyle(font: FontDescriptor(size: 16))
        var count = 0
        var wrong: [Int] = []
        try UnicodeFile("BidiCharacterTest.txt").forEachLine { line, number in
            // All of them would take a minute.
            guard number % 64 == part * 32 else { return }
            let item = BidiCase(line)
            count += 1
            let shaped = ShapedText(
                StyledText(item.text, style: style), direction: item.direction, context: context)
            if shaped.paragraphs[0].level != item.base { wrong.append(number) }
            let layout = TextLayout(shaped, width: nil)
            var order: [Int] = []
            for run in layout.visualRuns(ofLine: 0) {
                let inside = item.starts.indices.filter {
                    run.range.contains(item.starts[$0]) && item.levels[$0] != nil
                }
                order += run.isRightToLeft ? inside.reversed() : inside
            }
            if order != item.order { wrong.append(number) }
        }
        #expect(count > 500)
        #expect(wrong.isEmpty, "lines \(wrong.prefix(20))")
    }

    @Test("Bidi classes have the levels of BidiTest", arguments: 0..<parts)
    func classes(part: Int) throws {
        var batches = BaseDirection.allTested.map(BidiBatch.init)
        var levels: [Int8] = []
        var count = 0
        try UnicodeFile("BidiTest.txt").forEachLine { line, number in
            if line[0] == UInt8(ascii: "@") {
                levels = BidiBatch.levels(line) ?? levels
                return
            }
            guard number % Self.parts == part else { return }
            count += 1
            let item = BidiClassCase(line)
            for index in batches.indices where item.applies(to: batches[index].direction) {
                batches[index].append(item, levels, number)
            }
        }
        for index in batches.indices { batches[index].check() }
        #expect(count > 50_000)
        for batch in batches {
            #expect(batch.wrong.isEmpty, "\(batch.direction): lines \(batch.wrong.prefix(20))")
        }
    }

    @Test("Levels make the order of BidiTest")
    func reordering() throws {
        var levels: [Int8] = []
        var count = 0
        try UnicodeFile("BidiTest.txt").forEachLine { line, number in
            if let found = BidiBatch.levels(line) {
                levels = found
            } else if line.starts(with: Array("@Reorder:".utf8)) {
                let expected = line.dropFirst(9).split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }).map {
                    Int(String(decoding: $0, as: UTF8.self))
                }
                let shown = levels.indices.filter { levels[$0] >= 0 }
                #expect(shown.inVisualOrder { UInt8(levels[$0]) } == expected, "line \(number)")
                count += 1
            }
        }
        #expect(count > 1000)
    }
}

extension BaseDirection {
    fileprivate static let allTested: [BaseDirection] = [
        .natural, .naturalElseRightToLeft, .leftToRight, .rightToLeft,
    ]
}
