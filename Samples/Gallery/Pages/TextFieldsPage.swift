import PicaUI

struct TextFieldsPage: View {
    var body: some View {
        BoundText()
        Prompts()
        Styles()
        Submitting()
        Unusual()
    }
}

private struct BoundText: View {
    @State private var name = "Ada"

    var body: some View {
        Example("Bound text", note: "Two fields and a greeting share one string.") {
            TextField("Name", text: $name)
            TextField("Name", text: $name)
            Text(name.isEmpty ? "Hello!" : "Hello, \(name)!")
                .font(.title2)
            Text("\(name.count) characters")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
    }
}

private struct Prompts: View {
    @State private var city = ""
    @State private var mail = ""

    var body: some View {
        Example("Prompts") {
            Row("Title as prompt") { TextField("City", text: $city) }
            Row("Its own prompt") { TextField("Mail", text: $mail, prompt: Text("name@example.org")) }
        }
    }
}

private struct Styles: View {
    @State private var text = "Some text"

    var body: some View {
        Example("Styles") {
            Row("Rounded border") { TextField("Text", text: $text).textFieldStyle(.roundedBorder) }
            Row("Square border") { TextField("Text", text: $text).textFieldStyle(.squareBorder) }
            Row("Plain") { TextField("Text", text: $text).textFieldStyle(.plain) }
            Row("Disabled") { TextField("Text", text: $text).disabled(true) }
            Row("Font and colour") {
                TextField("Text", text: $text)
                    .font(.title2)
                    .fontDesign(.serif)
                    .foregroundStyle(.purple)
            }
        }
    }
}

private struct Submitting: View {
    @State private var item = ""
    @State private var list = ["Bread", "Milk"]
    @FocusState private var isFocused: Bool

    var body: some View {
        Example("Return submits") {
            HStack {
                TextField("Another item", text: $item)
                    .focused($isFocused)
                    .onSubmit(add)
                Button("Add", action: add)
                    .disabled(item.isEmpty)
            }
            ForEach(list, id: \.self) { item in
                Label(item, systemImage: "checkmark.circle")
            }
        }
    }

    private func add() {
        guard !item.isEmpty, !list.contains(item) else { return }
        list.append(item)
        item = ""
        isFocused = true
    }
}

private struct Unusual: View {
    @State private var arabic = "مرحبا بالعالم"
    @State private var mixed = "Say שלום to all"
    @State private var digits = "2024"

    var body: some View {
        Example("Other directions, and rules of your own") {
            Row("Arabic") { TextField("Text", text: $arabic) }
            Row("Mixed") { TextField("Text", text: $mixed) }
            Row("Digits only") {
                TextField("Year", text: $digits)
                    .onChange(of: digits) { digits = String(digits.filter(\.isNumber).prefix(4)) }
                    .frame(width: 120)
            }
        }
    }
}
