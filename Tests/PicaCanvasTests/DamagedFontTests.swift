import Foundation
import PicaText
import Testing

@testable import PicaCanvas

@Suite("Text in damaged fonts is readable, or at least visible")
struct DamagedFontTests {
    struct Font: CustomTestStringConvertible {
        var family: String
        var path: String
        /// In which steps the file is cut off, in bytes.
        var step: Int
        var text = "Ag fi"
        var testDescription: String { family }
    }

    static let fonts = [
        Font(
            family: "Quicksand", path: "/usr/share/fonts/truetype/quicksand/Quicksand-Regular.ttf", step: 1024
        ),
        Font(family: "Inter", path: TestFont.inter, step: 1024),
        Font(family: "Noto Naskh Arabic", path: TestFont.arabic, step: 1024, text: "السلام"),
        Font(
            family: "Inter Display", path: "/usr/share/fonts/truetype/inter-vf/InterDisplay-roman.var.ttf",
            step: 8 << 10),
        Font(family: "Noto Sans CJK JP", path: TestFont.cjk, step: 512 << 10, text: "日本 A"),
        Font(family: "Noto Color Emoji", path: TestFont.emoji, step: 512 << 10, text: "😀👍🏽"),
    ]

    /// The tables that can be rewritten for each damaged table.
    private static let smallFonts = fonts.filter {
        FontFile(path: $0.path).map { $0.count < 4 << 20 } ?? true
    }

    /// Knows DejaVu Sans and nothing else, and has fonts' own instructions run.
    private static let config: String = {
        let path = NSTemporaryDirectory() + "pica-hostile-\(UUID().uuidString)"
        let text = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
            <dir>\(path)</dir>
            <match target="pattern">
            <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
            </match></fontconfig>
            """
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try? FileManager.default.copyItem(atPath: TestFont.dejaVu, toPath: path + "/DejaVuSans.ttf")
        try? Data(text.utf8).write(to: URL(fileURLWithPath: path + "/fonts.conf"))
        atexit {
            try? FileManager.default.removeItem(
                atPath: (DamagedFontTests.config as NSString).deletingLastPathComponent)
        }
        return path + "/fonts.conf"
    }()

    /// Looks a font up, sets text in it and draws it; how many pixels are inked.
    private func ink(_ bytes: some Collection<UInt8>, _ font: Font, weight: Int = 450) throws -> Int {
        let path = NSTemporaryDirectory() + "pica-hostile-\(UUID().uuidString).ttf"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let context = TextContext(fontconfigFile: Self.config)
        context.fonts.register(fontsAt: path)
        let style = TextStyle(font: FontDescriptor(family: font.family, weight: weight, size: 16))
        let layout = TextLayout(
            ShapedText(StyledText(font.text, style: style), context: context), width: nil)
        var runs: [DisplayList.Command] = []
        layout.forEachRun { run, x, baseline, _, _ in
            runs.append(.glyphs(run, origin: CGPoint(x: x + 4, y: baseline + 8), .black))
        }
        let bitmap = picture(width: 120, height: 60) { $0.draw(DisplayList(runs)) }
        return bitmap.pixels.count { $0 != 0xFFFF_FFFF }
    }

    @Test("A file truncated anywhere", arguments: fonts)
    func truncated(font: Font) throws {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: font.path), options: .alwaysMapped)
        for length in [0, 1, 3, 4, 11, 12, 13, 60, 200, 400] + stride(from: 0, to: bytes.count, by: font.step)
        {
            let inked = try ink(bytes.prefix(length), font)
            #expect(inked > 20, "\(length) bytes of \(font.family) show nothing")
        }
    }

    @Test("A table of zeros, of ones, of random bytes, and with a few wrong bytes", arguments: smallFonts)
    func damagedTables(font: Font) throws {
        let limit = 2 << 20
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: font.path)))
        let file = try #require(FontFile(path: font.path))
        let tables = try #require(FontTables(file, face: 0)).tables
        for table in tables where table.length > 0 && table.length < limit {
            let range = table.offset..<table.offset + table.length
            let whole = Array(bytes[range])
            for seed in 0..<5 as Range<UInt64> {
                var generator = SeededGenerator(seed: seed)
                switch seed {
                case 0: for index in range { bytes[index] = 0 }
                case 1: for index in range { bytes[index] = 0xFF }
                case 2: for index in range { bytes[index] = .random(in: 0...255, using: &generator) }
                default:
                    for _ in 0..<8 {
                        // Mostly at the beginning, where a wrong number has the largest effect.
                        let reach = Bool.random(using: &generator) ? min(64, range.count) : range.count
                        let index = range.lowerBound + Int.random(in: 0..<reach, using: &generator)
                        bytes[index] = .random(in: 0...255, using: &generator)
                    }
                }
                _ = try ink(bytes, font)
                bytes.replaceSubrange(range, with: whole)
            }
        }
    }
}
