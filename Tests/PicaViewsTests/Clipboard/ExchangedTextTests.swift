import PicaGraph
import Testing

@Suite struct ExchangedTextTests {
    private func received(_ text: String) -> String { ExchangedText.text(Array(text.utf8)) }

    @Test("Lines of other systems end with a line feed")
    func lineEnds() {
        #expect(received("a\r\nb\rc\nd\r\n") == "a\nb\nc\nd\n")
        #expect(received("\r\r\n\n\r") == "\n\n\n\n")
    }

    @Test("NULs and a mark of the bytes' order go, wherever programs that need them put them")
    func noughts() {
        #expect(received("a\0b\0") == "ab")
        #expect(received("\0\r\0\n") == "\n\n")
        #expect(received("\u{FEFF}a\u{FEFF}") == "a\u{FEFF}")
        #expect(received("\u{FEFF}") == "" && received("") == "")
    }

    @Test("What is no UTF-8 is marked, and the rest stays")
    func broken() {
        #expect(ExchangedText.text([0x61, 0xFF, 0x0D, 0x62]) == "a\u{FFFD}\nb")
        #expect(ExchangedText.text([0xF0, 0x9F, 0x91]) == "\u{FFFD}")
    }

    @Test("Others get line feeds for line separators, and no NUL")
    func sent() {
        #expect(ExchangedText.bytes(of: "a\u{2028}b\0\u{2029}“c”\u{2028}") == Array("a\nb\u{2029}“c”\n".utf8))
        #expect(ExchangedText.bytes(of: "") == [])
    }

    @Test("Letters of ISO 8859-1 go both ways, and what it lacks is a question mark")
    func letters() {
        #expect(
            ExchangedText.latin1(utf8: Array("grüße €".utf8)) == [0x67, 0x72, 0xFC, 0xDF, 0x65, 0x20, 0x3F])
        let all = (0...255).map { UInt8($0) }
        #expect(ExchangedText.latin1(utf8: ExchangedText.utf8(latin1: all)) == all)
    }

    @Test("Any bytes come to what they come to one by one", arguments: 1...200)
    func fuzz(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let bytes = RandomTyping.bytes(&random, upTo: 60)
        var plain: [UInt8] = []
        var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        while let byte = rest.popFirst() {
            if byte == 0x0D {
                if rest.first == 0x0A { rest = rest.dropFirst() }
                plain.append(0x0A)
            } else if byte != 0 {
                plain.append(byte)
            }
        }
        let text = ExchangedText.text(bytes)
        #expect(text == String(decoding: plain, as: UTF8.self), "seed \(seed): \(bytes)")
        #expect(
            ExchangedText.bytes(of: text) == Array(text.replacing("\u{2028}", with: "\n").utf8),
            "seed \(seed): \(bytes)")
    }
}
