import Foundation
import Observation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

/// Views that are turned in space, pixel by pixel.
@MainActor @Suite struct SpatialEffectTests {
    private let black: UInt32 = 0xFF00_0000
    private let white: UInt32 = 0xFFFF_FFFF

    private func draw<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Bitmap {
        let content = content()
        return try mount(width: 200, height: 200) {
            ZStack {
                Color.white; content
            }
        }.freshPicture()
    }

    /// The range in which a row of a picture is not white.
    private func ink(_ picture: Bitmap, row: Int) -> ClosedRange<Int>? {
        let columns = (0..<picture.width).filter { picture[$0, row] != white }
        guard let first = columns.first, let last = columns.last else { return nil }
        return first...last
    }

    // MARK: Rotation

    @Test("A rotation around x brings the lower side nearer and moves the upper one away")
    func aroundX() throws {
        let picture = try draw {
            Color.black.frame(width: 100, height: 100)
                .rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0))
        }
        // The lower side is 25 nearer of 100, so it is seen at 4/3: from 33 to 167, at 100 + 43.3 · 4/3.
        let low = try #require(ink(picture, row: 155))
        #expect(abs(low.lowerBound - 34) <= 2 && abs(low.upperBound - 165) <= 2)
        #expect(ink(picture, row: 160) == nil)
        // The upper one is 25 farther: at 4/5, from 60 to 140, at 100 - 43.3 · 4/5.
        let high = try #require(ink(picture, row: 67))
        #expect(abs(high.lowerBound - 60) <= 2 && abs(high.upperBound - 139) <= 2)
        #expect(ink(picture, row: 63) == nil)
    }

    @Test("A rotation around y moves the right side away; without perspective nothing grows")
    func aroundY() throws {
        let picture = try draw {
            Color.black.frame(width: 100, height: 100)
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        }
        #expect(ink(picture, row: 100) == 75...124)
        #expect(ink(picture, row: 51) == 75...124 && ink(picture, row: 48) == nil)
        let near = try draw {
            Color.black.frame(width: 100, height: 100)
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading)
        }
        // The left side stays; the right one is 86.6 away, at 50 / 1.866, and 100 / 1.866 high.
        let row = try #require(ink(near, row: 100))
        #expect(abs(row.lowerBound - 50) <= 1 && abs(row.upperBound - 76) <= 2)
        #expect(near[51, 55] != white && near[74, 68] == white && near[74, 80] != white)
    }

    @Test("A rotation around z is planar, and half a turn is as sharp as none")
    func aroundZ() throws {
        let turned = try draw {
            Text("Words").rotation3DEffect(.degrees(40), axis: (x: 0, y: 0, z: -2))
        }
        let plain = try draw { Text("Words").rotationEffect(.degrees(-40)) }
        #expect(turned.difference(from: plain).count == 0)
        let mirrored = try draw { Text("Words").rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)) }
        #expect(mirrored.difference(from: try draw { Text("Words").scaleEffect(x: -1) }).count == 0)
    }

    @Test("An axis in front of the view makes it swing sideways")
    func anchorZ() throws {
        let picture = try draw {
            Color.black.frame(width: 40, height: 40)
                .rotation3DEffect(
                    .degrees(90), axis: (x: 0, y: 1, z: 0), anchor: .trailing, anchorZ: 40, perspective: 0)
        }
        // The plane is seen from its edge.
        #expect((0..<200).allSatisfy { ink(picture, row: $0) == nil })
        let swung = try draw {
            Color.black.frame(width: 40, height: 40)
                .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), anchorZ: 40, perspective: 0.25)
        }
        // 80 nearer of an eye's distance of 160: twice as large.
        let row = try #require(ink(swung, row: 100))
        #expect(abs(row.lowerBound - 60) <= 1 && abs(row.upperBound - 139) <= 1)
    }

    @Test("NaN, zero-length axes and invalid angles rotate nothing")
    func nothing() throws {
        let plain = try draw { Color.black.frame(width: 100, height: 100) }
        let odd = try draw {
            Color.black.frame(width: 100, height: 100)
                .rotation3DEffect(.degrees(.nan), axis: (x: 1, y: 0, z: 0))
                .rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 0))
                .rotation3DEffect(.degrees(30), axis: (x: .infinity, y: .nan, z: 0))
                .rotation3DEffect(.zero, axis: (x: 1, y: 1, z: 1), anchorZ: .nan, perspective: .infinity)
        }
        #expect(odd.difference(from: plain).count == 0)
    }

    // MARK: Places

    @Test("A rotated view is hit where it is visible, in its own coordinates")
    func pressed() throws {
        let counter = Counter()
        let app = try mount(width: 200, height: 200) {
            Color.black.frame(width: 100, height: 100)
                .onTapGesture { counter.note("\($0.x.rounded()) \($0.y.rounded())") }
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading)
        }
        // x of 100 is seen at 50 + 50 / 1.866, its upper end at 100 - 50 / 1.866.
        app.click(at: CGPoint(x: 76.5, y: 74.5))
        let place = try #require(counter.takeNotes().first).split(separator: " ").compactMap { Double($0) }
        #expect(abs(place[0] - 99) <= 2 && abs(place[1] - 2) <= 2)
        app.click(at: CGPoint(x: 76.5, y: 70))
        app.click(at: CGPoint(x: 120, y: 100))
        #expect(counter.takeNotes().isEmpty)
    }

    @Test("Accessibility reports the visible frame")
    func accessibility() throws {
        let app = try mount(width: 200, height: 200) {
            Text("turned").frame(width: 100, height: 100)
                .rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0))
        }
        let frame = try app.find(.staticText).frame
        #expect(frame.width > 20 && frame.midX.rounded() == 100)
        #expect(frame.height < 30)
    }

    // MARK: Effects of an app

    private struct Skew: GeometryEffect {
        var amount: CGFloat

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
        }
    }

    private struct Broken: GeometryEffect {
        func effectValue(size: CGSize) -> ProjectionTransform {
            var matrix = ProjectionTransform()
            matrix.m13 = .nan
            return matrix
        }
    }

    @Test("A geometry effect gets the view's size, and an invalid transform changes nothing")
    func effectValue() throws {
        let picture = try draw { Color.black.frame(width: 40, height: 20).modifier(Skew(amount: 1)) }
        #expect(ink(picture, row: 100) == 120...159)
        let same = try draw { Color.black.frame(width: 40, height: 20).modifier(Broken()) }
        #expect(ink(same, row: 100) == 80...119)
        let ignored = try draw {
            Color.black.frame(width: 40, height: 20).modifier(Skew(amount: 1).ignoredByLayout())
        }
        #expect(ignored.difference(from: picture).count == 0)
    }

    @Test("A projection maps points by its matrix")
    func projectionEffect() throws {
        var matrix = ProjectionTransform()
        (matrix.m13, matrix.m33) = (0.01, 1)
        let picture = try draw { Color.black.frame(width: 100, height: 100).projectionEffect(matrix) }
        // The right side, at 100, is seen at half of that, half as high.
        #expect(ink(picture, row: 60) == 50...99 || ink(picture, row: 60) == 50...100)
        #expect(picture[95, 110] == white && picture[60, 110] != white)
        let flat = try draw {
            Color.black.frame(width: 40, height: 40).projectionEffect(
                ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))
        }
        #expect(ink(flat, row: 100) == 80...159)
    }

    // MARK: Changes

    @MainActor @Observable fileprivate final class Model {
        var angle = Angle.zero
        var amount: CGFloat = 0
        var count = 0
    }

    private struct Turning: View {
        let model: Model

        var body: some View {
            VStack(spacing: 4) {
                Text("\(model.count)").font(.largeTitle)
                Color.black.frame(width: CGFloat(20 + 10 * (model.count % 3)), height: 20)
                Color.blue.frame(width: 30, height: 30).offset(x: CGFloat(model.count * 7), y: 20)
            }
            .frame(width: 120, height: 120)
            .rotation3DEffect(model.angle, axis: (x: 1, y: 0.5, z: 0.2))
            .modifier(Skew(amount: model.amount))
        }
    }

    @Test("Rotations and custom effects animate and repaint old and new areas")
    func animation() throws {
        let model = Model()
        let app = try mount(width: 200, height: 200) { Turning(model: model) }
        _ = app.paintedScreen()
        withAnimation(.linear(duration: 1)) {
            model.angle = .degrees(120)
            model.amount = 0.3
        }
        var pictures: [[UInt32]] = []
        for _ in 0..<5 {
            app.advance(by: 0.25)
            pictures.append(app.paintedScreen().pixels)
            #expect(pictures.last == app.freshPicture().pixels)
        }
        #expect(Set(pictures).count >= 4)
    }

    @Test(
        "A change inside a transformed view repaints all pixels it affects",
        arguments: [1, 1.5])
    func inside(scale: CGFloat) throws {
        let model = Model()
        model.angle = .degrees(50)
        let app = try mount(width: 200, height: 200, scale: scale) { Turning(model: model) }
        _ = app.paintedScreen()
        for _ in 0..<6 {
            let before = app.paintedScreen().pixels
            model.count += 1
            let painted = app.paintedScreen().pixels
            #expect(painted != before)
            #expect(painted == app.freshPicture().pixels)
        }
    }

    @Test("A rotated view scrolls as if painted anew")
    func scrolled() throws {
        let app = try mount(width: 200, height: 200) {
            ScrollView {
                VStack {
                    ForEach(0..<12) { index in
                        Text("Row \(index)").frame(width: 120, height: 40).background(Color.yellow)
                            .rotation3DEffect(.degrees(40), axis: (x: 1, y: 0, z: 0))
                    }
                }
            }
            .rotation3DEffect(.degrees(-20), axis: (x: 0, y: 1, z: 0))
        }
        _ = app.paintedScreen()
        for _ in 0..<3 {
            app.scroll(at: CGPoint(x: 100, y: 100), y: 37)
            let painted = app.paintedScreen().pixels
            #expect(painted == app.freshPicture().pixels)
        }
    }

    // MARK: Canvas

    @Test("A projection filter maps a context's drawing in its own space")
    func filter() throws {
        var matrix = ProjectionTransform()
        matrix.m13 = 0.01
        let picture = try draw {
            Canvas { context, _ in
                context.translateBy(x: 20, y: 30)
                context.addFilter(.projectionTransform(matrix))
                context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.black))
            }
        }
        #expect(ink(picture, row: 40)?.lowerBound == 20)
        #expect(abs((ink(picture, row: 40)?.upperBound ?? 0) - 69) <= 1)
        #expect(picture[65, 75] != white && picture[65, 90] == white && picture[25, 120] != white)
        let layer = try draw {
            Canvas { context, _ in
                context.translateBy(x: 20, y: 30)
                context.addFilter(.projectionTransform(matrix))
                context.drawLayer {
                    $0.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.black))
                }
            }
        }
        #expect(layer.difference(from: picture, tolerance: 8).count == 0)
        let shadowed = try draw {
            Canvas { context, _ in
                context.addFilter(.shadow(color: .red, radius: 0, x: 30, y: 0))
                context.addFilter(.projectionTransform(matrix))
                context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.black))
            }
        }
        // The shadow is that of the visible shape, which ends at 50.
        #expect(shadowed[70, 20] != white && shadowed[85, 20] == white)
    }
}
