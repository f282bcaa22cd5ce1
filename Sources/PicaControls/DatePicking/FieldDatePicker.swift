import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState
import PicaText

/// A date picker as a field whose parts are typed or stepped.
struct FieldDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    let hasStepper: Bool

    init(configuration: DatePickerStyleConfiguration, hasStepper: Bool) {
        self.configuration = configuration
        self.hasStepper = hasStepper
    }

    var body: some View {
        LabeledControl(label: configuration.label) {
            DateField(
                configuration: configuration, components: configuration.displayedComponents,
                hasStepper: hasStepper)
        }
    }
}

/// The field of a date picker, optionally with step buttons behind it.
struct DateField: View {
    let configuration: DatePickerStyleConfiguration
    let components: DatePickerComponents
    let hasStepper: Bool
    /// The index of the part that keys change.
    @State private var chosen = 0
    /// The digits typed into the current part, which are not a value yet.
    @State private var typed = ""
    /// The values typed into the parts.
    @State private var entry = DateEntry()
    @State private var isFocused = false
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.controlPadding) private var padding
    @Environment(\.layoutDirection) private var direction
    @Environment(\.controlLabelPlacement) private var placement
    @Environment(\.dynamicTypeSize) private var textSize
    @ScaledMetric private var unit: CGFloat = 1

    init(configuration: DatePickerStyleConfiguration, components: DatePickerComponents, hasStepper: Bool) {
        self.configuration = configuration
        self.components = components
        self.hasStepper = hasStepper
    }

    var body: some View {
        let parts = DatePattern(components, calendar, locale).parts
        let units = parts.compactMap { if case .unit(let unit, _) = $0, unit != .era { unit } else { nil } }
        // Most languages with right-to-left lines still write the numbers of a date from left to right.
        let order = TextContext.shared.visualOrder(
            of: parts.map(text), direction: direction == .rightToLeft ? .rightToLeft : .leftToRight)
        let unitsInLine = order.compactMap { index in
            if case .unit(let unit, _) = parts[index] { units.firstIndex(of: unit) } else { nil }
        }
        let line = BreakingRow(spacing: 0, breaks: breaks) {
            ForEach(order, id: \.self) { index in
                switch parts[index] {
                // Ordinary spaces at the end of a text would hang out of its frame.
                case .literal(let words):
                    Text(verbatim: words.replacingOccurrences(of: " ", with: "\u{A0}"))
                        .environment(\.layoutDirection, direction)
                        .accessibilityHidden(true)
                        .layoutValue(key: BreakingRow.MayBreakAfterKey.self, value: words.contains(" "))
                case .unit(.era, _):
                    Text(verbatim: text(of: .era, digits: 1)).accessibilityHidden(true)
                case .unit(let unit, let digits):
                    part(unit, digits, at: units.firstIndex(of: unit) ?? 0)
                }
            }
        }
        .environment(\.layoutDirection, .leftToRight)
        .lineLimit(1)
        .padding(.horizontal, Spacing.fieldInset - 2)
        .padding(.vertical, padding.height * unit)
        Group {
            if hasStepper {
                JoinedControls {
                    line.modifier(DateFieldSurface())
                } second: {
                    // The parts can be stepped themselves.
                    StepperButtons(value: stepper(units), takesFocus: false).accessibilityHidden(true)
                }
            } else {
                line.modifier(DateFieldSurface())
            }
        }
        .modifier(
            DateFieldTarget(
                value: spoken, isFocused: $isFocused,
                end: {
                    commit(units)
                    finish()
                    chosen = 0
                },
                step: { step(units, by: $0) }, take: { take($0, units, in: unitsInLine) })
        )
        .monospacedDigit()
        .modifier(ControlFont())
    }

    /// Whether the field can wrap. Beside other views it keeps its size, as all controls do. It wraps in a form row
    /// that is too narrow, and in a narrow window with accessibility text sizes.
    private var breaks: Bool { placement != .beside || textSize.isAccessibilitySize }

    private func part(_ unit: DatePattern.Unit, _ digits: Int, at index: Int) -> some View {
        let isChosen = isFocused && index == chosen
        let words =
            isChosen && !typed.isEmpty
            ? typed
            : text(of: unit, value: entry.value(of: unit, in: configuration.selection), digits: digits)
        return ZStack(alignment: .trailing) {
            // Hidden samples of the widest value keep the following parts in place while the value changes.
            ForEach(widest(unit, digits), id: \.self) { Text(verbatim: $0).hidden() }
            Text(verbatim: words)
        }
        .foregroundStyle(isChosen ? Color(themed: .onAccent) : .primary)
        .padding(.horizontal, 2)
        .background(
            isChosen ? Color.accentColor : .clear, in: RoundedRectangle(cornerRadius: 3, style: .circular)
        )
        .modifier(
            ChoiceItem(isChosen: isChosen, isPressed: .constant(false), role: .spinButton) {
                typed = ""
                chosen = index
            }
        )
        .modifier(AccessibilityAdjustment { describe(unit, as: words, &$0) })
    }

    private func describe(
        _ unit: DatePattern.Unit, as words: String, _ properties: inout AccessibilityProperties
    ) {
        var environment = EnvironmentValues()
        environment.locale = locale
        properties.rename(unit.word?.string(in: environment) ?? "")
        properties.value = words
        let range = present.range(of: unit)
        properties.offer(
            AccessibleNumber(
                current: Double(present.value(of: unit)), minimum: Double(range.lowerBound),
                maximum: Double(range.upperBound), step: 1
            ) { number in
                typed = ""
                finish()
                var parts = present
                parts.set([unit: Int(number.rounded())])
                select(parts.date)
            })
        properties.offer(.increment) { step(unit, by: 1) }
        properties.offer(.decrement) { step(unit, by: -1) }
    }

    /// Returns the longest texts that a part can have, of which one is the widest.
    private func widest(_ unit: DatePattern.Unit, _ digits: Int) -> [String] {
        guard unit != .dayPeriod else {
            return [0, 1].map { text(of: unit, value: $0, digits: digits) }
        }
        // All digits have the same width.
        return [text(of: unit, value: present.range(of: unit).upperBound, digits: digits)]
    }

    private var present: DateParts { DateParts(configuration.selection, calendar) }

    private func text(of part: DatePattern.Part) -> String {
        switch part {
        case .literal(let words): words
        case .unit(let unit, let digits): text(of: unit, digits: digits)
        }
    }

    /// - Parameter value: The value to write; `nil` for that of the date.
    private func text(of unit: DatePattern.Unit, value: Int? = nil, digits: Int) -> String {
        let value = value ?? present.value(of: unit)
        var named = calendar
        named.locale = locale
        switch unit {
        case .era: return named.eraSymbols.indices.contains(value) ? named.eraSymbols[value] : ""
        case .dayPeriod: return value == 0 ? named.amSymbol : named.pmSymbol
        default:
            return value.formatted(
                .number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
        }
    }

    /// The date as assistive technology reads it out.
    private var spoken: String {
        let format = DateFormatter()
        format.calendar = calendar
        format.timeZone = calendar.timeZone
        format.locale = locale
        format.dateStyle = components.contains(.date) ? .long : .none
        format.timeStyle = components.contains(.hourAndMinute) ? .short : .none
        return format.string(from: configuration.selection)
    }

    // MARK: Changes

    private func select(_ date: Date) {
        let date = configuration.bounded(date)
        if date != configuration.selection { configuration.selection = date }
    }

    /// Steps the chosen part.
    private func step(_ units: [DatePattern.Unit], by step: Int) {
        if units.indices.contains(chosen) { self.step(units[chosen], by: step) }
    }

    private func step(_ unit: DatePattern.Unit, by step: Int) {
        typed = ""
        finish()
        var parts = present
        parts.step(unit, by: step)
        select(parts.date)
    }

    /// Adds a typed part to those typed before. The old date stays until the parts form a date.
    private func enter(_ unit: DatePattern.Unit, _ value: Int) {
        entry.add(value, to: unit, in: configuration.selection)
        var parts = present
        guard parts.set(entry.values) else { return }
        select(parts.date)
        entry.date = configuration.selection
    }

    /// Chooses the nearest date if the typed parts form none.
    private func finish() {
        let values = entry.values(in: configuration.selection)
        entry = DateEntry()
        guard !values.isEmpty else { return }
        var parts = present
        parts.set(values)
        select(parts.date)
    }

    private func stepper(_ units: [DatePattern.Unit]) -> StepperValue {
        StepperValue(up: { step(units, by: 1) }, down: { step(units, by: -1) }, { _ in })
    }

    /// Makes a value of the typed digits.
    private func commit(_ units: [DatePattern.Unit]) {
        guard let value = Int(typed), units.indices.contains(chosen) else { return typed = "" }
        typed = ""
        // Two digits are a year between 1970 and 2069.
        let isShort = units[chosen] == .year && value < 100 && calendar.identifier == .gregorian
        enter(units[chosen], isShort ? (value < 70 ? 2000 : 1900) + value : value)
    }

    /// - Parameter line: The indices of the units in visual order, from left to right.
    private func take(_ press: KeyStroke, _ units: [DatePattern.Unit], in line: [Int]) -> Bool {
        guard units.indices.contains(chosen) else { return false }
        func go(to index: Int) {
            commit(units)
            chosen = min(max(index, 0), units.count - 1)
        }
        func go(by step: Int) {
            guard let place = line.firstIndex(of: chosen) else { return }
            go(to: line[min(max(place + step, 0), line.count - 1)])
        }
        switch press.key {
        case .up where press.modifiers.isEmpty: step(units, by: 1)
        case .down where press.modifiers.isEmpty: step(units, by: -1)
        case .left where press.modifiers.isEmpty: go(by: -1)
        case .right where press.modifiers.isEmpty: go(by: 1)
        case .home where press.modifiers.isEmpty: go(to: 0)
        case .end where press.modifiers.isEmpty: go(to: units.count - 1)
        case .tab where press.modifiers.isEmpty && chosen < units.count - 1: go(to: chosen + 1)
        case .tab where press.modifiers == .shift && chosen > 0: go(to: chosen - 1)
        case .return where press.modifiers.isEmpty && !typed.isEmpty: commit(units)
        case .delete where press.modifiers.isEmpty: typed = String(typed.dropLast())
        case .character(let sign) where press.types: return type(sign, units)
        default: return false
        }
        return true
    }

    private func type(_ sign: Character, _ units: [DatePattern.Unit]) -> Bool {
        let unit = units[chosen]
        if unit == .dayPeriod {
            let half = ["a", "0"].contains(sign) ? 0 : ["p", "1"].contains(sign) ? 1 : nil
            guard let half else { return false }
            enter(.dayPeriod, half)
            return true
        }
        guard let digit = sign.wholeNumberValue, (0...9).contains(digit) else {
            // A separator moves to the next part.
            guard "/.-: ,".contains(sign) else { return false }
            if !typed.isEmpty {
                commit(units)
                chosen = min(chosen + 1, units.count - 1)
            }
            return true
        }
        typed += String(digit)
        let most = present.range(of: unit).upperBound
        let value = Int(typed) ?? 0
        // No further digit fits, so the part is complete.
        if typed.count >= String(most).count || value * 10 > most {
            commit(units)
            chosen = min(chosen + 1, units.count - 1)
        }
        return true
    }
}

/// The surface of a date field.
private struct DateFieldSurface: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlShape) private var shape

    nonisolated init() {}

    func body(content: Content) -> some View {
        content
            .background { shape.fill(Color(themed: isEnabled ? .field : .background)) }
            .overlay { shape.strokeBorder(Color(themed: .outline)).allowsHitTesting(false) }
            .opacity(isEnabled ? 1 : 0.5)
    }
}

/// The focus target of a date field, which passes on its keys.
private struct DateFieldTarget {
    let value: String
    let isFocused: Binding<Bool>
    let end: () -> Void
    let step: (Int) -> Void
    let take: (KeyStroke) -> Bool
}

extension DateFieldTarget: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> DateFieldBehavior { DateFieldBehavior(element, self) }
}

private final class DateFieldBehavior: ElementBehavior, KeyResponder, FocusResponder {
    unowned let element: Element
    private var target: DateFieldTarget
    private var isEnabled = true
    private var ring = FocusRing()

    init(_ element: Element, _ target: DateFieldTarget) {
        self.element = element
        self.target = target
    }

    func update(_ value: DateFieldTarget, _ environment: EnvironmentValues) {
        target = value
        isEnabled = environment.isEnabled
        if ring.update(environment) { element.setNeedsDisplay() }
    }

    var responder: (any Responder)? { self }
    var canBecomeFocused: Bool { isEnabled }

    func focusChanged(_ isFocused: Bool) {
        if !isFocused { target.end() }
        ring.follow(element, telling: target.isFocused)
    }

    func keyPressed(_ press: KeyStroke) -> Bool { isEnabled && target.take(press) }

    var accessibilityScope: AccessibilityScope { .contained }

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(role: .dateField, label: "", value: target.value)
        properties.isEnabled = isEnabled
        properties.isFocused = element.host?.focus.focused === element
        properties.offer(.increment) { [weak self] in self?.step(by: 1) }
        properties.offer(.decrement) { [weak self] in self?.step(by: -1) }
        return properties
    }

    private func step(by step: Int) {
        if isEnabled { target.step(step) }
    }

    var drawingOutset: CGFloat { ring.reach }
    func draw(into list: inout DisplayList) { ring.draw(around: frame, into: &list) }
}
