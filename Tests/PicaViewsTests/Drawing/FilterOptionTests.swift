import Foundation
import Observation
import PicaCanvas
import PicaTesting
import PicaUI
import Testing

/// The effect of a graphics context's filters on pixels, by their options.
@MainActor @Suite struct FilterOptionTests {
    /// The picture of 100 points that a closure draws on white.
    private func draw(_ sketch: @escaping (inout GraphicsContext) -> Void) throws -> Bitmap {
        try mount(width: 100, height: 100) {
            ZStack {
                Color.white
                Canvas { context, _ in sketch(&context) }
            }
        }.freshPicture()
    }

    private let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    private let left = Path(CGRect(x: 0, y: 0, width: 50, height: 100))
    private let middle = Path(CGRect(x: 40, y: 40, width: 20, height: 20))
    private let red = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)
    private let white: UInt32 = 0xFFFF_FFFF
    private let redPixel: UInt32 = 0xFFFF_0000
    private let bluePixel: UInt32 = 0xFF00_00FF
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func isNear(_ pixel: UInt32, _ parts: [Int], by least: Int = 2) -> Bool {
        zip([16, 8, 0] as [UInt32], parts).allSatisfy { abs(Int(pixel >> $0 & 255) - $1) <= least }
    }

    // MARK: Colors

    @Test("A color matrix combines all channels of unpremultiplied colors")
    func colorMatrix() throws {
        #expect(ColorMatrix() == ColorMatrix())
        var swap = ColorMatrix()
        (swap.r1, swap.r2, swap.r3) = (0, 0, 1)
        (swap.b1, swap.b2, swap.b3, swap.b5) = (0.5, 0, 0, 0.1)
        let picture = try draw { context in
            var same = context
            same.addFilter(.colorMatrix(ColorMatrix()))
            same.fill(left, with: .color(red: 0.8, green: 0.4, blue: 0.2))
            context.addFilter(.colorMatrix(swap))
            context.fill(
                Path(CGRect(x: 50, y: 0, width: 50, height: 100)),
                with: .color(red: 0.8, green: 0.4, blue: 0.2))
        }
        #expect(isNear(picture[25, 50], [204, 102, 51]))
        #expect(isNear(picture[75, 50], [51, 102, 128]))
        // Half as opaque as it is red, whatever its opacity.
        var red = ColorMatrix()
        (red.a1, red.a4) = (0.5, 0)
        let faded = try draw { context in
            context.addFilter(.colorMatrix(red))
            context.fill(all, with: .color(red: 1, green: 0, blue: 0, opacity: 0.2))
        }
        #expect(isNear(faded[50, 50], [255, 128, 128]))
    }

    @Test(
        "A matrix that adds opacity fills empty areas within the clip; NaN changes nothing"
    )
    func boundlessMatrix() throws {
        var matrix = ColorMatrix()
        (matrix.b5, matrix.a5) = (1, 1)
        let app = try mount(width: 100, height: 100) {
            ZStack {
                Color.white
                Canvas { context, _ in
                    context.addFilter(.colorMatrix(matrix))
                    context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: red)
                }
                .frame(width: 50, height: 50)
            }
        }
        let picture = app.freshPicture()
        #expect(picture[60, 60] == bluePixel)
        #expect(picture[27, 27] == 0xFFFF_00FF)
        #expect(picture[20, 60] == white && picture[80, 60] == white)
        matrix.g3 = .nan
        let unchanged = try draw { context in
            context.addFilter(.colorMatrix(matrix))
            context.fill(left, with: red)
        }
        #expect(unchanged[25, 50] == redPixel && unchanged[75, 50] == white)
    }

    @Test("In linear color, values are halved and mixed as light")
    func linearColor() throws {
        var half = ColorMatrix()
        (half.r1, half.g2, half.b3) = (0.5, 0.5, 0.5)
        let picture = try draw { context in
            var linear = context
            linear.addFilter(.colorMatrix(half), options: .linearColor)
            linear.fill(left, with: .color(white: 1))
            context.addFilter(.colorMatrix(half))
            context.fill(Path(CGRect(x: 50, y: 0, width: 50, height: 100)), with: .color(white: 1))
        }
        // Half of the light is 188 of 255.
        #expect(isNear(picture[25, 50], [188, 188, 188]))
        #expect(isNear(picture[75, 50], [128, 128, 128]))
        func edge(_ options: GraphicsContext.FilterOptions) throws -> UInt32 {
            try draw { context in
                context.addFilter(.blur(radius: 3), options: options)
                context.drawLayer { layer in
                    layer.fill(all, with: .color(white: 0))
                    layer.fill(left, with: .color(white: 1))
                }
            }[50, 50]
        }
        // A sixth of a deviation beyond the edge: 0.434 of the white, in numbers and in light.
        #expect(isNear(try edge([]), [111, 111, 111], by: 4))
        #expect(isNear(try edge(.linearColor), [175, 175, 175], by: 4))
    }

    // MARK: Shadows

    @Test("A shadow is below, above, or alone")
    func shadowPlaces() throws {
        func shadow(_ options: GraphicsContext.ShadowOptions) throws -> Bitmap {
            try draw { context in
                context.addFilter(.shadow(color: blue, radius: 0, x: 10, y: 0, options: options))
                context.fill(middle, with: red)
            }
        }
        let below = try shadow([])
        #expect(below[45, 50] == redPixel && below[55, 50] == redPixel && below[65, 50] == bluePixel)
        let above = try shadow(.shadowAbove)
        #expect(above[45, 50] == redPixel && above[55, 50] == bluePixel && above[65, 50] == bluePixel)
        let alone = try shadow(.shadowOnly)
        #expect(alone[45, 50] == white && alone[55, 50] == bluePixel && alone[65, 50] == bluePixel)
    }

    @Test("An inverted shadow surrounds the shape, or with blending lies inside its edges")
    func invertedShadow() throws {
        let outside = try draw { context in
            context.addFilter(.shadow(color: blue, radius: 0, options: [.invertsAlpha, .shadowOnly]))
            context.fill(middle, with: red)
        }
        #expect(outside[50, 50] == white && outside[35, 50] == bluePixel && outside[2, 98] == bluePixel)
        let inside = try draw { context in
            context.addFilter(
                .shadow(
                    color: blue, radius: 0, x: 5, y: 0, blendMode: .sourceAtop,
                    options: [.invertsAlpha, .shadowAbove]))
            context.fill(middle, with: red)
        }
        #expect(inside[42, 50] == bluePixel && inside[47, 50] == redPixel)
        #expect(inside[35, 50] == white && inside[63, 50] == white)
    }

    @Test("A shadow without a group blends with the backdrop; in a group it blends with its content")
    func ungroupedShadow() throws {
        func shadow(_ options: GraphicsContext.ShadowOptions) throws -> Bitmap {
            try draw { context in
                context.fill(all, with: .color(red: 1, green: 1, blue: 0))
                context.addFilter(
                    .shadow(
                        color: Color(red: 0, green: 1, blue: 1), radius: 0, x: 10, y: 0,
                        blendMode: .multiply, options: options))
                context.fill(middle, with: red)
            }
        }
        let grouped = try shadow([])
        #expect(grouped[50, 50] == redPixel && grouped[65, 50] == 0xFF00_FFFF)
        let ungrouped = try shadow(.disablesGroup)
        #expect(ungrouped[55, 50] == redPixel && ungrouped[65, 50] == 0xFF00_FF00)
        let above = try shadow([.disablesGroup, .shadowAbove])
        #expect(above[45, 50] == redPixel && above[55, 50] == 0xFF00_0000 && above[65, 50] == 0xFF00_FF00)
        let alone = try shadow([.disablesGroup, .shadowOnly])
        #expect(alone[45, 50] == 0xFFFF_FF00 && alone[55, 50] == 0xFF00_FF00)
    }

    // MARK: Blurs

    @Test("An opaque blur is opaque within its reach")
    func opaqueBlur() throws {
        func blur(_ options: GraphicsContext.BlurOptions) throws -> Bitmap {
            try draw { context in
                context.addFilter(.blur(radius: 4, options: options))
                context.fill(middle, with: red)
            }
        }
        let plain = try blur([])
        #expect(plain[36, 50] != redPixel && plain[36, 50] != white)
        let opaque = try blur(.opaque)
        #expect(opaque[36, 50] == redPixel && opaque[50, 50] == redPixel)
        #expect(opaque[20, 50] == white)
    }

    @Test("A dithered blur matches the plain one on average and has no banding")
    func ditheredBlur() throws {
        func blur(_ options: GraphicsContext.BlurOptions) throws -> [Int] {
            let picture = try draw { context in
                context.addFilter(.blur(radius: 60, options: options))
                context.fill(all, with: .color(white: 0))
            }
            return (40..<60).flatMap { y in (40..<60).map { Int(picture[$0, y] & 255) } }
        }
        let (plain, dithered) = (try blur([]), try blur(.dithersResult))
        #expect(zip(plain, dithered).allSatisfy { abs($0 - $1) <= 1 })
        #expect(abs(plain.reduce(0, +) - dithered.reduce(0, +)) < 200)
        func changes(_ row: ArraySlice<Int>) -> Int { zip(row, row.dropFirst()).count { $0 != $1 } }
        #expect(changes(dithered[0..<20]) > changes(plain[0..<20]))
    }

    @Test("Painting only the damage equals painting everything, with filter options, too")
    func pieces() throws {
        let model = Steps()
        let app = try mount(width: 100, height: 100) { FilteredSteps(model: model) }
        _ = app.paintedScreen()
        for _ in 0..<4 {
            model.count += 1
            let painted = app.paintedScreen().pixels
            #expect(painted == app.freshPicture().pixels)
        }
    }

    @Observable @MainActor final class Steps { var count = 0 }

    private struct FilteredSteps: View {
        let model: Steps

        var body: some View {
            Canvas { context, size in
                context.addFilter(
                    .blur(radius: 3, options: [.opaque, .dithersResult]), options: .linearColor)
                context.addFilter(
                    .shadow(radius: 2, x: 3, options: [.invertsAlpha, .shadowAbove, .disablesGroup]))
                context.fill(
                    Path(CGRect(x: 5 * Double(model.count), y: 20, width: 30, height: 30)),
                    with: .color(red: 1, green: 0.5, blue: 0))
            }
            .frame(width: 80, height: 60)
        }
    }
}
