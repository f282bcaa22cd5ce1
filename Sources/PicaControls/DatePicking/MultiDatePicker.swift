import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A control for choosing any number of days in the shown month.
public struct MultiDatePicker<Label: View> {
    private let selection: Binding<Set<DateComponents>>
    private let bounds: (from: Date?, to: Date?)
    private let label: Label
    /// The day that was chosen last, from which keys move.
    @State private var present: Date?
    @Environment(\.calendar) private var calendar

    nonisolated private init(
        _ selection: Binding<Set<DateComponents>>, from: Date? = nil, to: Date? = nil, _ label: Label
    ) {
        self.selection = selection
        bounds = (from, to)
        self.label = label
    }
}

extension MultiDatePicker {
    /// Creates a picker for any days.
    ///
    /// - Parameters:
    ///   - selection: The era, year, month and day of each chosen day, in the calendar of the environment.
    ///   - label: The purpose of the days.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, label())
    }

    /// Creates a picker for days in a range, whose end is exclusive.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, label())
    }

    /// Creates a picker for days from an earliest day on.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: bounds.lowerBound, label())
    }

    /// Creates a picker for days before an exclusive end.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, to: bounds.upperBound, label())
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker for any days, with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, Text(titleKey))
    }

    /// Creates a picker for any days. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, Text(title))
    }

    /// Creates a picker for days in a range, whose end is exclusive, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, Text(titleKey))
    }

    /// Creates a picker for days from an earliest day on, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, from: bounds.lowerBound, Text(titleKey))
    }

    /// Creates a picker for days before an exclusive end, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, to: bounds.upperBound, Text(titleKey))
    }
}

extension MultiDatePicker: View {
    /// The label and the month.
    public var body: some View {
        LabeledControl(label: label) {
            MonthView(
                present: present ?? first ?? Date(), isChosen: { selected($0) != nil }, allows: allows,
                choose: turn, move: { present = $0 }
            )
            .accessibilityElement(children: .contain)
        }
    }

    @MainActor private var first: Date? { selection.wrappedValue.compactMap(calendar.date(from:)).min() }

    private func allows(_ day: DateInterval) -> Bool {
        if let from = bounds.from, day.end <= from { return false }
        if let to = bounds.to, day.start >= to { return false }
        return true
    }

    /// Returns the entry of a day in the selection; `nil` if the day is not chosen.
    @MainActor private func selected(_ day: Date) -> DateComponents? {
        selection.wrappedValue.first { components in
            calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: day) } ?? false
        }
    }

    @MainActor private func turn(_ day: Date) {
        present = day
        if let known = selected(day) {
            selection.wrappedValue.remove(known)
        } else {
            selection.wrappedValue.insert(
                calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        }
    }
}
