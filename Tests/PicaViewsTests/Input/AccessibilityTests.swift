import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// The behavior of SwiftUI's accessibility modifiers.
@MainActor struct AccessibilityTests {
    @Test("An icon-only button has its label's title as label")
    func iconOnly() throws {
        let app = try mount {
            Button("Larger", systemImage: "plus") {}.labelStyle(.iconOnly)
            Label("Favourite", systemImage: "star").labelStyle(.iconOnly)
        }
        #expect(try app.find(.button, "Larger").exists)
        #expect(try app.find(.image, "Favourite").exists)
    }

    @Test("Several texts in a button form its label in order")
    func buttonLabel() throws {
        let app = try mount {
            Button(action: {}) {
                Image(systemName: "star")
                Text("Save")
                Text("all")
            }
        }
        #expect(app.all(.button).map(\.label) == ["Save, all"])
    }

    @Test("A label, a value, a hint and an identifier describe a view")
    func attributes() throws {
        let app = try mount {
            Button("+") {}
                .accessibilityLabel("Add")
                .accessibilityValue(Text("3 of 5"))
                .accessibilityHint("Adds one")
                .accessibilityIdentifier("add")
        }
        let button = try app.find(identifier: "add")
        #expect(button.role == .button)
        #expect(button.label == "Add")
        #expect(button.value == "3 of 5")
        #expect(button.hint == "Adds one")
        #expect(throws: TestFailure.self) { try app.find(identifier: "remove") }
    }

    @Test("A container's modifiers apply to all inside, and the outermost wins")
    func containers() throws {
        let app = try mount {
            VStack {
                Text("a").accessibilityIdentifier("inner")
                Text("b")
            }
            .accessibilityIdentifier("outer")
        }
        #expect(app.all(identifier: "outer").map(\.label) == ["a", "b"])
    }

    @Test("A shape with a label is an element")
    func shapes() throws {
        let app = try mount { Circle().accessibilityLabel("Online") }
        #expect(app.all().map(\.label) == ["Online"])
    }

    @Test("A view hidden from accessibility is visible but not an element")
    func hidden() throws {
        let app = try mount {
            Text("a").accessibilityHidden(true)
            Text("b").accessibilityHidden(false)
            VStack { Button("c") {} }.accessibilityHidden(true)
        }
        #expect(app.all().map(\.label) == ["b"])
    }

    @Test("An accessibility element ignores, combines or contains its children")
    func elements() throws {
        func row(_ children: AccessibilityChildBehavior) -> some View {
            HStack {
                Text("Volume")
                Text("11")
            }
            .accessibilityElement(children: children)
            .accessibilityIdentifier("row")
        }
        let app = try mount { row(.ignore) }
        #expect(app.all().map(\.summary) == ["group “” (row)"])
        app.show { row(.combine) }
        #expect(app.all().map(\.summary) == ["staticText “Volume, 11” (row)"])
        app.show { row(.contain) }
        #expect(app.all().map(\.label) == ["", "Volume", "11"])
        #expect(app.all(identifier: "row").count == 1)
    }

    @Test("Traits are added and removed")
    func traits() throws {
        let app = try mount {
            Text("Title").accessibilityAddTraits(.isHeader)
            Text("Pick").accessibilityAddTraits([.isButton, .isSelected])
            Button("Plain") {}.accessibilityRemoveTraits(.isButton)
        }
        #expect(app.all().map(\.role) == [.heading, .button, .group])
        #expect(app.all().map(\.isSelected) == [false, true, false])
    }

    private struct Changing: View {
        @State private var count = 0
        var body: some View {
            Button("+") { count += 1 }.accessibilityValue("\(count)")
        }
    }

    @Test("Accessibility values follow the state")
    func follows() throws {
        let app = try mount { Changing() }
        let button = try app.find(.button)
        try button.click()
        #expect(button.value == "1")
    }

    private struct Inbox: View {
        @State private var unread = 2
        var body: some View {
            Button("Inbox") { unread -= 1 }
                .accessibilityLabel { label in
                    label
                    if unread > 0 { Text("\(unread) unread") }
                }
        }
    }

    @Test("A label of views can include the existing label, and follows their state")
    func labelContent() throws {
        let app = try mount { Inbox() }
        let button = try app.find(.button)
        #expect(button.label == "Inbox, 2 unread")
        try button.click()
        #expect(button.label == "Inbox, 1 unread")
        try button.click()
        #expect(button.label == "Inbox")
        #expect(app.texts == [], "what a view is called is no text of its own")
    }

    @Test("A label of views changes neither drawing nor layout")
    func labelContentIsUnseen() throws {
        let plain = try mount { Text("A").background(.red) }
        let named = try mount {
            Text("A").background(.red).accessibilityLabel { label in
                label
                Text("and a long explanation of what that is").font(.largeTitle)
                Button("no stop for Tab") {}
            }
        }
        #expect(named.freshPicture().difference(from: plain.freshPicture()).count == 0)
        named.press(.tab)
        #expect(named.focused == nil)
    }

    @Test("Labels of views name shapes and can be nested")
    func nestedLabelContent() throws {
        let app = try mount {
            Circle()
                .accessibilityLabel("Online")
                .accessibilityLabel { label in
                    Text("Ada")
                    label
                }
                .accessibilityLabel { label in
                    label
                    Text("away")
                }
        }
        #expect(app.all().map(\.label) == ["Ada, Online, away"])
    }

    @Test(
        "A color is described by its name, or by the nearest named color",
        arguments: [
            (Color.red, "red"), (.mint, "mint"), (Color(red: 0, green: 0, blue: 1), "blue"),
            (Color(red: 0, green: 0, blue: 0.4), "dark blue"), (Color(white: 0.5), "gray"),
            (Color(white: 0.8), "light gray"), (.white, "white"), (.black, "black"), (.clear, "clear"),
            (Color(red: 1, green: 0.75, blue: 0.85), "light pink"),
            (Color(red: 0.55, green: 0.35, blue: 0.2), "brown"),
            (Color(red: .nan, green: 0, blue: 0, opacity: .nan), "clear"),
        ])
    func colorNames(color: Color, name: String) throws {
        let app = try mount { Circle().accessibilityLabel("The \(accessibilityName: color) one") }
        #expect(app.all().map(\.label) == ["The \(name) one"])
    }

    @Test("A label that replaces a text has none of the text's speech attributes")
    func speechOfLabels() throws {
        let app = try mount {
            Text("\(Text("ABC").speechSpellsOutCharacters()) street").accessibilityLabel("Way")
        }
        #expect(try app.find(.staticText, "Way").speech == [])
    }
}
