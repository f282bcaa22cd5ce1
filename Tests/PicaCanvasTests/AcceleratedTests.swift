import CSDL
import Foundation
import Testing

@testable import PicaCanvas

/// SDL's video belongs to one thread at a time, hence one test after the other.
@Suite("Accelerated target", .serialized)
@MainActor
struct AcceleratedTests {
    @Test("It paints what the software target paints", arguments: 20..<26)
    func equality(seed: UInt64) throws {
        let stage = try OffscreenStage(width: 160, height: 120)
        let target = try #require(AcceleratedTarget(renderer: stage.renderer))
        var generator = SeededGenerator(seed: seed)
        let content = RandomContent(using: &generator)
        let glyphs = GlyphCache()
        let expected = picture(width: 160, height: 120, scale: 1.25, glyphs: glyphs) {
            content.draw(on: $0)
        }
        let canvas = Canvas(target: target, scale: 1.25, glyphs: glyphs)
        canvas.fill(.white)
        content.draw(on: canvas)
        canvas.finish()
        let actual = try #require(target.readPixels())
        let difference = actual.difference(from: expected, tolerance: 2)
        #expect(difference.count == 0, "seed \(seed): up to \(difference.maximum) a channel")
    }

    @Test("Glyphs drawn later reach the GPU's copy of a page")
    func laterGlyphs() throws {
        let stage = try OffscreenStage(width: 160, height: 120)
        let target = try #require(AcceleratedTarget(renderer: stage.renderer))
        let face = TestFont.face(TestFont.sans)
        let glyphs = GlyphCache()
        var expected = Bitmap(width: 0, height: 0)
        for text in ["first", "second", "Third 123"] {
            let list = DisplayList([.glyphs(run(text, face, size: 20), origin: CGPoint(x: 5, y: 50), .black)])
            expected = picture(width: 160, height: 120) { $0.draw(list) }
            let canvas = Canvas(target: target, glyphs: glyphs)
            canvas.fill(.white)
            canvas.draw(list)
            canvas.finish()
        }
        let actual = try #require(target.readPixels())
        #expect(actual.difference(from: expected, tolerance: 2).count == 0)
    }

    @Test("A renderer that cannot blend premultiplied colours is declined")
    func declined() throws {
        let surface = SDL_CreateRGBSurfaceWithFormat(0, 8, 8, 32, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue))
        defer { SDL_FreeSurface(surface) }
        let renderer = try #require(SDL_CreateSoftwareRenderer(surface))
        defer { SDL_DestroyRenderer(renderer) }
        #expect(AcceleratedTarget(renderer: renderer) == nil)
    }
}

/// An OpenGL renderer in a window that no display shows.
private final class OffscreenStage {
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
