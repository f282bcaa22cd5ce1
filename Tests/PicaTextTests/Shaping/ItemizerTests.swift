import Testing

@testable import PicaText

@Suite("Scripts of characters shared by several scripts")
struct ItemizerTests {
    /// The paragraph's items as `script:text`.
    private func items(_ text: String) -> [String] {
        let context = PinnedFonts.context()
        let shaped = ShapedText(
            StyledText(text, style: TextStyle(font: FontDescriptor(size: 16))), context: context)
        var items: ContiguousArray<Itemizer.Item> = []
        shaped.styled.text.withUTF8Pointer { bytes in
            let count = shaped.count
            var breaks = FillingBuffer<Int32>(capacity: 16)
            defer { breaks.deallocate() }
            let scan = ParagraphScan(bytes, from: 0, count: count, context.properties, breaks: &breaks)
            Itemizer(
                text: text, bytes: bytes, properties: context.properties, breaks: context.breaks,
                hasKana: scan.hasKana
            ).appendItems(
                0..<count, styleRuns: [ShapedTextBuilder.StyleRun(end: count, style: 0)], from: 0, levels: [],
                isLatin: false, to: &items)
        }
        return items.map { item in
            let tag = ScriptNames.harfBuzz(item.script).rawValue
            let name = stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: tag >> $0) }
            let part = text[text.utf8Index(item.start)..<text.utf8Index(item.end)]
            let script =
                item.script == FontCatalog.emojiScript ? "emoji" : String(decoding: name, as: UTF8.self)
            return "\(script):\(part)"
        }
    }

    @Test("A closing bracket or quotation mark has the script of its opening one")
    func pairs() {
        #expect(items("ab (где) cd") == ["Latn:ab (", "Cyrl:где", "Latn:) cd"])
        #expect(items("ab “中文” cd") == ["Latn:ab “", "Hani:中文", "Latn:” cd"])
        #expect(
            items("ab \"где\", «ёж» c") == ["Latn:ab \"", "Cyrl:где", "Latn:\", «", "Cyrl:ёж", "Latn:» c"])
        #expect(items("[(где)] ab") == ["Cyrl:[(где)] ", "Latn:ab"])
        #expect(
            items("(ab [где (中) д] c)") == [
                "Latn:(ab [", "Cyrl:где (", "Hani:中", "Cyrl:) д", "Latn:] c)",
            ])
        #expect(items("ab) где (") == ["Latn:ab) ", "Cyrl:где ("], "what pairs with nothing goes on")
    }

    @Test("A shared character takes the text's script if that is one of its own")
    func shared() {
        #expect(items("বাংলা। বাংলা") == ["Beng:বাংলা। বাংলা"])
        #expect(items("हिन्दी। हिन्दी॥") == ["Deva:हिन्दी। हिन्दी॥"])
        #expect(items("ab। cd") == ["Latn:ab", "Deva:। ", "Latn:cd"])
        #expect(items("ab، سلام") == ["Latn:ab", "Arab:، سلام"])
        #expect(items("カー、ター。") == ["Hira:カー、ター。"])
        #expect(items("ab。中文、") == ["Latn:ab", "Hani:。中文、"])
        #expect(items("e\u{301}g\u{308} где\u{301}") == ["Latn:e\u{301}g\u{308} ", "Cyrl:где\u{301}"])
    }

    @Test("Text continues in its script after emoji")
    func emoji() {
        #expect(
            items("где 👍🏽 (ab) 1️⃣, д") == [
                "Cyrl:где ", "emoji:👍🏽", "Cyrl: (", "Latn:ab", "Cyrl:) ", "emoji:1️⃣", "Cyrl:, д",
            ])
    }

    @Test("Text of only brackets takes linear time")
    func manyBrackets() {
        func nested(_ count: Int) -> String {
            String(repeating: "(я", count: count) + String(repeating: ")z", count: count)
        }
        let one = ProcessorTime.measure { _ = items(nested(2_000)) }
        let ten = ProcessorTime.measure { _ = items(nested(20_000)) }
        #expect(ten < one * 40, "\(one) and \(ten)")
    }
}
