import PicaUI

/// Scenes of real programs, light and dark side by side.
struct ComparePage: View {
    var body: some View {
        Example("A mailbox") {
            BothSchemes {
                VStack(alignment: .leading, spacing: 8) {
                    ForEach(Mail.all) { mail in
                        MailRow(mail: mail)
                        if mail.id != Mail.all.last?.id { Divider() }
                    }
                }
                .padding(16)
            }
        }
        Example("Settings") {
            BothSchemes { SettingsScene() }
        }
        Example("An article") {
            BothSchemes { ArticleScene().padding(16) }
        }
        Example("Nothing here yet") {
            BothSchemes {
                ContentUnavailableView {
                    Label("No Notes", systemImage: "note.text")
                } description: {
                    Text("What you write is saved as you type.")
                } actions: {
                    Button("New Note") {}.buttonStyle(.borderedProminent)
                }
                .padding(.vertical, 24)
            }
        }
    }
}

private struct SettingsScene: View {
    @State private var size = 14.0
    @State private var spacing = "Cozy"
    @State private var checksSpelling = true
    @State private var wraps = false
    @State private var reminder = Date(timeIntervalSinceReferenceDate: 800_000_000)

    var body: some View {
        Form {
            Section("Text") {
                Stepper("Size", value: $size, in: 8...72, format: .number)
                Picker("Lines", selection: $spacing) {
                    ForEach(["Tight", "Cozy", "Airy"], id: \.self) { Text($0) }
                }
                Toggle("Check spelling", isOn: $checksSpelling)
                Toggle("Wrap lines", isOn: $wraps)
            }
            Section("Every day") {
                DatePicker("Reminder", selection: $reminder, displayedComponents: .hourAndMinute)
                Button("Reset") {}
            }
        }
        .formStyle(.grouped)
        .scrollDisabled(true)
        .fixedSize(horizontal: false, vertical: true)
    }
}

/// Text in the styles of an article.
struct ArticleScene: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("On Ligatures").font(.title2.bold())
            Text("By a setter of type").font(.subheadline).foregroundStyle(.secondary)
            Text(
                "An *f* before an *i* has leaned on it since the days of metal. In **fine** type, `fi` is one glyph; a [careful reader](https://example.org) sees *efficient offices* and not four collisions."
            )
            .lineSpacing(3)
            Text("One text holds العربية, עברית, हिन्दी and 日本語.")
                .font(.callout)
                .padding(10)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(.quaternary.opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
        }
    }
}
