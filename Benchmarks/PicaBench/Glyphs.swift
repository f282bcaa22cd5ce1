import Foundation
import PicaCanvas
import PicaText

/// Glyphs drawn into memory: rasterized for the first time, and from the atlas.
@MainActor enum Glyphs {
    private static let latin = "The quick brown fox jumps over the lazy dog, 0123456789 times. "
    private static let chinese = (0..<1500).compactMap { Unicode.Scalar(0x4E00 + $0 * 7) }
    private static let emoji = (0x1F600..<0x1F640).compactMap(Unicode.Scalar.init)
    private static let sizes: [Double] = [11, 13, 17, 26, 34]

    static func run() {
        let bitmap = Bitmap(width: Int(Content.windowSize.width), height: Int(Content.windowSize.height))
        page("latin", String(repeating: latin, count: 60), bitmap)
        page("cjk", text(chinese), bitmap)
        for (name, content) in [("latin", latin), ("cjk", text(chinese)), ("emoji", text(emoji))] {
            misses(name, content, bitmap)
        }
        pressure(bitmap)
        Report.finish()
    }

    private static func text(_ scalars: [Unicode.Scalar]) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    /// A page of text in dark on light and light on dark, all of it already in the atlas.
    private static func page(_ name: String, _ text: String, _ bitmap: Bitmap) {
        let lists = list(text, size: 13)
        let glyphs = GlyphCache()
        for (look, color, background) in [("dark", black, white), ("light", white, black)] {
            let times = (0..<220).map { _ in draw(lists(color), on: background, bitmap, glyphs) }
            let before = glyphs.statistics
            _ = draw(lists(color), on: background, bitmap, glyphs)
            let drawn = Double(glyphs.statistics.drawn - before.drawn)
            let median = times.dropFirst(20).sorted()[100]
            Report.emit("glyphs.hits.\(name).\(look)", drawn / median / 1e3, "M/s")
            // With the second look the atlas holds both.
            Report.emit("glyphs.atlas.\(name).\(look)", Double(glyphs.statistics.atlasBytes) / 1e6, "MB")
            Report.emit("glyphs.tables.\(name).\(look)", Double(glyphs.statistics.tableBytes) / 1e6, "MB")
        }
    }

    /// The same text at several sizes, and four phases each, in an empty cache.
    private static func misses(_ name: String, _ text: String, _ bitmap: Bitmap) {
        var duration = 0.0
        var count = 0
        for size in sizes {
            let lists = list(text, size: size)
            let glyphs = GlyphCache()
            for quarter in 0..<4 {
                let origin = CGPoint(x: Double(quarter) / 4, y: 0)
                duration += draw(lists(black), on: white, bitmap, glyphs, at: origin)
            }
            count += glyphs.statistics.rasterized
        }
        Report.emit("glyphs.misses.\(name)", Double(count) / duration, "k/s")
    }

    /// A page of Chinese drawn repeatedly in an atlas with space for parts of it.
    private static func pressure(_ bitmap: Bitmap) {
        let lists = list(text(chinese), size: 26)
        for megabytes in [1, 2, 4, 8] {
            let glyphs = GlyphCache(atlasBudget: megabytes << 20)
            for _ in 0..<5 { _ = draw(lists(black), on: white, bitmap, glyphs) }
            let before = glyphs.statistics
            for _ in 0..<5 { _ = draw(lists(black), on: white, bitmap, glyphs) }
            let missed = glyphs.statistics.rasterized - before.rasterized
            let drawn = glyphs.statistics.drawn - before.drawn
            let ratio = 100 * (1 - Double(missed) / Double(drawn))
            Report.emit("glyphs.hits_in_\(megabytes)MB", ratio, "%")
        }
    }

    private static let black = PixelColor(red: 0, green: 0, blue: 0)
    private static let white = PixelColor(red: 1, green: 1, blue: 1)

    /// A text laid out in the window's width, as a list in any color.
    private static func list(_ text: String, size: Double) -> (PixelColor) -> DisplayList {
        let style = PicaText.TextStyle(font: FontDescriptor(family: Content.family, size: size))
        let shaped = ShapedText(StyledText(text, style: style), context: TextContext())
        var runs: [(run: GlyphRun, origin: CGPoint)] = []
        TextLayout(shaped, width: Content.windowSize.width).forEachRun { run, x, y, _, _ in
            runs.append((run, CGPoint(x: x, y: y)))
        }
        return { color in
            DisplayList(runs.map { .glyphs($0.run, origin: $0.origin, .color(color)) })
        }
    }

    /// How long drawing takes, in milliseconds.
    private static func draw(
        _ list: DisplayList, on background: PixelColor, _ bitmap: Bitmap, _ glyphs: GlyphCache,
        at origin: CGPoint = .zero
    ) -> Double {
        let painter = Painter(target: SoftwareTarget(bitmap), scale: 1, glyphs: glyphs)
        painter.fill(background)
        let start = Clock.now
        painter.draw(list, at: origin)
        painter.finish()
        return Clock.now - start
    }
}
