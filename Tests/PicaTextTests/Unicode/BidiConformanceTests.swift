import Testing

@testable import PicaText

@Suite("Unicode's tests of the bidirectional algorithm")
struct BidiConformanceTests {
    /// Each file is read in two halves, side by side.
    private static let parts = 2

    @Test("Characters have the levels and the order of BidiCharacterTest", arguments: 0..<parts)
    func characters(part: Int) throws {
        let resolver = BidiResolver(CharacterProperties())
        var count = 0
        var wrong: Set<Int> = []
        try UnicodeFile("BidiCharacterTest.txt").forEachLine { line, number in
            guard number % Self.parts == part else { return }
            let item = BidiCase(line)
            count += 1
            var directions = [item.direction]
            // A strong character chose, so it chooses again.
            if item.direction == .natural, item.base == 1 { directions.append(.naturalElseRightToLeft) }
            for direction in directions {
                let found = item.text.withUTF8Pointer {
                    resolver.resolve($0, 0..<item.text.utf8.count, direction: direction)
                }
                if found.base != item.base || !item.agrees(with: found.runs) { wrong.insert(number) }
            }
            if item.visibleOrder != item.order { wrong.insert(number) }
        }
        #expect(count > 10_000)
        #expect(wrong.isEmpty, "lines \(wrong.sorted().prefix(20))")
    }

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
            for run in layout.placedLine(0).runs {
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
        let resolver = BidiResolver(CharacterProperties())
        var levels: [Int8] = []
        var count = 0
        var wrong: Set<Int> = []
        try UnicodeFile("BidiTest.txt").forEachLine { line, number in
            if line[0] == UInt8(ascii: "@") {
                levels = BidiClassCase.levels(line) ?? levels
                return
            }
            guard number % Self.parts == part else { return }
            count += 1
            let item = BidiClassCase(line)
            item.bytes.withUnsafeBufferPointer { bytes in
                guard let base = bytes.baseAddress else { return }
                for direction in BaseDirection.allTested where item.applies(to: direction) {
                    // A direction that the text chooses is one of the others in the end.
                    if number % 8 != 0, direction != .leftToRight, direction != .rightToLeft { continue }
                    let runs = resolver.resolve(base, 0..<bytes.count, direction: direction).runs
                    if !item.agrees(with: runs, levels) { wrong.insert(number) }
                }
            }
        }
        #expect(count > 200_000)
        #expect(wrong.isEmpty, "\(wrong.count) lines: \(wrong.sorted().prefix(20))")
    }

    @Test("Lines divided by a line separator are one paragraph for the bidirectional algorithm")
    func lineSeparators() {
        for separator in ["\u{2028}", "\u{B}", "\u{C}"] {
            // The first strong character is in the second line; a direction stays open over the end.
            let layout = PinnedFonts.layout("12!" + separator + "שלום a" + separator)
            #expect(layout.shaped.paragraphs.map(\.level) == [1, 1, 1])
            let embedded = PinnedFonts.layout("a \u{202E}bc" + separator + "de\u{202C} f\ng")
            #expect(embedded.placedLine(1).runs.map(\.isRightToLeft) == [true, false])
            #expect(embedded.shaped.paragraphs.map(\.level) == [0, 0, 0])
        }
        let apart = PinnedFonts.layout("12!\nשלום\u{85}a")
        #expect(apart.shaped.paragraphs.map(\.level) == [0, 1, 0])
    }

    @Test("Spaces before a tab and at a hard line end have the paragraph's direction")
    func whitespace() {
        let resolver = BidiResolver(CharacterProperties())
        let text = "א \tא \u{2028}א \u{3000}"
        let runs = text.withUTF8Pointer {
            resolver.resolve($0, 0..<text.utf8.count, direction: .leftToRight).runs
        }
        let levels = text.unicodeScalars.indices.map { index in
            let offset = text.utf8.distance(from: text.startIndex, to: index)
            return runs.first { $0.end > offset }?.level
        }
        #expect(levels == [1, 0, 0, 1, 0, 0, 1, 0, 0])
    }

    @Test("Levels give the order of BidiTest")
    func reordering() throws {
        var levels: [Int8] = []
        var count = 0
        try UnicodeFile("BidiTest.txt").forEachLine { line, number in
            if let found = BidiClassCase.levels(line) {
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
