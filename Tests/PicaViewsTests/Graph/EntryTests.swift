import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

extension EnvironmentValues {
    @Entry var columnWidth: CGFloat = 120
    @Entry fileprivate var caption: String?
    @Entry var untyped = 3
    @Entry var action: @Sendable (Int) -> Int = { $0 + 1 }
    @Entry var `default`: [String: Int] = ["a": 1]
}

extension Transaction {
    @Entry var isFromKeyboard: Bool = false
}

extension FocusedValues {
    @Entry var letter: String?
}

/// Values with keys of their own, which a macro makes.
@MainActor struct EntryTests {
    private struct Reading: View {
        @Environment(\.columnWidth) private var width
        @Environment(\.caption) private var caption
        @Environment(\.untyped) private var untyped
        var body: some View { Text("\(Int(width)) \(caption ?? "none") \(untyped)") }
    }

    @Test("An environment entry has its default until another value is set")
    func environment() throws {
        let app = try mount {
            VStack {
                Reading()
                Reading().environment(\.columnWidth, 80).environment(\.caption, "C").environment(\.untyped, 4)
            }
        }
        #expect(app.texts == ["120 none 3", "80 C 4"])
        var values = EnvironmentValues()
        #expect(values.action(1) == 2)
        values.default["b"] = 2
        #expect(values.default == ["a": 1, "b": 2])
    }

    @Test("A transaction entry travels with the change")
    func transaction() {
        var transaction = Transaction()
        #expect(!transaction.isFromKeyboard)
        transaction.isFromKeyboard = true
        #expect(transaction.isFromKeyboard)
        #expect(withTransaction(\.isFromKeyboard, true) { true })
    }

    private struct Titled: View {
        @FocusedValue(\.letter) private var letter
        var body: some View {
            Text(letter ?? "none")
            TextField("Name", text: .constant("")).focusedValue(\.letter, "Letter")
        }
    }

    @Test("A focused value entry comes from the focused view")
    func focusedValue() throws {
        let app = try mount { VStack { Titled() } }
        #expect(app.texts.first == "none")
        try app.find(.textField).click()
        #expect(app.texts.first == "Letter")
    }
}
