import Foundation
import PicaText
import Testing

@testable import PicaCanvas

@Suite("Underlines, strikethroughs and ink on whole pixels")
struct DecorationTests {
    private func line(
        _ pattern: LineDecoration.Pattern, x: Double = 0, width: Double = 40, baseline: Double = 10,
        top: Double = 1.2, thickness: Double = 1, origin: Double = 0
    ) -> DecorationLine {
        DecorationLine(
            x: x, width: width, baseline: baseline, top: top, thickness: thickness, pattern: pattern,
            origin: origin, paint: 0)
    }

    /// The columns of a row that are black, as lengths of dashes and gaps by turns.
    private func lengths(_ bitmap: Bitmap, row: Int) -> [Int] {
        var result: [Int] = []
        var isDash = true
        var length = 0
        for x in 0..<bitmap.width {
            if (bitmap[x, row] == 0xFF00_0000) != isDash {
                result.append(length)
                length = 0
                isDash.toggle()
            }
            length += 1
        }
        return result + [length]
    }

    private func rows(_ bitmap: Bitmap) -> [Int] {
        (0..<bitmap.height).filter { y in (0..<bitmap.width).contains { bitmap[$0, y] == 0xFF00_0000 } }
    }

    @Test("Dashes and gaps have the pattern's lengths", arguments: [1.0, 1.25, 2.0, 3.0])
    func patterns(scale: Double) {
        let patterns: [(LineDecoration.Pattern, [Int])] = [
            (.dot, [1, 1]), (.dash, [3, 2]), (.dashDot, [3, 2, 1, 2]), (.dashDotDot, [3, 2, 1, 2, 1, 2]),
        ]
        for (pattern, expected) in patterns {
            let bitmap = picture(width: 200, height: 60, scale: scale) {
                $0.draw(DisplayList([.decoration(line(pattern, width: 300), origin: .zero, .black)]))
            }
            let thickness = rows(bitmap).count
            #expect(thickness == max(1, Int(scale.rounded())))
            let found = lengths(bitmap, row: rows(bitmap).first ?? 0)
            for (index, length) in found.dropLast().enumerated() {
                #expect(length == expected[index % expected.count] * thickness, "\(pattern) \(found)")
            }
        }
    }

    @Test(
        "A wave is three times as high as its line, below the letters, and as long as its word",
        arguments: [1.0, 2])
    func wave(scale: Double) {
        let bitmap = picture(width: 100, height: 30, scale: scale) {
            $0.draw(DisplayList([.decoration(line(.wave, x: 10, width: 40), origin: .zero, .black)]))
        }
        func isInked(_ x: Int, _ y: Int) -> Bool { bitmap[x, y] & 0xFF < 0xC0 }
        let rows = (0..<bitmap.height).filter { y in (0..<bitmap.width).contains { isInked($0, y) } }
        let columns = (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { isInked(x, $0) } }
        #expect(rows.count == Int(3 * scale))
        #expect(rows.first == Int(11 * scale))
        // Its ends are cut across, and so lean out a little.
        #expect(abs(columns.count - Int(40 * scale)) <= Int(scale), "no gaps")
        #expect(abs((columns.first ?? 0) - Int(10 * scale)) <= 1)
    }

    @Test("Pieces of one line stay in phase, wherever they are cut", arguments: [1.0, 2.0])
    func phase(scale: Double) {
        for pattern in [LineDecoration.Pattern.dot, .dash, .dashDot, .dashDotDot, .solid, .double] {
            let whole = picture(width: 100, height: 50, scale: scale) {
                $0.draw(DisplayList([.decoration(line(pattern, x: 3, origin: 3), origin: .zero, .black)]))
            }
            let pieces = picture(width: 100, height: 50, scale: scale) {
                $0.draw(
                    DisplayList([
                        .decoration(line(pattern, x: 3, width: 14.3, origin: 3), origin: .zero, .black),
                        .decoration(line(pattern, x: 17.3, width: 25.7, origin: 3), origin: .zero, .black),
                    ]))
            }
            #expect(whole.difference(from: pieces).count == 0, "\(pattern)")
            let clipped = picture(width: 100, height: 50, scale: scale) { painter in
                for x in [0, 21, 44] as [Int32] {
                    painter.pushClip(
                        PixelRect(minX: x, minY: 0, maxX: x == 44 ? 100 : x == 0 ? 21 : 44, maxY: 50))
                    painter.draw(
                        DisplayList([.decoration(line(pattern, x: 3, origin: 3), origin: .zero, .black)]))
                    painter.popClip()
                }
            }
            #expect(whole.difference(from: clipped).count == 0, "\(pattern)")
        }
    }

    @Test("A line's thickness and offset do not depend on the baseline's position")
    func baselines() {
        for step in 0..<20 {
            let baseline = 10 + Double(step) / 20
            let bitmap = picture(width: 40, height: 40) {
                $0.draw(
                    DisplayList([
                        .decoration(
                            line(.solid, baseline: baseline, top: 1.7, thickness: 1.4), origin: .zero, .black)
                    ]))
            }
            #expect(rows(bitmap) == [Int(baseline.rounded()) + 2], "baseline \(baseline)")
        }
    }

    @Test("A double line is two lines with a gap")
    func double() {
        let bitmap = picture(width: 40, height: 40) {
            $0.draw(DisplayList([.decoration(line(.double, thickness: 0.8), origin: .zero, .black)]))
        }
        #expect(rows(bitmap) == [11, 13])
    }

    // MARK: Ink

    private static let config = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Resources/fontconfig/fonts.conf").standardizedFileURL.path

    @Test("Ink bounds contain all drawn pixels, with little extra", arguments: [1.0, 1.5, 2.0])
    func ink(scale: Double) throws {
        let context = TextContext(fontconfigFile: Self.config)
        let texts = [
            "Quickly jg", "Aff\u{301}\u{302}\u{303}\u{304}\u{327}\u{328}", "سلام لَّٰ بيت", "क्षि नमस्ते र्क", "ที่ปู่",
            "漢字、",
            "👍🏽 g", "one\ntwo, three",
        ]
        for (number, text) in texts.enumerated() {
            for size in [13.0, 34] {
                var style = TextStyle(font: FontDescriptor(size: size))
                if number % 2 == 1 { style.underline = LineDecoration(pattern: .double) }
                if number % 3 == 1 { style.tracking = 1.3 }
                let shaped = ShapedText(StyledText(text, style: style), context: context)
                let layout = TextLayout(shaped, width: nil)
                let bounds = try #require(layout.inkBounds())
                let origin = CGPoint(x: 60, y: 60)
                var list = DisplayList()
                for line in layout.underlines() {
                    list.commands.append(.decoration(line, origin: origin, .black))
                }
                layout.forEachRun { run, x, baseline, _, _ in
                    list.commands.append(
                        .glyphs(run, origin: CGPoint(x: origin.x + x, y: origin.y + baseline), .black))
                }
                let bitmap = picture(
                    width: Int(320 * scale), height: Int(220 * scale), scale: scale, background: nil
                ) { $0.draw(list) }
                let drawn = painted(bitmap, scale: scale, origin)
                // Hinting moves edges, lines are of whole pixels, and a picture has a margin of its own.
                let slack = 2.01 / scale
                let waste = text.unicodeScalars.contains("👍") ? 4 : 2.01
                #expect(
                    drawn.x >= bounds.x - slack && drawn.maxX <= bounds.maxX + slack
                        && drawn.y >= bounds.y - slack && drawn.maxY <= bounds.maxY + slack,
                    "\(text) at \(size): drawn \(drawn), bounds \(bounds)")
                #expect(
                    drawn.x <= bounds.x + waste && drawn.maxX >= bounds.maxX - waste
                        && drawn.y <= bounds.y + waste && drawn.maxY >= bounds.maxY - waste,
                    "\(text) at \(size): drawn \(drawn), bounds \(bounds)")
            }
        }
    }

    /// The rectangle around all that is not transparent, in points from an origin.
    private func painted(_ bitmap: Bitmap, scale: Double, _ origin: CGPoint) -> TextRect {
        var (left, top, right, bottom) = (bitmap.width, bitmap.height, 0, 0)
        for (index, pixel) in bitmap.storage.enumerated() where pixel != 0 {
            let (x, y) = (index % bitmap.width, index / bitmap.width)
            (left, top) = (min(left, x), min(top, y))
            (right, bottom) = (max(right, x + 1), max(bottom, y + 1))
        }
        return TextRect(
            x: Double(left) / scale - origin.x, y: Double(top) / scale - origin.y,
            width: Double(right - left) / scale, height: Double(bottom - top) / scale)
    }
}
