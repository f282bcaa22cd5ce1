import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@Animatable private struct Wedge: Shape {
    var start: Angle
    var width: CGFloat = 10
    @AnimatableIgnored var isClosed: Bool
    let scale: CGFloat

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: width * scale, height: start.degrees + (isClosed ? 1 : 0)))
    }
}

@Animatable private struct Counter_: View {
    var value: Double
    var body: some View { Text("\(Int(value))") }
}

@Animatable private struct Still { @AnimatableIgnored var name: String }

/// Types that a macro makes animatable.
@MainActor struct AnimatableMacroTests {
    @Test("A shape's animatable data contains its numbers without ignored or constant ones")
    func data() {
        var wedge = Wedge(start: .degrees(90), isClosed: true, scale: 2)
        #expect(wedge.animatableData.second == 10)
        wedge.animatableData.second = 20
        wedge.animatableData.first = Angle.degrees(45).animatableData
        #expect(wedge.path(in: .zero).boundingRect.width == 40)
        #expect(abs(wedge.path(in: .zero).boundingRect.height - 46) < 0.001)
        #expect(Still(name: "x").animatableData == EmptyAnimatableData())
    }

    private struct Counting: View {
        @State private var value = 0.0
        var body: some View {
            Counter_(value: value).onTapGesture { withAnimation(.linear(duration: 1)) { value = 100 } }
        }
    }

    @Test("A view with the macro is evaluated during its animation")
    func view() throws {
        let app = try mount { Counting() }
        app.click(at: CGPoint(x: 200, y: 150))
        app.advance(by: 0.5)
        #expect(app.texts == ["50"])
        app.advance(by: 0.6)
        #expect(app.texts == ["100"])
    }
}
