import Foundation
import PicaTesting
import PicaUI
import Testing

/// Blocks of Markdown in texts.
@MainActor @Suite struct BlockTextTests {
    private func read(_ markdown: String) throws -> AttributedString {
        try AttributedString(markdown: markdown)
    }

    @Test("A text shows its blocks below each other, and describes their markers")
    func blocks() throws {
        let text = try read(
            "# Title\n\nBody\n\n3. c\n4. d\n   - e\n\n     more\n\n| f | g |\n|---|---|\n| h | i |")
        let app = try mount { Text(text) }
        #expect(app.texts == ["Title\nBody\n3. c\n4. d\n◦ e\nmore\nf\tg\nh\ti"])
    }

    @Test("List numbers use the language's digits and the source's delimiter")
    func numbers() throws {
        let text = try read("9) a\n10) b")
        #expect(try mount { Text(text) }.texts == ["9) a\n10) b"])
        let arabic = try mount { Text(text).environment(\.locale, Locale(identifier: "ar_EG")) }
        #expect(arabic.texts == ["٩) a\n١٠) b"])
    }

    @Test("Headings are bold with browsers' relative sizes; code is monospaced")
    func fonts() throws {
        let heading = try read("## A *b*")
        let code = try read("`x` y\n\n    z")
        #expect(
            try looksTheSame {
                Text(heading)
            } as: {
                (Text("A ") + Text("b").italic()).font(.body.scaled(by: 1.5).bold())
            })
        #expect(
            try looksTheSame {
                Text(heading).font(.caption)
            } as: {
                (Text("A ") + Text("b").italic()).font(.caption.scaled(by: 1.5).bold())
            })
        let fonts = try mount { Text(code) }.texts
        #expect(fonts == ["x y\nz\n"])
    }

    @Test("A text's explicit font also applies in a heading")
    func ownFont() throws {
        var heading = try read("# A")
        heading.font = .caption
        #expect(
            try looksTheSame {
                Text(heading)
            } as: {
                Text("A").font(.caption)
            })
    }

    @Test("Blocks unknown to a definition are not shown")
    func definition() throws {
        struct Colors: AttributeScope {
            let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        }
        struct OnlyColors: AttributedTextFormattingDefinition {
            var body: some AttributedTextFormattingDefinition<Colors> {
                AttributedTextFormatting.EmptyDefinition<Colors>()
            }
        }
        let text = try read("# A\n\n- b")
        #expect(
            try looksTheSame {
                Text(text).attributedTextFormattingDefinition(OnlyColors())
            } as: {
                Text("A\nb")
            })
    }

    @Test("An editor shows the same blocks as a text")
    func editor() throws {
        let text = try read("# Title\n\n- one\n- two\n  1. three\n\n> quoted\n>\n> twice\n\nend")
        #expect(
            try looksTheSame(width: 300, height: 300) {
                Text(text).padding(.horizontal, 8).padding(.vertical, 5)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            } as: {
                TextEditor(text: .constant(text.separatingBlocks())).scrollContentBackground(.hidden)
            })
    }
}
