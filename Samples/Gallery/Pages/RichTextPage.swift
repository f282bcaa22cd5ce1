import Foundation
import PicaUI

struct RichTextPage: View {
    var body: some View {
        Markdown()
        Attributes()
        Links()
        Selection()
        Scales()
        Directions()
        Languages()
    }
}

private struct Markdown: View {
    private let name = "Ada *Lovelace*"

    var body: some View {
        Example("Markdown", note: "Literals are read as Markdown within lines; values in them are not.") {
            Text("Some **bold**, *italic*, `code` and ~~struck~~ words, and **all _at_ once**.")
            Text("A value keeps its marks and takes on those around it: **\(name)**.")
            Text(verbatim: "Verbatim text keeps **its marks**.")
        }
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

    var body: some View {
        Example("Links", note: "Click them, or go from one to the next by Tab and open them by Return.") {
            Text(
                "Read about [Unicode](https://unicode.org) or [HarfBuzz](https://harfbuzz.github.io), twice.")
            if let url = URL(string: "https://www.swift.org") { Link("A link of its own", destination: url) }
            Text("This one [stays in the program](gallery:here). Followed: \(followed).")
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        followed = url.absoluteString
                        return .handled
                    })
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
            Row("By interface") { Text(mixed).writingDirection(strategy: .layoutBased) }
            Row("Lines by theirs") {
                Text("שלום\nA longer line in English")
                    .multilineTextAlignment(strategy: .writingDirectionBased)
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
