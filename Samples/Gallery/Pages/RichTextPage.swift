import Foundation
import PicaUI

struct RichTextPage: View {
    var body: some View {
        Attributes()
        Paragraphs()
        Links()
        Selection()
        Scales()
        Directions()
        Languages()
    }
}

private struct Paragraphs: View {
    private var string: AttributedString {
        var result = AttributedString("This paragraph is on the left, and is the longest one.\n")
        result.alignment = .left
        var middle = AttributedString("This one is centered.\n")
        middle.alignment = .center
        middle.lineHeight = .multiple(factor: 1.8)
        var end = AttributedString("And this one is on the right.")
        end.alignment = .right
        result += middle + end
        return result
    }

    var body: some View {
        Example("Paragraphs", note: "Attributes that apply to whole paragraphs.") { Text(string) }
    }
}

private struct Attributes: View {
    private var string: AttributedString {
        var result = AttributedString(
            "Letters may have fonts, colors, lines, heights and backgrounds of their own.")
        func style(_ word: String, _ change: (inout AttributeContainer) -> Void) {
            guard let range = result.range(of: word) else { return }
            var container = AttributeContainer()
            change(&container)
            result[range].mergeAttributes(container)
        }
        style("fonts") { $0.font = .system(.title3, design: .serif).italic() }
        style("colors") { $0.foregroundColor = .red }
        style("lines") { $0.underlineStyle = Text.LineStyle(pattern: .dash, color: .blue) }
        style("heights") { $0.baselineOffset = 5 }
        style("backgrounds") { $0.backgroundColor = .yellow.opacity(0.4) }
        style("Letters") { $0.tracking = 3 }
        style("own") { $0.strikethroughStyle = .single }
        style("have") { $0.underlineStyle = Text.LineStyle(nsUnderlineStyle: [.single, .patternDot]) }
        style("may") { $0.kern = 2 }
        return result
    }

    var body: some View {
        Example("Attributed strings", note: "Attributes take precedence over the text’s modifiers.") {
            Text(string)
        }
    }
}

private struct Links: View {
    @State private var followed = "none yet"

    private func follow(_ url: URL) -> OpenURLAction.Result {
        guard url.scheme == "gallery" else { return .systemAction }
        guard url.absoluteString != "gallery:nowhere" else { return .discarded }
        followed = url.absoluteString
        return .handled
    }

    var body: some View {
        Example("Links", note: "Click a link, or move to it with Tab and open it with Return.") {
            Text(
                "Read about [Unicode](https://unicode.org) or [HarfBuzz](https://harfbuzz.github.io), twice.")
            if let url = URL(string: "https://www.swift.org") { Link("A separate link", destination: url) }
            Text(
                "This one [stays in the program](gallery:here), and [this one](gallery:nowhere) goes nowhere."
            )
            .environment(\.openURL, OpenURLAction(handler: follow))
            if let url = URL(string: "gallery:button") {
                Link(destination: url) { Label("A link made of any view", systemImage: "arrow.up.forward") }
                    .environment(\.openURL, OpenURLAction(handler: follow))
                Opener(url: url, followed: $followed)
                    .environment(\.openURL, OpenURLAction(handler: follow))
            }
            Text("Followed: \(followed).")
        }
    }
}

/// Opens a link from code and reports whether it was accepted.
private struct Opener: View {
    let url: URL
    @Binding var followed: String
    @Environment(\.openURL) private var openURL

    var body: some View {
        FlowLayout {
            Button("Open It") { openURL(url) }
            Button("Try It") { openURL(url) { followed = $0 ? "accepted" : "refused" } }
        }
    }
}

private struct Selection: View {
    var body: some View {
        Example(
            "Selection",
            note: "Drag over the text, or double-click a word; Shift+arrow keys extend. Ctrl+C copies."
        ) {
            VStack(alignment: .leading, spacing: 8) {
                Text("Pangrams").font(.headline)
                Text("Sphinx of black quartz, judge my vow.")
                Text("זה כיף סתם לשמוע איך תנצח קרפד עץ טוב בגן.")
                Text("This line cannot be selected.").textSelection(.disabled)
            }
            .textSelection(.enabled)
        }
    }
}

private struct Scales: View {
    var body: some View {
        Example("Text scale") {
            Text("120 \(Text("km/h").textScale(.secondary))")
                .font(.title)
        }
    }
}

private struct Directions: View {
    private let mixed = "שלום, Pica!"

    var body: some View {
        Example("Direction", note: "A paragraph follows its content or the interface.") {
            Row("By content") { Text(mixed).writingDirection(strategy: .contentBased) }
            Row("By default") { Text(mixed).writingDirection(strategy: .default) }
            Row("By interface") { Text(mixed).writingDirection(strategy: .layoutBased) }
            Row("Lines by content") {
                Text("שלום\nA longer line in English")
                    .multilineTextAlignment(strategy: .writingDirectionBased)
                    .boxed()
            }
            Row("Lines by the interface") {
                Text("שלום\nA longer line in English")
                    .multilineTextAlignment(strategy: .layoutBased)
                    .boxed()
            }
            Row("Lines by default") {
                Text("שלום\nA longer line in English")
                    .multilineTextAlignment(strategy: .default)
                    .boxed()
            }
        }
    }
}

private struct Languages: View {
    private let bone = "直骨"

    var body: some View {
        Example("Language", note: "One character can have different forms in different languages.") {
            Row("Japanese") { Text(bone).font(.title).typesettingLanguage(Locale.Language(identifier: "ja")) }
            Row("Chinese") {
                Text(bone).font(.title).typesettingLanguage(Locale.Language(identifier: "zh-Hans"))
            }
        }
    }
}
