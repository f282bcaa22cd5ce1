import Foundation
import PicaTesting
import PicaUI
import Testing

/// Attributed strings, and what they say over modifiers.
@MainActor @Suite struct AttributedTextTests {
    private func attributed(_ change: (inout AttributedString) -> Void) -> AttributedString {
        var string = AttributedString("Half")
        change(&string)
        return string + AttributedString(" and half")
    }

    private func styled(_ change: (Text) -> Text) -> Text { change(Text("Half")) + Text(" and half") }

    @Test("Each attribute matches the modifier of the same name")
    func attributes() throws {
        let cases: [(AttributedString, Text)] = [
            (attributed { $0.font = .title }, styled { $0.font(.title) }),
            (attributed { $0.foregroundColor = .red }, styled { $0.foregroundStyle(.red) }),
            (attributed { $0.underlineStyle = .single }, styled { $0.underline() }),
            (attributed { $0.strikethroughStyle = .single }, styled { $0.strikethrough() }),
            (attributed { $0.kern = 3 }, styled { $0.kerning(3) }),
            (attributed { $0.tracking = 3 }, styled { $0.tracking(3) }),
            (attributed { $0.baselineOffset = 5 }, styled { $0.baselineOffset(5) }),
        ]
        for (string, text) in cases {
            #expect(
                try looksTheSame {
                    Text(string)
                } as: {
                    text
                }, "\(string)")
            #expect(
                try !looksTheSame {
                    Text(string)
                } as: {
                    Text("Half and half")
                }, "\(string)")
        }
    }

    @Test("Paragraph attributes set alignment, direction and spacing")
    func paragraphs() throws {
        func text(_ change: (inout AttributedString) -> Void) -> Text {
            var string = AttributedString("one.\nanother one")
            change(&string)
            return Text(string)
        }
        let plain = Text(verbatim: "one.\nanother one")
        #expect(
            try looksTheSame {
                text { $0.alignment = AttributedString.TextAlignment.left }
            } as: {
                plain
            })
        #expect(
            try looksTheSame {
                text { $0.alignment = AttributedString.TextAlignment.center }
            } as: {
                plain.multilineTextAlignment(.center)
            })
        #expect(
            try looksTheSame {
                text { $0.alignment = AttributedString.TextAlignment.right }
            } as: {
                plain.multilineTextAlignment(.trailing)
            })
        #expect(
            try looksTheSame {
                text { $0.lineHeight = .exact(points: 26) }
            } as: {
                plain.lineHeight(.exact(points: 26))
            })
        #expect(
            try looksTheSame {
                text { $0.writingDirection = .rightToLeft }
            } as: {
                plain.writingDirection(strategy: .layoutBased).environment(\.layoutDirection, .rightToLeft)
                    .multilineTextAlignment(.trailing)
            })
        for change: (inout AttributedString) -> Void in [
            { $0.alignment = .center }, { $0.alignment = .right },
            { $0.lineHeight = .exact(points: 26) }, { $0.writingDirection = .rightToLeft },
        ] {
            #expect(
                try !looksTheSame {
                    text(change)
                } as: {
                    plain
                })
        }
    }

    @Test("A paragraph's attributes do not affect the next, and win over the view's")
    func eachParagraph() throws {
        var string = AttributedString("another one\n")
        string.alignment = .right
        string += AttributedString("one")
        let plain = Text(verbatim: "another one\none")
        #expect(
            try looksTheSame {
                Text(string)
            } as: {
                plain
            })
        #expect(
            try !looksTheSame {
                Text(string)
            } as: {
                plain.multilineTextAlignment(.trailing)
            })
        string.alignment = .right
        #expect(
            try looksTheSame {
                Text(string).multilineTextAlignment(.leading)
            } as: {
                plain.multilineTextAlignment(.trailing)
            })
    }

    @Test("An attribute wins over the text's modifier, which applies to the rest")
    func precedence() throws {
        var string = AttributedString("red ")
        string.foregroundColor = .red
        string += AttributedString("rest")
        #expect(
            try looksTheSame {
                Text(string).foregroundStyle(.blue)
            } as: {
                Text("red ").foregroundStyle(.red) + Text("rest").foregroundStyle(.blue)
            })
    }

    @Test("A background is only behind its letters, and fills the gap between lines")
    func background() throws {
        var string = AttributedString("one two three")
        if let range = string.range(of: "two") { string[range].backgroundColor = .yellow }
        let app = try mount(width: 300, height: 60) { Text(string).foregroundStyle(.clear) }
        let yellow = try mount(width: 300, height: 60) { Color.yellow }.freshPicture()[0, 0]
        let picture = app.freshPicture()
        let columns = (0..<picture.width).filter { x in
            (0..<picture.height).contains { picture[x, $0] == yellow }
        }
        let word = try mount { Text("two") }.sizeThatFits(.unspecified).width
        #expect(abs(CGFloat(columns.count) - word) <= 2)

        var lines = AttributedString("one\ntwo")
        lines.backgroundColor = .yellow
        let tall = try mount(width: 300, height: 80) { Text(lines).foregroundStyle(.clear) }.freshPicture()
        let rows = (0..<tall.height).filter { y in (0..<tall.width).contains { tall[$0, y] == yellow } }
        #expect(rows.count == (rows.last ?? 0) - (rows.first ?? 0) + 1, "no gap between the lines")
    }

    @Test("An attributed string can have its own language")
    func language() throws {
        var han = AttributedString("直骨")
        han.languageIdentifier = "ja"
        #expect(
            try looksTheSame {
                Text(han).environment(\.locale, Locale(identifier: "zh_CN"))
            } as: {
                Text("直骨").environment(\.locale, Locale(identifier: "ja_JP"))
            })
    }

    @Test("A text's attributes are accessible by scope, including Foundation's")
    func scopes() throws {
        let scope = \AttributeScopes.swiftUI
        let link = \AttributeScopes.SwiftUIAttributes.foundation.link
        let intent = \AttributeScopes.SwiftUIAttributes.picaFoundation.inlinePresentationIntent
        var string = AttributedString("a")
        string[dynamicMember: scope].font = .title
        string[dynamicMember: scope][dynamicMember: link] = URL(string: "https://a.b")
        string[dynamicMember: scope][dynamicMember: intent] = .code
        let run = try #require(string.runs.first)
        #expect(run.font == .title)
        #expect(run.link?.absoluteString == "https://a.b")
        #expect(run.inlinePresentationIntent == .code)
        let markdown = try AttributedString(
            markdown: "^[a](inflect: true)", including: scope, options: .init(allowsExtendedAttributes: true))
        #expect(markdown.runs.first?.inflect == .automatic, "Markdown finds what is in the scopes inside")
    }
}
