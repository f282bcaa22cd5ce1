import PicaState
import Testing

@Suite struct ExchangedTextTests {
    private func received(_ text: String) -> String { ExchangedText.text(Array(text.utf8)) }

    @Test("Line endings of other systems become line feeds")
    func lineEnds() {
        #expect(received("a\r\nb\rc\nd\r\n") == "a\nb\nc\nd\n")
        #expect(received("\r\r\n\n\r") == "\n\n\n\n")
    }

    @Test("NULs and byte order marks are removed")
    func noughts() {
        #expect(received("a\0b\0") == "ab")
        #expect(received("\0\r\0\n") == "\n\n")
        #expect(received("\u{FEFF}a\u{FEFF}") == "a\u{FEFF}")
        #expect(received("\u{FEFF}") == "" && received("") == "")
    }

    @Test("Invalid UTF-8 is replaced with a marker, and the rest is kept")
    func broken() {
        #expect(ExchangedText.text([0x61, 0xFF, 0x0D, 0x62]) == "a\u{FFFD}\nb")
        #expect(ExchangedText.text([0xF0, 0x9F, 0x91]) == "\u{FFFD}")
    }

    @Test("Text for other programs has line feeds for line separators, and no NULs")
    func sent() {
        #expect(ExchangedText.bytes(of: "a\u{2028}b\0\u{2029}“c”\u{2028}") == Array("a\nb\u{2029}“c”\n".utf8))
        #expect(ExchangedText.bytes(of: "") == [])
    }

    @Test("ISO 8859-1 text converts both ways; unsupported characters become question marks")
    func letters() {
        #expect(
            ExchangedText.latin1(utf8: Array("grüße €".utf8)) == [0x67, 0x72, 0xFC, 0xDF, 0x65, 0x20, 0x3F])
        let all = (0...255).map { UInt8($0) }
        #expect(ExchangedText.latin1(utf8: ExchangedText.utf8(latin1: all)) == all)
    }

    @Test("Converting bytes in pieces gives the same result as converting them at once", arguments: 1...200)
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
