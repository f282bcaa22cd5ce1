import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct FocusableTests {
    private struct Badge: View {
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text(isFocused ? "has it" : "waits") }
    }

    @Test("A focusable view gets the focus by Tab and click, and its content knows")
    func focusable() throws {
        let heard = Counter()
        let app = try mount {
            Badge().padding(20).focusable(onFocusChange: { _ in heard.add() })
            TextField("Name", text: .constant(""))
        }
        #expect(app.texts.contains("waits"))
        app.press(.tab)
        #expect(app.texts.contains("has it"))
        app.press(.tab)
        #expect(app.texts.contains("waits"))
        try app.find(.staticText, "waits").click()
        #expect(app.texts.contains("has it"))
        #expect(heard.take() == 3)
    }

    @Test("A disabled view, or one without interactions, gets no focus")
    func notFocusable() throws {
        let app = try mount {
            Badge().focusable(false)
            Badge().focusable(interactions: [])
            Badge().focusable().disabled(true)
            TextField("Name", text: .constant(""))
        }
        app.press(.tab)
        #expect(app.focused?.role == .textField)
        app.press(.tab)
        #expect(app.focused?.role == .textField)
    }

    @Test("A button's label can read the focus")
    func buttonLabel() throws {
        let app = try mount { Button(action: {}, label: { Badge() }) }
        #expect(try app.find(.button).label == "waits")
        app.press(.tab)
        #expect(try app.find(.button).label == "has it")
    }

    @Test("The focus ring shows keyboard focus unless the view opts out")
    func ring() throws {
        for isRinged in [true, false] {
            let app = try mount {
                Text("Card").padding(20).focusable().padding(20).focusEffectDisabled(!isRinged)
            }
            let before = app.freshPicture()
            app.press(.tab)
            #expect((before.difference(from: app.freshPicture()).count > 0) == isRinged)
        }
    }
}
