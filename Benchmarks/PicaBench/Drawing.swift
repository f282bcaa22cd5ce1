import CPicaSDL
import Foundation
import PicaCanvas
import PicaFoundation
import PicaText

/// Drawing that is more than upright text and rectangles, in milliseconds a frame of 800x600: in memory,
/// and by SDL's OpenGL renderer, which without a GPU is Mesa's llvmpipe. `still` draws the same again,
/// `moving` something else each time.
@MainActor enum Drawing {
    private static let size = Content.windowSize
    private static let frames = 40
    private static let warmUp = 5

    static func run() {
        let only = Report.variable("BENCH_ONLY")
        let all: [(name: String, list: (Double) -> DisplayList)] = [
            ("glyphs_3000_turned", turnedGlyphs()), ("blur_full_window", blur), ("gradients_200", gradients),
            ("segments_10000", segments), ("chart_20000", chart), ("shadows_500", shadows),
            ("plain_under_bar", underBar), ("material_bar", materialBar), ("materials_20", materials),
        ]
        let scenes = all.filter { only == nil || only == $0.name }
        let bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
        let memory = SoftwareTarget(bitmap)
        for scene in scenes {
            let glyphs = GlyphCache()
            measure("drawing.\(scene.name).software", scene.list) { list in
                let painter = Painter(target: memory, glyphs: glyphs)
                draw(list, on: painter)
            }
        }
        Report.emit("drawing.peak_memory", Memory.peak, "MiB")
        guard let target = accelerated() else {
            FileHandle.standardError.write(Data("no OpenGL renderer\n".utf8))
            Report.finish()
        }
        for scene in scenes {
            let glyphs = GlyphCache()
            measure("drawing.\(scene.name).accelerated", scene.list) { list in
                draw(list, on: Painter(target: target, glyphs: glyphs))
                // Waits until it is done.
                var pixel: UInt32 = 0
                var rect = SDL_Rect(x: 0, y: 0, w: 1, h: 1)
                SDL_RenderReadPixels(target.renderer, &rect, 0, &pixel, 4)
            }
        }
        Report.finish()
    }

    private static func draw(_ list: DisplayList, on painter: Painter) {
        painter.fill(PixelColor(red: 1, green: 1, blue: 1))
        painter.draw(list)
        painter.finish()
    }

    private static func measure(
        _ name: String, _ list: (Double) -> DisplayList, _ body: (DisplayList) -> Void
    ) {
        for (motion, step) in [("still", 0.0), ("moving", 1.0)] {
            var times: [Double] = []
            for frame in 0..<frames + warmUp {
                let list = list(Double(frame) * step)
                let start = Clock.now
                body(list)
                if frame >= warmUp { times.append(Clock.now - start) }
            }
            Report.emit("\(name).\(motion)", times.sorted()[times.count / 2], "ms")
        }
    }

    private static func accelerated() -> AcceleratedTarget? {
        SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen")
        SDL_SetHint(SDL_HINT_RENDER_DRIVER, "opengl")
        let flags = SDL_WINDOW_OPENGL.rawValue | SDL_WINDOW_HIDDEN.rawValue
        guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0,
            let window = SDL_CreateWindow("", 0, 0, Int32(size.width), Int32(size.height), flags),
            let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED.rawValue)
        else { return nil }
        // To a texture, as windows are painted.
        let texture = SDL_CreateTexture(
            renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_TARGET.rawValue),
            Int32(size.width), Int32(size.height))
        SDL_SetRenderTarget(renderer, texture)
        return AcceleratedTarget(renderer: renderer)
    }

    // MARK: Scenes

    private static let colors = (0..<7).map { (index: Int) -> PixelColor in
        func part(_ factor: Int) -> Float { Float(index * factor % 7) / 7 }
        return PixelColor(red: part(1), green: part(3), blue: part(5))
    }

    /// A page of letters, each with a matrix of its own.
    private static func turnedGlyphs() -> (Double) -> DisplayList {
        let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 90)
        let style = PicaText.TextStyle(font: FontDescriptor(family: Content.family, size: 13))
        let shaped = ShapedText(StyledText(text, style: style), context: TextContext())
        var letters: [(run: GlyphRun, place: CGPoint)] = []
        TextLayout(shaped, width: size.width).forEachRun { run, x, y, _, _ in
            for glyph in run.glyphs {
                var single = run
                single.glyphs = [.init(id: glyph.id, x: 0, y: 0)]
                letters.append((single, CGPoint(x: x + CGFloat(glyph.x), y: y)))
            }
        }
        let page = letters.prefix(3000)
        return { time in
            DisplayList(
                page.enumerated().map { (index, letter) -> DisplayList.Command in
                    let angle = 0.3 * sin(Double(index) * 0.37 + time * 0.1)
                    let turn = CGAffineTransform(rotationAngle: angle).concatenating(
                        CGAffineTransform(translationX: letter.place.x, y: letter.place.y))
                    return .transform(
                        turn, DisplayList([.glyphs(letter.run, origin: .zero, .color(colors[0]))]))
                })
        }
    }

    /// Shapes all over the window, on their way at different paces, under a blur of 10 points.
    private static func blur(_ time: Double) -> DisplayList {
        let shapes = (0..<100).map { (index: Int) -> DisplayList.Command in
            let rect = CGRect(
                x: Double(index % 10) * 80, y: Double(index / 10) * 60 + way(index, time), width: 50,
                height: 40)
            return .roundedRect(rect, radius: 8, .color(colors[index % 7]))
        }
        return DisplayList([.layer(Layer(filters: [.blur(radius: 10)]), DisplayList(shapes))])
    }

    /// How far down a shape has come.
    private static func way(_ index: Int, _ time: Double) -> Double {
        (time * Double(1 + index % 3)).truncatingRemainder(dividingBy: 59)
    }

    private static func gradients(_ time: Double) -> DisplayList {
        DisplayList(
            (0..<200).map { (index: Int) -> DisplayList.Command in
                let rect = CGRect(
                    x: Double(index % 20) * 40, y: Double(index / 20) * 60, width: 36, height: 54)
                let stops = GradientStops([
                    .init(colors[index % 7], at: 0), .init(colors[(index + 2) % 7], at: 0.5),
                    .init(colors[(index + 5) % 7], at: 1),
                ])
                let (start, end) = (rect.origin, CGPoint(x: rect.maxX - time * 0.1, y: rect.maxY))
                let paint: Paint =
                    index % 2 == 0
                    ? .linear(stops, start: start, end: end)
                    : .radial(stops, center: end, startRadius: 0, endRadius: 60)
                return .roundedRect(rect, radius: 8, paint)
            })
    }

    /// The background of the materials of the next two: plain colors.
    private static func underBar(_ time: Double) -> DisplayList {
        DisplayList(
            (0..<200).map { (index: Int) -> DisplayList.Command in
                let y = (Double(index / 20) * 60 + time).truncatingRemainder(dividingBy: 600)
                return .rect(
                    CGRect(x: Double(index % 20) * 40, y: y, width: 36, height: 54),
                    .color(colors[index % 7]))
            })
    }

    private static let material = Paint.material(
        MaterialPaint(
            tint: PixelColor(red: 1, green: 1, blue: 1, alpha: 0.7),
            plain: PixelColor(red: 1, green: 1, blue: 1, alpha: 0.8)))

    /// A bar of a material over what moves.
    private static func materialBar(_ time: Double) -> DisplayList {
        let bar = DisplayList.Command.rect(CGRect(x: 0, y: 0, width: 800, height: 60), material)
        return DisplayList(underBar(time).commands + [bar])
    }

    /// Twenty cards of a material over what moves.
    private static func materials(_ time: Double) -> DisplayList {
        let cards = (0..<20).map { (index: Int) -> DisplayList.Command in
            let card = CGRect(
                x: Double(index % 5) * 160 + 10, y: Double(index / 5) * 150 + 10, width: 140, height: 130)
            return .roundedRect(card, radius: 12, material)
        }
        return DisplayList(underBar(time).commands + cards)
    }

    /// One line through ten thousand points.
    private static func segments(_ time: Double) -> DisplayList {
        let points = (0...10_000).map { (index: Int) -> CGPoint in
            let x = Double(index) / 10_000
            let (slow, fast) = (sin(x * 31 + time * 0.1), sin(x * 1700 + time * 0.1))
            return CGPoint(x: x * 800, y: 300 + 120 * slow + 80 * fast)
        }
        let path = CanvasPath(
            points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
        return DisplayList([.stroke(path, StrokeLine(width: 1.5, join: .round), .color(colors[3]))])
    }

    /// A grid, a line through twenty thousand samples, and the area below it.
    private static func chart(_ time: Double) -> DisplayList {
        var list = DisplayList()
        let grey = PixelColor(red: 0.8, green: 0.8, blue: 0.8)
        for level in 0...10 {
            let y = CGFloat(level * 60)
            let rule = CanvasPath([.move(CGPoint(x: 0, y: y)), .line(CGPoint(x: 800, y: y))])
            list.commands.append(.stroke(rule, StrokeLine(width: 1), .color(grey)))
        }
        let line = (0...20_000).map { (index: Int) -> CanvasPath.Element in
            let x = Double(index) / 20_000
            let (slow, fast) = (sin(x * 19 + time * 0.1), sin(x * 173))
            let noise = sin(x * 9973 + time)
            let point = CGPoint(x: x * 800, y: 300 + 150 * slow + 40 * fast + 12 * noise)
            return index == 0 ? .move(point) : .line(point)
        }
        var pale = colors[4]
        pale.alpha = 0.25
        let below: [CanvasPath.Element] = [
            .line(CGPoint(x: 800, y: 600)), .line(CGPoint(x: 0, y: 600)), .close,
        ]
        list.commands += [
            .path(CanvasPath(line + below), .color(pale)),
            .stroke(CanvasPath(line), StrokeLine(width: 2, join: .round), .color(colors[4])),
        ]
        return list
    }

    /// Five hundred rounded rectangles, each with its own blurred shadow.
    private static func shadows(_ time: Double) -> DisplayList {
        let shade = PixelColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
        return DisplayList(
            (0..<500).map { (index: Int) -> DisplayList.Command in
                let rect = CGRect(
                    x: Double(index % 25) * 32, y: Double(index / 25) * 30 + way(index, time), width: 22,
                    height: 20)
                let box = DisplayList([.roundedRect(rect, radius: 8, .color(colors[index % 7]))])
                let shadow = LayerFilter.shadow(shade, radius: 4, offset: CGPoint(x: 0, y: 2))
                return .layer(Layer(filters: [shadow]), box)
            })
    }
}
