import Testing

@testable import PicaText

@Suite("Secret buffer")
struct SecretBufferTests {
    @Test("Edits match the same edits of a String")
    func randomEdits() {
        var random = SeededGenerator(seed: 3)
        var model = ""
        let buffer = SecretBuffer()
        for step in 0..<1500 {
            let range = random.range(in: model, upTo: model.utf8.count > 6000 ? 3000 : 10)
            let text = RandomText.make(&random, pieces: Int.random(in: 0...8, using: &random))
            buffer.replace(range, with: text)
            model.replaceUTF8(range, with: text)
            #expect(Array(buffer.string.utf8) == Array(model.utf8), "step \(step)")
        }
    }

    @Test("Removed text does not remain in its memory")
    func wiping() {
        let buffer = SecretBuffer("correct horse battery staple")
        func remains(_ count: Int) -> Int { buffer.withMemory { $0[count...].count { $0 != 0 } } }
        #expect(remains(buffer.utf8Count) == 0)
        buffer.replace(7..<21, with: "")
        #expect(buffer.string == "correct staple")
        #expect(remains(buffer.utf8Count) == 0)
        buffer.wipe()
        #expect(remains(0) == 0)
    }

    @Test("Text after a line end stays intact when the line end becomes a space")
    func lines() {
        let buffer = SecretBuffer("a")
        let edit = buffer.replace(1..<1, withLineOf: "\u{2028}漢\r\né")
        #expect(buffer.string == "a 漢 é")
        #expect(edit == TextEdit(range: 1..<1, newCount: 7))
    }

    @Test("Graphemes are counted for the dots, and dots map back to graphemes")
    func dots() {
        let buffer = SecretBuffer("a👨‍👩‍👧e\u{301}b")
        #expect(buffer.graphemeCount == 4)
        #expect((0...4).map(buffer.offset(ofGrapheme:)) == [0, 1, 19, 22, 23])
        #expect((0...4).map { buffer.grapheme(at: buffer.offset(ofGrapheme: $0)) } == [0, 1, 2, 3, 4])
        #expect(SecretBuffer().graphemeCount == 0)
    }
}
