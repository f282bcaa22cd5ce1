import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var value = 20.0
    var count = 5
    var edits: [Bool] = []
}

/// Values along a track, in steps, and on a scale.
@MainActor @Suite struct SliderTests {
    private let model = Model()
    private var value: Binding<Double> { Binding(get: { model.value }, set: { model.value = $0 }) }
    private var count: Binding<Int> { Binding(get: { model.count }, set: { model.count = $0 }) }

    private func slider(
        step: Double? = nil, rightToLeft: Bool = false, isDisabled: Bool = false
    ) throws -> TestHost {
        try mount(width: 300, height: 60) {
            Group {
                if let step {
                    Slider(value: value, in: 0...100, step: step) { Text("Size") }
                } else {
                    Slider(value: value, in: 0...100) {
                        Text("Size")
                    } onEditingChanged: {
                        model.edits.append($0)
                    }
                }
            }
            .labelsHidden()
            .disabled(isDisabled)
            .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    @Test("Pressing the track moves the knob there, dragging continues, and both are clamped")
    func pointer() throws {
        let app = try slider()
        let track = try app.find(.slider, "Size")
        #expect(track.value == "20" && track.frame.height >= 24)
        app.pressPointer(at: track.point(.center))
        #expect(model.value == 50 && model.edits == [true])
        app.movePointer(to: CGPoint(x: 1000, y: 20))
        #expect(model.value == 100)
        app.movePointer(to: CGPoint(x: -1000, y: 20))
        app.releasePointer(at: CGPoint(x: -1000, y: 20))
        #expect(model.value == 0 && model.edits == [true, false])
    }

    @Test("Grabbing the knob off center does not make it jump")
    func grip() throws {
        model.value = 50
        let app = try slider()
        let middle = try app.find(.slider).point(.center)
        app.pressPointer(at: CGPoint(x: middle.x + 6, y: middle.y))
        #expect(model.value == 50)
        app.movePointer(to: CGPoint(x: middle.x + 6 + 28.2, y: middle.y))
        #expect(abs(model.value - 60) < 0.01)
        app.releasePointer(at: CGPoint(x: middle.x + 6 + 28.2, y: middle.y))
    }

    @Test("Arrow keys, Page keys, Home and End move the knob in screen directions", arguments: [false, true])
    func keys(rightToLeft: Bool) throws {
        let app = try slider(rightToLeft: rightToLeft)
        app.press(.tab)
        #expect(try app.find(.slider).isFocused)
        let steps: [(TestHost.Key, Double)] = [
            (rightToLeft ? .left : .right, 21), (rightToLeft ? .right : .left, 20), (.up, 21), (.down, 20),
            (.pageUp, 30), (.pageDown, 20), (.end, 100), (.up, 100), (.home, 0), (.down, 0),
        ]
        for (key, expected) in steps {
            app.press(key)
            #expect(abs(model.value - expected) < 1e-9, "\(key)")
        }
    }

    @Test("From right to left, a slider starts at the right")
    func rightToLeft() throws {
        let app = try slider(rightToLeft: true)
        try app.find(.slider).click(at: UnitPoint(x: 0.05, y: 0.5))
        #expect(model.value > 95)
    }

    @Test("With a step, a slider stops only at whole steps")
    func step() throws {
        let app = try slider(step: 25)
        try app.find(.slider).click(at: UnitPoint(x: 0.6, y: 0.5))
        #expect(model.value == 50)
        app.press(.up)
        #expect(model.value == 75)
        app.press(.pageDown)
        #expect(model.value == 50)
    }

    @Test("A disabled slider does not move")
    func disabled() throws {
        let app = try slider(isDisabled: true)
        try app.find(.slider).click(at: .leading)
        app.press(.tab)
        app.press(.up)
        #expect(model.value == 20)
    }

    @Test("Labels are at its ends, its own label names it; every initializer makes a slider")
    func labels() throws {
        let app = try mount(width: 500, height: 600) {
            VStack {
                Slider(value: value, in: 0...100) {
                    Text("A")
                } minimumValueLabel: {
                    Text("low").named("low")
                } maximumValueLabel: {
                    Text("high").named("high")
                }
                Slider(value: value, in: 0...100, step: 5) {
                    Text("B")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("1")
                }
                Slider(value: value)
                Slider(value: value, in: 0...100, step: 5)
                Slider(value: value, in: 0...100, onEditingChanged: { _ in }) { Text("C") }
                Slider(value: value, in: 0...100, step: 5, onEditingChanged: { _ in }) { Text("D") }
                Slider(
                    value: value, in: 0...100, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")
                ) { Text("E") }
                Slider(
                    value: value, in: 0...100, step: 5, minimumValueLabel: Text("0"),
                    maximumValueLabel: Text("1")
                ) { Text("F") }
            }
        }
        #expect(app.all(.slider).map(\.label) == ["A", "B", "", "", "C", "D", "E", "F"])
    }

    @Test("Equal bounds or a zero step do not trap")
    func oddBounds() throws {
        let app = try mount {
            VStack {
                Slider(value: value, in: 5...5)
                Slider(value: value, in: 0...1, step: 0)
                Gauge(value: 3.0, in: 3...3) { Text("G") }
            }
        }
        for slider in app.all(.slider) { try slider.click() }
        app.press(.up)
        #expect(try app.find(.meter, "G").value == "0%")
    }

    // MARK: Stepper

    @Test("A click on one half increments, on the other decrements, within the range")
    func stepper() throws {
        let app = try mount { Stepper("Copies", value: count, in: 4...6).labelsHidden() }
        let stepper = try app.find(.stepper, "Copies")
        #expect(stepper.frame.height >= 24)
        let (down, up) = (UnitPoint(x: 0.25, y: 0.5), UnitPoint(x: 0.75, y: 0.5))
        try stepper.click(at: up)
        #expect(model.count == 6)
        try stepper.click(at: up)
        #expect(model.count == 6)
        for _ in 0..<4 { try stepper.click(at: down) }
        #expect(model.count == 4)
    }

    @Test("Holding a stepper repeats")
    func heldStepper() throws {
        let app = try mount { Stepper("Copies", value: count).labelsHidden() }
        app.pressPointer(at: try app.find(.stepper).point(UnitPoint(x: 0.75, y: 0.5)))
        app.advance(by: 1.05)
        app.releasePointer(at: try app.find(.stepper).point(UnitPoint(x: 0.75, y: 0.5)))
        #expect(model.count == 11)
    }

    @Test("A stepper has the focus as a whole; arrow keys, Home and End step it")
    func stepperKeys() throws {
        for isReversed in [false, true] {
            model.count = 5
            let app = try mount {
                Stepper("Copies", value: count, in: 0...9, step: 2)
                    .environment(\.layoutDirection, isReversed ? .rightToLeft : .leftToRight)
            }
            app.press(.tab)
            #expect(try app.find(.stepper).isFocused)
            for (key, expected) in [
                (TestHost.Key.up, 7), (.down, 5), (isReversed ? .left : .right, 7),
                (isReversed ? .right : .left, 5), (.end, 9), (.up, 9), (.home, 0),
            ] {
                app.press(key)
                #expect(model.count == expected)
            }
        }
    }

    @Test("A stepper with actions calls the action for each direction; a nil action disables its half")
    func stepperActions() throws {
        let notes = Counter()
        let app = try mount {
            Stepper("Page") {
                notes.note("up")
            } onDecrement: {
                notes.note("down")
            } onEditingChanged: {
                notes.note($0 ? "begin" : "end")
            }
        }
        app.press(.tab)
        app.press(.up)
        app.press(.down)
        #expect(notes.takeNotes() == ["begin", "up", "end", "begin", "down", "end"])
        let other = try mount { Stepper("Page", onIncrement: nil, onDecrement: { notes.note("down") }) }
        other.press(.tab)
        other.press(.up)
        other.press(.down)
        #expect(notes.takeNotes() == ["down"])
    }

    @Test("With a format, a value can be typed and is clamped to the range")
    func stepperField() throws {
        let app = try mount(width: 600) { Stepper("Size", value: value, in: 0...50, format: .number) }
        let field = try app.find(.textField, "Size")
        #expect(field.value == "20")
        try field.click(count: 3)
        app.type("70\n")
        #expect(model.value == 50)
    }

    @Test("Every stepper initializer makes a stepper")
    func stepperTitles() throws {
        let name = "String"
        let resource = LocalizedStringResource("Resource")
        let app = try mount(width: 600, height: 900) {
            VStack {
                Stepper(name, value: count)
                Stepper(resource, value: count)
                Stepper(name, value: count, in: 0...9)
                Stepper(resource, value: count, in: 0...9)
                Stepper(name, onIncrement: {}, onDecrement: {})
                Stepper(resource, onIncrement: {}, onDecrement: {})
                Stepper(value: count) { Text("A") }
                Stepper(value: count, in: 0...9) { Text("B") }
                Stepper(value: count, onEditingChanged: { _ in }) { Text("C") }
                Stepper(value: count, in: 0...9, onEditingChanged: { _ in }) { Text("D") }
                Stepper(onIncrement: {}, onDecrement: {}) { Text("E") }
                Stepper {
                    Text("F")
                } onIncrement: {
                } onDecrement: {
                }
                Stepper("G", value: value, format: .number)
                Stepper(name, value: value, format: .number)
                Stepper(name, value: value, in: 0...9, format: .number)
                Stepper(value: value, format: .number) { Text("H") }
                Stepper(value: value, in: 0...9, format: .number) { Text("I") }
            }
        }
        #expect(
            app.all(.stepper).map(\.label) == [
                "String", "Resource", "String", "Resource", "String", "Resource", "A", "B", "C", "D", "E",
                "F",
                "G", "String", "String", "H", "I",
            ])
    }

    // MARK: Gauge

    @Test("A gauge reports its value and its label in every style")
    func gauge() throws {
        let app = try mount(width: 400, height: 900) {
            VStack {
                Gauge(value: 30.0, in: 20...40) { Text("A") }
                Gauge(value: 0.5) { Text("B") }.gaugeStyle(.automatic)
                Gauge(value: 0.5) { Text("C") }.gaugeStyle(.linearCapacity)
                Gauge(value: 0.5) { Text("D") }.gaugeStyle(.accessoryLinear)
                Gauge(value: 0.5) { Text("E") }.gaugeStyle(.accessoryLinearCapacity)
                Gauge(value: 0.5) { Text("F") }.gaugeStyle(.accessoryCircular)
                Gauge(value: 0.5) { Text("G") }.gaugeStyle(.accessoryCircularCapacity)
                Gauge(value: 0.5) {
                    Text("H")
                } currentValueLabel: {
                    Text("half")
                }
                Gauge(value: 0.5) {
                    Text("I")
                } currentValueLabel: {
                    Text("half")
                } markedValueLabels: {
                    Text("mark")
                }
            }
        }
        #expect(app.all(.meter).map(\.label) == ["A", "B", "C", "D", "E", "F", "G", "H", "I"])
        #expect(app.all(.meter).allSatisfy { $0.value == "50%" })
    }

    private struct Spoken: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            configuration.currentValueLabel
            configuration.minimumValueLabel
            configuration.maximumValueLabel
            configuration.markedValueLabels
            Text(verbatim: "\(configuration.value)")
        }
    }

    @Test("A custom gauge style gets the fraction and all labels")
    func gaugeStyle() throws {
        let app = try mount {
            VStack {
                Gauge(value: 1.0, in: 0...4) {
                    Text("label")
                } currentValueLabel: {
                    Text("one")
                } minimumValueLabel: {
                    Text("low")
                } maximumValueLabel: {
                    Text("high")
                } markedValueLabels: {
                    Text("mark")
                }
                Gauge(value: 3.0, in: 0...4) {
                    Text("B")
                } currentValueLabel: {
                    Text("three")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("4")
                }
            }
            .gaugeStyle(Spoken())
        }
        #expect(
            app.texts == ["label", "one", "low", "high", "mark", "0.25", "B", "three", "0", "4", "0.75"])
    }
}
