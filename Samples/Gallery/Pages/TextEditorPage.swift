import PicaUI

struct TextEditorPage: View {
    var body: some View {
        Note()
        LongText()
        Styled()
    }
}

private struct Note: View {
    /// Restored at the next launch.
    @SceneStorage("note") private var text = """
        Type here. Select with the mouse or with Shift, undo with Ctrl+Z.

        Paragraphs may mix العربية, हिन्दी, 日本語 and emoji 👩🏽‍🚀 as they like, and a line that is longer than \
        the editor is wide wraps at the place where its language allows it.
        """

    var body: some View {
        Example("A note") {
            TextEditor(text: $text)
                .frame(height: 180)
            EndsLayout {
                Length(text: text)
                Button("Clear", role: .destructive) { text = "" }
                    .disabled(text.isEmpty)
            }
        }
    }

}

/// The length of a text. A long text is counted in the background.
private struct Length: View {
    let text: String
    @State private var counted: Count?

    private struct Count {
        var characters: Int
        var words: Int

        init(_ text: String) {
            characters = text.count
            words = text.split(whereSeparator: \.isWhitespace).count
        }

        static func beside(_ text: String) async -> Count { Count(text) }
    }

    private var isShort: Bool { text.utf8.count < 10_000 }

    private var line: LocalizedStringKey {
        guard let count = isShort ? Count(text) : counted else { return "Counting…" }
        return "\(count.characters) characters, \(count.words) words"
    }

    var body: some View {
        Text(line)
            .font(.footnote)
            .monospacedDigit()
            .foregroundStyle(.secondary)
            .task(id: text) {
                guard !isShort else { return }
                try? await Task.sleep(for: .milliseconds(200))
                if !Task.isCancelled { counted = await .beside(text) }
            }
    }
}

private struct LongText: View {
    @State private var text = LongText.story
    @State private var isFinding = false

    var body: some View {
        Example("A long text", note: "Ten thousand paragraphs, of which only the visible ones are laid out.")
        {
            TextEditor(text: $text)
                .findNavigator(isPresented: $isFinding)
                .frame(height: 320)
            FlowLayout(spacing: 12) {
                Button(isFinding ? "Done" : "Find") { isFinding.toggle() }
                Text("Ctrl+F, Ctrl+H and F3 work in any editor.")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
    }

    private static let story: String = {
        let sentences = [
            "A pica is one sixth of an inch, or twelve points.",
            "Compositors counted in picas what readers never notice: the measure of a line, the depth of a page.",
            "Good typesetting is quiet.",
            "The eye leaps from word to word in jumps of eight or nine letters and rests between them.",
            "Lines too long tire it, lines too short make it stumble.",
        ]
        return (1...10_000).map { number in
            "\(number). "
                + (0...number % 4).map { sentences[(number + $0) % sentences.count] }.joined(separator: " ")
        }
        .joined(separator: "\n")
    }()
}

private struct Styled: View {
    @State private var code = """
        struct Greeting: View {
            @State private var name = "world"

            var body: some View {
                Text("Hello, \\(name)!")
            }
        }
        """
    @State private var note = "On your own paper."
    @State private var locked = "You can read this one but not change it."

    var body: some View {
        Example("Fonts, disabled, and a custom background") {
            TextEditor(text: $code)
                .font(.callout)
                .monospaced()
                .autocorrectionDisabled()
                .frame(height: 170)
            TextEditor(text: $locked)
                .frame(height: 64)
                .disabled(true)
            TextEditor(text: $note)
                .scrollContentBackground(.hidden)
                .background(.yellow.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
                .frame(height: 64)
        }
    }
}
