import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// A value that traps beyond its ends.
private enum Size: Int, Strideable {
    case small, middle, large
    func distance(to other: Size) -> Int { other.rawValue - rawValue }
    func advanced(by step: Int) -> Size {
        guard let size = Size(rawValue: rawValue + step) else { fatalError("no such size") }
        return size
    }
}

@MainActor @Suite("A stepper") struct SteppingTests {
    /// The results of key presses.
    private func step<V: Strideable>(
        _ start: V, in bounds: ClosedRange<V>? = nil, by step: V.Stride, _ keys: TestHost.Key...
    ) throws -> V {
        let model = Model(start)
        let value = Binding(get: { model.value }, set: { model.value = $0 })
        let app = try mount {
            if let bounds {
                Stepper("n", value: value, in: bounds, step: step)
            } else {
                Stepper("n", value: value, step: step)
            }
        }
        app.press(.tab)
        for key in keys { app.press(key) }
        return model.value
    }

    @Test("stays in the range and the type for every integer type") func integers() throws {
        #expect(try step(UInt(0), in: 0...10, by: 1, .down) == 0)
        #expect(try step(UInt(0), in: 0...10, by: 1, .up) == 1)
        #expect(try step(UInt8(255), in: 0...255, by: 1, .up) == 255)
        #expect(try step(UInt8(250), in: 0...255, by: 10, .up) == 255)
        #expect(try step(UInt8(5), in: 0...255, by: 10, .down) == 0)
        #expect(try step(UInt8(5), in: 0...255, by: 1000, .up) == 255)
        #expect(try step(Int8(-128), in: -128...127, by: 255, .up) == 127)
        #expect(try step(Int8(100), in: -128...127, by: 50, .up) == 127)
        #expect(try step(Int8(-128), in: -128...127, by: 1, .down) == -128)
        #expect(try step(Int.max, in: .min ... .max, by: 1, .up) == .max)
        #expect(try step(Int.min, in: .min ... .max, by: .max, .up, .up) == .max - 1)
        #expect(try step(Int.min, in: .min ... .max, by: .max, .up, .up, .up) == .max)
        #expect(try step(Int.max, in: 0 ... .max, by: .min, .up) == 0)
        let most = try step(UInt.max, in: 0 ... .max, by: 1, .up, .down)
        #expect(most == UInt.max - 1)
        #expect(try step(UInt64(3), in: 0 ... .max, by: .max, .up) == UInt64(Int.max) + 3)
        #expect(try step(Int128.max, in: .min ... .max, by: 1, .up) == .max)
        #expect(try step(5, in: 0...10, by: -2, .up) == 3)
        #expect(try step(50, in: 0...10, by: 1, .up) == 50)
        #expect(try step(50, in: 0...10, by: 1, .down) == 10)
    }

    @Test("without bounds does not step past the type's limits") func unbounded() throws {
        #expect(try step(UInt(0), by: 1, .down) == 0)
        #expect(try step(UInt8(250), by: 10, .up) == 250)
        #expect(try step(UInt8(245), by: 10, .up) == 255)
        #expect(try step(Int.max, by: .max, .up) == .max)
        #expect(try step(Int.min, by: .min, .down) == 0)
        #expect(try step(Int.min, by: .min, .up) == .min)
    }

    @Test("of floating-point values changes nothing if they overflow or are NaN") func floats() throws {
        #expect(try step(0.9, in: 0...1, by: 0.1, .up, .up) == 1)
        #expect(try step(Double.infinity, by: 1, .up) == .infinity)
        #expect(try step(Double.greatestFiniteMagnitude, in: -.infinity ... .infinity, by: 1, .up).isFinite)
        #expect(try step(Double.nan, in: 0...1, by: 0.1, .up, .down).isNaN)
        let unmoved = try step(0.5, in: 0...1, by: .nan, .up)
        #expect(unmoved == 0.5)
        #expect(try step(Float16(65_000), by: 100, .up) == 65_088)
        #expect(try step(Decimal(9), in: 0...10, by: 5, .up) == 10)
        #expect(try step(CGFloat(0), in: 0 ... .infinity, by: .infinity, .up) == .infinity)
    }

    @Test("of other values does not leave the range") func others() throws {
        #expect(try step(Size.middle, in: .small ... .large, by: 5, .up) == .large)
        #expect(try step(Size.small, in: .small ... .large, by: 1, .down, .up) == .middle)
        let (day, end) = (Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 90))
        #expect(try step(day, in: day...end, by: 60, .up, .up, .up) == end)
        let never = Date(timeIntervalSinceReferenceDate: .infinity)
        #expect(try step(day, in: day...never, by: 60, .up) == day + 60)
    }

    @Test("disables the half that has nothing left") func halves() throws {
        let model = Model(UInt(0))
        let value = Binding(get: { model.value }, set: { model.value = $0 })
        let app = try mount { Stepper("n", value: value, in: 0...1).labelsHidden() }
        let stepper = try app.find(.stepper, "n")
        for (place, expected) in [(0.25, 0), (0.75, 1), (0.75, 1), (0.25, 0)] {
            try stepper.click(at: UnitPoint(x: place, y: 0.5))
            #expect(model.value == UInt(expected))
        }
    }
}

@MainActor @Suite("A slider") struct SliderRangeTests {
    private func keys<V: BinaryFloatingPoint>(
        _ start: V, in bounds: ClosedRange<V>, step: V.Stride?, _ keys: TestHost.Key...
    ) throws -> V where V.Stride: BinaryFloatingPoint {
        let model = Model(start)
        let value = Binding(get: { model.value }, set: { model.value = $0 })
        let app = try mount {
            if let step {
                Slider(value: value, in: bounds, step: step)
            } else {
                Slider(value: value, in: bounds)
            }
        }
        _ = try app.pngData()
        app.press(.tab)
        for key in keys { app.press(key) }
        return model.value
    }

    @Test("with steps ends at the last step within the range") func lastStep() throws {
        #expect(try keys(1.0, in: 1...10, step: 2, .end) == 9)
        #expect(try keys(9.0, in: 1...10, step: 2, .up) == 9)
        #expect(try keys(1.0, in: 1...10, step: 2, .pageUp, .pageUp, .pageUp, .pageUp, .pageUp) == 9)
        #expect(try keys(0.0, in: 0...1, step: 0.1, .end) == 1)
        #expect(try keys(0.0, in: 0...0.3, step: 0.1, .end) == 0.3)
        #expect(try keys(Float(0), in: 0...1, step: 0.1, .end) == 1)
        #expect(try keys(Float(0), in: 0...100_000, step: 0.1, .end) == 100_000)
        #expect(try keys(-1.0, in: -1...1, step: 0.75, .end) == 0.5)
        #expect(try keys(0.0, in: 0...1, step: 2, .end) == 0)
    }

    @Test("with steps shows its last value at the track's end") func trackEnd() throws {
        let model = Model(1.0)
        let value = Binding(get: { model.value }, set: { model.value = $0 })
        let app = try mount(width: 300) { Slider(value: value, in: 1...10, step: 2) }
        try app.find(.slider).click(at: UnitPoint(x: 0.5, y: 0.5))
        #expect(model.value == 5)
        try app.find(.slider).click(at: UnitPoint(x: 0.99, y: 0.5))
        #expect(model.value == 9)
    }

    @Test("of an infinite or huge range moves within it") func longRanges() throws {
        let most = Double.greatestFiniteMagnitude
        #expect(try keys(0, in: -most...most, step: nil, .end) == most)
        #expect(try keys(-most, in: -most...most, step: nil, .pageUp) < 0)
        #expect(try keys(0.0, in: 0 ... .infinity, step: nil, .up, .home) == 0)
        #expect(try keys(0.0, in: 0 ... .infinity, step: 1, .up) == 1)
        #expect(try keys(.nan, in: 1...2, step: nil, .up) == 1)
        let model = Model(0.0)
        let value = Binding(get: { model.value }, set: { model.value = $0 })
        let app = try mount(width: 300) { Slider(value: value, in: -most...most) }
        try app.find(.slider).click(at: .center)
        #expect(abs(model.value) < most / 10)
        try app.find(.slider).click(at: .leading)
        #expect(model.value < -most / 2)
    }

    @Test("of a single value draws and responds") func oneValue() throws {
        #expect(try keys(5.0, in: 5...5, step: 1, .up, .end) == 5)
    }

    @Test("and a gauge of a huge range show the position of a value") func gauges() throws {
        let most = Double.greatestFiniteMagnitude
        let app = try mount {
            Gauge(value: 0, in: -most...most) { Text("A") }
            Gauge(value: .infinity, in: 0...1) { Text("B") }
            Gauge(value: .nan, in: 0...1) { Text("C") }
            Gauge(value: 1.0, in: 0 ... .infinity) { Text("D") }
        }
        #expect(app.all(.meter).map(\.value) == ["50%", "100%", "0%", "0%"])
    }
}
