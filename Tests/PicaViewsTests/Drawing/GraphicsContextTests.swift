import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

/// An app's drawing in a context, pixel by pixel.
@MainActor @Suite struct GraphicsContextTests {
    private struct Sketch: TextRenderer {
        let sketch: (inout GraphicsContext) -> Void
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { sketch(&ctx) }
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            CGSize(width: 100, height: 100)
        }
    }

    /// The picture of 100 points that a closure draws on white.
    private func draw(_ sketch: @escaping (inout GraphicsContext) -> Void) throws -> Bitmap {
        try mount(width: 100, height: 100) {
            ZStack {
                Color.white
                Text(verbatim: "x").textRenderer(Sketch(sketch: sketch))
            }
        }.freshPicture()
    }

    private let red = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)
    private let blue = GraphicsContext.Shading.color(red: 0, green: 0, blue: 1)
    private let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    private let left = Path(CGRect(x: 0, y: 0, width: 50, height: 100))
    private let white: UInt32 = 0xFFFF_FFFF
    private let redPixel: UInt32 = 0xFFFF_0000
    private let bluePixel: UInt32 = 0xFF00_00FF

    @Test("Paths are filled and stroked on top of each other")
    func shapes() throws {
        let picture = try draw {
            $0.fill(all, with: red)
            $0.fill(Path(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50)), with: blue)
            $0.stroke(
                Path {
                    $0.move(to: CGPoint(x: 0, y: 90)); $0.addLine(to: CGPoint(x: 100, y: 90))
                }, with: blue, lineWidth: 6)
        }
        #expect(picture[2, 2] == redPixel)
        #expect(picture[50, 50] == bluePixel)
        #expect(picture[28, 28] == redPixel)
        #expect(picture[50, 90] == bluePixel)
    }

    @Test("A backdrop copies the drawing so far inside a path, unaffected by transforms")
    func backdrop() throws {
        let picture = try draw { context in
            context.fill(left, with: red)
            var changed = context
            changed.translateBy(x: 0, y: 50)
            changed.addFilter(.colorInvert())
            changed.fill(all, with: context.resolve(.backdrop))
            context.stroke(left, with: blue, lineWidth: 4)
        }
        #expect(picture[25, 25] == redPixel)
        #expect(picture[25, 75] == 0xFF00_FFFF)
        #expect(picture[75, 75] == white)
        #expect(picture[50, 75] == bluePixel)
    }

    @Test("An image drawn over itself repeatedly takes linear time")
    func backdrops() throws {
        let picture = try draw { context in
            context.fill(left, with: red)
            for _ in 0..<60 { context.fill(all, with: .backdrop) }
        }
        #expect(picture[25, 25] == redPixel)
        #expect(picture[75, 75] == white)
    }

    @Test("Transforms concatenate, and a copied context has its own")
    func transforms() throws {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let picture = try draw { context in
            var copy = context
            copy.translateBy(x: 50, y: 50)
            copy.rotate(by: .degrees(90))
            copy.scaleBy(x: 2, y: 1)
            copy.fill(square, with: red)
            context.concatenate(CGAffineTransform(translationX: 80, y: 0))
            context.fill(square, with: blue)
        }
        // Scaled to 20 by 10, turned to stand left of 50 and below.
        #expect(picture[45, 65] == redPixel)
        #expect(picture[55, 55] == white)
        #expect(picture[45, 75] == white)
        #expect(picture[85, 5] == bluePixel)
        #expect(picture[5, 5] == white)
    }

    @Test("A clip limits later drawing, an inverse clip its outside, and a copy has its own clip")
    func clips() throws {
        let picture = try draw { context in
            var copy = context
            copy.clip(to: left)
            copy.clip(to: Path(CGRect(x: 0, y: 0, width: 100, height: 50)), options: .inverse)
            copy.fill(all, with: red)
            context.fill(Path(CGRect(x: 90, y: 0, width: 10, height: 10)), with: blue)
        }
        #expect(picture[25, 75] == redPixel)
        #expect(picture[25, 25] == white)
        #expect(picture[75, 75] == white)
        #expect(picture[95, 5] == bluePixel)
    }

    @Test(
        "A clip is in the space at its creation, and its bounds are in the current space")
    func clipBounds() throws {
        var bounds: [CGRect] = []
        let picture = try draw { context in
            context.translateBy(x: 20, y: 0)
            bounds.append(context.clipBoundingRect)
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
            context.translateBy(x: -20, y: 0)
            bounds.append(context.clipBoundingRect)
            context.fill(all, with: red)
        }
        #expect(bounds[0] == CGRect(x: -20, y: 0, width: 100, height: 100))
        #expect(bounds[1] == CGRect(x: 20, y: 0, width: 20, height: 20))
        #expect(picture[30, 10] == redPixel)
        #expect(picture[10, 10] == white)
        #expect(picture[50, 10] == white)
    }

    @Test("A clip to a layer keeps what the layer covers")
    func layerClip() throws {
        let picture = try draw { context in
            context.clipToLayer { layer in
                layer.fill(left, with: .color(white: 0))
                layer.fill(
                    Path(CGRect(x: 50, y: 0, width: 50, height: 50)), with: .color(white: 0, opacity: 0.5))
            }
            context.fill(all, with: red)
        }
        #expect(picture[25, 25] == redPixel)
        #expect(picture[75, 75] == white)
        #expect(abs(Int(picture[75, 25] >> 8 & 255) - 128) <= 2)
    }

    @Test("Overlaps inside a translucent layer do not show through; without a layer they do")
    func layers() throws {
        let picture = try draw { context in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(left, with: red)
                layer.fill(left, with: red)
            }
            context.fill(Path(CGRect(x: 50, y: 0, width: 50, height: 100)), with: red)
            context.fill(Path(CGRect(x: 50, y: 0, width: 50, height: 100)), with: red)
        }
        #expect(abs(Int(picture[25, 50] >> 8 & 255) - 128) <= 2)
        #expect(abs(Int(picture[75, 50] >> 8 & 255) - 64) <= 2)
    }

    @Test("A layer uses its context's space and is not transformed twice")
    func layerTransform() throws {
        let picture = try draw { context in
            context.translateBy(x: 30, y: 30)
            context.drawLayer { layer in
                layer.translateBy(x: 10, y: 0)
                layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: red)
            }
        }
        #expect(picture[45, 35] == redPixel)
        #expect(picture[35, 35] == white)
        #expect(picture[75, 65] == white)
    }

    @Test("Blend modes mix with the content below")
    func blending() throws {
        let picture = try draw { context in
            context.fill(all, with: red)
            context.blendMode = .multiply
            context.fill(left, with: blue)
            context.blendMode = .plusLighter
            context.fill(Path(CGRect(x: 50, y: 0, width: 50, height: 50)), with: blue)
        }
        #expect(picture[25, 50] == 0xFF00_0000)
        #expect(picture[75, 25] == 0xFFFF_00FF)
        #expect(picture[75, 75] == redPixel)
    }

    @Test("Filters change later drawing, and the last added one applies first")
    func filters() throws {
        let picture = try draw { context in
            var inverted = context
            inverted.addFilter(.colorInvert())
            inverted.fill(left, with: .color(red: 0, green: 1, blue: 1))
            var shadowed = context
            shadowed.addFilter(.shadow(color: .black, radius: 0, x: 20, y: 0))
            shadowed.addFilter(.grayscale(1))
            shadowed.fill(Path(CGRect(x: 60, y: 0, width: 10, height: 100)), with: red)
        }
        #expect(picture[25, 50] == redPixel)
        // Gray itself, and its shadow in its own color.
        let grey = picture[65, 50]
        #expect(grey >> 16 & 255 == grey >> 8 & 255 && grey != white)
        #expect(picture[85, 50] == 0xFF00_0000)
    }

    @Test("A blur extends past the edge")
    func blur() throws {
        let picture = try draw { context in
            context.addFilter(.blur(radius: 5))
            context.fill(left, with: red)
        }
        #expect(picture[53, 50] != white)
        #expect(picture[47, 50] != redPixel)
        #expect(picture[20, 50] == redPixel)
    }

    @Test("Gradients run between their points")
    func gradients() throws {
        let gradient = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
        let line = try draw {
            $0.fill(
                all,
                with: .linearGradient(
                    gradient, startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 100, y: 0)))
        }
        #expect(line[0, 50] >> 16 & 255 > 250)
        #expect(abs(Int(line[50, 50] >> 16 & 255) - 128) < 4)
        #expect(line[99, 50] & 255 > 250)
        let circle = try draw {
            $0.fill(
                all,
                with: .radialGradient(gradient, center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 50))
        }
        #expect(circle[50, 50] >> 16 & 255 > 245)
        #expect(circle[50, 2] & 255 > 235)
        let cone = try draw {
            $0.fill(all, with: .conicGradient(gradient, center: CGPoint(x: 50, y: 50)))
        }
        // Clockwise from the right.
        #expect(cone[90, 52] >> 16 & 255 > 240)
        #expect(cone[90, 47] & 255 > 240)
        let stops = Gradient(stops: [.init(color: .red, location: 0.4), .init(color: .red, location: 1)])
        #expect(stops.stops.map(\.location) == [0.4, 1])
    }

    @Test("Styles resolve in the view's environment")
    func styles() throws {
        let app = try mount(width: 100, height: 100) {
            Text(verbatim: "x").textRenderer(
                Sketch { $0.fill(all, with: .foreground) }
            )
            .foregroundStyle(Color(red: 0, green: 0, blue: 1))
        }
        #expect(app.freshPicture()[50, 50] == bluePixel)
    }

    @Test("Text is drawn at a point by its anchor, or wrapped in a rectangle")
    func texts() throws {
        let text = Text(verbatim: "mmm mmm").font(.system(size: 12))
        var sizes: [CGSize] = []
        var baselines: [CGFloat] = []
        let anchored = try draw { context in
            let resolved = context.resolve(text)
            sizes = [
                resolved.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)),
                resolved.measure(in: CGSize(width: 40, height: 100)),
            ]
            baselines = [
                resolved.firstBaseline(in: CGSize(width: 40, height: 100)),
                resolved.lastBaseline(in: CGSize(width: 40, height: 100)),
            ]
            context.draw(text, at: CGPoint(x: 100, y: 100), anchor: .bottomTrailing)
        }
        #expect(sizes[0].height < sizes[1].height)
        #expect(sizes[1].width <= 40)
        #expect(abs(baselines[1] - baselines[0] - sizes[0].height) < 1)
        func ink(_ picture: Bitmap) -> CGRect {
            var place = CGRect.null
            for y in 0..<100 {
                for x in 0..<100 where picture[x, y] != white {
                    place = place.union(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
            return place
        }
        #expect(ink(anchored).minX > 100 - sizes[0].width - 1)
        #expect(ink(anchored).maxY > 90)
        let wrapped = try draw { $0.draw(text, in: CGRect(x: 10, y: 10, width: 40, height: 80)) }
        #expect(ink(wrapped).minX >= 10)
        #expect(ink(wrapped).maxX <= 51)
        #expect(ink(wrapped).height > ink(anchored).height + 10)
    }

    @Test("NaN values draw nothing and cause no crash")
    func notNumbers() throws {
        let picture = try draw { context in
            var copy = context
            copy.opacity = .nan
            copy.scaleBy(x: .nan, y: 0)
            copy.clip(to: Path(CGRect(x: CGFloat.nan, y: 0, width: 10, height: .infinity)))
            copy.addFilter(.blur(radius: .infinity))
            copy.fill(all, with: red)
            _ = copy.clipBoundingRect
            copy.draw(Text(verbatim: "x"), at: CGPoint(x: CGFloat.nan, y: 0))
            context.fill(left, with: blue)
        }
        #expect(picture[25, 50] == bluePixel)
    }

    @Test("Letters fade the same way whether drawn one by one or in a layer")
    func fadedLetters() throws {
        struct Fading: TextRenderer {
            let isLayer: Bool
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
                ctx.opacity = 0.4
                func drawLetters(_ ctx: GraphicsContext) {
                    for letter in layout.flatMap({ $0 }).flatMap({ $0 }) { ctx.draw(letter) }
                }
                if isLayer { ctx.drawLayer { drawLetters($0) } } else { drawLetters(ctx) }
            }
        }
        func picture(_ isLayer: Bool) throws -> Bitmap {
            try mount(width: 120, height: 30) {
                Text(verbatim: "fade 👍🏽 out").textRenderer(Fading(isLayer: isLayer))
            }.freshPicture()
        }
        let (one, other) = (try picture(true), try picture(false))
        var apart = 0
        for (x, y) in (0..<30).flatMap({ y in (0..<120).map { ($0, y) } }) {
            for shift in [0, 8, 16] as [UInt32] {
                apart = max(apart, abs(Int(one[x, y] >> shift & 255) - Int(other[x, y] >> shift & 255)))
            }
        }
        // Rounded at other steps.
        #expect(apart <= 6)
    }
}
