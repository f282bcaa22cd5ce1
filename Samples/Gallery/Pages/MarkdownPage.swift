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
        Example("In literals", note: "These are read as Markdown within lines; values in them are not.") {
            Text("Some **bold**, *italic*, `code` and ~~struck~~ words, and **all _at_ once**.")
            Text("A value keeps its marks and takes on those around it: **\(name)**.")
            Text(verbatim: "Verbatim text keeps **its marks**.")
        }
    }
}

private struct MarkdownBlocks: View {
    @ScaledMetric private var column: CGFloat = 120
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

        ---

        | City | Height |
        |:-----|-------:|
        | La Paz | 3,640 m |
        | Delft | 1 m |
        """

    private struct Block: Identifiable {
        let id: Int
        var text: AttributedString
        let intent: PresentationIntent

        var kinds: [PresentationIntent.Kind] { intent.components.map(\.kind) }

        /// The table's row that it is a cell of.
        var row: Int? {
            let row = intent.components.first { component in
                if case .tableRow = component.kind { return true }
                return component.kind == .tableHeaderRow
            }
            return row?.identity
        }
    }

    /// Blocks, and the cells of a table's row together.
    private static let rows: [[Block]] = {
        let string = (try? AttributedString(markdown: source)) ?? AttributedString(source)
        var rows: [[Block]] = []
        for (intent, range) in string.runs[\.presentationIntent] {
            let intent = intent ?? PresentationIntent(.paragraph, identity: 0)
            let block = Block(
                id: intent.components.first?.identity ?? 0, text: AttributedString(string[range]),
                intent: intent)
            if let row = block.row, row == rows.last?.last?.row {
                rows[rows.count - 1].append(block)
            } else {
                rows.append([block])
            }
        }
        return rows
    }()

    var body: some View {
        Example("Blocks", note: "A text shows none of them; this page sets each by its kind.") {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(Self.rows, id: \.first?.id) { row in
                    if row.contains(where: { $0.kinds.first == .thematicBreak }) {
                        Divider()
                    } else {
                        HStack(alignment: .firstTextBaseline) { ForEach(row) { view(of: $0) } }
                    }
                }
            }
        }
    }

    @ViewBuilder private func view(of block: Block) -> some View {
        if let cell = block.kinds.first, case .tableCell(let index) = cell {
            Text(block.text)
                .fontWeight(block.kinds.contains(.tableHeaderRow) ? .semibold : nil)
                .frame(width: min(column, 150), alignment: alignment(of: index, in: block.kinds))
        } else {
            HStack(alignment: .firstTextBaseline) {
                if let mark = mark(block.kinds) { Text(verbatim: mark) }
                Text(block.text).font(font(block.kinds))
            }
            .padding(.leading, CGFloat(16 * block.intent.indentationLevel))
        }
    }

    private func alignment(of column: Int, in kinds: [PresentationIntent.Kind]) -> Alignment {
        for kind in kinds {
            guard case .table(let columns) = kind, columns.indices.contains(column) else { continue }
            switch columns[column].alignment {
            case PresentationIntent.TableColumn.Alignment.left: return .leading
            case PresentationIntent.TableColumn.Alignment.center: return .center
            case PresentationIntent.TableColumn.Alignment.right: return .trailing
            }
        }
        return .leading
    }

    private func mark(_ kinds: [PresentationIntent.Kind]) -> String? {
        for (kind, list) in zip(kinds, kinds.dropFirst()) {
            if case .listItem(let ordinal) = kind {
                return list == PresentationIntent.Kind.unorderedList ? "•" : "\(ordinal)."
            }
        }
        return kinds.contains(.blockQuote) ? "❝" : nil
    }

    private func font(_ kinds: [PresentationIntent.Kind]) -> Font {
        switch kinds.first {
        case .header: .title2
        case .codeBlock: .callout.monospaced()
        default: .body
        }
    }
}

/// What is made of one text by how it is read.
private struct ReadingOptions: View {
    private typealias Options = AttributedString.MarkdownParsingOptions
    private static let source = "# One *line*\nand the  next\n\nA paragraph"
    private let syntaxes: [(name: LocalizedStringKey, syntax: Options.InterpretedSyntax)] = [
        ("Blocks and lines", .full), ("Lines", .inlineOnly),
        ("White space kept", .inlineOnlyPreservingWhitespace),
    ]

    var body: some View {
        Example("How it is read", note: "The same source, with and without its blocks.") {
            Row("Source") { Text(verbatim: Self.source).font(.callout.monospaced()) }
            ForEach(syntaxes, id: \.syntax) { entry in
                Row(entry.name) { Text(read(Self.source, Options(interpretedSyntax: entry.syntax))) }
            }
            Row("Broken") {
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
        (try? AttributedString(markdown: source, options: options)) ?? AttributedString("cannot be read")
    }
}

/// What runs say of themselves.
private struct Runs: View {
    private static let source =
        "*Emphasis*, **importance**, `code`, ~~gone~~, <b>HTML</b>\\\nand a new\nline."
    private static let names: [(name: String, intent: InlinePresentationIntent)] = [
        ("emphasized", .emphasized), ("strongly emphasized", .stronglyEmphasized), ("code", .code),
        ("struck through", .strikethrough), ("soft break", .softBreak), ("line break", .lineBreak),
        ("HTML in a line", .inlineHTML), ("HTML block", .blockHTML),
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
        Example("What runs say", note: "Their intents, and their lines and columns in the source.") {
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
