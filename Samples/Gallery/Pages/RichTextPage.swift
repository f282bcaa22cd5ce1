import Foundation
import PicaUI

struct RichTextPage: View {
    var body: some View {
        Markdown()
        MarkdownBlocks()
        Attributes()
        Paragraphs()
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

private struct MarkdownBlocks: View {
    private static let source = """
        ## Headings
        Whole texts are read by `AttributedString(markdown:)`; each run says *what it is*.

        1. Numbered items
        2. and **nested** ones
           - with bullets

        > A quotation

        ```swift
        let code = "keeps its lines"
        ```
        """

    private struct Block: Identifiable {
        let id: Int
        var text: AttributedString
        let kinds: [PresentationIntent.Kind]
    }

    private static let blocks: [Block] = {
        let string = (try? AttributedString(markdown: source)) ?? AttributedString(source)
        return string.runs[\.presentationIntent].map { intent, range in
            Block(
                id: intent?.components.first?.identity ?? 0, text: AttributedString(string[range]),
                kinds: intent?.components.map(\.kind) ?? [])
        }
    }()

    var body: some View {
        Example("Markdown’s blocks", note: "A text shows none of them; this page sets each by its kind.") {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(Self.blocks) { block in
                    HStack(alignment: .firstTextBaseline) {
                        if let mark = mark(block.kinds) { Text(verbatim: mark) }
                        Text(block.text).font(font(block.kinds))
                    }
                    .padding(.leading, CGFloat(8 * (block.kinds.count - 1)))
                }
            }
        }
    }

    private func mark(_ kinds: [PresentationIntent.Kind]) -> String? {
        for kind in kinds {
            if case .listItem(let ordinal) = kind {
                return kinds.drop { $0 != kind }.dropFirst().first == .orderedList ? "\(ordinal)." : "•"
            }
            if kind == .blockQuote { return "❝" }
        }
        return nil
    }

    private func font(_ kinds: [PresentationIntent.Kind]) -> Font {
        switch kinds.first {
        case .header: .title2
        case .codeBlock: .callout.monospaced()
        default: .body
        }
    }
}

private struct Paragraphs: View {
    private var string: AttributedString {
        var result = AttributedString("This paragraph stands at the left, and is the longest one.\n")
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
