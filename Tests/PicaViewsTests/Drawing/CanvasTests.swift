import Foundation
import Observation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

/// Views that a function draws.
@MainActor @Suite struct CanvasTests {
    private static let (red, blue, white, black): (UInt32, UInt32, UInt32, UInt32) = (
        0xFFFF_0000, 0xFF00_00FF, 0xFFFF_FFFF, 0xFF00_0000
    )
    private let redColor = Color(red: 1, green: 0, blue: 0)
    private let blueColor = Color(red: 0, green: 0, blue: 1)
    private let all = Path(CGRect(x: -1000, y: -1000, width: 2000, height: 2000))

    /// A canvas of 100 points on white.
    private func draw(
        scale: CGFloat = 1, _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> Bitmap {
        try mount(width: 100, height: 100, scale: scale) {
            Canvas(renderer: renderer).background(Color.white)
        }.freshPicture()
    }

    @Test("A canvas fills the space, knows its size, and clips its drawing")
    func room() throws {
        var sizes: [CGSize] = []
        let app = try mount(width: 100, height: 100) {
            Canvas { context, size in
                sizes.append(size)
                context.fill(all, with: .color(redColor))
            }
            .frame(width: 40, height: 30)
            .background(Color.white)
            .frame(width: 100, height: 100)
            .background(Color.white)
        }
        let picture = app.freshPicture()
        #expect(Set(sizes.map(\.width)) == [40] && Set(sizes.map(\.height)) == [30])
        #expect(picture[31, 36] == Self.red && picture[69, 64] == Self.red)
        #expect(picture[29, 50] == Self.white && picture[50, 34] == Self.white)
        #expect(picture[70, 50] == Self.white && picture[50, 65] == Self.white)
    }

    @Test("Undrawn areas of an opaque canvas are black")
    func opaque() throws {
        let picture = try mount(width: 20, height: 20) {
            Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(redColor))
            }
        }.freshPicture()
        #expect(picture[5, 5] == Self.red && picture[15, 5] == Self.black)
    }

    @MainActor @Observable fileprivate final class Model {
        var color = Color(red: 1, green: 0, blue: 0)
        @ObservationIgnored var bodies = 0
        @ObservationIgnored var drawings = 0
    }

    private struct Reading: View {
        let model: Model
        @State private var isSmall = false

        var body: some View {
            model.bodies += 1
            return Canvas { context, size in
                model.drawings += 1
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: isSmall ? 10 : size.width, height: size.height)),
                    with: .color(model.color))
            }
            .onTapGesture { isSmall.toggle() }
            .accessibilityLabel("Flag")
            .accessibilityAddTraits(.isButton)
        }
    }

    @Test("A canvas redraws only when a state or object that it read changes")
    func reads() throws {
        let model = Model()
        let app = try mount(width: 100, height: 20) { Reading(model: model) }
        #expect(app.paintedScreen()[50, 10] == Self.red)
        let (bodies, drawings) = (model.bodies, model.drawings)
        _ = app.paintedScreen()
        #expect(model.drawings == drawings)
        for color in [blueColor, redColor, blueColor] {
            model.color = color
            app.update()
            #expect(app.paintedScreen()[50, 10] == (color == redColor ? Self.red : Self.blue))
        }
        #expect(model.bodies == bodies, "its owner reads nothing of it")
        #expect(model.drawings == drawings + 3)
        try app.find(.button).click()
        #expect(app.paintedScreen()[50, 10] != Self.blue)
        #expect(app.paintedScreen()[5, 10] == Self.blue)
        #expect(app.paintedScreen().pixels == app.freshPicture().pixels)
    }

    @Test("A canvas has the surrounding environment and redraws as it changes")
    func environment() throws {
        let app = try mount(width: 20, height: 20) {
            Canvas { context, _ in
                context.fill(
                    all, with: .color(context.environment.colorScheme == .dark ? redColor : blueColor))
            }
        }
        #expect(app.paintedScreen()[5, 5] == Self.blue)
        app.setEnvironment(\.colorScheme, .dark)
        #expect(app.paintedScreen()[5, 5] == Self.red)
    }

    @Test("A canvas can have an accessibility label, and its whole area responds to touches")
    func access() throws {
        var taps = 0
        let app = try mount(width: 60, height: 60) {
            Canvas { _, _ in
            } symbols: {
                Button("Inside") {}.tag(1)
            }
            .onTapGesture { taps += 1 }
            .accessibilityLabel("Chart")
            .accessibilityAddTraits(.isImage)
        }
        app.click(at: CGPoint(x: 50, y: 50))
        #expect(taps == 1)
        #expect(try app.find(.image).label == "Chart")
        #expect(app.texts.isEmpty)
        #expect(throws: (any Error).self) { try app.find(.button) }
    }

    // MARK: Symbols

    private struct Blinking: View {
        let model: Model
        var body: some View { model.color.frame(width: 10, height: 10) }
    }

    @Test(
        "Tagged views are drawn at any position and size, any number of times")
    func symbols() throws {
        let model = Model()
        var sizes: [CGSize?] = []
        let app = try mount(width: 100, height: 100) {
            Canvas { context, _ in
                let known = context.resolveSymbol(id: 7)
                sizes = [known?.size, context.resolveSymbol(id: "other")?.size]
                guard let known else { return }
                context.draw(known, at: CGPoint(x: 20, y: 20))
                context.draw(known, at: CGPoint(x: 100, y: 100), anchor: .bottomTrailing)
                context.draw(known, in: CGRect(x: 40, y: 40, width: 30, height: 20))
                context.opacity = 0.5
                context.draw(known, at: CGPoint(x: 0, y: 90), anchor: .topLeading)
            } symbols: {
                Blinking(model: model).tag(7)
                Color.green.frame(width: 90, height: 90)
            }
            .background(Color.white)
        }
        for color in [Self.red, Self.blue] {
            let picture = app.paintedScreen()
            #expect(sizes == [CGSize(width: 10, height: 10), nil])
            for (x, y) in [(15, 15), (24, 24), (99, 99), (90, 90), (41, 41), (69, 59)] {
                #expect(picture[x, y] == color, "\(x), \(y)")
            }
            for (x, y) in [(14, 14), (25, 25), (89, 89), (39, 41), (71, 59), (5, 5), (60, 80)] {
                #expect(picture[x, y] == Self.white, "\(x), \(y)")
            }
            #expect(abs(Int(picture[5, 95] >> 8 & 255) - 128) <= 2)
            #expect(picture.pixels == app.freshPicture().pixels)
            // The view changes and nothing else.
            model.color = blueColor
            app.update()
        }
    }

    @Test("A canvas redraws when a symbol's size changes, even if only a corner of it is visible")
    func resizedSymbol() throws {
        let app = try mount(width: 50, height: 60) {
            Resizing(blueColor: blueColor)
        }
        #expect(app.paintedScreen()[45, 45] == Self.blue)
        #expect(app.paintedScreen()[35, 35] != Self.blue)
        try app.find(.button).click()
        #expect(app.paintedScreen()[35, 35] == Self.blue)
        #expect(app.paintedScreen().pixels == app.freshPicture().pixels)
    }

    private struct Resizing: View {
        let blueColor: Color
        @State private var isLarge = false

        var body: some View {
            VStack(spacing: 0) {
                Canvas { context, size in
                    guard let symbol = context.resolveSymbol(id: "box") else { return }
                    context.draw(
                        symbol, at: CGPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
                } symbols: {
                    blueColor.frame(width: isLarge ? 30 : 8, height: isLarge ? 30 : 8).tag("box")
                }
                .frame(width: 100, height: 100)
                .frame(width: 50, height: 50, alignment: .bottomTrailing)
                .clipped()
                Button("Grow") { isLarge = true }.buttonStyle(.plain).frame(height: 10)
            }
        }
    }

    @Test("A tag also matches an optional value, unless disabled")
    func tags() throws {
        var found: [Bool] = []
        _ = try mount(width: 20, height: 20) {
            Canvas { context, _ in
                found = [
                    context.resolveSymbol(id: 1), context.resolveSymbol(id: Int?(1)),
                    context.resolveSymbol(id: 2), context.resolveSymbol(id: Int?(2)),
                    context.resolveSymbol(id: Int?.none), context.resolveSymbol(id: Int8(1)),
                ].map { $0 != nil }
            } symbols: {
                Color.red.tag(1)
                Color.red.tag(2, includeOptional: false)
            }
        }.paintedScreen()
        #expect(found == [true, true, true, false, false, false])
    }

    // MARK: Shadings

    @Test("Gradients clamp, repeat or mirror beyond their ends")
    func spreads() throws {
        let gradient = Gradient(colors: [redColor, blueColor])
        func row(_ options: GraphicsContext.GradientOptions) throws -> [UInt32] {
            let picture = try draw { context, _ in
                context.fill(
                    all,
                    with: .linearGradient(
                        gradient, startPoint: CGPoint(x: 40, y: 0), endPoint: CGPoint(x: 60, y: 0),
                        options: options))
            }
            return (0..<100).map { picture[$0, 50] }
        }
        let (plain, again, mirrored) = (try row([]), try row(.repeat), try row(.mirror))
        #expect(plain[10] == Self.red && plain[90] == Self.blue)
        #expect(again[0..<20].elementsEqual(plain[40..<60]))
        #expect(mirrored[60..<80].elementsEqual(plain[40..<60].reversed()))
        // Half of the light of each.
        let light = try row(.linearColor)
        #expect(abs(Int(light[50] >> 16 & 255) - 188) <= 6 && abs(Int(light[50] & 255) - 188) <= 6)
    }

    @Test("Shading coordinates are in the context's space and transform with it")
    func places() throws {
        let gradient = Gradient(stops: [
            .init(color: redColor, location: 0.5), .init(color: blueColor, location: 0.5),
        ])
        let picture = try draw { context, _ in
            context.translateBy(x: 20, y: 0)
            context.fill(
                all,
                with: .linearGradient(
                    gradient, startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 60, y: 0)))
        }
        #expect(picture[45, 5] == Self.red && picture[55, 5] == Self.blue)
        let ring = try draw { context, _ in
            context.fill(
                all,
                with: .radialGradient(
                    gradient, center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 40))
        }
        #expect(ring[50, 65] == Self.red && ring[50, 75] == Self.blue)
        let cone = try draw { context, _ in
            context.fill(
                all, with: .conicGradient(gradient, center: CGPoint(x: 50, y: 50), angle: .degrees(90)))
        }
        #expect(cone[20, 50] == Self.red && cone[80, 50] == Self.blue)
    }

    @Test("An image shading tiles from its origin")
    func tiles() throws {
        let file = try Self.flag()
        let picture = try draw { context, _ in
            context.fill(all, with: .tiledImage(Image(data: file), origin: CGPoint(x: 5, y: 0)))
        }
        // Red on the left half of ten points, blue on the right.
        for x in [6, 26, 86] { #expect(picture[x, 50] == Self.red, "at \(x)") }
        for x in [2, 12, 32, 92] { #expect(picture[x, 50] == Self.blue, "at \(x)") }
    }

    @Test("A palette fills with its first shading; resolved shadings stay as they were")
    func palettes() throws {
        let picture = try draw { context, _ in
            let palette = GraphicsContext.Shading.palette([.color(redColor), .color(blueColor)])
            context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: palette)
            context.fill(
                Path(CGRect(x: 50, y: 0, width: 50, height: 100)),
                with: context.resolve(.style(blueColor)))
            context.fill(all, with: .palette([]))
        }
        #expect(picture[25, 50] == Self.red && picture[75, 50] == Self.blue)
    }

    // MARK: Images and texts

    /// Ten points wide, five of them red, and ten high.
    private static func flag() throws -> Data {
        _ = try mount { EmptyView() }
        let renderer = ImageRenderer(
            content: HStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0)
                Color(red: 0, green: 0, blue: 1)
            }.frame(width: 10, height: 10))
        return try #require(renderer.pngData())
    }

    @Test("Images are drawn at a point in their size, or stretched to a rectangle")
    func images() throws {
        let file = try Self.flag()
        var size: CGSize?
        var baseline: CGFloat?
        let picture = try draw { context, _ in
            let image = context.resolve(Image(data: file))
            (size, baseline) = (image.size, image.baseline)
            #expect(image.shading == nil)
            context.draw(image, at: CGPoint(x: 15, y: 15))
            context.draw(Image(data: file), at: CGPoint(x: 100, y: 0), anchor: .topTrailing)
            context.draw(Image(data: file), in: CGRect(x: 20, y: 40, width: 60, height: 60))
        }
        #expect(size == CGSize(width: 10, height: 10) && baseline == 10)
        #expect(picture[12, 15] == Self.red && picture[17, 15] == Self.blue && picture[22, 15] == Self.white)
        #expect(picture[92, 5] == Self.red && picture[97, 5] == Self.blue)
        #expect(picture[25, 95] == Self.red && picture[75, 45] == Self.blue)
    }

    @Test("An image can be filled with a shading; templates and symbols take the foreground")
    func imageShadings() throws {
        let file = try Self.flag()
        let app = try mount(width: 60, height: 20) {
            Canvas { context, _ in
                var image = context.resolve(Image(data: file))
                image.shading = .color(blueColor)
                context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
                let template = context.resolve(Image(data: file).renderingMode(.template))
                #expect(template.shading != nil)
                context.draw(template, in: CGRect(x: 20, y: 0, width: 20, height: 20))
                image.shading = nil
                context.draw(image, in: CGRect(x: 40, y: 0, width: 20, height: 20))
            }
            .foregroundStyle(Color.white)
            .background(Color.black)
        }
        let picture = app.freshPicture()
        #expect(picture[5, 10] == Self.blue && picture[15, 10] == Self.blue)
        #expect(picture[25, 10] == Self.white && picture[35, 10] == Self.white)
        #expect(picture[45, 10] == Self.red && picture[55, 10] == Self.blue)
    }

    @Test(
        "A function-drawn image keeps its size and sharpness, and as template takes a color"
    )
    func drawnImages() throws {
        let half = Image(size: CGSize(width: 20, height: 10), label: Text("Half")) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 100)), with: .color(redColor))
        }
        let app = try mount(width: 100, height: 40) {
            HStack(alignment: .top, spacing: 0) {
                half
                half.resizable().frame(width: 40, height: 40)
                half.renderingMode(.template).foregroundStyle(blueColor)
                Image(size: CGSize(width: 20, height: 10), opaque: true) { _ in }
            }
            .background(Color.white)
        }
        let picture = app.freshPicture()
        #expect(picture[5, 5] == Self.red && picture[15, 5] == Self.white && picture[5, 15] == Self.white)
        #expect(picture[39, 35] == Self.red && picture[41, 35] == Self.white)
        #expect(picture[65, 5] == Self.blue && picture[75, 5] == Self.white)
        #expect(picture[90, 5] == Self.black)
        #expect(app.all(.image).map(\.label) == ["Half", "Half", "Half"])
        let broken = try mount(width: 20, height: 20) {
            Image(size: CGSize(width: CGFloat.nan, height: -3)) { _ in }
        }
        _ = broken.freshPicture()
    }

    @Test("A drawn image redraws when the state that it read changes")
    func drawnImageReads() throws {
        let model = Model()
        let app = try mount(width: 20, height: 20) {
            Image(size: CGSize(width: 20, height: 20)) { $0.fill(all, with: .color(model.color)) }
        }
        #expect(app.paintedScreen()[5, 5] == Self.red)
        model.color = blueColor
        app.update()
        #expect(app.paintedScreen()[5, 5] == Self.blue)
    }

    @Test("A shading fills the parts of a text without their own color")
    func textShading() throws {
        let words = Text(verbatim: "██") + Text(verbatim: "██").foregroundStyle(blueColor)
        var sizes: [CGSize] = []
        let picture = try draw { context, _ in
            var text = context.resolve(words.font(.system(size: 20)))
            let room = CGSize(width: 1000, height: 1000)
            sizes.append(text.measure(in: room))
            text.shading = .color(redColor)
            sizes.append(text.measure(in: room))
            context.draw(text, at: .zero, anchor: .topLeading)
        }
        #expect(sizes.count >= 2 && sizes[0] == sizes[1])
        let (width, height) = (Int(sizes[0].width), Int(sizes[0].height))
        let (first, last) = (picture[width / 4, height / 2], picture[width * 3 / 4, height / 2])
        // Letters have edges, but for the most part their own color.
        #expect(first >> 16 & 255 > 240 && first & 255 < 60)
        #expect(last & 255 > 240 && last >> 16 & 255 < 60)
    }

    @Test("A symbol's text is sharp at any scale", arguments: [1, 1.5, 2] as [CGFloat])
    func sharpSymbols(scale: CGFloat) throws {
        let label = Text(verbatim: "Sharp").foregroundStyle(Color.black)
        let drawn = try mount(width: 80, height: 30, scale: scale) {
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: 0) else { return }
                context.draw(symbol, at: CGPoint(x: 6, y: 4), anchor: .topLeading)
            } symbols: {
                label.tag(0)
            }
            .background(Color.white)
        }.freshPicture()
        let plain = try mount(width: 80, height: 30, scale: scale) {
            ZStack(alignment: .topLeading) {
                Color.white
                label.padding(EdgeInsets(top: 4, leading: 6, bottom: 0, trailing: 0))
            }
        }.freshPicture()
        #expect(drawn.pixels == plain.pixels)
    }

    @Test("NaN coordinates draw nothing and cause no crash")
    func notNumbers() throws {
        let picture = try mount(width: 100, height: 100) {
            Canvas { context, _ in
                let bad = [CGFloat.nan, .infinity, -.infinity, 0, 1e300]
                for value in bad {
                    let rect = CGRect(x: value, y: 0, width: value, height: 10)
                    context.draw(Image(systemName: "star"), in: rect)
                    if let symbol = context.resolveSymbol(id: 0) {
                        context.draw(symbol, in: rect)
                        context.draw(symbol, at: CGPoint(x: value, y: value))
                    }
                    context.fill(
                        Path(CGRect(x: 0, y: 90, width: 5, height: 5)),
                        with: .radialGradient(
                            Gradient(colors: [redColor, blueColor]), center: CGPoint(x: value, y: 0),
                            startRadius: value, endRadius: 1, options: .mirror))
                }
                context.fill(Path(CGRect(x: 50, y: 50, width: 50, height: 50)), with: .color(redColor))
            } symbols: {
                Color.blue.frame(width: 10, height: 0).tag(0)
            }
        }.freshPicture()
        #expect(picture[75, 75] == Self.red)
    }
}
