import PicaDrawing
import PicaGraph
import PicaLabels

/// A label of several texts: the first is the title, and the others below it are details.
struct TitleTexts: View {
    private let texts: [Text]

    /// Creates the view; `nil` if the label is anything else.
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

/// A view that may consist of several texts only.
private protocol SeveralTexts {
    /// The texts; `nil` if there is anything else among them.
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
    /// Returns the label for the configuration.
    @MainActor func label(_ label: some View) -> AnyView { TitleTexts(label).map(content) ?? content(label) }
}
