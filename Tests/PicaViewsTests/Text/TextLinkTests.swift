import Foundation
import PicaTesting
import PicaUI
import Testing

/// Links in texts, and links of their own.
@MainActor @Suite struct TextLinkTests {
    private func linked(_ words: String, to address: String) -> AttributedString {
        var string = AttributedString(words)
        string.link = URL(string: address)
        return string
    }

    @Test("A link in a text opens by a click on its words only")
    func click() throws {
        let text = AttributedString("Read ") + linked("the manual", to: "https://example.org/") + "."
        let app = try mount { Text(text) }
        let link = try app.find(.link, "the manual")
        #expect(app.texts == ["Read the manual."])
        #expect(link.value == "https://example.org/")
        try link.click()
        #expect(app.openedURLs.map(\.absoluteString) == ["https://example.org/"])
        try app.find(.staticText, "Read the manual.").click(at: .leading)
        #expect(app.openedURLs.count == 1)
    }

    @Test("Tab moves between links, and Return opens the current one")
    func keyboard() throws {
        let text = linked("one", to: "a:1") + " and " + linked("two", to: "a:2")
        let app = try mount { Text(text) }
        app.press(.tab)
        #expect(try app.find(.link, "one").isFocused)
        app.press(.tab)
        app.press(.return)
        #expect(app.openedURLs.map(\.absoluteString) == ["a:2"])
    }

    @Test("A link across lines can be clicked on its words in both lines")
    func wrapped() throws {
        let text = AttributedString("Words ") + linked("a link of several words", to: "a:1")
        let app = try mount { Text(text).frame(width: 120) }
        let link = try app.find(.link)
        let line = try mount { Text("A") }.sizeThatFits(.unspecified).height
        #expect(link.frame.height > 1.5 * line)
        try link.click(at: .bottomLeading)
        app.click(at: CGPoint(x: link.frame.minX + 3, y: link.frame.maxY - 3))
        #expect(!app.openedURLs.isEmpty)
        let count = app.openedURLs.count
        app.click(at: CGPoint(x: link.frame.minX + 3, y: link.frame.minY + 3))
        #expect(app.openedURLs.count == count, "words before the link stand there")
    }

    @Test("The app handles a link, or leaves it to the desktop")
    func action() throws {
        let text =
            linked("mine", to: "app:1") + " " + linked("other", to: "app:2") + " "
            + linked("none", to: "app:3")
        var handled: [URL] = []
        let app = try mount {
            Text(text).environment(
                \.openURL,
                OpenURLAction { url in
                    switch url.absoluteString {
                    case "app:1":
                        handled.append(url)
                        return .handled
                    case "app:2": return .systemAction
                    default: return .discarded
                    }
                })
        }
        for name in ["mine", "other", "none"] { try app.find(.link, name).click() }
        #expect(handled.map(\.absoluteString) == ["app:1"])
        #expect(app.openedURLs.map(\.absoluteString) == ["app:2"])
    }

    @Test("A view opens URLs, learns the result, and can be overridden")
    func opening() throws {
        @MainActor final class Answers { var accepted: [Bool] = [] }
        struct Opener: View {
            let answers: Answers
            @Environment(\.openURL) private var openURL
            var body: some View {
                Button("Open") {
                    guard let url = URL(string: "app:1"), let other = URL(string: "app:2") else { return }
                    openURL(url)
                    openURL(other) { answers.accepted.append($0) }
                }
            }
        }
        let answers = Answers()
        let elsewhere = try #require(URL(string: "app:3"))
        let app = try mount {
            Opener(answers: answers).environment(
                \.openURL,
                OpenURLAction { url in
                    guard url.absoluteString == "app:1" else { return .discarded }
                    return .systemAction(elsewhere)
                })
        }
        try app.find(.button).click()
        #expect(app.openedURLs == [elsewhere])
        #expect(answers.accepted == [false])
        app.show { Opener(answers: answers) }
        try app.find(.button).click()
        #expect(app.openedURLs.map(\.absoluteString) == ["app:3", "app:1", "app:2"])
        #expect(answers.accepted == [false, true])
    }

    @Test("Links of a disabled view do nothing")
    func disabled() throws {
        let text = linked("off", to: "a:1")
        let app = try mount { Text(text).disabled(true) }
        try app.find(.link, "off").click()
        #expect(app.openedURLs.isEmpty)
        #expect(try !app.find(.link, "off").isEnabled)
    }

    @Test("A Link view opens its destination")
    func linkView() throws {
        let url = try #require(URL(string: "https://example.org"))
        let app = try mount {
            Link("Home", destination: url)
            Link(destination: url) { Image(systemName: "house") }
        }
        try app.find(.link, "Home").click()
        app.press(.tab)
        app.press(.return)
        #expect(app.openedURLs == [url, url])
    }

    @Test("After a link is removed, clicks do nothing")
    func removed() throws {
        let app = try mount { Text("") }
        let text = linked("gone", to: "a:1")
        app.show { Text(text) }
        #expect(app.all(.link).count == 1)
        app.show { Text("gone") }
        #expect(app.all(.link).isEmpty)
    }
}
