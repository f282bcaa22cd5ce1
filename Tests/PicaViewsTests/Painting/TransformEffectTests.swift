import Foundation
import Observation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import PicaViews
import Testing

/// Views that are rotated, scaled and mirrored in drawing, but not in layout.
@MainActor @Suite struct TransformEffectTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func isSame<A: View, B: View>(
        @ViewBuilder _ a: () -> A, @ViewBuilder as b: () -> B
    ) throws -> Bool {
        try mount(width: 120, height: 120, a).freshPicture()
            .difference(from: mount(width: 120, height: 120, b).freshPicture()).count == 0
    }

    /// A shape that no mirror or turn leaves as it is.
    private struct Wedge: Shape {
        nonisolated func path(in rect: CGRect) -> Path {
            Path {
                $0.move(to: CGPoint(x: rect.minX, y: rect.minY))
                $0.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
                $0.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
                $0.closeSubpath()
            }
        }
    }

    private struct MirroredWedge: Shape {
        nonisolated func path(in rect: CGRect) -> Path {
            Path {
                $0.move(to: CGPoint(x: rect.maxX, y: rect.minY))
                $0.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
                $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
                $0.closeSubpath()
            }
        }
    }

    @Test("A clockwise quarter turn puts the left side at the top")
    func quarterTurn() throws {
        #expect(
            try isSame {
                HStack(spacing: 0) {
                    red
                    blue
                }
                .frame(width: 80, height: 80).rotationEffect(.degrees(90))
            } as: {
                VStack(spacing: 0) {
                    red
                    blue
                }
                .frame(width: 80, height: 80)
            })
    }

    @Test("The anchor stays in place")
    func anchor() throws {
        #expect(
            try isSame {
                red.frame(width: 40, height: 40).rotationEffect(.degrees(90), anchor: .bottomLeading)
            } as: {
                red.frame(width: 40, height: 40).offset(y: 40)
            })
        #expect(
            try isSame {
                red.frame(width: 20, height: 20).scaleEffect(x: 3, y: 2, anchor: .topLeading)
            } as: {
                red.frame(width: 60, height: 40).frame(width: 20, height: 20, alignment: .topLeading)
            })
    }

    @Test("A scale of -1 mirrors, and a transform is in the view's own space")
    func mirrored() throws {
        #expect(
            try isSame {
                Wedge().fill(red).frame(width: 60, height: 40).scaleEffect(x: -1)
            } as: {
                MirroredWedge().fill(red).frame(width: 60, height: 40)
            })
        #expect(
            try isSame {
                red.frame(width: 20, height: 20)
                    .transformEffect(CGAffineTransform(translationX: 10, y: -5))
            } as: {
                red.frame(width: 20, height: 20).offset(x: 10, y: -5)
            })
    }

    @Test("Rotation and scale do not affect layout")
    func layout() throws {
        let app = try mount {
            HStack(spacing: 0) {
                red.frame(width: 20, height: 20).scaleEffect(4).rotationEffect(.radians(1))
                Text("beside")
            }
            .fixedSize()
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        #expect(try app.find(.staticText).frame.minX == 20)
    }

    @Test("Directional images flip only from right to left")
    func flips() throws {
        func wedge(_ flips: Bool, _ direction: LayoutDirection) -> some View {
            Wedge().fill(red).frame(width: 60, height: 40)
                .flipsForRightToLeftLayoutDirection(flips)
                .environment(\.layoutDirection, direction)
        }
        let plain = Wedge().fill(red).frame(width: 60, height: 40)
        let mirrored = MirroredWedge().fill(red).frame(width: 60, height: 40)
        #expect(
            try isSame {
                wedge(true, .rightToLeft)
            } as: {
                mirrored
            })
        #expect(
            try isSame {
                wedge(true, .leftToRight)
            } as: {
                plain
            })
        #expect(
            try isSame {
                wedge(false, .rightToLeft)
            } as: {
                plain
            })
    }

    @Test("Flipping follows a change of the layout direction")
    func flipsLater() throws {
        let app = try mount(width: 120, height: 120) {
            Wedge().fill(red).frame(width: 60, height: 40).flipsForRightToLeftLayoutDirection(true)
        }
        _ = app.paintedScreen()
        app.setEnvironment(\.layoutDirection, .rightToLeft)
        #expect(app.paintedScreen().difference(from: app.freshPicture()).count == 0)
        #expect(app.paintedScreen()[85, 42] == 0xFFFF_0000)
    }

    @Test("A button is hit where it is visible, not where it was laid out")
    func pressedWhereSeen() throws {
        let counter = Counter()
        let app = try mount(width: 200, height: 200) {
            red.frame(width: 100, height: 20).onTapGesture { counter.note("tap") }
                .rotationEffect(.degrees(90))
        }
        app.click(at: CGPoint(x: 100, y: 60))
        #expect(counter.takeNotes() == ["tap"])
        app.click(at: CGPoint(x: 60, y: 100))
        #expect(counter.takeNotes() == [])
    }

    @Test("A drag in a rotated and scaled view is reported in the view's space")
    func drag() throws {
        let counter = Counter()
        let app = try mount(width: 200, height: 200) {
            red.frame(width: 40, height: 40)
                .gesture(
                    DragGesture(minimumDistance: 0).onEnded {
                        let (x, y) = ($0.translation.width.rounded(), $0.translation.height.rounded())
                        counter.note("\(x) \(y) from \($0.startLocation.x.rounded())")
                    }
                )
                .rotationEffect(.degrees(90)).scaleEffect(2)
        }
        app.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 140))
        #expect(counter.takeNotes() == ["20.0 0.0 from 20.0"])
    }

    @Test("A field in a scaled view accepts typing, and a click places its caret correctly")
    func field() throws {
        let app = try mount(width: 400, height: 200) {
            TextField("Name", text: .constant("mmmmmmmm")).textFieldStyle(.plain).frame(width: 150)
                .scaleEffect(2)
        }
        let frame = try app.find(.textField).frame
        #expect(frame.width == 300)
        app.click(at: CGPoint(x: frame.minX + 1, y: frame.midY))
        let first = try #require(app.caret)
        app.press(.right)
        app.press(.right)
        let third = try #require(app.caret)
        app.click(at: CGPoint(x: third.midX + 2, y: frame.midY))
        #expect(app.caret == third)
        #expect(third.minX > first.minX + 20)
        #expect(first.height > 30)
    }

    @Test("Accessibility reports a rotated view's visible frame")
    func accessibilityFrame() throws {
        let app = try mount(width: 200, height: 200) {
            Text("turned").frame(width: 100, height: 20).rotationEffect(.degrees(90))
        }
        let text = try app.find(.staticText).frame
        #expect(text.height > text.width)
        #expect(abs(text.midX - 100) < 0.01)
        #expect(abs(text.midY - 100) < 0.01)
    }

    private enum Place: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    @Test("An anchor in a rotated view resolves to its visible position")
    func anchorPreference() throws {
        let counter = Counter()
        _ = try mount(width: 200, height: 200) {
            Color.red.frame(width: 100, height: 20)
                .anchorPreference(key: Place.self, value: .bounds) { $0 }
                .rotationEffect(.degrees(90))
                .frame(width: 200, height: 200)
                .overlayPreferenceValue(Place.self) { anchor in
                    GeometryReader { proxy in
                        let place = anchor.map { proxy[$0] } ?? .zero
                        let _ = counter.note("\(place.minX.rounded()) \(place.minY.rounded())")
                    }
                }
        }
        #expect(counter.takeNotes().last == "90.0 50.0")
    }

    @MainActor @Observable fileprivate final class Model {
        var angle = Angle.zero
        var scale: CGFloat = 1
        var isShown = true
    }

    private struct Turning: View {
        let model: Model
        var body: some View {
            Color.black.frame(width: 80, height: 10)
                .rotationEffect(model.angle)
                .frame(width: 100, height: 100).background(Color.white)
        }
    }

    @Test("A rotation animates, and repaints old and new areas")
    func animation() throws {
        let model = Model()
        let app = try mount(width: 100, height: 100) { Turning(model: model) }
        _ = app.paintedScreen()
        withAnimation(.linear(duration: 1)) { model.angle = .degrees(90) }
        app.update()
        #expect(app.paintedScreen()[80, 50] == 0xFF00_0000)
        app.advance(by: 0.5)
        #expect(app.paintedScreen()[70, 70] == 0xFF00_0000)
        #expect(app.paintedScreen()[80, 50] == 0xFFFF_FFFF)
        app.advance(by: 0.6)
        #expect(app.paintedScreen()[50, 80] == 0xFF00_0000)
        #expect(app.paintedScreen()[70, 70] == 0xFFFF_FFFF)
        #expect(app.nextDeadline == nil)
    }

    private struct Growing: View {
        let model: Model
        var body: some View {
            ZStack {
                Color.white
                if model.isShown {
                    Color.black.frame(width: 80, height: 80).transition(.scale(scale: 0.5))
                }
            }
        }
    }

    @Test("A scale transition shrinks a leaving view and grows an entering one")
    func transition() throws {
        let model = Model()
        let app = try mount(width: 100, height: 100) { Growing(model: model) }
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        app.advance(by: 0.5)
        // From 80 to 40 points, half of the way.
        #expect(app.paintedScreen()[21, 50] == 0xFF00_0000)
        #expect(app.paintedScreen()[18, 50] == 0xFFFF_FFFF)
        app.advance(by: 0.6)
        #expect(app.paintedScreen()[50, 50] == 0xFFFF_FFFF)
        withAnimation(.linear(duration: 1)) { model.isShown = true }
        app.advance(by: 0.5)
        #expect(app.paintedScreen()[21, 50] == 0xFF00_0000)
        #expect(app.paintedScreen()[18, 50] == 0xFFFF_FFFF)
    }

    @Test("A flattened view is neither drawn nor hit, and NaN changes nothing")
    func degenerate() throws {
        let counter = Counter()
        let app = try mount(width: 100, height: 100) {
            ZStack {
                Color.white
                red.onTapGesture { counter.note("tap") }.scaleEffect(x: 0)
            }
        }
        #expect(app.paintedScreen()[50, 50] == 0xFFFF_FFFF)
        app.click(at: CGPoint(x: 50, y: 50))
        #expect(counter.takeNotes() == [])
        #expect(
            try isSame {
                red.frame(width: 20, height: 20).scaleEffect(.nan).rotationEffect(.degrees(.infinity))
                    .transformEffect(CGAffineTransform(scaleX: .nan, y: 1))
            } as: {
                red.frame(width: 20, height: 20)
            })
    }

    @Test("A long list in a scaled view creates the visible rows, and scrolls")
    func lazyRows() throws {
        let app = try mount(width: 200, height: 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { Text("Row \($0)").frame(height: 20) }
                }
            }
            .scaleEffect(0.5)
        }
        #expect(try app.find(.staticText, "Row 3").frame.height < 20)
        #expect(app.all(.staticText).count < 40)
        app.scroll(at: CGPoint(x: 100, y: 100), y: 1000)
        app.advance(by: 1)
        #expect(!app.all(.staticText).contains { $0.label == "Row 0" })
    }

    @Test("Angles add up, compare and convert")
    func angles() {
        #expect(Angle.degrees(180) == .radians(.pi))
        #expect(Angle(degrees: 90) + .degrees(90) - .degrees(45) == .degrees(135))
        #expect(-Angle.degrees(30) < .zero)
        #expect(abs((Angle.degrees(30) * 3).degrees - 90) < 1e-9)
        #expect(abs(Angle.degrees(90) / .degrees(30) - 3) < 1e-9)
        #expect(abs((Angle.degrees(90) / 2).degrees - 45) < 1e-9)
    }
}
