import PicaUI

struct FormsPage: View {
    var body: some View {
        Example("Columns", note: "Labels end where controls begin.") {
            Form { SettingsRows() }
        }
        Example("Cards", note: "Labels are at the start of each row, controls at the end.") {
            Form {
                SettingsRows()
                ReadingRows()
            }
            .formStyle(.grouped)
            .frame(height: 560)
        }
        Example("In a narrow space", note: "A value that does not fit beside its label moves below it.") {
            Form { ReadingRows() }
                .formStyle(.grouped)
                .frame(width: 280, height: 460)
        }
    }
}

private struct SettingsRows: View {
    @State private var name = "Ada"
    @State private var password = ""
    @State private var notifies = true
    @State private var checks = false

    var body: some View {
        Section("Account") {
            TextField("Name", text: $name)
            SecureField("Password", text: $password, prompt: Text("Required"))
        }
        Section {
            Toggle(isOn: $notifies) {
                Text("Notify me")
                Text("When others write")
            }
            Toggle("Check spelling", isOn: $checks)
            Button("Reset…") {
                name = ""
                password = ""
            }
        } header: {
            Text("Behavior")
        } footer: {
            Text("Changes take effect immediately.")
        }
    }
}

private struct ReadingRows: View {
    @State private var order = 0
    @State private var font = 1
    @State private var lineLength = 66.0
    @State private var columns = 2
    @State private var reminder = Date(timeIntervalSince1970: 1_700_000_000)

    var body: some View {
        Section("Reading") {
            Picker("Order", selection: $order) {
                Text("Newest").tag(0)
                Text("Oldest").tag(1)
                Text("By title").tag(2)
            }
            .pickerStyle(.segmented)
            Picker("Font for long text", selection: $font) {
                Text("Same as menus").tag(0)
                Text("Serif").tag(1)
            }
            Slider(value: $lineLength, in: 40...90) { Text("Letters per line") }
            Stepper("Columns: \(columns)", value: $columns, in: 1...4)
            DatePicker("Reminder", selection: $reminder)
            LabeledContent("Kept", value: "In the notes folder, and in the archive after a year")
        }
    }
}
