import Foundation
import PicaGraph

/// The look of pickers for dates.
@MainActor @preconcurrency public protocol DatePickerStyle {
    /// What the look is made of.
    associatedtype Body: View
    /// A picker as its style sees it.
    typealias Configuration = DatePickerStyleConfiguration
    /// The picker's look. A picker in it has the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A picker for a date as its style sees it.
public struct DatePickerStyleConfiguration {
    /// The label, whatever its type.
    public struct Label {
        let view: AnyView
    }

    /// Says what the date is for.
    public let label: Label
    /// The date.
    @Binding public var selection: Date
    /// The first that can be chosen; nil for any.
    public let minimumDate: Date?
    /// The last that can be chosen; nil for any.
    public let maximumDate: Date?
    /// What of the date is chosen.
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

    /// The nearest date that can be chosen.
    func bounded(_ date: Date) -> Date {
        let date = minimumDate.map { max(date, $0) } ?? date
        return maximumDate.map { min(date, $0) } ?? date
    }

    /// Whether some moment of a day can be chosen.
    func allows(_ day: DateInterval) -> Bool {
        if let minimumDate, day.end <= minimumDate { return false }
        if let maximumDate, day.start > maximumDate { return false }
        return true
    }
}

extension DatePickerStyleConfiguration.Label: View {
    /// The label itself.
    public var body: some View { view }
}

extension View {
    /// Sets the look of pickers for dates in the view.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// What pickers for dates look like when nobody says otherwise: a field with buttons to step.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
    /// The field with its buttons.
    public func makeBody(configuration: Configuration) -> some View {
        FieldDatePicker(configuration: configuration, hasStepper: true)
    }
}

/// A field whose parts are typed or stepped by arrows.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// The style that `field` is.
    nonisolated public init() {}
    /// The field.
    public func makeBody(configuration: Configuration) -> some View {
        FieldDatePicker(configuration: configuration, hasStepper: false)
    }
}

/// A field whose parts are typed or stepped by arrows, and by buttons behind it.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// The style that `stepperField` is.
    nonisolated public init() {}
    /// The field with its buttons.
    public func makeBody(configuration: Configuration) -> some View {
        FieldDatePicker(configuration: configuration, hasStepper: true)
    }
}

/// The days of a month, and a field for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// The style that `graphical` is.
    nonisolated public init() {}
    /// The month.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            GraphicalDatePicker(configuration: configuration).accessibilityElement(children: .contain)
        }
    }
}

/// A field, and a button beside it that opens the days of a month.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// The style that `compact` is.
    nonisolated public init() {}
    /// The field and the button.
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// What pickers for dates look like when nobody says otherwise.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field whose parts are typed or stepped by arrows.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field with buttons to step.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// The days of a month.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A field, and a button that opens the days of a month.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
