import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// The suggestions of a field while typing.
@MainActor @Suite struct SuggestionTests {
    private struct Page: View {
        @State var fruit = ""
        let submitted: Log

        static let names = ["Apple", "Apricot", "Banana", "Cherry"]

        var body: some View {
            VStack(alignment: .leading) {
                TextField("Fruit", text: $fruit)
                    .textInputSuggestions {
                        let found = Self.names.filter { !fruit.isEmpty && $0.hasPrefix(fruit) && $0 != fruit }
                        if found.count > 1 { Text("\(found.count) fruits") }
                        ForEach(found, id: \.self) { Text($0).textInputCompletion($0.uppercased()) }
                        if fruit == "B" { Button("Buy") { submitted.lines.append("bought") } }
                    }
                    .onSubmit { submitted.lines.append(fruit) }
                TextField("Other", text: .constant("")).frame(width: 120)
                Button("Below") { submitted.lines.append("below") }.padding(.top, 60)
                Text("Apple").textInputCompletion("APPLE")
            }
            .padding()
        }
    }

    private final class Log {
        var lines: [String] = []
    }

    private func mounted(_ log: Log = Log(), rightToLeft: Bool = false) throws -> TestHost {
        try mount(width: 400, height: 400) {
            Page(submitted: log).environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    private func field(_ app: TestHost) throws -> TestElement { try app.find(.textField, "Fruit") }
    private func offered(_ app: TestHost) -> [String] { app.all(.menuItem).map(\.label) }
    private func chosen(_ app: TestHost) -> String? { app.all(.menuItem).first(where: \.isFocused)?.label }

    @Test("A list opens below the field while typing, as wide as the field, and follows the text")
    func typing() throws {
        let app = try mounted()
        try field(app).click()
        #expect(offered(app) == [], "nothing is typed yet")
        app.type("A")
        #expect(offered(app) == ["Apple", "Apricot"])
        #expect(app.texts.contains("2 fruits"), "what cannot be chosen is shown all the same")
        let (list, field) = (try app.find(.menu).frame, try field(app).frame)
        #expect(list.width == field.width && abs(list.minX - field.minX) <= 1)
        #expect(list.minY >= field.maxY && list.minY - field.maxY < 10)
        app.type("pr")
        #expect(offered(app) == ["Apricot"])
        app.press(.delete)
        #expect(offered(app) == ["Apple", "Apricot"], "deleting is typing, too")
    }

    @Test(
        "The focus stays in the field: arrow keys choose, and Return inserts the completion")
    func keys() throws {
        let log = Log()
        let app = try mounted(log)
        try field(app).click()
        app.type("A")
        #expect(chosen(app) == nil)
        app.press(.down)
        #expect(chosen(app) == "Apple")
        app.press(.down)
        #expect(chosen(app) == "Apricot")
        app.press(.down)
        #expect(chosen(app) == "Apple", "around the end")
        app.press(.up)
        #expect(try field(app).isFocused)
        app.press(.return)
        #expect(try field(app).value == "APRICOT")
        #expect(app.all(.menu).isEmpty)
        #expect(log.lines == [], "a suggestion that is taken submits nothing")
        app.type("!")
        #expect(try field(app).value == "APRICOT!", "the caret is at the end")
        app.press(.return)
        #expect(log.lines == ["APRICOT!"])
    }

    @Test("Undo reverts a suggestion to the typed text")
    func undo() throws {
        let app = try mounted()
        try field(app).click()
        app.type("Ap")
        app.press(.down)
        app.press(.return)
        app.press("z", .control)
        #expect(try field(app).value == "Ap")
    }

    @Test("Without a choice Return submits the typed text")
    func submit() throws {
        let log = Log()
        let app = try mounted(log)
        try field(app).click()
        app.type("A")
        app.press(.return)
        #expect(log.lines == ["A"])
    }

    @Test("A click accepts a suggestion, and the field keeps the focus")
    func click() throws {
        let app = try mounted()
        try field(app).click()
        app.type("A")
        try app.find(.menuItem, "Apricot").click()
        #expect(try field(app).value == "APRICOT")
        #expect(try field(app).isFocused)
        #expect(app.all(.menu).isEmpty)
    }

    @Test("A button among suggestions runs its action")
    func button() throws {
        let log = Log()
        let app = try mounted(log)
        try field(app).click()
        app.type("B")
        try app.find(.menuItem, "Buy").click()
        #expect(log.lines == ["bought"])
        #expect(try field(app).value == "B")
    }

    @Test("Escape closes the list until text is typed or the down arrow reopens it")
    func escape() throws {
        let app = try mounted()
        try field(app).click()
        app.type("A")
        app.press(.escape)
        #expect(app.all(.menu).isEmpty)
        app.type("p")
        #expect(offered(app) == ["Apple", "Apricot"])
        app.press(.escape)
        app.press(.down)
        #expect(offered(app) == ["Apple", "Apricot"])
    }

    @Test("The list closes when the field or the window loses the focus")
    func leaving() throws {
        let app = try mounted()
        try field(app).click()
        app.type("A")
        app.press(.tab)
        #expect(app.all(.menu).isEmpty)
        try field(app).click()
        app.type("A")
        app.setWindowFocused(false)
        #expect(app.all(.menu).isEmpty)
    }

    @Test("A press outside the list acts as if there were no list")
    func pressBeside() throws {
        let log = Log()
        let app = try mounted(log)
        try field(app).click()
        app.type("Ban")
        #expect(offered(app) == ["Banana"])
        try app.find(.button, "Below").click()
        #expect(log.lines == ["below"])
        #expect(app.all(.menu).isEmpty)
    }

    @Test("Views behind the list get no presses and no hover")
    func covered() throws {
        let app = try mounted()
        try field(app).click()
        app.type("A")
        let other = try app.find(.textField, "Other").frame
        #expect(try app.find(.menu).frame.contains(other))
        app.movePointer(to: try app.find(.menuItem, "Apple").point(.center))
        #expect(chosen(app) == "Apple")
        app.movePointer(to: try field(app).point(.center))
        #expect(chosen(app) == nil)
        app.click(at: CGPoint(x: other.midX, y: other.midY))
        #expect(try !app.find(.textField, "Other").isFocused)
    }

    @Test("Dragging a text selection over the list does not choose from it")
    func drag() throws {
        let app = try mounted()
        try field(app).click()
        app.type("A")
        app.drag(from: try field(app).point(.leading), to: try app.find(.menuItem, "Apple").point(.center))
        #expect(try field(app).value == "A")
    }

    @Test("The field's menu replaces the list")
    func menu() throws {
        let app = try mounted()
        try field(app).click()
        app.type("A")
        try field(app).click(button: .secondary)
        #expect(app.all(.menu).count == 1)
        #expect(offered(app).contains("Paste"))
    }

    @Test("A completion outside a list is just its view")
    func outside() throws {
        let app = try mounted()
        #expect(app.texts.contains("Apple"))
        #expect(app.all(.menuItem).isEmpty)
    }

    @Test("Each data element is a suggestion")
    func data() throws {
        struct Tree: Identifiable {
            let id: Int
            let name: String
        }
        struct Trees: View {
            @State var text = ""
            let usesKey: Bool

            var body: some View {
                let trees = [Tree(id: 1, name: "Oak"), Tree(id: 2, name: "Ash")]
                if usesKey {
                    TextField("Tree", text: $text)
                        .textInputSuggestions(trees, id: \.name) {
                            Text($0.name).textInputCompletion($0.name)
                        }
                } else {
                    TextField("Tree", text: $text)
                        .textInputSuggestions(trees) { Text($0.name).textInputCompletion($0.name) }
                }
            }
        }
        for usesKey in [false, true] {
            let app = try mount { Trees(usesKey: usesKey) }
            try app.find(.textField).click()
            app.type("x")
            #expect(offered(app) == ["Oak", "Ash"])
        }
    }

    @Test("In a low window the list is above the field, never over it")
    func above() throws {
        let app = try mount(width: 300, height: 200) {
            VStack {
                Spacer()
                TextField("Field", text: .constant(""))
                    .textInputSuggestions {
                        ForEach(0..<50) { Text("Row \($0)").textInputCompletion("\($0)") }
                    }
            }
        }
        try app.find(.textField).click()
        app.type("x")
        let (list, field) = (try app.find(.menu).frame, try app.find(.textField).frame)
        #expect(list.maxY <= field.minY && list.minY >= 0)
        app.press(.up)
        let row = try #require(app.all(.menuItem).first { $0.isFocused })
        #expect(row.label == "Row 49")
        #expect(list.contains(row.frame), "the chosen row is scrolled into sight")
    }

    @Test("Secure fields have no suggestions")
    func secrets() throws {
        let app = try mount {
            SecureField("Secret", text: .constant(""))
                .textInputSuggestions { Text("Guess").textInputCompletion("Guess") }
        }
        try app.find(.secureField).click()
        app.type("x")
        #expect(app.all(.menu).isEmpty)
    }
}
