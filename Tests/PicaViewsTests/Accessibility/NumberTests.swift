import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Controls tell their number, its bounds and its step, and can be set.
@MainActor @Suite struct NumberTests {
    @Test("A slider tells its range and snaps what is set to a step")
    func slider() throws {
        let model = Controlled()
        let app = try mount { Slider(value: Bindable(model).number, in: 0...10, step: 2) }
        let slider = try app.find(.slider)
        #expect(slider.number == TestElement.Number(current: 5, minimum: 0, maximum: 10, step: 2))
        try slider.setNumber(7.2)
        #expect(model.number == 8)
        try slider.setNumber(100)
        #expect(model.number == 10)
        try slider.setNumber(.nan)
        #expect(model.number == 10)
    }

    @Test("A continuous slider has no step")
    func continuous() throws {
        let model = Controlled()
        let app = try mount { Slider(value: Bindable(model).number, in: 0...10) }
        let slider = try app.find(.slider)
        #expect(slider.number == TestElement.Number(current: 5, minimum: 0, maximum: 10, step: 0))
        try slider.setNumber(7.25)
        #expect(model.number == 7.25)
    }

    @Test("A stepper tells the bounds that it has, for whole and broken numbers")
    func stepper() throws {
        let model = Controlled()
        let log = Counter()
        let app = try mount {
            Stepper("Whole", value: Bindable(model).choice, in: -5...5, step: 2)
            Stepper("Free", value: Bindable(model).number, step: 0.5) { log.note("\($0)") }
            Stepper("Steps", onIncrement: { log.note("up") }, onDecrement: nil)
            Stepper("Day", value: Bindable(model).date, step: 86400)
        }
        let whole = try app.find(.stepper, "Whole")
        #expect(whole.number == TestElement.Number(current: 1, minimum: -5, maximum: 5, step: 2))
        try whole.setNumber(3)
        #expect(model.choice == 3)
        try whole.setNumber(1e300)
        #expect(model.choice == 5)
        #expect(!whole.actions.contains(.increment) && whole.actions.contains(.decrement))
        let free = try app.find(.stepper, "Free")
        #expect(
            free.number == TestElement.Number(current: 5, minimum: -.infinity, maximum: .infinity, step: 0.5))
        try free.setNumber(-1e300)
        #expect(model.number == -1e300)
        #expect(log.takeNotes() == ["true", "false"])
        let steps = try app.find(.stepper, "Steps")
        #expect(steps.number == nil && steps.actions == [.increment])
        try steps.perform(.increment)
        #expect(log.takeNotes() == ["up"])
        let day = try app.find(.stepper, "Day")
        #expect(day.number == nil && day.actions == [.increment, .decrement])
    }

    @Test("Progress and gauges tell the app's own numbers, which no one sets")
    func readOnly() throws {
        let progress = Progress(totalUnitCount: 40)
        progress.completedUnitCount = 10
        let app = try mount {
            ProgressView(value: 3, total: 12)
            ProgressView()
            ProgressView(value: 20, total: 12)
            ProgressView(value: 1, total: 0)
            ProgressView(progress)
            Gauge(value: 75.3, in: 50...150) { Text("Heat") }
        }
        func number(_ current: Double, _ minimum: Double, _ maximum: Double) -> TestElement.Number {
            TestElement.Number(current: current, minimum: minimum, maximum: maximum, step: 0)
        }
        #expect(
            app.all(.progressIndicator).map(\.number) == [
                number(3, 0, 12), nil, number(12, 0, 12), number(0, 0, 1), number(10, 0, 40),
            ])
        let gauge = try app.find(.meter)
        #expect(gauge.number == number(75.3, 50, 150) && gauge.actions == [] && gauge.value == "25%")
        #expect(throws: TestFailure.self) { try gauge.setNumber(1) }
    }

    @Test("Styles of an app keep the numbers of progress and gauges")
    func styled() throws {
        struct Nested: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
        }
        struct Halved: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                var half = configuration
                half.value /= 2
                return DefaultGaugeStyle().makeBody(configuration: half)
            }
        }
        let app = try mount {
            ProgressView(value: 3, total: 12).progressViewStyle(Nested())
            Gauge(value: 80, in: 0...100) { Text("Load") }.gaugeStyle(Halved())
            Gauge(value: Double.nan, in: 2...4) { Text("None") }
        }
        #expect(try app.find(.progressIndicator).number?.maximum == 12)
        #expect(try app.find(.meter, "Load").number?.current == 40)
        #expect(try app.find(.meter, "None").number?.current == 2)
    }

    @Test("The parts of a date are numbers with names")
    func dateParts() throws {
        let model = Controlled()
        let app = try mount {
            DatePicker("Due", selection: Bindable(model).date).datePickerStyle(.field)
                .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        }
        #expect(app.all(.spinButton).map(\.label) == ["Month", "Day", "Year", "Hour", "Minute", "AM/PM"])
        let month = try app.find(.spinButton, "Month")
        #expect(month.number == TestElement.Number(current: 11, minimum: 1, maximum: 12, step: 1))
        #expect(month.value == "11")
        try month.setNumber(2)
        try app.find(.spinButton, "Year").setNumber(2024)
        #expect(model.date == Date(timeIntervalSince1970: 1_707_948_800))
        app.setEnvironment(\.locale, Locale(identifier: "de_DE"))
        #expect(app.all(.spinButton).map(\.label) == ["Tag", "Monat", "Jahr", "Stunde", "Minute"])
    }

    @Test("Splitters tell the width before them and stay within its bounds")
    func splitter() throws {
        let app = try mount(width: 401) {
            HSplitView {
                Color.red.frame(minWidth: 100, maxWidth: 300)
                Color.blue.frame(minWidth: 50)
            }
        }
        let splitter = try app.find(.splitter)
        let number = try #require(splitter.number)
        #expect(number.minimum == 100 && number.maximum == 300)
        try splitter.setNumber(150)
        #expect(splitter.number?.current == 150)
        try splitter.perform(.increment)
        #expect(splitter.number?.current == 160)
        try splitter.perform(.decrement)
        try splitter.setNumber(1000)
        #expect(splitter.number?.current == 300)
    }

    @Test("The column of a split view gets the width that is set")
    func column() throws {
        let app = try mount(width: 900) {
            NavigationSplitView {
                Text("Side")
            } detail: {
                Text("Detail")
            }
        }
        app.advance(by: 1)
        let splitter = try app.find(.splitter)
        let start = try #require(splitter.number?.current)
        try splitter.perform(.increment)
        #expect(splitter.number?.current == start + 10)
        try splitter.setNumber(start + 30)
        #expect(splitter.number?.current == start + 30)
    }

    @Test("The tracks of a color panel are set and stepped")
    func colors() throws {
        let model = Controlled()
        let app = try mount(width: 600, height: 700) {
            ColorPicker("Ink", selection: Bindable(model).color)
        }
        try app.find(.button, "Ink").perform(.main)
        app.advance(by: 1)
        let opacity = try app.find(.slider, "Opacity")
        #expect(opacity.number == TestElement.Number(current: 1, minimum: 0, maximum: 1, step: 0))
        try opacity.setNumber(0.5)
        #expect(opacity.number?.current == 0.5)
        let hue = try app.find(.slider, "Hue")
        #expect(hue.number?.maximum == 360)
        try hue.setNumber(120)
        #expect(hue.value == "120°")
        let field = try app.find(.slider, "Saturation, Brightness")
        let before = field.value
        try field.perform(.named("Brightness −"))
        #expect(field.value != before)
    }
}
