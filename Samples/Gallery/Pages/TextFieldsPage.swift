import PicaUI

struct TextFieldsPage: View {
    var body: some View {
        BoundText()
        Prompts()
        Styles()
        Values()
        Growing()
        Selections()
        Capitals()
        Submitting()
        Unusual()
    }
}

private struct BoundText: View {
    @State private var name = "Ada"

    var body: some View {
        Example(
            "Bound text",
            note: "Two fields and a greeting share one string. Ctrl+. opens the emoji picker."
        ) {
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
            Row("Separate prompt") {
                TextField("Mail", text: $mail, prompt: Text(verbatim: "name@example.org"))
            }
        }
    }
}

private struct Capitals: View {
    @State private var words = ""
    @State private var sentences = ""
    @State private var code = ""
    @State private var address = ""

    var body: some View {
        Example(
            "Content types", note: "Fields capitalize as you type. Addresses and codes are not spell-checked."
        ) {
            Row("Words") { TextField("Ada Lovelace", text: $words).textInputAutocapitalization(.words) }
            Row("Sentences") {
                TextField("Type two sentences", text: $sentences).textInputAutocapitalization(.sentences)
            }
            Row("All") { TextField("A code", text: $code).textInputAutocapitalization(.characters) }
            Row("Mail") {
                TextField("Mail", text: $address).keyboardType(.emailAddress).textContentType(.emailAddress)
            }
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
            Row("Font and color") {
                TextField("Text", text: $text)
                    .font(.title2)
                    .fontDesign(.serif)
                    .foregroundStyle(.purple)
            }
        }
    }
}

private struct Values: View {
    @State private var price = 12.5
    @State private var guests: Int?
    @State private var day = Date()

    var body: some View {
        Example(
            "Values", note: "Parsed when you press Return or leave the field. Invalid input is discarded."
        ) {
            Row("Price") { TextField("Price", value: $price, format: .currency(code: "EUR")) }
            Row("Guests") { TextField("Guests", value: $guests, format: .number, prompt: Text("How many?")) }
            Row("Day") { TextField("Day", value: $day, format: .dateTime.day().month().year()) }
            Text("\(price, format: .number) by \(guests ?? 0) on \(day, style: .date)")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
    }
}

private struct Growing: View {
    @State private var message = "A longer message, which takes as many lines as it needs."
    @State private var sent: [String] = []

    var body: some View {
        Example(
            "Several lines", note: "Two to five lines. Return sends; Shift+Return starts a new line."
        ) {
            TextField("Message", text: $message, prompt: Text("Say something"), axis: .vertical)
                .lineLimit(2...5)
                .onSubmit {
                    sent.append(message)
                    message = ""
                }
            ForEach(sent.indices, id: \.self) { index in Text(verbatim: sent[index]) }
        }
    }
}

private struct Selections: View {
    @State private var text = "All human beings are born free"
    @State private var selection: TextSelection?

    var body: some View {
        Example("Selection", note: "The program can read and set the selection.") {
            TextField("Text", text: $text, selection: $selection)
            FlowLayout {
                Button("Select “free”") { selection = text.range(of: "free").map(TextSelection.init(range:)) }
                Button("Go to Start") { selection = TextSelection(insertionPoint: text.startIndex) }
            }
            Text(verbatim: selected)
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
    }

    private var selected: String {
        guard let selection, case .selection(let range) = selection.indices, range.upperBound <= text.endIndex
        else { return "–" }
        return selection.isInsertion
            ? "\(text.distance(from: text.startIndex, to: range.lowerBound))" : "“\(text[range])”"
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
        Example("Other directions and custom rules") {
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
