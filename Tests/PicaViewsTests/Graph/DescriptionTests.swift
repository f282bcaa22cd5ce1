import Foundation
import PicaTesting
import PicaUI
import Testing

/// Values when they are printed, compared or encoded.
@Suite struct DescriptionTests {
    @Test("Animations have descriptive descriptions")
    func animations() {
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(Animation.default.debugDescription == "AnyAnimator(DefaultAnimation())")
        #expect(Animation.default.customMirror.children.map(\.label) == ["base"])
        #expect(
            Animation.smooth.description
                == "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)")
        #expect(Animation.linear(duration: 2).description.hasPrefix("BezierAnimation(duration: 2.0, "))
        #expect(
            Animation.default.delay(1).description.hasPrefix("DelayAnimation(delay: 1.0, animation: "))
    }

    @Test("The default animation is a spring without bounce that takes 0.55 seconds")
    func defaultAnimation() {
        #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
        #expect(Animation.default != .smooth)
    }

    @Test("Axes are described by their names")
    func axes() {
        #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    }

    private enum NumberKey: EnvironmentKey { static var defaultValue: Int { 0 } }
    private enum FlagKey: EnvironmentKey { static var defaultValue: Bool { false } }

    @Test("An environment's description lists its set values, the last first")
    func environment() {
        var values = EnvironmentValues()
        #expect(values.description == "[]")
        values[NumberKey.self] = 1
        values[FlagKey.self] = true
        values[NumberKey.self] = 2
        #expect(
            values.description
                == "[EnvironmentPropertyKey<NumberKey> = 2, EnvironmentPropertyKey<FlagKey> = true]"
        )
        for _ in 0..<20 {
            values[FlagKey.self].toggle()
            values[NumberKey.self] += 1
        }
        #expect(values.description.components(separatedBy: "NumberKey").count == 2)
    }

    @Test("Edge sets are encoded as numbers")
    func edges() throws {
        let data = try JSONEncoder().encode([HorizontalEdge.trailing])
        #expect(String(decoding: data, as: UTF8.self) == "[1]")
        #expect(try JSONDecoder().decode([VerticalEdge].self, from: data) == [.bottom])
    }

    @Test("Animatable data of angles and unit points is scaled so that 1 is imperceptible")
    func animatableNumbers() {
        #expect(Angle.radians(2).animatableData == 256)
        var angle = Angle.zero
        angle.animatableData = 64
        #expect(angle == .radians(0.5))
        #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
        var point = UnitPoint.zero
        point.animatableData = AnimatablePair(128, 64)
        #expect(point == UnitPoint(x: 1, y: 0.5))
    }

    @Test("A vector interpolates to another")
    func interpolation() {
        #expect(10.0.scaled(by: 0.5) == 5)
        #expect(10.0.interpolated(towards: 20, amount: 0.25) == 12.5)
        var pair = AnimatablePair(0.0, 10.0)
        pair.interpolate(towards: AnimatablePair(10, 0), amount: 2)
        #expect(pair == AnimatablePair(20, -10))
    }

    @Test("Image orientations have SwiftUI's raw values")
    func orientations() {
        #expect(Image.Orientation.allCases.map(\.rawValue) == [0, 2, 6, 4, 1, 3, 7, 5])
    }

    @Test("A formatter formats dates and numbers in text")
    func formatters() throws {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        formatter.timeZone = .gmt
        let date = Date(timeIntervalSince1970: 0)
        #expect(Text(date, formatter: formatter) == Text(verbatim: "1970"))
        let key: LocalizedStringKey = "In \(date, formatter: formatter)"
        #expect(key == "In \("1970")")
        #expect(String(localized: "In \(date, formatter: formatter)") == "In 1970")
    }
}
