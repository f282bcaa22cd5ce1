import CPicaSDL
import Foundation
import Testing

@testable import PicaCanvas

/// SDL's video belongs to one thread at a time, hence one test after the other.
@Suite("Accelerated target", .serialized)
@MainActor
struct AcceleratedTests {
    @Test("It matches the software target", arguments: 20..<32)
    func equality(seed: UInt64) throws {
        let stage = try OffscreenStage(width: 160, height: 120)
        let target = try #require(AcceleratedTarget(renderer: stage.renderer))
        var generator = SeededGenerator(seed: seed)
        let content = RandomContent(using: &generator)
        let glyphs = GlyphCache()
        // In a layer, as a window's own pixels have no alpha that could be erased.
        func draw(_ painter: Painter) {
            painter.pushLayer(Layer())
            content.draw(on: painter)
            painter.popLayer()
        }
        let expected = picture(width: 160, height: 120, scale: 1.25, glyphs: glyphs) { draw($0) }
        let painter = Painter(target: target, scale: 1.25, glyphs: glyphs)
        painter.fill(.white)
        draw(painter)
        painter.finish()
        let actual = try #require(target.readPixels())
        let difference = actual.difference(from: expected, tolerance: 2)
        #expect(difference.count == 0, "seed \(seed): up to \(difference.maximum) a channel")
    }

    @Test("Every blend operation matches on both targets, on opaque, translucent and empty pixels")
    func blends() throws {
        let stage = try OffscreenStage(width: 90, height: 60)
        let target = try #require(AcceleratedTarget(renderer: stage.renderer))
        let glyphs = GlyphCache()
        let (orange, sky) = (
            PixelColor(red: 0.8, green: 0.4, blue: 0.2), PixelColor(red: 0.2, green: 0.6, blue: 1, alpha: 0.7)
        )
        for operation in BlendOperation.allCases {
            for opacity in [1, 0.6] {
                func draw(_ painter: Painter) {
                    painter.fill(.white)
                    painter.pushLayer(Layer())
                    painter.draw(
                        DisplayList([
                            .rect(CGRect(x: 0, y: 0, width: 30, height: 60), .color(orange)),
                            .rect(CGRect(x: 30, y: 0, width: 30, height: 60), .color(sky)),
                            .layer(
                                Layer(opacity: opacity, blend: operation),
                                DisplayList([
                                    .rect(CGRect(x: 5, y: 20, width: 80, height: 15), .color(orange)),
                                    .rect(CGRect(x: 5, y: 40, width: 80, height: 15), .color(sky)),
                                ])),
                        ]))
                    painter.popLayer()
                }
                let expected = picture(width: 90, height: 60, glyphs: glyphs) { draw($0) }
                let painter = Painter(target: target, glyphs: glyphs)
                draw(painter)
                painter.finish()
                let actual = try #require(target.readPixels())
                let difference = actual.difference(from: expected, tolerance: 2)
                #expect(
                    difference.count == 0, "\(operation) at \(opacity): up to \(difference.maximum) a channel"
                )
            }
        }
    }

    @Test(
        "Text of all kinds matches on both targets",
        arguments: zip([1, 1.25, 2], [PixelColor.white, .black, .white]))
    func text(scale: CGFloat, background: PixelColor) throws {
        let stage = try OffscreenStage(width: 400, height: 300)
        let target = try #require(AcceleratedTarget(renderer: stage.renderer))
        let scene = TextScene()
        // Less room than the scene needs: pages come and go while quads wait.
        for budget in [16 << 20, 1] {
            let glyphs = GlyphCache(atlasBudget: budget)
            let expected = picture(
                width: 400, height: 300, scale: scale, glyphs: glyphs, background: background
            ) { scene.draw(on: $0) }
            // The second frame comes from the GPU's copies alone.
            for frame in 0..<2 {
                let painter = Painter(target: target, scale: scale, glyphs: glyphs)
                painter.fill(background)
                scene.draw(on: painter)
                painter.finish()
                let actual = try #require(target.readPixels())
                let difference = actual.difference(from: expected, tolerance: 2)
                #expect(
                    difference.count == 0,
                    "frame \(frame): \(difference.count) pixels by up to \(difference.maximum)")
            }
            #expect(Set(expected.pixels).count > 200, "the scene shows something")
        }
    }

    @Test("Glyphs drawn later reach the GPU's copy of an atlas page")
    func laterGlyphs() throws {
        let stage = try OffscreenStage(width: 160, height: 120)
        let target = try #require(AcceleratedTarget(renderer: stage.renderer))
        let face = TestFont.face(TestFont.sans)
        let glyphs = GlyphCache()
        var expected = Bitmap(width: 0, height: 0)
        for text in ["first", "second", "Third 123"] {
            let list = DisplayList([.glyphs(run(text, face, size: 20), origin: CGPoint(x: 5, y: 50), .black)])
            expected = picture(width: 160, height: 120) { $0.draw(list) }
            let painter = Painter(target: target, glyphs: glyphs)
            painter.fill(.white)
            painter.draw(list)
            painter.finish()
        }
        let actual = try #require(target.readPixels())
        #expect(actual.difference(from: expected, tolerance: 2).count == 0)
    }

    @Test("A renderer that cannot blend premultiplied colors is rejected")
    func declined() throws {
        let surface = SDL_CreateRGBSurfaceWithFormat(0, 8, 8, 32, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue))
        defer { SDL_FreeSurface(surface) }
        let renderer = try #require(SDL_CreateSoftwareRenderer(surface))
        defer { SDL_DestroyRenderer(renderer) }
        #expect(AcceleratedTarget(renderer: renderer) == nil)
    }
}

/// Several scripts at quarters of a pixel, in dark, light and translucent colors, emoji, lines under and
/// through text, clips and groups that fade.
private struct TextScene {
    private static let lines: [(text: String, path: String, size: Int)] = [
        ("Hamburgefonstiv, quick 0123", TestFont.sans, 13),
        ("Kerning AVATAR office", TestFont.inter, 17),
        ("السلام عليكم ورحمة", TestFont.arabic, 19),
        ("नमस्ते दुनिया क्षत्रिय", TestFont.devanagari, 15),
        ("日本語の文字列組版", TestFont.cjk, 16),
        ("😀🎈👩🏽‍🚀🇩🇪", TestFont.emoji, 21),
        ("Large", TestFont.sans, 60),
    ]
    private static let colors = [
        PixelColor.black, .white, .red, PixelColor(red: 0, green: 0, blue: 0, alpha: 0.55),
        PixelColor(red: 1, green: 1, blue: 1, alpha: 0.3),
        PixelColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.85),
    ]
    private let list: DisplayList

    init() {
        var list = DisplayList([.roundedRect(CGRect(x: 90, y: 5, width: 60, height: 120), radius: 9, .blue)])
        for (row, line) in Self.lines.enumerated() {
            let run = run(line.text, TestFont.face(line.path), size: line.size)
            for (column, color) in Self.colors.enumerated() {
                let origin = CGPoint(x: 3 + 63.3 * Double(column), y: 20.4 + 21.7 * Double(row))
                list.commands.append(.glyphs(run, origin: origin, .color(color)))
                let rule = CGRect(x: origin.x, y: origin.y + 2, width: 50.3, height: 1)
                list.commands.append(.rect(rule, .color(color)))
            }
        }
        self.list = list
    }

    func draw(on painter: Painter) {
        painter.draw(list)
        painter.pushClip(CGRect(x: 30.4, y: 60.7, width: 41.2, height: 33.9))
        painter.draw(list, at: CGPoint(x: 7.3, y: 3.1))
        painter.popClip()
        painter.pushLayer(Layer(opacity: 0.4))
        painter.draw(list, at: CGPoint(x: 1.9, y: 11.6))
        painter.popLayer()
    }
}

/// An OpenGL renderer in a window that no display shows.
final class OffscreenStage {
    let window: OpaquePointer
    let renderer: OpaquePointer

    struct Failure: Error, CustomStringConvertible {
        let description = "SDL's offscreen driver with OpenGL: " + String(cString: SDL_GetError())
    }

    init(width: Int32, height: Int32) throws {
        SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen")
        SDL_SetHint(SDL_HINT_RENDER_DRIVER, "opengl")
        guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw Failure() }
        let flags = SDL_WINDOW_OPENGL.rawValue | SDL_WINDOW_HIDDEN.rawValue
        guard let window = SDL_CreateWindow("", 0, 0, width, height, flags) else { throw Failure() }
        guard let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED.rawValue) else {
            throw Failure()
        }
        self.window = window
        self.renderer = renderer
    }

    deinit {
        SDL_DestroyWindow(window)
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
    }
}
