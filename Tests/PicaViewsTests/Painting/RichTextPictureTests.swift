import Foundation
import PicaTesting
import PicaUI
import Testing

/// All attributes as a person sees them, against pictures that were looked at. `PICA_RECORD_PICTURES=1` makes new
/// ones.
@MainActor @Suite struct RichTextPictureTests {
    private static let attributes: AttributedString = {
        func word(_ text: String, _ change: (inout AttributedString) -> Void) -> AttributedString {
            var word = AttributedString(text)
            change(&word)
            return word
        }
        var text = word("font ") { $0.font = .title3.italic() }
        text += word("color ") { $0.foregroundColor = .purple }
        text += word("behind") { $0.backgroundColor = .yellow.opacity(0.4) }
        text += word(" kern ") { $0.kern = 4 }
        text += word("track") { $0.tracking = 3 }
        text += word(" up") { $0.baselineOffset = 6 }
        text += word("down\n") { $0.baselineOffset = -4 }
        let patterns: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
        for pattern in patterns {
            text += word("under ") { $0.underlineStyle = Text.LineStyle(pattern: pattern, color: .red) }
        }
        text += word("struck") { $0.strikethroughStyle = .single }
        text += word("\nlink", { $0.link = URL(string: "https://example.org") })
        text += word(" strong ") { $0.inlinePresentationIntent = .stronglyEmphasized }
        text += word("soft ") { $0.inlinePresentationIntent = .emphasized }
        text += word("code ") { $0.inlinePresentationIntent = .code }
        text += Ball.text
        text += word(" gone\n") { $0.inlinePresentationIntent = .strikethrough }
        text += word("in the middle\n") { $0.alignment = .center }
        text += word("at the right\n") { $0.alignment = .right }
        text += word("right to left (1)\n") { $0.writingDirection = .rightToLeft }
        text += word("lines that stand a good deal farther apart than usual") {
            $0.lineHeight = .multiple(factor: 1.8)
        }
        return text
    }()

    private static let blocks: AttributedString = {
        let source = """
            # A heading
            and text, *soft* and **strong**

            9. nine
            10. ten, which is longer than a line of this width
                - a bullet
                  - and another

            > Quoted, in more words than there is room for on a line
            >
            > - with an item

            ```
            let code = 1
            ```

            ---

            | Left | Right |
            |:-----|------:|
            | a    | 10    |
            | longer | 2   |
            """
        return (try? AttributedString(markdown: source)) ?? AttributedString(source)
    }()

    private struct Page: View {
        let text: AttributedString
        var body: some View {
            VStack(spacing: 8) {
                Text(text).frame(maxWidth: .infinity, alignment: .leading)
                TextEditor(text: .constant(text.separatingBlocks()))
            }
            .padding(8)
        }
    }

    nonisolated static let looks = [
        PictureTests.Look(name: "light"), PictureTests.Look(name: "light@2x", scale: 2),
        PictureTests.Look(name: "dark", isDark: true),
        PictureTests.Look(name: "right-to-left", isMirrored: true),
        PictureTests.Look(name: "dark-right-to-left@2x", scale: 2, isDark: true, isMirrored: true),
    ]

    @Test(
        "Attributes and blocks match their snapshots in texts and editors, in all variants",
        arguments: looks)
    func looks(_ look: PictureTests.Look) throws {
        for (name, text) in [("attributes", Self.attributes), ("blocks", Self.blocks)] {
            let app = try mount(width: 320, height: name == "blocks" ? 900 : 520, scale: look.scale) {
                Page(text: text)
            }
            app.setEnvironment(\.colorScheme, look.isDark ? .dark : .light)
            app.setEnvironment(\.layoutDirection, look.isMirrored ? .rightToLeft : .leftToRight)
            try app.comparePicture("\(name)-\(look.name)")
        }
    }
}
