import PicaUI

struct FormsPage: View {
    var body: some View {
        Example("In columns", note: "Labels end where controls begin.") {
            Form { SettingsRows() }
        }
        Example("On cards", note: "Labels at the beginnings of rows, controls at their ends.") {
            Form { SettingsRows() }
                .formStyle(.grouped)
                .frame(height: 380)
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
            Toggle("Notify me", isOn: $notifies)
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
