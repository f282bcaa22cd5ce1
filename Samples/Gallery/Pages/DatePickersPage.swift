import PicaUI

struct DatePickersPage: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    @State private var days: Set<DateComponents> = []

    var body: some View {
        Example("Fields", note: "Type each part, or step it with the arrow keys.") {
            DatePicker("Due", selection: $date)
            DatePicker("Day", selection: $date, displayedComponents: .date)
                .datePickerStyle(.field)
            DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        }
        Example("Calendars") {
            FlowLayout(spacing: 24) {
                DatePicker("Due", selection: $date)
                    .datePickerStyle(.graphical)
                MultiDatePicker("Days", selection: $days)
            }
            .labelsHidden()
        }
        Example("A compact calendar") {
            DatePicker("Due", selection: $date, displayedComponents: .date)
                .datePickerStyle(.compact)
        }
        Example("Disabled and small") {
            DatePicker("Due", selection: $date, displayedComponents: .date)
                .disabled(true)
            DatePicker("Due", selection: $date, displayedComponents: .date)
                .controlSize(.small)
        }
    }
}
