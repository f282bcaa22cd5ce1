import PicaUI

struct MarkdownPage: View {
    var body: some View {
        Literals()
        MarkdownBlocks()
        ReadingOptions()
        Runs()
    }
}

private struct Literals: View {
    private let name = "Ada *Lovelace*"

    var body: some View {
        Example(
            "In literals", note: "String literals are parsed as inline Markdown; interpolated values are not."
        ) {
            Text("Some **bold**, *italic*, `code` and ~~struck~~ words, and **all _at_ once**.")
            Text("A value keeps its own asterisks and takes on the style around it: **\(name)**.")
            Text(verbatim: "Verbatim text keeps **its marks**.")
        }
    }
}

/// The same blocks in a text and in an editor.
private struct MarkdownBlocks: View {
    private static let read: AttributedString = {
        let source = """
            ## Headings
            `AttributedString(markdown:)` parses whole documents, and a text shows *all* their blocks.

            1. Numbered items, which may be longer than the line that they begin on, as this one is
            2. and **nested** ones
               - with bullets
                 - of several kinds

            > A quotation
            >
            > of two paragraphs

            ```swift
            let code = "keeps its lines"
            let more = code
            ```

            ---

            | City | Height | Country |
            |:-----|-------:|:-------:|
            | La Paz | 3,640 m | Bolivia |
            | Delft | 1 m | The Netherlands |
            """
        return (try? AttributedString(markdown: source)) ?? AttributedString(source)
    }()
    @State private var edited = read.separatingBlocks()

    var body: some View {
        Example("Blocks", note: "Headings, lists, quotations, code and tables.") { Text(Self.read) }
        Example("Blocks in an editor", note: "The same text, with line breaks between its blocks.") {
            TextEditor(text: $edited).frame(height: 320)
        }
    }
}

/// The same source, parsed with different options.
private struct ReadingOptions: View {
    private typealias Options = AttributedString.MarkdownParsingOptions
    private static let source = "# One *line*\nand the  next\n\nA paragraph"
    private let syntaxes: [(name: LocalizedStringKey, syntax: Options.InterpretedSyntax)] = [
        ("Full", .full), ("Inline only", .inlineOnly),
        ("Keeping white space", .inlineOnlyPreservingWhitespace),
    ]

    var body: some View {
        Example("Parsing options", note: "The same source, with and without its blocks.") {
            Row("Source") { Text(verbatim: Self.source).font(.callout.monospaced()) }
            ForEach(syntaxes, id: \.syntax) { entry in
                Row(entry.name) { Text(read(Self.source, Options(interpretedSyntax: entry.syntax))) }
            }
            Row("Malformed") {
                // A quotation mark is missing, so the attribute cannot be read.
                Text(read("^[half](inflect: 'x) *read*", forgiving))
            }
        }
    }

    private var forgiving: Options {
        Options(
            allowsExtendedAttributes: true, interpretedSyntax: .inlineOnly,
            failurePolicy: .returnPartiallyParsedIfPossible, languageCode: "en")
    }

    private func read(_ source: String, _ options: Options) -> AttributedString {
        (try? AttributedString(markdown: source, options: options)) ?? AttributedString("cannot be parsed")
    }
}

/// The attributes of Markdown runs.
private struct Runs: View {
    private static let source =
        "*Emphasis*, **importance**, `code`, ~~gone~~, <b>HTML</b>\\\nand a new\nline."
    private static let names: [(name: String, intent: InlinePresentationIntent)] = [
        ("emphasized", .emphasized), ("strongly emphasized", .stronglyEmphasized), ("code", .code),
        ("struck through", .strikethrough), ("soft break", .softBreak), ("line break", .lineBreak),
        ("inline HTML", .inlineHTML), ("HTML block", .blockHTML),
    ]

    private struct Run: Identifiable {
        let id: Int
        let text: String
        let intents: String
        let place: String
    }

    private static let runs: [Run] = {
        let options = AttributedString.MarkdownParsingOptions(appliesSourcePositionAttributes: true)
        guard let string = try? AttributedString(markdown: source, options: options) else { return [] }
        return string.runs.enumerated().map { number, run in
            let intents = names.filter { run.inlinePresentationIntent?.contains($0.intent) == true }
            let place = run.markdownSourcePosition.map {
                "\($0.startLine):\($0.startColumn)–\($0.endLine):\($0.endColumn)"
            }
            return Run(
                id: number, text: String(string[run.range].characters).debugDescription,
                intents: intents.map(\.name).joined(separator: ", "), place: place ?? "")
        }
    }()

    var body: some View {
        Example("Run attributes", note: "The intents of each run, and its lines and columns in the source.") {
            VStack(alignment: .leading, spacing: 4) {
                ForEach(Self.runs) { run in
                    EndsLayout {
                        Text(verbatim: run.text).font(.callout.monospaced())
                        HStack {
                            Text(verbatim: run.intents)
                            Text(verbatim: run.place).writingDirection(strategy: .contentBased)
                        }
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                    }
                }
            }
        }
    }
}
