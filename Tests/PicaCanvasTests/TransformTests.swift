import Foundation
import PicaFoundation
import PicaText
import Testing

@testable import PicaCanvas

@Suite("Rotated, scaled and slanted drawing")
@MainActor
struct TransformTests {
    private func ink(_ bitmap: Bitmap) -> Double {
        bitmap.pixels.reduce(0) { $0 + 1 - Double($1 & 0xFF) / 255 }
    }

    private func about(_ point: CGPoint, _ angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }

    private func draw(
        _ transform: CGAffineTransform, _ list: DisplayList, side: Int = 100, scale: CGFloat = 1
    )
        -> Bitmap
    {
        picture(width: side, height: side, scale: scale) {
            $0.draw(DisplayList([.transform(transform, list)]))
        }
    }

    @Test("A rotated rectangle keeps its area and has soft edges", arguments: [0.1, 0.5, .pi / 4, 2])
    func rect(angle: Double) {
        let rect = CGRect(x: 30, y: 35, width: 40, height: 30)
        let turn = about(CGPoint(x: 50, y: 50), angle)
        #expect(abs(ink(draw(turn, DisplayList([.rect(rect, .black)]))) - 1200) < 2)
        let border = draw(turn, DisplayList([.border(rect, radius: 0, width: 3, .black)]))
        #expect(abs(ink(border) - (1200 - 34 * 24)) < 2)
        let rounded = draw(turn, DisplayList([.roundedRect(rect, radius: 15, .black)]))
        #expect(abs(ink(rounded) - (1200 - (4 - .pi) * 225)) < 3)
        #expect(Set(rounded.pixels).count > 20)
    }

    @Test("A translation by a transform is bit-identical to moving the origin")
    func move() {
        let list = DisplayList([
            .rect(CGRect(x: 1, y: 1, width: 20.4, height: 7), .red),
            .glyphs(
                run("Hamburg", TestFont.face(TestFont.sans), size: 15), origin: CGPoint(x: 3, y: 30), .black),
        ])
        let moved = draw(CGAffineTransform(translationX: 7.3, y: 4.6), list, scale: 1.25)
        let expected = picture(width: 100, height: 100, scale: 1.25) {
            $0.draw(list, at: CGPoint(x: 7.3, y: 4.6))
        }
        #expect(moved.difference(from: expected).count == 0)
    }

    @Test("A full rotation is upright again")
    func unturned() {
        let list = DisplayList([
            .glyphs(
                run("Hamburg", TestFont.face(TestFont.sans), size: 15), origin: CGPoint(x: 3, y: 30), .black)
        ])
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let back = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        let bitmap = picture(width: 100, height: 100) {
            $0.draw(DisplayList([.transform(quarter, DisplayList([.transform(back, list)]))]))
        }
        #expect(bitmap.difference(from: picture(width: 100, height: 100) { $0.draw(list) }).count == 0)
    }

    @Test("A picture rotated by a quarter turn has its pixels in the right places")
    func image() {
        let source = Bitmap(width: 3, height: 2)
        for y in 0..<2 { for x in 0..<3 { source[x, y] = 0xFF00_0000 | UInt32(x * 80 + y * 20) } }
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 4)
        let bitmap = draw(
            quarter, DisplayList([.image(source, CGRect(x: 0, y: 0, width: 3, height: 2))]), side: 20)
        for y in 0..<2 {
            for x in 0..<3 { #expect(bitmap[10 - 1 - y, 4 + x] == source[x, y], "at \(x), \(y)") }
        }
        #expect(bitmap.pixels.count { $0 != 0xFFFF_FFFF } == 6)
    }

    @Test("Clip bounds are those of the rotated clip, which has soft edges")
    func clip() {
        _ = picture(width: 100, height: 60) { painter in
            painter.pushTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0))
            let bounds = painter.clipBounds
            #expect(abs(bounds.minX) < 1e-9 && abs(bounds.minY) < 1e-9)
            #expect(abs(bounds.width - 60) < 1e-9 && abs(bounds.height - 100) < 1e-9)
            painter.pushTransform(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 5))
            #expect(painter.clipBounds.isEmpty)
            painter.draw(DisplayList([.rect(CGRect(x: 0, y: 0, width: 9, height: 9), .black)]))
            painter.popTransform()
            painter.popTransform()
            #expect(painter.clipBounds == CGRect(x: 0, y: 0, width: 100, height: 60))
        }
        let rect = CGRect(x: 30, y: 35, width: 40, height: 30)
        let bitmap = picture(width: 100, height: 100) { painter in
            painter.pushTransform(about(CGPoint(x: 50, y: 50), 0.5))
            painter.pushClip(rect)
            painter.draw(DisplayList([.rect(CGRect(x: -100, y: -100, width: 300, height: 300), .black)]))
            painter.popClip()
            painter.popTransform()
        }
        #expect(abs(ink(bitmap) - 1200) < 4)
    }

    // MARK: Text

    private func text(_ text: String, _ path: String, size: Int, at origin: CGPoint = CGPoint(x: 10, y: 50))
        -> DisplayList
    {
        DisplayList([.glyphs(run(text, TestFont.face(path), size: size), origin: origin, .black)])
    }

    @Test(
        "Rotated text is as heavy as upright text, in every kind of font",
        arguments: [
            ("Hamburg", TestFont.sans), ("Hamburg", TestFont.inter), ("السلام", TestFont.arabic),
            ("日本語", TestFont.cjk),
        ])
    func weight(words: String, path: String) {
        let upright = ink(picture(width: 120, height: 120) { $0.draw(text(words, path, size: 24)) })
        for angle in [0.3, .pi / 2, .pi] {
            let turned = draw(about(CGPoint(x: 60, y: 50), angle), text(words, path, size: 24), side: 120)
            #expect(abs(ink(turned) / upright - 1) < 0.08, "by \(angle)")
        }
    }

    @Test("Text scaled by a transform is text of that size, without hinting")
    func scaled() {
        let scale = CGAffineTransform(scaleX: 3, y: 3)
        let turned = draw(scale, text("Ham", TestFont.sans, size: 12, at: CGPoint(x: 3, y: 20)))
        let plain = picture(width: 100, height: 100) {
            $0.draw(text("Ham", TestFont.sans, size: 36, at: CGPoint(x: 9, y: 60)))
        }
        #expect(abs(ink(turned) / ink(plain) - 1) < 0.04)
        #expect(turned.difference(from: plain, tolerance: 128).count < 60)
    }

    @Test("Emoji, missing glyphs, and synthetic bold and slant rotate, too")
    func others() {
        let turn = about(CGPoint(x: 50, y: 50), 0.4)
        let emoji = draw(turn, text("😀", TestFont.emoji, size: 40))
        #expect(Set(emoji.pixels).count > 100)
        let missing = GlyphRun(
            face: FontFace(withoutGlyphs: ""), size: 30, glyphs: [.init(id: 0, x: 0, y: 0)])
        let box = draw(turn, DisplayList([.glyphs(missing, origin: CGPoint(x: 40, y: 60), .red)]))
        #expect(box.pixels.contains(0xFFFF_0000))
        let face = TestFont.face(TestFont.sans)
        func treated(_ treatment: FontTreatment) -> Bitmap {
            draw(
                turn,
                DisplayList([
                    .glyphs(
                        run("Hl", face, size: 30, treatment: treatment), origin: CGPoint(x: 30, y: 60), .black
                    )
                ]))
        }
        #expect(ink(treated(.embolden)) > ink(treated([])) * 1.2)
        #expect(treated(.slant).difference(from: treated([])).count > 20)
        #expect(abs(ink(treated(.slant)) / ink(treated([])) - 1) < 0.05)
    }

    @Test("Moving text is at quarter pixels vertically, and looks as usual at rest")
    func movingText() {
        let list = text("Hamburg", TestFont.sans, size: 16)
        func draw(_ y: Double, _ moves: Bool) -> Bitmap {
            picture(width: 100, height: 70) { painter in
                painter.movesText = moves
                painter.draw(list, at: CGPoint(x: 0, y: y))
            }
        }
        #expect(draw(3, true).difference(from: draw(3, false)).count == 0)
        func height(_ bitmap: Bitmap) -> Double {
            var (sum, total) = (0.0, 0.0)
            for y in 0..<70 {
                for x in 0..<100 {
                    let ink = 1 - Double(bitmap[x, y] & 0xFF) / 255
                    sum += ink * Double(y)
                    total += ink
                }
            }
            return sum / total
        }
        let rest = height(draw(3, true))
        for part in [0.25, 0.5, 0.75] {
            #expect(abs(height(draw(3 + part, true)) - rest - part) < 0.06, "at \(part)")
            #expect([0, 1].contains((height(draw(3 + part, false)) - rest).rounded()))
        }
    }
}
