import Foundation
import PicaText
import Testing

@testable import PicaCanvas

@Suite("Font files that change while in use")
@MainActor
struct FontFileTests {
    /// Read whole when opened, and table by table.
    nonisolated static let fonts = [TestFont.sans, TestFont.cjk]

    private func withCopy(_ path: String, _ body: (String) throws -> Void) throws {
        let copy = NSTemporaryDirectory() + "pica-font-\(UUID().uuidString)"
        try FileManager.default.copyItem(atPath: path, toPath: copy)
        defer { try? FileManager.default.removeItem(atPath: copy) }
        try body(copy)
    }

    private func draw(_ text: String, _ face: FontFace, shapedBy path: String, _ glyphs: GlyphCache) -> Bitmap
    {
        let glyphRun = GlyphRun(
            face: face, size: 20, glyphs: run(text, TestFont.face(path), size: 20).glyphs)
        return picture(width: 120, height: 40, glyphs: glyphs) {
            $0.draw(DisplayList([.glyphs(glyphRun, origin: CGPoint(x: 5, y: 28), .black)]))
        }
    }

    @Test("A truncated file keeps the data read before and crashes nothing", arguments: fonts)
    func cutShort(path: String) throws {
        let expected = draw("Pica", TestFont.face(path), shapedBy: path, GlyphCache())
        try withCopy(path) { copy in
            let face = try #require(FontFace(path: copy, index: 0))
            let glyphs = GlyphCache()
            #expect(draw("Pica", face, shapedBy: path, glyphs).difference(from: expected).count == 0)
            #expect(truncate(copy, 100) == 0)
            #expect(draw("Pica", face, shapedBy: path, glyphs).difference(from: expected).count == 0)
            // Letters that were not drawn before, and a face that was not opened in SDL_ttf.
            let other = draw("Other words", face, shapedBy: path, glyphs)
            #expect(Set(other.pixels).count > 1, "they are seen, if only as boxes")
            let fresh = draw("Other words", face, shapedBy: path, GlyphCache())
            #expect(Set(fresh.pixels).count > 1)
            #expect(face.nominalGlyph(0x50) != nil)
            _ = face.metrics(size: 20)
        }
    }

    @Test("A file of normal size is drawn as it was when opened, whatever it contains now")
    func overwritten() throws {
        let text = "Hamburgefonstiv"
        let expected = draw(text, TestFont.face(TestFont.sans), shapedBy: TestFont.sans, GlyphCache())
        try withCopy(TestFont.sans) { copy in
            let face = try #require(FontFace(path: copy, index: 0))
            let other = try Data(contentsOf: URL(fileURLWithPath: TestFont.dejaVu))
            let file = try FileHandle(forWritingTo: URL(fileURLWithPath: copy))
            try file.write(contentsOf: other)
            try file.close()
            let drawn = draw(text, face, shapedBy: TestFont.sans, GlyphCache())
            #expect(drawn.difference(from: expected).count == 0)
        }
    }

    @Test("A large file overwritten in place never mixes old and new data")
    func largeOverwritten() throws {
        try withCopy(TestFont.cjk) { copy in
            let file = try #require(FontFile(path: copy))
            let tables = try #require(FontTables(file, face: 0))
            let cmap = try #require(tables["cmap"])
            let before = Array(cmap.bytes)
            let bytes = [UInt8](repeating: 0xAA, count: file.count)
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: copy))
            try handle.write(contentsOf: bytes)
            try handle.close()
            #expect(tables["cmap"].map { Array($0.bytes) } == before)
            #expect(tables["CFF "] == nil)
        }
    }

    @Test("Faces of one file share its bytes, and release them")
    func sharing() throws {
        let files = FontFiles()
        weak var file: FontFile?
        do {
            let one = try #require(FontFace(path: TestFont.cjk, index: 0, files: files))
            let other = try #require(FontFace(path: TestFont.cjk, index: 1, files: files))
            file = one.tables?.file
            #expect(file != nil)
            #expect(file === other.tables?.file)
        }
        #expect(file == nil)
    }

    @Test("A catalog releases unused faces")
    func unusedFaces() {
        weak var face: FontFace?
        let context = TextContext()
        face = context.fonts.font(for: FontDescriptor(family: "DejaVu Sans", size: 12)).face
        #expect(face != nil)
        context.fonts.register(fontsAt: TestFont.dejaVu)
        #expect(face == nil)
    }
}
