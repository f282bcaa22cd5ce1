import Glibc
import Testing

@testable import PicaText

@Suite("Text in fonts with false tables has reasonable metrics")
struct HostileFontTests {
    private static let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    private static let noFonts = PinnedFonts.configFile(folders: [], name: "hostile")

    /// Sets text in a damaged copy of DejaVu Sans, with nothing else to fall back to.
    private func check(_ name: String, _ damage: (inout FontSurgery) -> Void) throws {
        var font = try #require(FontSurgery(Self.path))
        damage(&font)
        let path = TemporaryFiles.folder + "/hostile-\(name).ttf"
        font.write(to: path)
        defer { unlink(path) }
        guard let face = FontFace(path: path, index: 0) else { return }
        let metrics = face.metrics(size: 10)
        #expect((2...100).contains(metrics.lineHeight), "\(name): line height \(metrics.lineHeight)")
        #expect((0.1...3).contains(metrics.underlineThickness), "\(name): \(metrics.underlineThickness)")
        for value in [
            metrics.xHeight, metrics.capHeight, metrics.underlinePosition, metrics.strikethroughPosition,
        ] {
            #expect(abs(value) <= 20, "\(name): \(metrics)")
        }
        let context = TextContext(fontconfigFile: Self.noFonts)
        context.fonts.register(fontsAt: path)
        for text in ["Office, AVAST! fi", "السلام عليكم", "e\u{301}\u{327} ﷺ"] {
            let layout = PinnedFonts.layout(
                text, size: 10, width: 60, context: context, family: "DejaVu Sans")
            #expect(!layout.lines.isEmpty, "\(name)")
            #expect(layout.width.isFinite && layout.height.isFinite && layout.height > 0, "\(name)")
        }
    }

    @Test("Zero and huge units per em", arguments: [0, 1, 15, 16384, 65535])
    func unitsPerEm(value: Int) throws {
        try check("upem-\(value)") { $0.write([value], at: 18, of: "head") }
    }

    @Test("Lines of zero height and of a kilometer", arguments: [0, 1, 0x7FFF, 0x8000, 0xFFFF])
    func lineHeights(value: Int) throws {
        try check("hhea-\(value)") {
            $0.write([value, value, value], at: 4, of: "hhea")
            $0.write([value, value, value, value], at: 68, of: "OS/2")
            $0.write([value, value, value, value], at: 8, of: "post")
            $0.write([value, value, value, value], at: 86, of: "OS/2")
        }
    }

    @Test("More advances than the font has", arguments: [0, 1, 0xFFFF])
    func advances(count: Int) throws {
        try check("metrics-\(count)") { $0.write([count], at: 34, of: "hhea") }
        try check("hmtx-\(count)") { $0.shorten("hmtx", to: count) }
    }

    @Test("Glyph indices that do not exist", arguments: [0, 1, 0xFFFF])
    func glyphCounts(count: Int) throws {
        try check("maxp-\(count)") { $0.write([count], at: 4, of: "maxp") }
    }

    @Test("Tables of arbitrary bytes", arguments: ["cmap", "GSUB", "GPOS", "GDEF", "kern", "OS/2", "post"])
    func garbage(table: String) throws {
        for seed in 1...8 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            // Whole, and only here and there, which reaches further into the table.
            try check("\(table)-seed-\(seed)") { font in
                font.fill(table, from: seed < 3 ? 0 : 10) {
                    seed < 5 ? .random(in: 0...255, using: &generator) : .random(in: 0...3, using: &generator)
                }
            }
        }
    }

    @Test("If a font's tables are too large in total they count as missing")
    func largeTables() throws {
        let path = TemporaryFiles.folder + "/hostile-large.ttf"
        defer { unlink(path) }
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
        defer { close(descriptor) }
        // Holes of a file take no room on a disk.
        try #require(ftruncate(descriptor, 2 << 30) == 0)
        let file = try #require(FontFile(path: path))
        #expect(file.bytes(0..<16)?.count == 16)
        #expect(file.bytes(0..<1 << 30) == nil)
    }
}
