import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var date: Date
    var days: Set<DateComponents> = []
    init(_ date: Date) { self.date = date }
}

/// Chooses dates.
@MainActor @Suite struct DatePickerTests {
    private let model: Model
    private let calendar: Calendar

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        calendar.locale = Locale(identifier: "en_US")
        self.calendar = calendar
        model = Model(Self.date(2024, 1, 31, 15, 5, in: calendar))
    }

    private static func date(
        _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, in calendar: Calendar
    ) -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return calendar.date(from: parts) ?? .distantPast
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        Self.date(year, month, day, hour, minute, in: calendar)
    }

    private var selection: Binding<Date> { Binding(get: { model.date }, set: { model.date = $0 }) }

    private func mounted(
        _ locale: String = "en_US", _ content: @escaping @MainActor () -> some View
    ) throws -> TestHost {
        var calendar = calendar
        calendar.locale = Locale(identifier: locale)
        return try mount(width: 600, height: 700) {
            content()
                .environment(\.calendar, calendar)
                .environment(\.timeZone, calendar.timeZone)
                .environment(\.locale, Locale(identifier: locale))
        }
    }

    private func parts() -> [Int] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: model.date)
        return [parts.year, parts.month, parts.day, parts.hour, parts.minute].map { $0 ?? 0 }
    }

    // MARK: The field

    @Test("It is a field with its label as name and its localized date as value")
    func field() throws {
        let app = try mounted { DatePicker("Due", selection: selection, displayedComponents: .date) }
        #expect(try app.find(.dateField, "Due").value == "January 31, 2024")
        #expect(try app.find(.dateField).frame.height >= 24)
        let german = try mounted("de_DE") {
            DatePicker("Due", selection: selection, displayedComponents: .date)
        }
        #expect(try german.find(.dateField, "Due").value == "31. Januar 2024")
    }

    @Test("In a narrow form row a date wraps beside its buttons")
    func narrow() throws {
        func frame(in width: CGFloat) throws -> CGRect {
            let app = try mounted {
                Form { DatePicker("Due", selection: selection).labelsHidden() }.formStyle(.grouped)
                    .frame(width: width + 64)
            }
            return try app.find(.dateField).frame
        }
        let wide = try frame(in: 400)
        let narrow = try frame(in: wide.width - 10)
        #expect(narrow.width < wide.width - 30)
        #expect(narrow.height > wide.height + 10)
    }

    @Test("Next to other views a date stays on one line")
    func besideOthers() throws {
        let ideal = try mounted { DatePicker("Due", selection: selection).fixedSize() }.find(.dateField).frame
        for count in 1...6 {
            let app = try mounted {
                HStack {
                    ForEach(0..<count, id: \.self) { Color.red.frame(minWidth: 10).id($0) }
                    DatePicker("Due", selection: selection)
                    Spacer()
                }
            }
            #expect(try app.find(.dateField).frame.size == ideal.size)
        }
    }

    @Test("The buttons of a field stay in place while parts change their width")
    func steadyButtons() throws {
        let app = try mounted("de_DE") {
            DatePicker("Due", selection: selection).environment(\.locale, Locale(identifier: "en_US"))
        }
        model.date = date(2024, 7, 9, 9, 59)
        app.update()
        app.press(.tab)
        let up = try app.find(.dateField).frame
        var months: [Int] = []
        for _ in 0..<8 {
            app.click(at: CGPoint(x: up.maxX - 10, y: up.midY))
            #expect(try app.find(.dateField).frame == up)
            months.append(parts()[1])
        }
        #expect(months == [8, 9, 10, 11, 12, 1, 2, 3])
    }

    @Test("Tab moves through the parts and then leaves, and Shift+Tab goes back")
    func tabs() throws {
        let app = try mounted {
            VStack {
                DatePicker("Due", selection: selection)
                Button("After") {}
            }
        }
        app.press(.tab)
        app.press(.tab)
        app.press(.up)
        #expect(parts() == [2024, 1, 1, 15, 5])
        app.press(.tab, .shift)
        app.press(.up)
        #expect(parts() == [2024, 2, 1, 15, 5])
        for _ in 0..<5 { app.press(.tab) }
        app.press(.up)
        #expect(parts() == [2024, 2, 1, 3, 5])
        app.press(.tab)
        #expect(try app.find(.button, "After").isFocused)
        app.press(.tab, .shift)
        #expect(try app.find(.dateField).isFocused)
        app.press(.up)
        #expect(parts() == [2024, 3, 1, 3, 5])
    }

    @Test("Up and down step the selected part cyclically; left and right move between parts")
    func steps() throws {
        let app = try mounted { DatePicker("Due", selection: selection) }
        app.press(.tab)
        #expect(try app.find(.dateField).isFocused)
        app.press(.down)
        #expect(parts() == [2024, 12, 31, 15, 5])
        app.press(.up)
        app.press(.right)
        app.press(.up)
        #expect(parts() == [2024, 1, 1, 15, 5])
        app.press(.right)
        app.press(.up)
        #expect(parts() == [2025, 1, 1, 15, 5])
        app.press(.right)
        app.press(.up)
        #expect(parts() == [2025, 1, 1, 16, 5])
        app.press(.end)
        app.press(.down)
        #expect(parts() == [2025, 1, 1, 4, 5])
        app.press(.home)
        app.press(.up)
        #expect(parts() == [2025, 2, 1, 4, 5])
    }

    @Test(
        "From right to left, numbers follow the language's order, and arrow keys their direction"
    )
    func rightToLeft() throws {
        let app = try mounted("he_IL") {
            DatePicker("Due", selection: selection).environment(\.layoutDirection, .rightToLeft)
        }
        // 31.1.2024, 15:05 has the time to the left of the date, and both from left to right.
        app.press(.tab)
        app.press(.up)
        #expect(parts() == [2024, 1, 1, 15, 5])
        app.press(.right)
        app.press(.up)
        #expect(parts() == [2024, 2, 1, 15, 5])
        app.press(.left)
        app.press(.left)
        app.press(.up)
        #expect(parts() == [2024, 2, 1, 15, 6])
        app.press(.left)
        app.press(.up)
        #expect(parts() == [2024, 2, 1, 16, 6])
        let field = try app.find(.dateField).frame
        app.click(at: CGPoint(x: field.maxX - 12, y: field.midY))
        app.press(.up)
        #expect(parts() == [2025, 2, 1, 16, 6])
    }

    @Test("A day that the month lacks becomes its last day")
    func shortMonth() throws {
        let app = try mounted { DatePicker("Due", selection: selection, displayedComponents: .date) }
        app.press(.tab)
        app.press(.up)
        #expect(parts()[1...2] == [2, 29])
    }

    @Test("Digits fill a part and move on once no more can follow")
    func typing() throws {
        let app = try mounted("de_DE") { DatePicker("Due", selection: selection) }
        app.press(.tab)
        app.type("7.1220251830")
        #expect(parts() == [2025, 12, 7, 18, 30])
        let american = try mounted {
            DatePicker("Time", selection: selection, displayedComponents: .hourAndMinute)
        }
        american.press(.tab)
        american.type("915a")
        #expect(parts() == [2025, 12, 7, 9, 15])
        american.type("p")
        #expect(parts() == [2025, 12, 7, 21, 15])
    }

    @Test("A partly typed value counts when the field is left")
    func leaving() throws {
        let app = try mounted("de_DE") {
            VStack {
                DatePicker("Due", selection: selection, displayedComponents: .date)
                Button("Other") {}
            }
        }
        app.press(.tab)
        app.type("2")
        #expect(parts()[2] == 31)
        for _ in 0..<3 { app.press(.tab) }
        #expect(try app.find(.button, "Other").isFocused && parts()[2] == 2)
        app.press(.tab, .shift)
        app.press(.end)
        app.type("26")
        app.press(.return)
        #expect(parts()[0] == 2026)
    }

    @Test("A date can be typed part by part even if intermediate dates are invalid")
    func typedInBetween() throws {
        model.date = date(2024, 2, 10)
        let app = try mounted("de_DE") { DatePicker("Due", selection: selection, displayedComponents: .date) }
        app.press(.tab)
        app.type("31")
        #expect(parts()[...2] == [2024, 2, 10])
        app.type("122023")
        #expect(parts()[...2] == [2023, 12, 31])
        model.date = date(2023, 1, 10)
        app.update()
        let american = try mounted { DatePicker("Due", selection: selection, displayedComponents: .date) }
        american.press(.tab)
        american.type("02/29/")
        #expect(parts()[...2] == [2023, 2, 10])
        american.type("2024")
        #expect(parts()[...2] == [2024, 2, 29])
        model.date = date(2023, 5, 29)
        let german = try mounted("de_DE") {
            DatePicker("Due", selection: selection, displayedComponents: .date)
        }
        german.press(.tab)
        german.type("29022024")
        #expect(parts()[...2] == [2024, 2, 29])
    }

    @Test("An invalid date becomes the nearest valid one when the field is left")
    func typedForNothing() throws {
        model.date = date(2024, 2, 10)
        let app = try mounted("de_DE") {
            VStack {
                DatePicker("Due", selection: selection, displayedComponents: .date)
                Button("Other") {}
            }
        }
        app.press(.tab)
        app.type("31")
        for _ in 0..<3 { app.press(.tab) }
        #expect(parts()[...2] == [2024, 2, 29])
    }

    @Test("Partly typed input is dropped when another date is shown")
    func obsolete() throws {
        model.date = date(2024, 2, 10)
        let app = try mounted("de_DE") { DatePicker("Due", selection: selection, displayedComponents: .date) }
        app.press(.tab)
        app.type("31")
        model.date = date(2024, 3, 5)
        app.update()
        app.type("7")
        #expect(parts()[...2] == [2024, 7, 5])
    }

    @Test("The chosen date stays in its range")
    func range() throws {
        let range = date(2024, 1, 10)...date(2024, 2, 10)
        let app = try mounted {
            DatePicker("Due", selection: selection, in: range, displayedComponents: .date)
        }
        app.press(.tab)
        app.press(.up)
        #expect(parts()[1...2] == [2, 10])
        app.press(.down)
        app.press(.right)
        app.press(.home)
        app.press(.right)
        for _ in 0..<10 { app.press(.down) }
        #expect(model.date == range.lowerBound)
    }

    @Test("Other calendars have their own parts")
    func calendars() throws {
        var hebrew = Calendar(identifier: .hebrew)
        hebrew.timeZone = calendar.timeZone
        let app = try mount(width: 600) {
            DatePicker("Due", selection: selection, displayedComponents: .date)
                .environment(\.calendar, hebrew)
                .environment(\.locale, Locale(identifier: "en_US"))
        }
        let before = model.date
        app.press(.tab)
        app.press(.end)
        app.press(.up)
        #expect(hebrew.component(.year, from: model.date) == hebrew.component(.year, from: before) + 1)
    }

    @Test("A disabled field changes nothing")
    func disabled() throws {
        let app = try mounted { DatePicker("Due", selection: selection).disabled(true) }
        app.press(.tab)
        app.press(.up)
        #expect(parts() == [2024, 1, 31, 15, 5])
    }

    // MARK: The month

    @Test("A click chooses a day of the month; the time of day stays")
    func month() throws {
        let app = try mounted { DatePicker("Due", selection: selection).datePickerStyle(.graphical) }
        let days = app.all(.radioButton)
        #expect(days.count == 31 && days[30].isSelected)
        #expect(days[0].label == "Monday, January 1, 2024")
        #expect(days.allSatisfy { $0.frame.width >= 24 && $0.frame.height >= 24 })
        // Weeks begin on Sunday there: the first is in the second column.
        #expect(days[6].frame.minX < days[0].frame.minX && days[7].frame.minX == days[0].frame.minX)
        try days[9].click()
        #expect(parts() == [2024, 1, 10, 15, 5])
        #expect(try app.find(.dateField).value?.hasPrefix("3:05") == true)
    }

    @Test("Arrow and Page keys move from the chosen day, Home and End within its week")
    func monthKeys() throws {
        for isReversed in [false, true] {
            model.date = date(2024, 1, 17)
            let app = try mounted {
                DatePicker("Due", selection: selection, displayedComponents: .date)
                    .datePickerStyle(.graphical)
                    .environment(\.layoutDirection, isReversed ? .rightToLeft : .leftToRight)
            }
            try app.find(.radioButton, "Wednesday, January 17, 2024").click()
            let keys: [(TestHost.Key, [Int])] = [
                (isReversed ? .left : .right, [1, 18]), (isReversed ? .right : .left, [1, 17]),
                (.down, [1, 24]), (.up, [1, 17]), (.end, [1, 20]), (.home, [1, 14]), (.pageDown, [2, 14]),
                (.pageUp, [1, 14]),
            ]
            for (key, expected) in keys {
                app.press(key)
                #expect(Array(parts()[1...2]) == expected, "\(key)")
            }
        }
    }

    @Test("Buttons show other months, and days out of range cannot be chosen")
    func otherMonths() throws {
        let app = try mounted {
            DatePicker("Due", selection: selection, in: ...date(2024, 2, 10), displayedComponents: .date)
                .datePickerStyle(.graphical)
        }
        #expect(app.all(.heading).map(\.label) == ["January 2024"])
        try app.find(.button, "Next Month").click()
        #expect(app.all(.heading).map(\.label) == ["February 2024"])
        let days = app.all(.radioButton)
        #expect(days[9].isEnabled && !days[10].isEnabled)
        try days[10].click()
        #expect(parts()[1] == 1)
        try days[4].click()
        #expect(Array(parts()[1...2]) == [2, 5])
        try app.find(.button, "Previous Month").click()
        #expect(app.all(.heading).map(\.label) == ["January 2024"])
    }

    @Test("A compact picker opens the month beside it")
    func compact() throws {
        let app = try mounted {
            DatePicker("Due", selection: selection, displayedComponents: .date).datePickerStyle(.compact)
        }
        #expect(app.all(.dateField).map(\.label) == ["Due"] && app.all(.radioButton).isEmpty)
        try app.find(.button, "Show Calendar").click()
        try #require(app.all(.radioButton).first).click()
        #expect(Array(parts()[1...2]) == [1, 1])
        app.press(.escape)
        #expect(app.all(.radioButton).isEmpty)
    }

    @Test("Several days are toggled one by one, by clicks and Space")
    func multiple() throws {
        let app = try mounted {
            MultiDatePicker(
                "Days", selection: Binding(get: { model.days }, set: { model.days = $0 }),
                in: date(2024, 1, 1)..<date(2024, 2, 1))
        }
        _ = app
        let shown = try mounted {
            MultiDatePicker("Days", selection: Binding(get: { model.days }, set: { model.days = $0 }))
        }
        let days = shown.all(.radioButton)
        try days[4].click()
        try days[7].click()
        #expect(model.days.count == 2 && days[4].isSelected && days[7].isSelected)
        try days[4].click()
        #expect(model.days.count == 1 && model.days.first?.day == 8)
        shown.press(.right)
        #expect(model.days.count == 1)
        shown.press(.space)
        #expect(Set(model.days.compactMap(\.day)) == [6, 8])
    }

    // MARK: Styles and titles

    private struct Own: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.selection = configuration.maximumDate ?? configuration.selection
            } label: {
                configuration.label
                Text(verbatim: "\(configuration.displayedComponents == .date)")
                Text(verbatim: "\(configuration.minimumDate == nil)")
            }
        }
    }

    @Test("A custom style gets the whole configuration")
    func ownStyle() throws {
        let end = date(2024, 3, 1)
        let app = try mounted {
            DatePicker("Due", selection: selection, in: ...end, displayedComponents: .date)
                .datePickerStyle(Own())
        }
        try app.find(.button, "Due, true, true").click()
        #expect(model.date == end)
    }

    @Test("Titles and ranges may have any type")
    func titles() throws {
        let name = "String"
        let resource = LocalizedStringResource("Resource")
        let now = date(2024, 1, 1)
        let days = Binding(get: { model.days }, set: { model.days = $0 })
        let app = try mounted {
            VStack {
                DatePicker(name, selection: selection)
                DatePicker(resource, selection: selection)
                DatePicker("Key", selection: selection, in: now...now)
                DatePicker(name, selection: selection, in: now...now)
                DatePicker(resource, selection: selection, in: now...now)
                DatePicker("From", selection: selection, in: now...)
                DatePicker(name, selection: selection, in: now...)
                DatePicker(resource, selection: selection, in: now...)
                DatePicker(name, selection: selection, in: ...now)
                DatePicker(resource, selection: selection, in: ...now)
                DatePicker(selection: selection) { Text("A") }.datePickerStyle(.automatic)
                DatePicker(selection: selection, in: now...now) { Text("B") }.datePickerStyle(.field)
                DatePicker(selection: selection, in: now...) { Text("C") }.datePickerStyle(.stepperField)
                DatePicker(selection: selection, in: ...now) { Text("D") }
            }
        }
        #expect(
            app.all(.dateField).map(\.label) == [
                "String", "Resource", "Key", "String", "Resource", "From", "String", "Resource", "String",
                "Resource", "A", "B", "C", "D",
            ])
        let months = try mounted {
            ScrollView {
                MultiDatePicker(selection: days) { Text("A") }
                MultiDatePicker(selection: days, in: now..<now) { Text("B") }
                MultiDatePicker(selection: days, in: now...) { Text("C") }
                MultiDatePicker(selection: days, in: ..<now) { Text("D") }
                MultiDatePicker(name, selection: days)
                MultiDatePicker("E", selection: days, in: now..<now)
                MultiDatePicker("F", selection: days, in: now...)
                MultiDatePicker("G", selection: days, in: ..<now)
            }
        }
        #expect(months.all(.group).map(\.label) == ["A", "B", "C", "D", "String", "E", "F", "G"])
    }
}
