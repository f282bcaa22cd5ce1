import Foundation
import PicaGraph
import PicaState

/// A style for date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {
    /// The view that shows the date picker.
    associatedtype Body: View
    /// The configuration of a date picker.
    typealias Configuration = DatePickerStyleConfiguration
    /// Returns the view that shows a date picker. `DatePicker(configuration)` inside it creates the picker with the
    /// style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a date picker that its style receives.
public struct DatePickerStyleConfiguration {
    /// The type-erased label of a date picker.
    public struct Label {
        let view: AnyView
    }

    /// The purpose of the date.
    public let label: Label
    /// The date.
    @Binding public var selection: Date
    /// The earliest date that can be chosen; `nil` for no limit.
    public let minimumDate: Date?
    /// The latest date that can be chosen; `nil` for no limit.
    public let maximumDate: Date?
    /// The parts of the date that the picker edits.
    public let displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// Returns the nearest date that can be chosen.
    func bounded(_ date: Date) -> Date {
        let date = minimumDate.map { max(date, $0) } ?? date
        return maximumDate.map { min(date, $0) } ?? date
    }

    /// Returns whether any moment of a day can be chosen.
    func allows(_ day: DateInterval) -> Bool {
        if let minimumDate, day.end <= minimumDate { return false }
        if let maximumDate, day.start > maximumDate { return false }
        return true
    }
}

extension DatePickerStyleConfiguration.Label: View {
    /// The label.
    public var body: some View { view }
}

extension View {
    /// Sets the style of date pickers in the view.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default date picker style: a field with step buttons.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
    /// Returns the field with its buttons.
    public func makeBody(configuration: Configuration) -> some View {
        FieldDatePicker(configuration: configuration, hasStepper: true)
    }
}

/// A date picker style with a field whose parts are typed, or stepped by arrow keys.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// Creates the style; `field` is the short form.
    nonisolated public init() {}
    /// Returns the field.
    public func makeBody(configuration: Configuration) -> some View {
        FieldDatePicker(configuration: configuration, hasStepper: false)
    }
}

/// A date picker style with a field whose parts are typed, or stepped by arrow keys and buttons.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// Creates the style; `stepperField` is the short form.
    nonisolated public init() {}
    /// Returns the field with its buttons.
    public func makeBody(configuration: Configuration) -> some View {
        FieldDatePicker(configuration: configuration, hasStepper: true)
    }
}

/// A date picker style that shows the days of a month, and a field for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style; `graphical` is the short form.
    nonisolated public init() {}
    /// Returns the month and the field for the time.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            GraphicalDatePicker(configuration: configuration).accessibilityElement(children: .contain)
        }
    }
}

/// A date picker style with a field, and a button that opens the days of a month.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style; `compact` is the short form.
    nonisolated public init() {}
    /// Returns the field and the button.
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// A date picker style with wheels on the iPhone. In Pica it is a field whose parts are typed, or stepped by arrow keys
/// and buttons.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style; `wheel` is the short form.
    nonisolated public init() {}
    /// Returns the field with its buttons.
    public func makeBody(configuration: Configuration) -> some View {
        FieldDatePicker(configuration: configuration, hasStepper: true)
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A date picker style with wheels on the iPhone. In Pica it is a field whose parts are typed, or stepped by arrow
    /// keys and buttons.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style of date pickers.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A style for date pickers as a field whose parts are typed, or stepped by arrow keys.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A style for date pickers as a field with step buttons.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A style for date pickers that shows the days of a month.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A style for date pickers as a field, with a button that opens the days of a month.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
