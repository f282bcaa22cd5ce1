import PicaGraph

/// A label that is several texts: the first is a title, the others say below it what it is about.
struct TitleTexts: View {
    private let texts: [Text]

    /// Nil where a label is anything else.
    init?(_ label: some View) {
        guard let texts = (label as? any SeveralTexts)?.texts else { return nil }
        self.texts = texts
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            ForEach(texts.indices, id: \.self) { index in
                if index == 0 {
                    texts[0]
                } else {
                    texts[index].font(.subheadline).foregroundStyle(.secondary)
                }
            }
        }
    }
}

/// What may be several texts and nothing else.
private protocol SeveralTexts {
    /// Nil where something else is among them.
    var texts: [Text]? { get }
}

extension TupleView: SeveralTexts {
    fileprivate var texts: [Text]? {
        var texts: [Text]? = []
        repeat add(each content, to: &texts)
        return texts
    }

    private func add(_ view: some View, to texts: inout [Text]?) {
        if let text = view as? Text { texts?.append(text) } else { texts = nil }
    }
}

extension ControlStyles {
    /// A label for the configuration.
    @MainActor func label(_ label: some View) -> AnyView { TitleTexts(label).map(content) ?? content(label) }
}
