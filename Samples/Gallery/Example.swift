import PicaUI

/// A part of a page: a heading, a note, and the example itself on a card, with its code on demand.
struct Example<Content: View>: View {
    private let title: LocalizedStringKey
    private let note: LocalizedStringKey?
    private let content: Content
    private let code: ExampleCode
    @State private var source: String?
    @Environment(\.dynamicTypeSize) private var textSize

    init(
        _ title: LocalizedStringKey, note: LocalizedStringKey? = nil, file: String = #filePath,
        line: Int = #line, @ViewBuilder content: () -> Content
    ) {
        self.title = title
        self.note = note
        self.content = content()
        code = ExampleCode(file: file, line: line)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .lastTextBaseline) {
                VStack(alignment: .leading, spacing: 3) {
                    Text(title)
                        .font(.headline)
                    if let note {
                        Text(note)
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                    }
                }
                Spacer()
                if ExampleCode.isAvailable {
                    Button("Code", systemImage: "chevron.left.forwardslash.chevron.right") {
                        source = source == nil ? code.text : nil
                    }
                    .labelStyle(.iconOnly)
                    .buttonStyle(.borderless)
                    .help(source == nil ? "Show the code" : "Hide the code")
                    .padding(.trailing, 6)
                }
            }
            VStack(alignment: .leading, spacing: 12) {
                content
            }
            .padding(textSize.isAccessibilitySize ? 10 : 16)
            .modifier(CardSurface(cornerRadius: 10))
            if let source { CodeCard(source: source) }
        }
    }
}

/// A row of an example with its caption beside it, or above it if the text is very large.
struct Row<Content: View>: View {
    private let title: LocalizedStringKey
    private let content: Content
    @ScaledMetric(relativeTo: .subheadline) private var width: CGFloat = 128
    @Environment(\.dynamicTypeSize) private var textSize

    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        if textSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 4) {
                label
                content
            }
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 16) {
                label.frame(width: width, alignment: .leading)
                content
            }
        }
    }

    private var label: some View {
        Text(title)
            .font(.subheadline)
            .foregroundStyle(.secondary)
    }
}
