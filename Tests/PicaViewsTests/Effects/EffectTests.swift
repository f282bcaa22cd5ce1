import Foundation
import PicaCanvas
import PicaTesting
import PicaUI
import Testing

/// Effects on the picture of a whole view, pixel by pixel.
@MainActor @Suite struct EffectTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
    private let white: UInt32 = 0xFFFF_FFFF
    private let redPixel: UInt32 = 0xFFFF_0000
    private let bluePixel: UInt32 = 0xFF00_00FF

    private func draw<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Bitmap {
        let content = content()
        return try mount(width: 100, height: 100) {
            ZStack {
                Color.white; content
            }
        }.freshPicture()
    }

    private func parts(_ pixel: UInt32) -> [Int] { [16, 8, 0].map { Int(pixel >> $0 & 255) } }
    private func isNear(_ pixel: UInt32, _ parts: [Int], by least: Int = 2) -> Bool {
        zip(self.parts(pixel), parts).allSatisfy { abs($0 - $1) <= least }
    }

    // MARK: Colors

    @Test("Color effects transform colors")
    func colors() throws {
        let color = Color(red: 0.4, green: 0.2, blue: 0.6)
        func pixel<Content: View>(_ change: (Color) -> Content) throws -> UInt32 {
            try draw { change(color) }[50, 50]
        }
        #expect(isNear(try pixel { $0.brightness(0.2) }, [153, 102, 204]))
        #expect(isNear(try pixel { $0.contrast(0.5) }, [115, 89, 140]))
        #expect(isNear(try pixel { $0.contrast(0) }, [128, 128, 128]))
        // The luminance of the color is 0.2126 * 102 + 0.7152 * 51 + 0.0722 * 153.
        #expect(isNear(try pixel { $0.saturation(0) }, [69, 69, 69]))
        #expect(isNear(try pixel { $0.grayscale(1) }, [69, 69, 69]))
        #expect(isNear(try pixel { $0.grayscale(0.5) }, [86, 60, 111]))
        #expect(isNear(try pixel { $0.colorInvert() }, [153, 204, 102]))
        #expect(isNear(try pixel { $0.colorMultiply(Color(red: 0.5, green: 1, blue: 0)) }, [51, 51, 0]))
        #expect(isNear(try pixel { $0.hueRotation(.degrees(360)) }, [102, 51, 153]))
        #expect(isNear(try pixel { $0.luminanceToAlpha() }, [186, 186, 186]))
    }

    @Test("A NaN or neutral amount leaves a view unchanged")
    func nothing() throws {
        let picture = try draw {
            red.brightness(.nan).contrast(1).saturation(.infinity).hueRotation(.zero).grayscale(0)
                .blur(radius: .nan).blur(radius: -3)
        }
        #expect(picture[50, 50] == redPixel)
    }

    // MARK: Blur and shadow

    @Test("A blur extends past the frame and has a Gaussian edge profile")
    func blur() throws {
        let picture = try draw { Color.black.frame(width: 50, height: 100).blur(radius: 5) }
        // The edges are at 25 and 75: 0.9 deviations outside is 18 % of the color, 1.1 inside all but 14 %.
        #expect(isNear(picture[50, 50], [0, 0, 0]))
        #expect(abs(parts(picture[20, 50])[0] - 208) < 8)
        #expect(abs(parts(picture[30, 50])[0] - 35) < 8)
        #expect(picture[2, 50] == white)
    }

    @Test("An opaque blur ends at the frame")
    func opaqueBlur() throws {
        let picture = try draw { Color.black.frame(width: 50, height: 50).blur(radius: 5, opaque: true) }
        #expect(picture[26, 50] == 0xFF00_0000)
        #expect(picture[24, 50] == white)
    }

    @Test("A shadow has the visible shape at its offset")
    func shadow() throws {
        let picture = try draw {
            Circle().fill(red).frame(width: 40, height: 40).shadow(color: .black, radius: 0, x: 20, y: 10)
        }
        #expect(picture[50, 50] == redPixel)
        #expect(picture[85, 60] == 0xFF00_0000)
        #expect(picture[88, 78] == white)
        let soft = try draw { red.frame(width: 40, height: 40).shadow(radius: 6) }
        #expect(soft[50, 50] == redPixel)
        #expect((170..<250).contains(parts(soft[72, 50])[0]))
        #expect(soft[98, 50] == white)
    }

    @Test("A blurred view's change damages the whole blur radius")
    func damage() throws {
        let state = Shade()
        struct Page: View {
            let state: Shade
            var body: some View {
                ZStack {
                    Color.white
                    (state.isDark ? Color.black : Color(red: 1, green: 0, blue: 0)).frame(
                        width: 20, height: 20
                    )
                    .shadow(color: .blue, radius: 0, x: 25).blur(radius: 4)
                }
            }
        }
        let app = try mount(width: 100, height: 100) { Page(state: state) }
        _ = app.paintedScreen()
        state.isDark = true
        #expect(app.paintedScreen().pixels == app.freshPicture().pixels)
    }

    @Test("A change outside the viewport is painted as far as its effect reaches inside")
    func damageFromOutside() throws {
        let state = Shade()
        struct Page: View {
            let state: Shade
            var body: some View {
                ZStack {
                    Color.white
                    (state.isDark ? Color.black : Color.clear)
                        .frame(width: 20, height: 100)
                        .shadow(color: .blue, radius: 0, x: 25)
                        .offset(x: -30).frame(width: 40, height: 100).clipped()
                }
            }
        }
        let app = try mount(width: 100, height: 100) { Page(state: state) }
        _ = app.paintedScreen()
        state.isDark = true
        let picture = app.paintedScreen()
        #expect(picture[45, 50] != white)
        #expect(picture.pixels == app.freshPicture().pixels)
    }

    @MainActor @Observable final class Shade {
        var isDark = false
    }

    // MARK: Blending

    @Test("A blended view blends with everything below, in a group only with the group")
    func blending() throws {
        let open = try draw {
            ZStack {
                blue
                ZStack { red.blendMode(.plusLighter) }.frame(width: 50)
            }
        }
        #expect(open[50, 50] == 0xFFFF_00FF)
        let grouped = try draw {
            ZStack {
                blue
                ZStack { red.blendMode(.plusLighter) }.compositingGroup().frame(width: 50)
            }
        }
        #expect(grouped[50, 50] == redPixel)
        let group = try draw {
            ZStack {
                blue
                ZStack { red.blendMode(.plusLighter) }.drawingGroup().frame(width: 50)
            }
        }
        #expect(group[50, 50] == redPixel)
    }

    /// The formulas of the W3C's "Compositing and Blending", for opaque colors.
    private static func blended(_ mode: BlendMode, _ b: [Double], _ s: [Double]) -> [Double]? {
        func each(_ formula: (Double, Double) -> Double) -> [Double] { zip(b, s).map(formula) }
        func hardLight(_ b: Double, _ s: Double) -> Double {
            s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
        }
        func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
        func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }
        func clipped(_ c: [Double]) -> [Double] {
            let (l, n, x) = (luminosity(c), c.min() ?? 0, c.max() ?? 0)
            var c = c
            if n < 0 { c = c.map { l + ($0 - l) * l / (l - n) } }
            if x > 1 { c = c.map { l + ($0 - l) * (1 - l) / (x - l) } }
            return c
        }
        func with(_ c: [Double], luminosity l: Double) -> [Double] {
            let d = l - luminosity(c)
            return clipped(c.map { $0 + d })
        }
        func with(_ c: [Double], saturation s: Double) -> [Double] {
            let (n, x) = (c.min() ?? 0, c.max() ?? 0)
            return c.map { x > n ? ($0 - n) * s / (x - n) : 0 }
        }
        switch mode {
        case .normal, .sourceAtop: return s
        case .multiply: return each(*)
        case .screen: return each { $0 + $1 - $0 * $1 }
        case .overlay: return each { hardLight($1, $0) }
        case .darken: return each(min)
        case .lighten: return each(max)
        case .colorDodge: return each { $0 == 0 ? 0 : $1 == 1 ? 1 : min(1, $0 / (1 - $1)) }
        case .colorBurn: return each { $0 == 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
        case .hardLight: return each(hardLight)
        case .softLight:
            return each { b, s in
                let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
                return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
            }
        case .difference: return each { abs($0 - $1) }
        case .exclusion: return each { $0 + $1 - 2 * $0 * $1 }
        case .hue: return with(with(s, saturation: saturation(b)), luminosity: luminosity(b))
        case .saturation: return with(with(b, saturation: saturation(s)), luminosity: luminosity(b))
        case .color: return with(s, luminosity: luminosity(b))
        case .luminosity: return with(b, luminosity: luminosity(s))
        case .plusLighter: return each { min(1, $0 + $1) }
        case .plusDarker: return each { max(0, $0 + $1 - 1) }
        case .destinationOver: return b
        case .destinationOut: return nil
        }
    }

    @Test(
        "Every blend mode matches the W3C formulas",
        arguments: BlendMode.allCases)
    func modes(mode: BlendMode) throws {
        var random = SeededRandom(seed: 12)
        for _ in 0..<12 {
            let (below, above) = (
                (0..<3).map { _ in Double.random(in: 0...1, using: &random) },
                (0..<3).map { _ in Double.random(in: 0...1, using: &random) }
            )
            guard let wanted = Self.blended(mode, below, above) else { continue }
            let picture = try draw {
                ZStack {
                    Color(red: below[0], green: below[1], blue: below[2])
                    Color(red: above[0], green: above[1], blue: above[2]).blendMode(mode)
                }
            }
            let bytes = wanted.map { Int(($0 * 255).rounded()) }
            #expect(isNear(picture[50, 50], bytes, by: 4), "\(mode) of \(above) over \(below)")
        }
    }

    // MARK: Clips and masks

    @Test("A view clipped to a shape shows only inside it")
    func clipShape() throws {
        let picture = try draw { red.clipShape(Circle()) }
        #expect(picture[50, 50] == redPixel)
        #expect(picture[3, 3] == white)
        let round = try draw { red.cornerRadius(30) }
        #expect(round[2, 2] == white && round[2, 50] == redPixel)
    }

    /// Two squares that wind the same way, at the left.
    private struct Frame: Shape {
        func path(in rect: CGRect) -> Path {
            Path {
                $0.addRect(CGRect(x: 0, y: 0, width: 60, height: 60))
                $0.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
            }
        }
        var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    }

    @Test("A clip follows fill rules, mirroring and container shape like a drawn shape")
    func clipsAsDrawn() throws {
        let open = try draw { red.clipShape(Frame(), style: FillStyle(eoFill: true)) }
        #expect(open[10, 10] == redPixel && open[30, 30] == white)
        let mirrored = try draw {
            red.clipShape(Frame()).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(mirrored[30, 10] == white && mirrored[90, 10] == redPixel)
        let inner = try draw {
            red.clipShape(ContainerRelativeShape()).padding(10)
                .containerShape(RoundedRectangle(cornerRadius: 50, style: .circular))
        }
        #expect(inner[15, 15] == white && inner[50, 12] == redPixel)
    }

    @Test("A mask's opacity applies to its view; the mask is not touchable or accessible")
    func mask() throws {
        let count = Counter()
        let app = try mount(width: 100, height: 100) {
            ZStack {
                Color.white
                Button("Under") { count.add() }.frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(red)
                    .mask(alignment: .leading) {
                        Button("Mask") {}.hidden()
                        Color.black.opacity(0.5).frame(width: 50)
                    }
            }
        }
        let picture = app.freshPicture()
        #expect(isNear(picture[10, 10], [255, 127, 127]))
        #expect(picture[90, 10] == white)
        #expect(app.all(.button).map(\.label) == ["Under"])
        try app.find(.button, "Under").click()
        #expect(count.count == 1)
    }

    @Test("Text can be a mask for a gradient")
    func textMask() throws {
        let picture = try draw {
            LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
                .mask(Text(verbatim: "■■■").font(.system(size: 30)))
        }
        #expect(picture[2, 2] == white)
        let inked = (0..<100).filter { picture[$0, 50] != white }
        #expect(inked.count > 20)
    }

    // MARK: Motion

    @Test("Effects animate with their transactions")
    func motion() throws {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                Color.black.opacity(1).brightness(isOn ? 1 : 0)
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
            }
        }
        let app = try mount(width: 100, height: 100) { Page() }
        app.click(at: CGPoint(x: 50, y: 50))
        app.advance(by: 0.5)
        #expect(isNear(app.freshPicture()[50, 50], [128, 128, 128], by: 6))
        app.advance(by: 1)
        #expect(app.freshPicture()[50, 50] == white)
    }
}
