import PicaUI

struct DatePickersPage: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    @State private var days: Set<DateComponents> = []

    var body: some View {
        Example("Fields", note: "Type the parts, or step them by arrows.") {
            DatePicker("Due", selection: $date)
            DatePicker("Day", selection: $date, displayedComponents: .date)
                .datePickerStyle(.field)
            DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        }
        Example("Months") {
            FlowLayout(spacing: 24) {
                DatePicker("Due", selection: $date)
                    .datePickerStyle(.graphical)
                MultiDatePicker("Days", selection: $days)
            }
            .labelsHidden()
        }
        Example("A month that opens") {
            DatePicker("Due", selection: $date, displayedComponents: .date)
                .datePickerStyle(.compact)
        }
        Example("Disabled, and small") {
            DatePicker("Due", selection: $date, displayedComponents: .date)
                .disabled(true)
            DatePicker("Due", selection: $date, displayedComponents: .date)
                .controlSize(.small)
        }
    }
}
