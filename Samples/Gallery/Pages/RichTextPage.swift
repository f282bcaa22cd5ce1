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
        var result = AttributedString("This paragraph stands at the left, and is the longest one.\n")
        result.alignment = .left
        var middle = AttributedString("This one in the middle.\n")
        middle.alignment = .center
        middle.lineHeight = .multiple(factor: 1.8)
        var end = AttributedString("And this at the right.")
        end.alignment = .right
        result += middle + end
        return result
    }

    var body: some View {
        Example("Paragraphs", note: "Attributes of whole paragraphs.") { Text(string) }
    }
}

private struct Attributes: View {
    private var string: AttributedString {
        var result = AttributedString(
            "Letters may have fonts, colours, lines, heights and a ground of their own.")
        func style(_ word: String, _ change: (inout AttributeContainer) -> Void) {
            guard let range = result.range(of: word) else { return }
            var container = AttributeContainer()
            change(&container)
            result[range].mergeAttributes(container)
        }
        style("fonts") { $0.font = .system(.title3, design: .serif).italic() }
        style("colours") { $0.foregroundColor = .red }
        style("lines") { $0.underlineStyle = Text.LineStyle(pattern: .dash, color: .blue) }
        style("heights") { $0.baselineOffset = 5 }
        style("ground") { $0.backgroundColor = .yellow.opacity(0.4) }
        style("Letters") { $0.tracking = 3 }
        style("own") { $0.strikethroughStyle = .single }
        style("have") { $0.underlineStyle = Text.LineStyle(nsUnderlineStyle: [.single, .patternDot]) }
        style("may") { $0.kern = 2 }
        return result
    }

    var body: some View {
        Example("Attributed strings", note: "What an attribute says wins over the text’s modifiers.") {
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
        Example("Links", note: "Click them, or go from one to the next by Tab and open them by Return.") {
            Text(
                "Read about [Unicode](https://unicode.org) or [HarfBuzz](https://harfbuzz.github.io), twice.")
            if let url = URL(string: "https://www.swift.org") { Link("A link of its own", destination: url) }
            Text(
                "This one [stays in the program](gallery:here), and [this one](gallery:nowhere) goes nowhere."
            )
            .environment(\.openURL, OpenURLAction(handler: follow))
            if let url = URL(string: "gallery:button") {
                Link(destination: url) { Label("A link of any views", systemImage: "arrow.up.forward") }
                    .environment(\.openURL, OpenURLAction(handler: follow))
                Opener(url: url, followed: $followed)
                    .environment(\.openURL, OpenURLAction(handler: follow))
            }
            Text("Followed: \(followed).")
        }
    }
}

/// Opens a link by program, and says whether that was accepted.
private struct Opener: View {
    let url: URL
    @Binding var followed: String
    @Environment(\.openURL) private var openURL

    var body: some View {
        FlowLayout {
            Button("Open it") { openURL(url) }
            Button("Try it") { openURL(url) { followed = $0 ? "accepted" : "refused" } }
        }
    }
}

private struct Selection: View {
    var body: some View {
        Example(
            "Selection",
            note: "Drag over these texts, double-click a word, go on by Shift and arrows; Ctrl+C copies."
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
        Example("Scale") {
            Text("120 \(Text("km/h").textScale(.secondary))")
                .font(.title)
        }
    }
}

private struct Directions: View {
    private let mixed = "שלום, Pica!"

    var body: some View {
        Example("Direction", note: "A paragraph runs as its content does, or as the interface.") {
            Row("By content") { Text(mixed).writingDirection(strategy: .contentBased) }
            Row("By default") { Text(mixed).writingDirection(strategy: .default) }
            Row("By interface") { Text(mixed).writingDirection(strategy: .layoutBased) }
            Row("Lines by theirs") {
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
        Example("Language", note: "One character has other forms in other languages.") {
            Row("Japanese") { Text(bone).font(.title).typesettingLanguage(Locale.Language(identifier: "ja")) }
            Row("Chinese") {
                Text(bone).font(.title).typesettingLanguage(Locale.Language(identifier: "zh-Hans"))
            }
        }
    }
}
