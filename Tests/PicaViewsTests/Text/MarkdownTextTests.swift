import Foundation
import PicaTesting
import PicaUI
import Testing

/// Markdown in texts' literals.
@MainActor @Suite struct MarkdownTextTests {
    @Test("Markdown in a literal becomes attributes")
    func marks() throws {
        #expect(
            try looksTheSame {
                Text("Some **bold**, *italic*, `code` and ~~struck~~ words")
            } as: {
                Text("Some ") + Text("bold").bold() + Text(", ") + Text("italic").italic() + Text(", ")
                    + Text("code").monospaced() + Text(" and ") + Text("struck").strikethrough()
                    + Text(" words")
            })
    }

    @Test("Verbatim strings keep their asterisks")
    func verbatim() throws {
        let string = "2 * 3 * 4"
        let app = try mount {
            Text(verbatim: "**not bold**")
            Text(string)
            Text("`code`")
        }
        #expect(app.texts == ["**not bold**", "2 * 3 * 4", "code"])
    }

    @Test("A value in a literal is not parsed as Markdown, but takes on the style around it")
    func values() throws {
        let name = "*Ada*"
        let app = try mount { Text("Hello **\(name)**, you have \(3) _new_ letters") }
        #expect(app.texts == ["Hello *Ada*, you have 3 new letters"])
        #expect(
            try looksTheSame {
                Text("Hello **\(name)**")
            } as: {
                Text(verbatim: "Hello ") + Text(verbatim: name).bold()
            })
        #expect(
            try looksTheSame {
                Text("a **\(Text("b").underline())** c")
            } as: {
                Text("a ") + Text("b").underline().bold() + Text(" c")
            })
    }

    @Test("A link in a literal opens its URL")
    func link() throws {
        let app = try mount { Text("Read [the *manual*](https://example.org/m) first") }
        #expect(app.texts == ["Read the manual first"])
        try app.find(.link, "the manual").click()
        #expect(app.openedURLs.map(\.absoluteString) == ["https://example.org/m"])
    }

    @Test("An attributed string in a literal keeps its attributes")
    func attributed() throws {
        var word = AttributedString("red")
        word.foregroundColor = .red
        #expect(
            try looksTheSame {
                Text("A \(word) word")
            } as: {
                Text("A ") + Text("red").foregroundStyle(.red) + Text(" word")
            })
    }
}
