import Foundation
import PicaCanvas
import PicaTesting
import PicaUI
import Testing

/// Fills of shapes, texts and symbols, pixel by pixel.
@MainActor @Suite struct ShapeStyleTests {
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

    private func fill<S: ShapeStyle>(_ style: S) throws -> Bitmap { try draw { Rectangle().fill(style) } }

    /// Red, green and blue of a pixel.
    private func parts(_ pixel: UInt32) -> [Int] { [16, 8, 0].map { Int(pixel >> $0 & 255) } }
    private func isNear(_ pixel: UInt32, _ parts: [Int], by least: Int = 4) -> Bool {
        zip(self.parts(pixel), parts).allSatisfy { abs($0 - $1) <= least }
    }

    // MARK: Gradients

    @Test("A linear gradient spans the shape that it fills")
    func linear() throws {
        let style = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
        let picture = try fill(style)
        for x in [5, 25, 50, 75, 95] {
            let share = (Double(x) + 0.5) / 100
            #expect(isNear(picture[x, 50], [Int(255 * (1 - share)), 0, Int(255 * share)]), "\(x)")
        }
        let small = try draw { Rectangle().fill(style).frame(width: 20) }
        #expect(isNear(small[50, 50], [124, 0, 131]))
        #expect(isNear(small[41, 50], [236, 0, 19]))
        #expect(small[30, 50] == white)
    }

    @Test("A gradient is a view, too, and fills its frame")
    func view() throws {
        let picture = try draw {
            LinearGradient(
                stops: [.init(color: red, location: 0), .init(color: blue, location: 1)],
                startPoint: .top, endPoint: .bottom
            ).frame(height: 50)
        }
        #expect(picture[50, 20] == white)
        #expect(isNear(picture[10, 26], [251, 0, 4]))
        #expect(isNear(picture[90, 73], [4, 0, 251]))
    }

    @Test("Circular radii are in points, elliptical radii in fractions of the sides")
    func rings() throws {
        let gradient = Gradient(colors: [red, blue])
        let circle = try fill(.radialGradient(gradient, center: .center, startRadius: 10, endRadius: 30))
        #expect(circle[50, 50] == redPixel)
        #expect(isNear(circle[70, 50], [124, 0, 131], by: 8))
        #expect(circle[50, 85] == bluePixel)
        let ellipse = try draw {
            Rectangle().fill(.ellipticalGradient(gradient)).frame(width: 100, height: 40)
        }
        #expect(isNear(ellipse[75, 50], [127, 0, 127], by: 8))
        #expect(isNear(ellipse[50, 60], [121, 0, 134], by: 8))
    }

    @Test("An angular gradient starts at the right and goes clockwise")
    func angular() throws {
        let picture = try fill(.conicGradient(colors: [red, blue], center: .center))
        #expect(isNear(picture[90, 51], [253, 0, 2], by: 6))
        #expect(isNear(picture[50, 90], [191, 0, 64], by: 6))
        #expect(isNear(picture[10, 50], [127, 0, 128], by: 6))
        let half = try fill(
            .angularGradient(
                colors: [red, blue], center: .center, startAngle: .zero, endAngle: .degrees(180)))
        #expect(isNear(half[50, 90], [127, 0, 128], by: 6))
    }

    @Test("A mesh has its colors at its points; with too few colors it draws nothing")
    func mesh() throws {
        let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let picture = try fill(
            MeshGradient(width: 2, height: 2, points: points, colors: [red, red, blue, blue]))
        #expect(isNear(picture[50, 1], [255, 0, 0], by: 10))
        #expect(isNear(picture[50, 98], [0, 0, 255], by: 10))
        #expect(try fill(MeshGradient(width: 2, height: 2, points: points, colors: [red]))[50, 50] == white)
    }

    @Test("Perceptual mixing avoids gray; mixing by component values goes through it")
    func spaces() throws {
        let gradient = Gradient(colors: [blue, Color(red: 1, green: 1, blue: 0)])
        func middle(_ gradient: AnyGradient) throws -> UInt32 {
            try fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))[50, 50]
        }
        #expect(isNear(try middle(AnyGradient(gradient)), [128, 128, 127]))
        let mixed = parts(try middle(gradient.colorSpace(.perceptual)))
        #expect((mixed.max() ?? 0) - (mixed.min() ?? 0) > 40)
    }

    @Test("A color's own gradient ends with the color")
    func shade() throws {
        let picture = try fill(red.gradient)
        #expect(isNear(picture[50, 99], [255, 0, 0]))
        #expect(isNear(picture[50, 0], [255, 63, 63], by: 6))
    }

    // MARK: Styles of styles

    @Test("Levels of a gradient are fainter gradients")
    func levels() throws {
        let style = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
        let picture = try draw { Rectangle().fill(.secondary).foregroundStyle(style) }
        #expect(isNear(picture[1, 50], [253, 102, 105]))
        #expect(isNear(picture[98, 50], [105, 102, 253]))
        #expect(isNear(try fill(red.tertiary)[50, 50], [255, 153, 153]))
        #expect(isNear(try fill(red.quinary)[50, 50], [255, 217, 217]))
    }

    @Test("Opacities multiply, and invalid ones count as opaque", arguments: [(0.5, 128), (2, 0), (.nan, 0)])
    func opacity(value: Double, other: Int) throws {
        #expect(isNear(try fill(red.opacity(value))[50, 50], [255, other, other]))
        let style = LinearGradient(colors: [red, red], startPoint: .top, endPoint: .bottom)
        #expect(isNear(try fill(style.opacity(value))[50, 50], [255, other, other]))
    }

    @Test("A style in a fixed rectangle spans that rectangle, whatever it fills")
    func room() throws {
        let style = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
            .in(CGRect(x: 0, y: 0, width: 50, height: 100))
        let picture = try fill(style)
        #expect(isNear(picture[25, 50], [125, 0, 130]))
        #expect(picture[70, 50] == bluePixel)
        let nonsense = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
            .in(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        #expect(isNear(try fill(nonsense)[50, 50], [126, 0, 129]))
    }

    @Test("A blended style is blended with the content below")
    func blend() throws {
        let picture = try draw {
            ZStack {
                blue
                Rectangle().fill(red.blendMode(.plusLighter)).frame(width: 50)
            }
        }
        #expect(picture[50, 50] == 0xFFFF_00FF)
        #expect(picture[5, 50] == bluePixel)
    }

    @Test("A drop shadow is outside the shape, an inner shadow inside")
    func shadows() throws {
        let square = try draw {
            Rectangle().fill(red.shadow(.drop(color: .black, radius: 0, x: 10, y: 20))).frame(
                width: 40, height: 40)
        }
        #expect(square[50, 50] == redPixel)
        #expect(square[75, 75] == 0xFF00_0000)
        #expect(square[75, 40] == white)
        let inner = try draw {
            Rectangle().fill(red.shadow(.inner(color: .black, radius: 0, x: 10, y: 20))).frame(
                width: 40, height: 40)
        }
        #expect(inner[65, 65] == redPixel)
        #expect(inner[35, 60] == 0xFF00_0000)
        #expect(inner[60, 40] == 0xFF00_0000)
        #expect(inner[75, 75] == white)
        let soft = try draw {
            Circle().fill(red.shadow(.inner(color: .black, radius: 5))).frame(width: 60, height: 60)
        }
        #expect(isNear(soft[50, 50], [255, 0, 0], by: 8))
        #expect((100..<180).contains(parts(soft[22, 50])[0]))
        #expect(soft[2, 2] == white)
    }

    private struct Endless: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> Endless { self }
    }

    private struct Ours: ShapeStyle {
        let color: Color
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            LinearGradient(
                colors: [environment.colorScheme == .dark ? .black : color, color], startPoint: .top,
                endPoint: .bottom)
        }
    }

    @Test("A custom style resolves to another style; one that resolves to itself draws nothing")
    func own() throws {
        #expect(try fill(Ours(color: red))[50, 50] == redPixel)
        #expect(try fill(Endless())[50, 50] == white)
    }

    @Test("The background style is inherited, also when used on its own")
    func background() throws {
        let picture = try draw {
            Rectangle().fill(.background).backgroundStyle(.background.opacity(0.5)).backgroundStyle(blue)
        }
        #expect(isNear(picture[50, 50], [128, 128, 255]))
        #expect(try fill(.windowBackground)[50, 50] == 0xFFF7_F8FA)
    }

    // MARK: Text, symbols and pictures

    @Test("A gradient spans a whole text, even with differently styled parts")
    func text() throws {
        let style = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
        for text in [Text(verbatim: "■■■■■■■■"), Text("\(Text(verbatim: "■■■■").bold())■■■■")] {
            let host = try mount(width: 200, height: 60) {
                ZStack {
                    Color.white; text.font(.system(size: 20)).foregroundStyle(style)
                }
            }
            let picture = host.freshPicture()
            let inked = (0..<200).filter { x in (0..<60).contains { picture[x, $0] != white } }
            let (left, right) = (try #require(inked.first), try #require(inked.last))
            func strongest(_ x: Int, _ part: Int) -> Bool {
                (0..<60).contains { y in
                    let parts = parts(picture[x, y])
                    return parts[1] < 60 && parts[part] > 180
                }
            }
            #expect(strongest(left + 5, 0) && !strongest(left + 5, 2))
            #expect(strongest(right - 5, 2) && !strongest(right - 5, 0))
        }
    }

    @Test("A shadow in a text's style extends past its frame and moves with it")
    func textShadow() throws {
        let style = red.shadow(.drop(color: .black, radius: 0, x: 30, y: 0))
        let host = try mount(width: 100, height: 100) {
            ZStack {
                Color.white; Text(verbatim: "■").font(.system(size: 20)).foregroundStyle(style)
            }
        }
        let picture = host.freshPicture()
        let dark = (0..<100).filter { picture[$0, 50] == 0xFF00_0000 }
        #expect(!dark.isEmpty && dark.allSatisfy { $0 > 62 })
    }

    @Test("Symbols take gradients, and each level has its own style")
    func symbol() throws {
        let style = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
        let picture = try draw {
            Image(systemName: "square.fill").font(.system(size: 60)).foregroundStyle(style)
        }
        #expect(isNear(picture[50, 50], [126, 0, 129], by: 12))
        #expect(parts(picture[35, 50])[0] > parts(picture[65, 50])[0] + 60)
    }
}
