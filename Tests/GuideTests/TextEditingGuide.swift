import Foundation
import PicaTesting
import PicaUI
import Testing

/// The examples of `docs/guides/text-editing.md`.
@MainActor @Suite("Guide: text editing") struct TextEditingGuide {
    struct Address: View {
        @State private var name = ""
        @State private var mail = ""

        var body: some View {
            Form {
                TextField("Name", text: $name)
                    .textInputAutocapitalization(.words)
                TextField("Mail", text: $mail, prompt: Text(verbatim: "name@example.org"))
                    .textContentType(.emailAddress)
            }
        }
    }

    struct Order: View {
        @State private var price = 12.5
        @State private var guests: Int?

        var body: some View {
            TextField("Price", value: $price, format: .number.precision(.fractionLength(2)))
            TextField("Guests", value: $guests, format: .number, prompt: Text("How many?"))
            Text("Total: \(price * Double(guests ?? 1), format: .currency(code: "EUR"))")
        }
    }

    struct Login: View {
        private enum Field { case name, password }

        @State private var name = ""
        @State private var password = ""
        @FocusState private var focus: Field?
        let logIn: @MainActor (String) -> Void

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($focus, equals: .name)
                SecureField("Password", text: $password).focused($focus, equals: .password)
            }
            .defaultFocus($focus, .name)
            .onSubmit {
                switch focus {
                case .name: focus = .password
                default: logIn(name)
                }
            }
        }
    }

    struct Marker: View {
        @State private var text = "Call Ada about the engine"
        @State private var selection: TextSelection?

        var body: some View {
            TextEditor(text: $text, selection: $selection)
            Button("Select the name") {
                selection = text.range(of: "Ada").map(TextSelection.init(range:))
            }
            Text("Selected: \(selected)")
        }

        private var selected: String {
            guard case .selection(let range)? = selection?.indices else { return "" }
            return String(text[range])
        }
    }

    struct Letter: View {
        @State private var text = AttributedString("Dear Ada")
        @State private var selection = AttributedTextSelection()

        var body: some View {
            Button("Mark") {
                text.transformAttributes(in: &selection) { $0.backgroundColor = .yellow.opacity(0.4) }
            }
            TextEditor(text: $text, selection: $selection)
        }
    }

    struct PlainFonts: AttributedTextFormattingDefinition {
        var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
            ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
            ValueConstraint(for: \.backgroundColor, values: [nil], default: nil)
        }
    }

    private struct Lock: View {
        let unlock: @MainActor () -> Void
        @State private var password = ""

        var body: some View {
            SecureField("Password", text: $password)
                .onSubmit(unlock)
            Text("\(password.count) characters")
        }
    }

    private struct Finding: View {
        @State private var text = "one two three two"
        @State private var isFinding = false

        var body: some View {
            Button("Find") { isFinding = true }
            TextEditor(text: $text)
                .findNavigator(isPresented: $isFinding)
        }
    }

    @Test("A value is parsed on Return or when the field is left, and invalid text is discarded")
    func values() throws {
        let app = TestHost { Order() }
        let price = try app.find(.textField, "Price")
        #expect(price.value == "12.50" && app.texts == ["Total: €12.50"])
        try price.click(count: 3)
        app.type("20")
        #expect(app.texts == ["Total: €12.50"])
        app.press(.return)
        #expect(price.value == "20.00" && app.texts == ["Total: €20.00"])
        try app.find(.textField, "Guests").click()
        app.type("3\t")
        #expect(app.texts == ["Total: €60.00"])
        try app.find(.textField, "Guests").click()
        app.type("many")
        try price.click()
        #expect(try app.find(.textField, "Guests").value == "3")
    }

    @Test("The first field is focused, Return moves on, and a password is submitted, not copied")
    func focus() throws {
        var names: [String] = []
        let app = TestHost { Login { names.append($0) } }
        #expect(app.focused?.label == "Name")
        app.type("Ada\n")
        #expect(app.focused?.role == .secureField)
        app.type("secret\n")
        #expect(names == ["Ada"])
        var isUnlocked = false
        let lock = TestHost { Lock { isUnlocked = true } }
        try lock.find(.secureField, "Password").click()
        lock.type("abc")
        lock.press("a", .control)
        lock.press("c", .control)
        lock.press(.return)
        #expect(lock.texts == ["3 characters"] && isUnlocked)
        #expect(lock.clipboard == nil && lock.primarySelection == nil)
    }

    @Test("The app sets an editor's selection, and reads the user's")
    func selection() throws {
        let app = TestHost { Marker() }
        try app.find(.textEditor).click()
        try app.find(.button, "Select the name").click()
        #expect(app.texts == ["Selected: Ada"])
        try app.find(.textEditor).click(at: .topLeading)
        app.press(.home)
        app.press(.right, [.control, .shift])
        #expect(app.texts == ["Selected: Call"] && app.primarySelection == "Call")
    }

    private struct Echo: View {
        @State private var text = ""

        var body: some View {
            TextField("Text", text: $text)
            Text(text)
        }
    }

    @Test("Uncommitted input method text is not in the binding")
    func composition() throws {
        let app = TestHost { Echo() }
        try app.find(.textField, "Text").click()
        app.type("1")
        app.compose("にほ")
        #expect(app.texts == ["1"])
        app.commit("日本")
        #expect(app.texts == ["1日本"])
    }

    @Test(
        "A button formats rich text unless its definition forbids it, and Escape closes the find bar")
    func richTextAndFinding() throws {
        let app = TestHost { Letter() }
        try app.find(.textEditor).click()
        app.press("a", .control)
        let before = try app.pngData()
        try app.find(.button, "Mark").click()
        #expect(try app.pngData() != before)
        var words = AttributedString("Dear Ada")
        words.backgroundColor = .yellow
        let marked = try TestHost { Text(words).attributedTextFormattingDefinition(PlainFonts()) }.pngData()
        #expect(try marked == TestHost { Text("Dear Ada") }.pngData())
        let finding = TestHost { Finding() }
        try finding.find(.button, "Find").click()
        #expect(finding.all(.textField).count == 1)
        finding.press(.escape)
        #expect(finding.all(.textField).isEmpty)
    }
}
