import PicaUI

struct SecureFieldsPage: View {
    var body: some View {
        SignIn()
        NewPassword()
        Example("A secure field never") {
            Label("Copies or cuts what you typed", systemImage: "doc.on.doc")
            Label("Reveals where words end; moving by word goes all the way", systemImage: "eye.slash")
            Label("Keeps anything to undo", systemImage: "arrow.uturn.backward")
            Label("Lets its memory be written to disk", systemImage: "internaldrive")
        }
    }
}

private struct SignIn: View {
    @State private var user = "ada"
    @State private var password = ""
    @State private var message = "Press Return in the password field to sign in."

    var body: some View {
        Example("Sign in") {
            Row("User") { TextField("User", text: $user) }
            Row("Password") {
                SecureField("Password", text: $password)
                    .onSubmit(signIn)
            }
            EndsLayout {
                Text(message)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                Button("Sign In", action: signIn)
                    .buttonStyle(.borderedProminent)
                    .disabled(user.isEmpty || password.isEmpty)
            }
        }
    }

    private func signIn() {
        message = "Signed in as \(user) with \(password.count) characters."
        password = ""
    }
}

private struct NewPassword: View {
    @State private var password = ""
    @State private var again = ""

    var body: some View {
        Example("Choose a password") {
            Row("Password") { SecureField("At least eight characters", text: $password) }
            Row("Again") { SecureField("Type it again", text: $again) }
            Label(verdict.text, systemImage: verdict.isGood ? "checkmark.circle.fill" : "info.circle")
                .foregroundStyle(verdict.isGood ? .green : .secondary)
                .font(.callout)
        }
    }

    private var verdict: (text: LocalizedStringKey, isGood: Bool) {
        if password.count < 8 { return ("\(8 - password.count) more characters needed.", false) }
        if password != again { return ("The two passwords do not match yet.", false) }
        return ("Good.", true)
    }
}
