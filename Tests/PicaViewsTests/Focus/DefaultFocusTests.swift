import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct DefaultFocusTests {
    private enum Place: Hashable {
        case first, second, button
    }

    private struct Form: View {
        var priority = DefaultFocusEvaluationPriority.automatic
        @State private var text = ""
        @FocusState private var place: Place?
        var body: some View {
            VStack {
                Button("Before") {}
                VStack {
                    TextField("First", text: $text).focused($place, equals: .first)
                    TextField("Second", text: $text).focused($place, equals: .second)
                    Button("Go") {}.focused($place, equals: .button)
                }
                .defaultFocus($place, .second, priority: priority)
                Text(place == .second ? "second" : "other")
            }
        }
    }

    @Test("A window opens with the focus on its default view, and focus states know it")
    func windowOpens() throws {
        let app = try mount { Form() }
        #expect(app.focused?.label == "Second")
        #expect(app.texts.contains("second"))
        app.type("x")
        #expect(try app.find(.textField, "Second").value == "x")
    }

    @Test("A user's Tab follows the default focus only with the user-initiated priority")
    func tabbing() throws {
        for (priority, expected) in [
            (DefaultFocusEvaluationPriority.automatic, "First"), (.userInitiated, "Second"),
        ] {
            let app = try mount { Form(priority: priority) }
            try app.find(.button, "Before").click()
            app.press(.tab)
            #expect(app.focused?.label == expected)
            // Inside, Tab goes on one by one, both ways.
            app.press(.tab, .shift)
            #expect(app.focused?.label == (priority == .automatic ? "Before" : "First"))
        }
    }

    @Test("A default focus without a matching view changes nothing")
    func nothingTied() throws {
        struct Loose: View {
            @FocusState private var place: Place?
            var body: some View {
                TextField("First", text: .constant("")).focused($place, equals: .first)
                    .defaultFocus($place, .button)
            }
        }
        #expect(try mount { Loose() }.focused == nil)
    }

    @Test("Focusing a container through its state focuses the default inside")
    func focusAround() throws {
        struct Around: View {
            @FocusState private var isHere: Bool
            @FocusState private var place: Place?
            var body: some View {
                Button("Move") { isHere = true }
                VStack {
                    TextField("First", text: .constant("")).focused($place, equals: .first)
                    TextField("Second", text: .constant("")).focused($place, equals: .second)
                }
                .defaultFocus($place, .second)
                .focused($isHere)
            }
        }
        let app = try mount { Around() }
        try app.find(.button).click()
        #expect(app.focused?.label == "Second")
    }

    @Test("A popover starts with its default focus")
    func popover() throws {
        struct Opener: View {
            @State private var isOpen = false
            @FocusState private var place: Place?
            var body: some View {
                Button("Open") { isOpen = true }
                    .popover(isPresented: $isOpen) {
                        VStack {
                            TextField("First", text: .constant("")).focused($place, equals: .first)
                            TextField("Second", text: .constant("")).focused($place, equals: .second)
                        }
                        .defaultFocus($place, .second)
                    }
            }
        }
        let app = try mount { Opener().padding(100) }
        try app.find(.button).click()
        #expect(app.focused?.label == "Second")
    }

    @Test("Resetting a scope focuses its preferred view, or else the first")
    func reset() throws {
        struct Scoped: View {
            @Namespace private var here
            @Environment(\.resetFocus) private var resetFocus
            @State private var prefers = true
            var body: some View {
                VStack {
                    TextField("First", text: .constant(""))
                    TextField("Second", text: .constant("")).prefersDefaultFocus(prefers, in: here)
                }
                .focusScope(here)
                Button("Reset") { resetFocus(in: here) }
                Button("Prefer nothing") { prefers = false }
            }
        }
        let app = try mount { Scoped() }
        #expect(app.focused?.label == "Second")
        try app.find(.textField, "First").click()
        try app.find(.button, "Reset").click()
        #expect(app.focused?.label == "Second")
        try app.find(.button, "Prefer nothing").click()
        try app.find(.button, "Reset").click()
        #expect(app.focused?.label == "First")
    }
}
