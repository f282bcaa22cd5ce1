import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// The parts of a date that a date picker edits.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The bits of the set, one for each component.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The time of day, to the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year, in the calendar of the environment.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for choosing a date.
///
///     DatePicker("Due", selection: $due, in: .now..., displayedComponents: .date)
///
/// By default it is a field with the parts of the date (day, month, year and so on) in the order of the locale. The
/// person types a part or steps it. The left and right arrow keys move between parts; the up and down keys and the
/// buttons behind the field change a part. Dates follow the calendar, the time zone and the locale of the environment.
public struct DatePicker<Label: View> {
    /// The parts of a date that the picker edits.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let bounds: (from: Date?, to: Date?)
    private let components: Components
    private let label: Label
    @Environment(stylesOf: DatePickerStyleConfiguration.self) private var styles

    nonisolated fileprivate init(
        _ selection: Binding<Date>, from: Date? = nil, to: Date? = nil, _ components: Components,
        _ label: Label
    ) {
        self.selection = selection
        bounds = (from, to)
        self.components = components
        self.label = label
    }
}

extension DatePicker {
    /// Creates a date picker with a view as its label.
    ///
    /// - Parameters:
    ///   - selection: The date.
    ///   - displayedComponents: The parts of the date that are edited; the others stay the same.
    ///   - label: The purpose of the date.
    nonisolated public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, displayedComponents, label())
    }

    /// Creates a picker for a date in a closed range, with a view as its label.
    nonisolated public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label())
    }

    /// Creates a picker with an earliest date, and with a view as its label.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, displayedComponents, label())
    }

    /// Creates a picker with a latest date, and with a view as its label.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, to: range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// Creates a date picker with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(titleKey))
    }

    /// Creates a date picker with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(titleResource))
    }

    /// Creates a date picker with a title. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(title))
    }

    /// Creates a picker for a date in a closed range, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a picker for a date in a closed range, with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(titleResource))
    }

    /// Creates a picker for a date in a closed range. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(title))
    }

    /// Creates a picker with an earliest date, and with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, displayedComponents, Text(titleKey))
    }

    /// Creates a picker with an earliest date, and with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, displayedComponents, Text(titleResource))
    }

    /// Creates a picker with an earliest date. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, displayedComponents, Text(title))
    }

    /// Creates a picker with a latest date, and with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, to: range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a picker with a latest date, and with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, to: range.upperBound, displayedComponents, Text(titleResource))
    }

    /// Creates a picker with a latest date. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, to: range.upperBound, displayedComponents, Text(title))
    }
}

extension DatePicker: View {
    /// The date picker, as the style in force shows it.
    public var body: some View {
        styles.body(
            DatePickerStyleConfiguration(
                label: .init(view: styles.label(label)), selection: selection, minimumDate: bounds.from,
                maximumDate: bounds.to, displayedComponents: components)
        ) { DefaultDatePickerStyle().makeBody(configuration: $0) }
    }
}
