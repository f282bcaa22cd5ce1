import Foundation
import Observation
import PicaCanvas
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

/// The drawing of shapes, pixel by pixel.
@MainActor @Suite struct ShapeTests {
    private let white: UInt32 = 0xFFFF_FFFF

    private func draw<V: View>(@ViewBuilder _ content: () -> V) throws -> Bitmap {
        try mount(width: 100, height: 100) {
            ZStack {
                Color.white
                content()
            }
        }.freshPicture()
    }

    /// Two squares, one in the other, that wind the same way.
    private struct Nested: Shape {
        func path(in rect: CGRect) -> Path {
            Path { $0.addRects([rect, rect.insetBy(dx: rect.width / 4, dy: rect.height / 4)]) }
        }
    }

    private struct Line: Shape {
        func path(in rect: CGRect) -> Path {
            Path { $0.addLines([CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)]) }
        }
    }

    @Test("Even-odd filling leaves out overlaps, for views, fills, clips and hit tests")
    func evenOdd() throws {
        let plain = try draw { Nested().fill(.black) }
        let open = try draw { Nested().fill(.black, style: FillStyle(eoFill: true)) }
        #expect(plain[50, 50] != white && plain[10, 10] != white)
        #expect(open[50, 50] == white && open[10, 10] != white)
        var taps = 0
        let app = try mount(width: 100, height: 100) {
            Nested().fill(.black, style: FillStyle(eoFill: true)).onTapGesture { taps += 1 }
        }
        app.click(at: CGPoint(x: 50, y: 50))
        #expect(taps == 0)
        app.click(at: CGPoint(x: 10, y: 50))
        #expect(taps == 1)
    }

    @Test("Dashes have the given length, on borders of simple shapes, too")
    func dashes() throws {
        let picture = try draw {
            Line().stroke(.black, style: StrokeStyle(lineWidth: 4, dash: [20, 10], dashPhase: 10))
        }
        for (x, isDrawn) in [(5, true), (15, false), (25, true), (35, true), (45, false), (55, true)] {
            #expect((picture[x, 50] != white) == isDrawn, "at \(x)")
        }
        let border = try draw {
            Rectangle().strokeBorder(.black, style: StrokeStyle(lineWidth: 4, dash: [12, 12]))
        }
        let top = (0..<100).filter { border[$0, 1] != white }.count
        #expect(top > 40 && top < 65)
        // Inside of the frame.
        #expect((0..<100).allSatisfy { border[$0, 5] == white || $0 < 5 || $0 > 94 })
        for dash: [CGFloat] in [[0, 0], [-5], [.nan, 2], [.infinity], [1e-12, 1e-12]] {
            _ = try draw { Line().stroke(.black, style: StrokeStyle(lineWidth: 4, dash: dash)) }
        }
    }

    @Test("A filled shape can be stroked and filled again, later layers on top")
    func again() throws {
        let picture = try draw {
            Circle().fill(.black).strokeBorder(.red, lineWidth: 10).stroke(.blue, lineWidth: 2)
        }
        let apart = try draw {
            ZStack {
                Circle().fill(.black)
                Circle().strokeBorder(.red, lineWidth: 10)
                Circle().stroke(.blue, lineWidth: 2)
            }
        }
        #expect((0..<100).allSatisfy { x in (0..<100).allSatisfy { picture[x, $0] == apart[x, $0] } })
        let colors = [50, 5, 0].map { picture[$0, 50] }
        #expect(Set(colors).count == 3)
        let covered = try draw { Rectangle().stroke(.red, lineWidth: 20).fill() }
        let plain = try draw { Rectangle().fill() }
        #expect(covered[5, 5] == plain[5, 5])
    }

    @Test("A rectangle's stroke has the requested line joins")
    func joins() throws {
        func corner(_ join: CGLineJoin) throws -> UInt32 {
            try draw {
                Rectangle().stroke(.black, style: StrokeStyle(lineWidth: 20, lineJoin: join))
                    .frame(width: 60, height: 60)
            }[11, 11]
        }
        #expect(try corner(.miter) == 0xFF00_0000)
        #expect(try corner(.round) == white)
        #expect(try corner(.bevel) == white)
    }

    @Test("Rotated, scaled and moved shapes draw and damage outside their frame")
    func changed() throws {
        let picture = try draw {
            Rectangle().offset(x: 30).fill(.black).frame(width: 20, height: 20)
        }
        #expect(picture[80, 50] != white && picture[50, 50] == white)
        let scaled = try draw { Rectangle().scale(x: 3, y: 1).fill(.black).frame(width: 20, height: 20) }
        #expect(scaled[25, 50] != white && scaled[50, 35] == white)
        let turned = try draw {
            Rectangle().rotation(.degrees(45)).fill(.black).frame(width: 40, height: 40)
        }
        #expect(turned[50, 25] != white && turned[32, 32] == white)
        let anchored = try draw {
            Rectangle().transform(CGAffineTransform(translationX: 0, y: -30)).fill(.black)
                .frame(width: 20, height: 20)
        }
        #expect(anchored[50, 20] != white && anchored[50, 50] == white)
    }

    @Test("Individual corners are mirrored from right to left")
    func uneven() throws {
        func picture(_ direction: LayoutDirection) throws -> Bitmap {
            try draw {
                UnevenRoundedRectangle(topLeadingRadius: 40).fill(.black)
                    .environment(\.layoutDirection, direction)
            }
        }
        let (left, right) = (try picture(.leftToRight), try picture(.rightToLeft))
        #expect(left[3, 3] == white && left[96, 3] != white && left[3, 96] != white)
        #expect(right[3, 3] != white && right[96, 3] == white)
    }

    @Test("A container-relative shape has concentric corners, or is a rectangle without a container")
    func containerRelative() throws {
        let picture = try draw {
            ContainerRelativeShape().fill(.black).padding(10)
                .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
        }
        let expected = try draw {
            RoundedRectangle(cornerRadius: 20, style: .circular).fill(.black).padding(10)
        }
        #expect(picture.difference(from: expected).count == 0)
        #expect(try draw { ContainerRelativeShape().fill(.black) }[1, 1] != white)
    }

    @Test("A type-erased shape draws like the original")
    func anyShape() throws {
        let isSame = try looksTheSame {
            AnyShape(Capsule()).fill(.red)
        } as: {
            Capsule().fill(.red)
        }
        #expect(isSame)
    }

    @MainActor @Observable fileprivate final class Model {
        var end = 0.0
        var width = 4.0
    }

    private struct Growing: View {
        let model: Model
        var body: some View {
            ZStack {
                Color.white
                Line().trim(from: 0, to: model.end)
                    .stroke(.black, style: StrokeStyle(lineWidth: model.width))
            }
        }
    }

    @Test("Animatable parts of shapes and line widths animate with the transaction")
    func animation() throws {
        let model = Model()
        let app = try mount(width: 100, height: 100) { Growing(model: model) }
        func end() -> Int { (0..<100).last { app.paintedScreen()[$0, 50] != white } ?? -1 }
        #expect(end() == -1)
        withAnimation(.linear(duration: 1)) {
            model.end = 1
            model.width = 24
        }
        app.update()
        app.advance(by: 0.5)
        #expect(abs(end() - 50) <= 3)
        #expect(app.paintedScreen()[20, 44] != white && app.paintedScreen()[20, 40] == white)
        app.advance(by: 0.6)
        #expect(end() == 99)
        #expect(app.paintedScreen()[20, 40] != white)
        #expect(app.nextDeadline == nil)
    }

    @Test(
        "Hostile numbers draw something or nothing, without a crash",
        arguments: [CGFloat.nan, .infinity, -1, 1e300])
    func hostile(value: CGFloat) throws {
        _ = try draw {
            ZStack {
                RoundedRectangle(cornerSize: CGSize(width: value, height: 3)).fill(.black)
                UnevenRoundedRectangle(topLeadingRadius: value).strokeBorder(.black, lineWidth: value)
                Circle().trim(from: value, to: 1).stroke(.black)
                Circle().rotation(.degrees(Double(value))).scale(value).offset(x: value).fill(.black)
                Circle().size(width: value, height: value).union(Rectangle()).fill(.black)
                Rectangle().stroke(
                    .black,
                    style: StrokeStyle(lineWidth: 2, miterLimit: value, dash: [value], dashPhase: value))
                Path {
                    $0.addArc(
                        center: CGPoint(x: value, y: 0), radius: value, startAngle: .zero,
                        endAngle: .degrees(Double(value)), clockwise: true)
                }.stroke(.black, style: StrokeStyle(dash: [3]))
            }
        }
    }
}
