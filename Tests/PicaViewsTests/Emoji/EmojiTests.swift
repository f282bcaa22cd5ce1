import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaFields

/// Emoji put into a text from a list.
@MainActor @Suite struct EmojiTests {
    private struct Page: View {
        @State var text = "ab"

        var body: some View {
            VStack {
                TextField("Name", text: $text)
                SecureField("Secret", text: .constant("x"))
                Text(verbatim: text)
                Spacer()
            }
        }
    }

    private func mounted(rightToLeft: Bool = false) throws -> TestHost {
        let app = try mount(width: 500, height: 500) {
            Page().environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        }
        try app.find(.textField, "Name").click()
        app.press(.end)
        return app
    }

    private func shown(_ app: TestHost) -> [String] {
        app.all(.button).map(\.label).filter { !["Clear", "Show"].contains($0) }
    }
    private func chosen(_ app: TestHost) -> String? { app.all(.button).first { $0.isSelected }?.label }

    @Test("The list has each face, hand, animal and flag once, named, with faces first")
    func list() {
        let all = Emoji.all
        #expect(all.first?.text == "😀")
        #expect(Set(all.map(\.text)).count == all.count)
        for (text, name) in [
            ("👍", "thumbs up sign"), ("🐙", "octopus"), ("🍰", "shortcake"), ("❤️", "heavy black heart"),
            ("🇯🇵", "flag japan"), ("🚲", "bicycle"),
        ] {
            #expect(all.contains { $0.text == text && $0.name == name }, "\(text)")
        }
        #expect(!all.contains { $0.text == "\u{1F3FB}" || $0.text == "1" || $0.text == "\u{1F1E6}" })
        #expect(all.allSatisfy { $0.text.count == 1 })
    }

    @Test("A search finds the names that contain all its words")
    func search() {
        #expect(Emoji.found(by: "Cat  face").contains { $0.text == "🐱" })
        #expect(
            Emoji.found(by: "cat face").allSatisfy { $0.name.contains("cat") && $0.name.contains("face") })
        #expect(Emoji.found(by: "no such thing").isEmpty)
        #expect(Emoji.found(by: " ") == Emoji.all)
    }

    @Test("Ctrl+. opens the list; Return inserts the first match, and typing continues")
    func keyboard() throws {
        let app = try mounted()
        app.press(".", .control)
        #expect(try app.find(.textField, "Search").isFocused)
        #expect(shown(app).count < Emoji.all.count, "only rows in sight are made")
        app.type("octopus")
        #expect(shown(app) == ["octopus"])
        app.press(.return)
        #expect(app.all(.textField, "Search").isEmpty)
        #expect(try app.find(.textField, "Name").isFocused)
        #expect(app.texts.contains("ab🐙"))
        app.type("!")
        #expect(app.texts.contains("ab🐙!"))
        app.press("z", .control)
        app.press("z", .control)
        #expect(app.texts.contains("ab"))
    }

    @Test("Arrow keys choose among the results while typing, in screen directions")
    func arrows() throws {
        for rightToLeft in [false, true] {
            let app = try mounted(rightToLeft: rightToLeft)
            app.press(".", .control)
            let names = Emoji.all.map(\.name)
            #expect(chosen(app) == names[0])
            app.press(rightToLeft ? .left : .right)
            #expect(chosen(app) == names[1])
            app.press(.down)
            #expect(chosen(app) == names[10])
            app.press(.up)
            app.press(rightToLeft ? .right : .left)
            #expect(chosen(app) == names[0])
            app.press(.up)
            #expect(chosen(app) == names[0], "there is nothing above")
        }
    }

    @Test("A choice made with arrow keys is scrolled into view, even far down")
    func scrolling() throws {
        let app = try mounted()
        app.press(".", .control)
        for _ in 0..<60 { app.press(.down) }
        #expect(chosen(app) == Emoji.all[60 * 9].name)
        let sign = try #require(app.all(.button).first { $0.isSelected })
        #expect(CGRect(x: 0, y: 0, width: 500, height: 500).contains(sign.frame))
    }

    @Test("A click inserts the clicked emoji; Escape closes the list")
    func pointer() throws {
        let app = try mounted()
        app.press(";", .control)
        app.type("dolphin")
        try app.find(.button, "dolphin").click()
        #expect(app.texts.contains("ab🐬"))
        app.press(".", .control)
        app.press(.escape)
        #expect(app.all(.textField, "Search").isEmpty)
        #expect(try app.find(.textField, "Name").isFocused)
    }

    @Test("A text field's menu opens the list, and a secure field's does not")
    func menu() throws {
        let app = try mounted()
        try app.find(.textField, "Name").click(button: .secondary)
        try app.find(.menuItem, "Insert Emoji").click()
        #expect(try app.find(.textField, "Search").isFocused)
        app.press(.escape)
        try app.find(.secureField).click(button: .secondary)
        #expect(app.all(.menuItem, "Insert Emoji").isEmpty)
        app.press(.escape)
        app.press(".", .control)
        #expect(app.all(.textField, "Search").isEmpty)
    }
}
