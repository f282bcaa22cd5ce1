import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

/// Fields for values that are not strings.
@MainActor @Suite struct ValueFieldTests {
    @MainActor @Observable fileprivate final class Model {
        var number = 1.5
        var count: Int?
        var date = Date(timeIntervalSinceReferenceDate: 0)
        var submitted: [Double] = []
    }

    private struct Form: View {
        @Bindable var model: Model
        var body: some View {
            TextField("Number", value: $model.number, format: .number)
                .onSubmit { model.submitted.append(model.number) }
            TextField("Count", value: $model.count, format: .number, prompt: Text("None"))
            TextField("Other", text: .constant(""))
        }
    }

    private func form(_ model: Model, locale: String = "en_US") throws -> TestHost {
        try mount(width: 400, height: 200) {
            VStack { Form(model: model) }.environment(\.locale, Locale(identifier: locale))
        }
    }

    @Test("The value updates on Return, before onSubmit is called")
    func submit() throws {
        let model = Model()
        let app = try form(model)
        let field = try app.find(.textField, "Number")
        #expect(field.value == "1.5")
        try field.click(count: 3)
        app.type("1234.25")
        #expect(model.number == 1.5, "not before")
        app.press(.return)
        #expect(model.number == 1234.25)
        #expect(model.submitted == [1234.25])
        #expect(try app.find(.textField, "Number").value == "1,234.25", "it is shown as it is written")
    }

    @Test(
        "The value is committed before the window closes or the program ends, even in or behind a popover"
    )
    func ending() throws {
        struct Page: View {
            @Bindable var model: Model
            let isAsking: Bool
            @State private var seen = 0.0
            var body: some View {
                VStack {
                    Form(model: model)
                    Button("Ask") {}.popover(isPresented: .constant(isAsking)) {
                        TextField("Asked", value: $model.number, format: .number)
                    }
                }
                .onChange(of: model.number) { model.submitted.append(model.number) }
            }
        }
        for isAsking in [false, true] {
            let model = Model()
            let app = try mount(width: 400, height: 300) { Page(model: model, isAsking: isAsking) }
            try app.find(.textField, isAsking ? "Asked" : "Number").click(count: 3)
            app.type("7")
            app.setWindowFocused(false)
            #expect(model.number == 1.5, "not while another window has the keyboard")
            app.host.endEditing()
            #expect(model.number == 7)
            #expect(model.submitted == [7])
        }
    }

    @Test("The value updates when the field loses the focus")
    func leaving() throws {
        let model = Model()
        let app = try form(model)
        try app.find(.textField, "Count").click()
        app.type("42")
        #expect(model.count == nil)
        try app.find(.textField, "Other").click()
        #expect(model.count == 42)
        try app.find(.textField, "Count").click(count: 3)
        app.press(.delete)
        app.press(.tab)
        #expect(model.count == nil, "an empty field is no value")
    }

    @Test("Unparsable text stays until the field is left, and then the last value returns")
    func invalid() throws {
        let model = Model()
        let app = try form(model)
        try app.find(.textField, "Number").click(count: 3)
        app.type("many")
        #expect(try app.find(.textField, "Number").value == "many")
        try app.find(.textField, "Other").click()
        #expect(model.number == 1.5)
        #expect(try app.find(.textField, "Number").value == "1.5")
        try app.find(.textField, "Number").click()
        app.press("z", .control)
        #expect(try app.find(.textField, "Number").value == "many", "and is not lost: it can be undone")
    }

    @Test("A change of the value shows, also during editing")
    func appChanges() throws {
        let model = Model()
        let app = try form(model)
        try app.find(.textField, "Number").click()
        app.press(.end)
        app.type("9")
        model.number = 7
        app.update()
        #expect(try app.find(.textField, "Number").value == "7")
    }

    @Test("Values are formatted and parsed in the environment's locale")
    func locale() throws {
        let model = Model()
        let app = try form(model, locale: "de_DE")
        #expect(try app.find(.textField, "Number").value == "1,5")
        try app.find(.textField, "Number").click(count: 3)
        app.type("2,75")
        app.press(.return)
        #expect(model.number == 2.75)
    }

    private struct Formatters: View {
        @Bindable var model: Model
        let numbers: NumberFormatter
        let dates: DateFormatter
        let measures = MeasurementFormatter()
        @State private var length = Measurement(value: 1, unit: UnitLength.meters)
        @State private var decimal: Decimal = 1

        var body: some View {
            TextField("Number", value: $model.number, formatter: numbers)
            TextField("Decimal", value: $decimal, formatter: numbers)
            TextField(value: $model.date, formatter: dates) { Text("Date") }
            TextField("Length", value: $length, formatter: measures)
        }
    }

    @Test("Number and date formatters format and parse; a failure keeps the value")
    func formatters() throws {
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        numbers.numberStyle = .decimal
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en_US")
        dates.timeZone = .gmt
        dates.dateFormat = "yyyy-MM-dd"
        let model = Model()
        let app = try mount(width: 400, height: 300) {
            VStack { Formatters(model: model, numbers: numbers, dates: dates) }
        }
        func type(_ text: String, into name: String) throws -> String? {
            try app.find(.textField, name).click(count: 3)
            app.type(text)
            app.press(.return)
            return try app.find(.textField, name).value
        }
        #expect(try type("2500", into: "Number") == "2,500" && model.number == 2500)
        #expect(try type("0.25", into: "Decimal") == "0.25")
        #expect(try app.find(.textField, "Date").value == "2001-01-01")
        #expect(try type("2001-01-03", into: "Date") == "2001-01-03")
        #expect(model.date == Date(timeIntervalSinceReferenceDate: 2 * 86400))
        let length = try app.find(.textField, "Length").value
        #expect(try type("5", into: "Length") == length)
    }

    @Test("Values outside a number formatter's limits are rejected")
    func limits() throws {
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        (numbers.minimum, numbers.maximum) = (0, 10)
        let model = Model()
        model.number = 5
        let app = try mount(width: 400) {
            TextField("Number", value: Bindable(model).number, formatter: numbers)
        }
        for (typed, value) in [("11", 5.0), ("10", 10), ("-1", 10), ("0", 0), ("0.5", 0.5), ("1e9", 0.5)] {
            try app.find(.textField, "Number").click(count: 3)
            app.type(typed)
            app.press(.return)
            #expect(model.number == value, "\(typed)")
        }
    }

    @Test("Any view can label a value field")
    func labels() throws {
        let model = Model()
        let app = try mount {
            TextField(value: Bindable(model).number, format: .number) { Text("One") }
            TextField(value: Bindable(model).count, format: .number) { Text("Two") }
        }
        #expect(try app.find(.textField, "One").value == "1.5")
        #expect(try app.find(.textField, "Two").value == "")
    }

    @Test("After any typing, a field shows its value once it is left", arguments: 0..<20)
    func random(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let pieces = [
            "1", "-", ".", ",", "e9", "٣", " ", "NaN", "∞", "\u{0}", "99999999999999999999", "x", "%",
        ]
        let model = Model()
        let app = try form(model)
        try app.find(.textField, "Number").click(count: 3)
        let text = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            pieces.randomElement(using: &random) ?? ""
        }.joined()
        app.type(text)
        app.press(.return)
        let shown = try app.find(.textField, "Number").value
        #expect(shown == model.number.formatted(.number.locale(Locale(identifier: "en_US"))), "\(text)")
    }
}
