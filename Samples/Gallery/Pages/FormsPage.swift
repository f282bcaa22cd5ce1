import PicaUI

struct FormsPage: View {
    var body: some View {
        Example("In columns", note: "Labels end where controls begin.") {
            Form { SettingsRows() }
        }
        Example("On cards", note: "Labels at the beginnings of rows, controls at their ends.") {
            Form {
                SettingsRows()
                ReadingRows()
            }
            .formStyle(.grouped)
            .frame(height: 560)
        }
        Example("In little room", note: "What cannot be read beside its label stands below it.") {
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
            Text("Behaviour")
        } footer: {
            Text("Changes count at once.")
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
            Picker("Font of long texts", selection: $font) {
                Text("As in menus").tag(0)
                Text("With serifs").tag(1)
            }
            Slider(value: $lineLength, in: 40...90) { Text("Letters in a line") }
            Stepper("Columns: \(columns)", value: $columns, in: 1...4)
            DatePicker("Reminder", selection: $reminder)
            LabeledContent("Kept", value: "In the folder of notes, and in the archive after a year")
        }
    }
}
