import Foundation
import PicaFoundation
import PicaGraph

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Those whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The time of day, to the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year, as the calendar has them.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// Chooses a date.
///
///     DatePicker("Due", selection: $due, in: .now..., displayedComponents: .date)
///
/// By itself it is a field whose parts (day, month, year and so on, in the locale's order) are typed or stepped: left and
/// right go from part to part, up and down change one, and so do the buttons behind it. Days are counted by the
/// environment's calendar and time zone, and written in its locale.
public struct DatePicker<Label: View> {
    /// What of a date is chosen.
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
    /// A picker for a date, with a view as its label.
    ///
    /// - Parameters:
    ///   - selection: The date.
    ///   - displayedComponents: What of it is chosen; the rest stays as it is.
    ///   - label: Says what the date is for.
    nonisolated public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, displayedComponents, label())
    }

    /// A picker for a date between two others, with a view as its label.
    nonisolated public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label())
    }

    /// A picker for a date from another on, with a view as its label.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, displayedComponents, label())
    }

    /// A picker for a date up to another, with a view as its label.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, to: range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// A picker for a date, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(titleKey))
    }

    /// A picker for a date, with a resource's text.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(titleResource))
    }

    /// A picker for a date, with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(title))
    }

    /// A picker for a date between two others, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(titleKey))
    }

    /// A picker for a date between two others, with a resource's text.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(titleResource))
    }

    /// A picker for a date between two others, with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(title))
    }

    /// A picker for a date from another on, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, displayedComponents, Text(titleKey))
    }

    /// A picker for a date from another on, with a resource's text.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, displayedComponents, Text(titleResource))
    }

    /// A picker for a date from another on, with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, displayedComponents, Text(title))
    }

    /// A picker for a date up to another, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, to: range.upperBound, displayedComponents, Text(titleKey))
    }

    /// A picker for a date up to another, with a resource's text.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, to: range.upperBound, displayedComponents, Text(titleResource))
    }

    /// A picker for a date up to another, with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, to: range.upperBound, displayedComponents, Text(title))
    }
}

extension DatePicker: View {
    /// What the style in force makes of the picker.
    public var body: some View {
        styles.body(
            DatePickerStyleConfiguration(
                label: .init(view: styles.label(label)), selection: selection, minimumDate: bounds.from,
                maximumDate: bounds.to, displayedComponents: components)
        ) { DefaultDatePickerStyle().makeBody(configuration: $0) }
    }
}
