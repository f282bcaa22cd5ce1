import Foundation
import PicaGraph
import PicaLabels
import PicaState

/// A date picker that shows the days of a month, and a field for the time.
struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.calendar) private var calendar

    init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if configuration.displayedComponents.contains(.date) {
                MonthView(
                    present: configuration.selection,
                    isChosen: { calendar.isDate($0, inSameDayAs: configuration.selection) },
                    allows: configuration.allows, choose: choose)
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                DateField(configuration: configuration, components: .hourAndMinute, hasStepper: true)
                    .accessibilityLabel { _ in configuration.label }
            }
        }
    }

    /// Chooses a day and keeps the time of day.
    private func choose(_ day: Date) {
        let time = calendar.dateComponents(
            [.hour, .minute, .second, .nanosecond], from: configuration.selection)
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.hour, parts.minute) = (time.hour, time.minute)
        (parts.second, parts.nanosecond) = (time.second, time.nanosecond)
        configuration.selection = configuration.bounded(calendar.date(from: parts) ?? day)
    }
}

/// A date picker with a field, and a button beside it that opens the days of a month.
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @State private var isOpen = false

    init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        ControlRow(label: configuration.label.accessibilityHidden(true)) {
            if configuration.displayedComponents.contains(.date) {
                JoinedControls {
                    field
                } second: {
                    calendar
                }
            } else {
                field
            }
        }
    }

    private var field: some View {
        DateField(
            configuration: configuration, components: configuration.displayedComponents, hasStepper: false
        )
        .accessibilityLabel { _ in configuration.label }
    }

    private var calendar: some View {
        Button {
            isOpen = true
        } label: {
            Label {
                Text(ControlWord(key: .showCalendar))
            } icon: {
                Image(systemName: "calendar")
            }
        }
        .labelStyle(.iconOnly)
        .popover(isPresented: $isOpen) {
            GraphicalDatePicker(configuration: configuration).padding(Spacing.groups)
        }
    }
}
