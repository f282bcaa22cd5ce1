import Foundation
import Observation
import PicaCanvas
import PicaTesting
import PicaViews
import Testing

import PicaState
@testable import PicaGraph

@MainActor @Observable private final class Model {
    var isOn = false
    var length: CGFloat = 20
    var order = [0, 1, 2]
    var isShown = true
}

@MainActor @Suite struct MovingPlacesTests {
    private let second = Animation.linear(duration: 1)

    /// From one frame to the next.
    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

    @Test("A view repositioned with an animation is seen between the positions in each frame")
    func offset() throws {
        struct Moved: View {
            let model: Model
            var body: some View {
                Color.red.frame(width: 20, height: 20).named("box").offset(x: model.isOn ? 60 : 0)
            }
        }
        let model = Model()
        let host = try mount(width: 200, height: 100) { Moved(model: model) }
        #expect(try host.frame("box").minX == 90)
        withAnimation(second) { model.isOn = true }
        host.update()
        #expect(try host.frame("box").minX == 90)
        for tick in 1...59 {
            host.advance(by: 1.0 / 60)
            #expect(isNear(try host.frame("box").minX, 90 + CGFloat(tick)))
        }
        host.advance(by: 1.0 / 30)
        #expect(try host.frame("box").minX == 150)
        #expect(host.nextDeadline == nil, "nothing moves, and no frame is asked for")
    }

    @Test("A view moved as it appears starts where it would otherwise be")
    func appearing() throws {
        struct Appearing: View {
            @State private var x: CGFloat = 0
            var body: some View {
                Color.red.frame(width: 20, height: 20).named("box").offset(x: x)
                    .onAppear { withAnimation(.linear(duration: 1)) { x = 60 } }
            }
        }
        let host = try mount(width: 200, height: 100) { Appearing() }
        #expect(try host.frame("box").minX == 90)
        host.advance(by: 0.5)
        #expect(isNear(try host.frame("box").minX, 120))
    }

    @Test("A spring's positions match its formula and keep the velocity when reversed")
    func spring() throws {
        struct Moved: View {
            let model: Model
            var body: some View {
                Color.red.frame(width: 20, height: 20).named("box")
                    .position(x: model.isOn ? 110 : 10, y: 50)
            }
        }
        let model = Model()
        let host = try mount(width: 200, height: 100) { Moved(model: model) }
        let spring = Spring(response: 0.5, dampingRatio: 0.5)
        withAnimation(.spring(spring)) { model.isOn = true }
        host.update()
        for tick in 1...12 {
            host.advance(by: 1.0 / 60)
            let expected = spring.value(target: 100.0, time: Double(tick) / 60)
            #expect(isNear(try host.frame("box").minX, expected))
        }
        let (place, velocity) = (
            spring.value(target: 100.0, time: 0.2), spring.velocity(target: 100.0, time: 0.2)
        )
        withAnimation(.spring(spring)) { model.isOn = false }
        host.update()
        #expect(isNear(try host.frame("box").minX, place))
        for tick in 1...6 {
            host.advance(by: 1.0 / 60)
            let expected =
                place
                + spring.value(target: -place, initialVelocity: velocity, time: Double(tick) / 60)
            #expect(isNear(try host.frame("box").minX, expected))
        }
        host.advance(by: 10)
        #expect(try host.frame("box").minX == 0)
    }

    @Test("Siblings make room gradually, and all arrive together")
    func siblings() throws {
        struct Row: View {
            let model: Model
            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: model.length, height: 20).named("first")
                    Color.blue.frame(width: 20, height: 20).named("second")
                }
            }
        }
        let model = Model()
        let host = try mount(width: 200, height: 100) { Row(model: model) }
        #expect(try host.frame("first") == CGRect(x: 80, y: 40, width: 20, height: 20))
        withAnimation(second) { model.length = 100 }
        host.advance(by: 0.5)
        // From 80 to 40, and from 20 wide to 100; the view beside it from 100 to 140.
        #expect(isNear(try host.frame("first").minX, 60))
        #expect(isNear(try host.frame("first").width, 60))
        #expect(isNear(try host.frame("second").minX, 120))
        host.advance(by: 0.6)
        #expect(try host.frame("second").minX == 140)
    }

    @Test("Content that fills a view is drawn at its animated size")
    func sizes() throws {
        struct Filled: View {
            let model: Model
            var body: some View {
                Text(verbatim: "").frame(width: model.length, height: 20)
                    .background(Color.black)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                    .background(Color.white)
            }
        }
        let model = Model()
        let host = try mount(width: 200, height: 100) { Filled(model: model) }
        withAnimation(second) { model.length = 120 }
        host.advance(by: 0.5)
        let picture = host.paintedScreen()
        #expect(picture[65, 10] & 0xFFFFFF == 0)
        #expect(picture[75, 10] & 0xFFFFFF == 0xFFFFFF)
        #expect(
            picture.difference(from: host.freshPicture()).count == 0,
            "what is damaged is all that has changed")
    }

    @Test("A change without an animation moves an animation in progress")
    func changeOnTheWay() throws {
        struct Moved: View {
            let model: Model
            var body: some View {
                Color.red.frame(width: 20, height: 20).named("box")
                    .position(x: (model.isOn ? 110 : 10) + model.length, y: 50)
            }
        }
        let model = Model()
        let host = try mount(width: 300, height: 100) { Moved(model: model) }
        withAnimation(second) { model.isOn = true }
        host.advance(by: 0.5)
        #expect(isNear(try host.frame("box").minX, 70))
        model.length = 30
        host.update()
        #expect(isNear(try host.frame("box").minX, 80))
        host.advance(by: 0.25)
        #expect(isNear(try host.frame("box").minX, 105))
        host.advance(by: 1)
        #expect(try host.frame("box").minX == 130)
    }

    @Test("Rows that swap pass each other, and new rows are in place at once")
    func rows() throws {
        struct Rows: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(model.order, id: \.self) { row in
                        Text(verbatim: "\(row)").frame(width: 40, height: 20).named("row \(row)")
                    }
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        let model = Model()
        let host = try mount(width: 100, height: 100) { Rows(model: model) }
        withAnimation(second) { model.order = [2, 3, 1, 0] }
        host.advance(by: 0.25)
        #expect(isNear(try host.frame("row 0").minY, 15))
        #expect(isNear(try host.frame("row 2").minY, 30))
        #expect(try host.frame("row 3").minY == 20)
    }

    @Test("Resizing the window animates nothing, and neither does reduced motion")
    func resizing() throws {
        struct Corner: View {
            let model: Model
            var body: some View {
                Color.red.frame(width: 20, height: 20).named("box")
                    .frame(
                        maxWidth: .infinity, maxHeight: .infinity,
                        alignment: model.isOn ? .bottomTrailing : .topTrailing)
            }
        }
        let model = Model()
        let host = try mount(width: 200, height: 100) { Corner(model: model) }
        host.resize(to: CGSize(width: 300, height: 100))
        #expect(try host.frame("box").minX == 280)
        host.setEnvironment(\.accessibilityReduceMotion, true)
        withAnimation(second) { model.isOn = true }
        host.update()
        #expect(try host.frame("box").minY == 80)
        #expect(host.nextDeadline == nil)
    }

    @Test("animation(_:value:) animates inner views positioned from outside")
    func animationOfValue() throws {
        struct Row: View {
            let model: Model
            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: model.isOn ? 60 : 20, height: 20)
                    Color.blue.frame(width: 20, height: 20).named("moving")
                        .animation(.linear(duration: 1), value: model.isOn)
                    Color.green.frame(width: 20, height: 20).named("jumping")
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        let model = Model()
        let host = try mount(width: 200, height: 100) { Row(model: model) }
        model.isOn = true
        host.advance(by: 0.5)
        #expect(isNear(try host.frame("moving").minX, 40))
        #expect(try host.frame("jumping").minX == 80)
    }

    @Test("Changes at one moment in separate transactions animate separately")
    func separateTransactions() throws {
        struct Both: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    Slider(isRight: model.isOn, name: "animated")
                    Long(model: model)
                }
            }
        }
        struct Slider: View {
            let isRight: Bool
            let name: String
            var body: some View {
                Color.red.frame(width: 20, height: 20).named(name)
                    .frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
            }
        }
        struct Long: View {
            let model: Model
            var body: some View { Slider(isRight: model.length > 20, name: "plain") }
        }
        let model = Model()
        let host = try mount(width: 120, height: 100) { Both(model: model) }
        withAnimation(second) { model.isOn = true }
        model.length = 40
        host.update()
        #expect(try host.frame("plain").minX == 100)
        #expect(try host.frame("animated").minX == 0)
        host.advance(by: 0.5)
        #expect(isNear(try host.frame("animated").minX, 50))
    }

    @Test("A moving view is hit where it is visible")
    func hits() throws {
        struct Target: View {
            let model: Model
            @State private var taps = 0
            var body: some View {
                Color.red.frame(width: 20, height: 20)
                    .overlay { Text(verbatim: "\(taps)") }
                    .onTapGesture { taps += 1 }
                    .position(x: model.isOn ? 110 : 10, y: 50)
            }
        }
        let model = Model()
        let host = try mount(width: 200, height: 100) { Target(model: model) }
        withAnimation(second) { model.isOn = true }
        host.advance(by: 0.5)
        host.click(at: CGPoint(x: 110, y: 50))
        #expect(host.texts == ["0"])
        host.click(at: CGPoint(x: 60, y: 50))
        #expect(host.texts == ["1"])
    }

    @Test("A geometry reader gets the final layout, once")
    func geometry() throws {
        struct Reader: View {
            let model: Model
            let widths: Widths
            var body: some View {
                GeometryReader { proxy in
                    let _ = widths.all.append(proxy.size.width)
                    Color.red
                }
                .frame(width: model.length)
            }
        }
        let model = Model()
        let widths = Widths()
        let host = try mount(width: 200, height: 100) { Reader(model: model, widths: widths) }
        withAnimation(second) { model.length = 100 }
        host.advance(by: 2)
        #expect(widths.all.drop { $0 == 20 } == [100])
    }

    private final class Widths { var all: [CGFloat] = [] }

    @Test("Colors of shapes, texts and views animate in linear light")
    func colours() throws {
        struct Coloured: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    Color(white: model.isOn ? 1 : 0).frame(height: 20)
                    Rectangle().fill(model.isOn ? .white : .black).frame(height: 20)
                    Rectangle().frame(height: 20)
                }
                .foregroundStyle(model.isOn ? Color.white : .black)
            }
        }
        let model = Model()
        let host = try mount(width: 60, height: 60) { Coloured(model: model) }
        withAnimation(second) { model.isOn = true }
        host.advance(by: 0.5)
        let picture = host.paintedScreen()
        // Half of the light is 188 of 255.
        for row in [10, 30, 50] { #expect(abs(Int(picture[30, row] & 255) - 188) <= 2) }
        host.advance(by: 1)
        #expect(host.paintedScreen()[30, 30] & 255 == 255)
        #expect(host.nextDeadline == nil)
    }

    @Test("Animatable custom views, modifiers and layouts get each intermediate value")
    func animatable() throws {
        let model = Model()
        let host = try mount(width: 200, height: 100) { Numbers(model: model) }
        #expect(host.texts == ["0", "0"])
        withAnimation(second) { model.isOn = true }
        host.advance(by: 0.5)
        #expect(host.texts == ["50", "50"])
        #expect(isNear(try host.frame("placed").minX, 50))
        host.advance(by: 0.6)
        #expect(host.texts == ["100", "100"])
    }

    private struct Numbers: View {
        let model: Model
        private var number: Double { model.isOn ? 100 : 0 }
        var body: some View {
            VStack(spacing: 0) {
                Counted(number: number)
                Color.clear.frame(height: 20).modifier(Labelled(number: number))
                Shifted(x: number) { Color.red.frame(width: 10, height: 10).named("placed") }
            }
        }
    }

    private struct Counted: View, Animatable {
        var number: Double
        nonisolated var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        var body: some View { Text(verbatim: "\(Int(number.rounded()))") }
    }

    private struct Labelled: AnimatableModifier {
        var number: Double
        nonisolated var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        func body(content: Content) -> some View {
            content.overlay { Text(verbatim: "\(Int(number.rounded()))") }
        }
    }

    private struct Shifted: Layout {
        var x: Double
        var animatableData: Double {
            get { x }
            set { x = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 200, height: 10)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            for subview in subviews {
                subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
            }
        }
    }
}
