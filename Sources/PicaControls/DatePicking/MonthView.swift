import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A month whose days can be chosen.
///
/// Seven columns leave no room for the largest texts, so it ignores the largest text sizes.
struct MonthView: View {
    /// The day from which arrow keys move. Its month is shown first.
    let present: Date
    let isChosen: (Date) -> Bool
    let allows: (DateInterval) -> Bool
    let choose: (Date) -> Void
    /// Handles keys that move to a day; `nil` if such a move chooses the day.
    let move: ((Date) -> Void)?
    /// A moment of the month that is shown; `nil` for the month of `present`.
    @State private var shown: Date?
    @Environment(\.calendar) private var plainCalendar
    @Environment(\.locale) private var locale
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var textSize

    init(
        present: Date, isChosen: @escaping (Date) -> Bool, allows: @escaping (DateInterval) -> Bool,
        choose: @escaping (Date) -> Void, move: ((Date) -> Void)? = nil
    ) {
        self.present = present
        self.isChosen = isChosen
        self.allows = allows
        self.choose = choose
        self.move = move
    }

    private var calendar: Calendar {
        var calendar = plainCalendar
        calendar.locale = locale
        return calendar
    }

    var body: some View {
        let calendar = calendar
        let side = 32 * Font.TextStyle.body.scale(at: min(textSize, .accessibility2))
        let month = calendar.dateInterval(of: .month, for: shown ?? present)
        let rows = month.map { weeks(of: $0, calendar) } ?? []
        VStack(spacing: 4) {
            HStack {
                Text(verbatim: title(month?.start ?? present, calendar)).font(.headline)
                    .accessibilityAddTraits(.isHeader)
                Spacer(minLength: 8)
                arrow(.previousMonth, "chevron.backward", -1)
                arrow(.nextMonth, "chevron.forward", 1)
            }
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    ForEach(weekdays(calendar), id: \.self) { name in
                        Text(verbatim: String(name.dropFirst()))
                            .font(.footnote).foregroundStyle(.secondary)
                            .frame(width: side)
                    }
                }
                .accessibilityHidden(true)
                .padding(.bottom, 2)
                ForEach(rows.indices, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(rows[row].indices, id: \.self) { column in
                            if let day = rows[row][column] {
                                let isOutside =
                                    month.map { day.start < $0.start || day.start >= $0.end } ?? false
                                DayCell(
                                    day: day, isChosen: isChosen(day.start), isAllowed: allows(day),
                                    isOutside: isOutside, isToday: calendar.isDateInToday(day.start),
                                    isNext: move != nil && day.start <= present && present < day.end,
                                    calendar: calendar, side: side
                                ) { choose(day.start) }
                                // Assistive technology finds it in its own month.
                                .accessibilityHidden(isOutside)
                            } else {
                                Color.clear.frame(width: side, height: side)
                            }
                        }
                    }
                }
            }
            .modifier(MonthTarget(take: { take($0, calendar) }))
        }
        .fixedSize()
        .monospacedDigit()
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .opacity(isEnabled ? 1 : 0.5)
        .onChange(of: present) { shown = nil }
    }

    private func arrow(_ word: ControlWord.Key, _ symbol: String, _ step: Int) -> some View {
        Button {
            shown = calendar.date(byAdding: .month, value: step, to: shown ?? present)
        } label: {
            Label {
                Text(ControlWord(key: word))
            } icon: {
                Image(systemName: symbol)
            }
            .frame(width: 28, height: 28)
            .contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
        .labelStyle(.iconOnly)
        .buttonRepeatBehavior(.enabled)
    }

    private func title(_ date: Date, _ calendar: Calendar) -> String {
        let format = DateFormatter()
        format.calendar = calendar
        format.timeZone = calendar.timeZone
        format.locale = locale
        format.setLocalizedDateFormatFromTemplate("yMMMM")
        return format.string(from: date)
    }

    /// Returns the weekday letters from the first day of the week on. Each has a number in front, as two weekdays may
    /// have the same letter.
    private func weekdays(_ calendar: Calendar) -> [String] {
        let names = calendar.veryShortStandaloneWeekdaySymbols
        return names.indices.map { "\($0)" + names[($0 + calendar.firstWeekday - 1) % names.count] }
    }

    /// Returns the weeks of a month, whole, with days of the months before and after. A day that the calendar does not
    /// have is `nil`.
    private func weeks(of month: DateInterval, _ calendar: Calendar) -> [[DateInterval?]] {
        let days = calendar.days(inMonthOf: month.start)
        guard let first = days.first, let last = days.last else { return [] }
        func column(_ day: DateInterval) -> Int {
            (calendar.component(.weekday, from: day.start) - calendar.firstWeekday + 7) % 7
        }
        func neighbors(_ steps: Range<Int>, of day: DateInterval) -> [DateInterval?] {
            steps.map { step in
                calendar.date(byAdding: .day, value: step, to: day.start)
                    .flatMap { calendar.dateInterval(of: .day, for: $0) }
            }
        }
        let all =
            neighbors(-column(first)..<0, of: first) + days + neighbors(1..<(7 - column(last)), of: last)
        return stride(from: 0, to: all.count, by: 7).map { Array(all[$0..<min($0 + 7, all.count)]) }
    }

    // MARK: Keyboard

    private func take(_ press: KeyStroke, _ calendar: Calendar) -> Bool {
        guard isEnabled, press.modifiers.isEmpty else { return false }
        let forward = direction == .leftToRight ? 1 : -1
        let weekday = (calendar.component(.weekday, from: present) - calendar.firstWeekday + 7) % 7
        if press.key == .space, let day = calendar.dateInterval(of: .day, for: present), allows(day) {
            choose(day.start)
            return true
        }
        let next: Date? =
            switch press.key {
            case .right: calendar.date(byAdding: .day, value: forward, to: present)
            case .left: calendar.date(byAdding: .day, value: -forward, to: present)
            case .down: calendar.date(byAdding: .day, value: 7, to: present)
            case .up: calendar.date(byAdding: .day, value: -7, to: present)
            case .pageDown: calendar.date(byAdding: .month, value: 1, to: present)
            case .pageUp: calendar.date(byAdding: .month, value: -1, to: present)
            case .home: calendar.date(byAdding: .day, value: -weekday, to: present)
            case .end: calendar.date(byAdding: .day, value: 6 - weekday, to: present)
            default: nil
            }
        guard let next, let day = calendar.dateInterval(of: .day, for: next) else { return false }
        if allows(day) { (move ?? choose)(day.start) }
        return true
    }
}

private struct DayCell: View {
    let day: DateInterval
    let isChosen: Bool
    let isAllowed: Bool
    /// Whether the day is in the month before or after.
    let isOutside: Bool
    let isToday: Bool
    /// Whether Space would choose the day.
    let isNext: Bool
    let calendar: Calendar
    let side: CGFloat
    let choose: () -> Void
    @State private var isPressed = false
    @State private var isHovered = false
    @Environment(\.locale) private var locale

    init(
        day: DateInterval, isChosen: Bool, isAllowed: Bool, isOutside: Bool, isToday: Bool, isNext: Bool,
        calendar: Calendar, side: CGFloat, choose: @escaping () -> Void
    ) {
        self.day = day
        self.isChosen = isChosen
        self.isAllowed = isAllowed
        self.isOutside = isOutside
        self.isToday = isToday
        self.isNext = isNext
        self.calendar = calendar
        self.side = side
        self.choose = choose
    }

    var body: some View {
        let number = calendar.component(.day, from: day.start)
        Text(verbatim: number.formatted(.number.locale(locale)))
            .fontWeight(isToday ? .semibold : nil)
            .foregroundStyle(
                isChosen
                    ? Color(themed: .onAccent)
                    : isToday ? .accentColor : isOutside ? Color(themed: .tertiary) : .primary
            )
            .opacity(isAllowed ? 1 : 0.35)
            .frame(width: side, height: side)
            .background { Circle().fill(ground).padding(1) }
            .overlay { if isNext { Circle().strokeBorder(.tint).padding(1).allowsHitTesting(false) } }
            .onHover { isHovered = $0 }
            .modifier(ChoiceItem(isChosen: isChosen, isPressed: $isPressed, choose: choose))
            .accessibilityLabel(Text(verbatim: name))
            .disabled(!isAllowed)
    }

    private var ground: Color {
        if isChosen { return isPressed ? .accentColor.opacity(0.8) : .accentColor }
        return ControlPhase(isPressed: isPressed, isHovered: isHovered, isEnabled: isAllowed).clearGround
    }

    private var name: String {
        let format = DateFormatter()
        format.calendar = calendar
        format.timeZone = calendar.timeZone
        format.locale = locale
        format.dateStyle = .full
        return format.string(from: day.start)
    }
}

/// The focus target for all days of a month.
private struct MonthTarget {
    let take: (KeyStroke) -> Bool
}

extension MonthTarget: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> MonthTargetBehavior { MonthTargetBehavior(element) }
}

private final class MonthTargetBehavior: ElementBehavior, KeyResponder, FocusResponder {
    unowned let element: Element
    private var target: MonthTarget?
    private var isEnabled = true
    private var ring = FocusRing()

    init(_ element: Element) { self.element = element }

    func update(_ value: MonthTarget, _ environment: EnvironmentValues) {
        target = value
        isEnabled = environment.isEnabled
        if ring.update(environment) { element.setNeedsDisplay() }
    }

    var responder: (any Responder)? { self }
    var canBecomeFocused: Bool { isEnabled }
    func focusChanged(_ isFocused: Bool) { ring.follow(element) }
    func keyPressed(_ press: KeyStroke) -> Bool { target?.take(press) == true }

    var accessibilityScope: AccessibilityScope { .contained }

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(role: .radioGroup, label: "")
        properties.isEnabled = isEnabled
        properties.isFocused = element.host?.focus.focused === element
        return properties
    }

    var drawingOutset: CGFloat { ring.reach }
    func draw(into list: inout DisplayList) { ring.draw(around: frame, into: &list) }
}
