import Foundation
import PicaText
import Testing

@testable import PicaCanvas

@Suite("Hostile fonts")
@MainActor
struct HostileFontTests {
    /// Draws a few glyphs of a file; how many pixels they inked.
    private func ink(_ path: String, index: Int = 0, variations: [FontVariation] = []) -> Int {
        let face = TestFont.face(path, index: index, variations: variations)
        let glyphs = [36, 37, 68, 3, 0, 900].enumerated().map {
            GlyphRun.Glyph(id: UInt32($1), x: Float($0) * 20 + 0.3, y: 0)
        }
        let bitmap = picture(width: 130, height: 40) { painter in
            let run = GlyphRun(face: face, size: 16, glyphs: glyphs[...])
            painter.draw(DisplayList([.glyphs(run, origin: CGPoint(x: 4, y: 30), .black)]))
        }
        return bitmap.pixels.count { $0 != 0xFFFF_FFFF }
    }

    private func withFile(_ bytes: [UInt8], _ body: (String) -> Void) throws {
        let path = NSTemporaryDirectory() + "pica-font-\(UUID().uuidString).ttf"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        body(path)
    }

    @Test(
        "A font with false tables does not crash", arguments: [TestFont.sans, TestFont.inter, TestFont.emoji])
    func lies(path: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)).prefix(400_000))
        var generator = SeededGenerator(seed: 11)
        for round in 0..<60 {
            var broken = bytes
            for _ in 0..<(1 + round / 4) {
                // Mostly the directory, where a wrong number has the largest effect.
                let reach = Bool.random(using: &generator) ? 400 : broken.count
                let index = Int.random(in: 0..<reach, using: &generator)
                broken[index] = .random(in: 0...255, using: &generator)
            }
            // The only requirement is that it returns: which glyphs are lost is unknown.
            try withFile(broken) { _ = ink($0) }
        }
    }

    @Test("A non-font file, a folder or a missing file shows boxes")
    func nonsense() throws {
        #expect(ink("/nonexistent.ttf") > 100)
        #expect(ink("/") > 100)
        #expect(ink(TestFont.sans, index: 7) > 100)
        #expect(ink(TestFont.sans, index: -1) > 100)
        try withFile(Array("This is no font, whatever its name says.".utf8)) { path in
            #expect(ink(path) > 100)
        }
    }

    @Test("Variations of a font without axes, and faces of a collection, are drawn")
    func facesAndVariations() {
        let weight = FontVariation(tag: 0x7767_6874, value: .nan)
        #expect(ink(TestFont.sans, variations: [weight]) > 50)
        #expect(ink(TestFont.sans, index: 5 << 16) > 50)
        #expect(ink(TestFont.cjk, index: 3) > 50)
    }
}
