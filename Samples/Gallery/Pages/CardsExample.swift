import PicaUI

extension ContainerValues {
    /// Whether a view's card is pinned and stands out from the others.
    @Entry var isPinned = false
}

/// A container that places each of its views on a card, and each section in a column.
struct CardBoard<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        FlowLayout(spacing: 16) {
            ForEach(sections: content) { section in
                VStack(alignment: .leading, spacing: 8) {
                    section.header
                    ForEach(section.content) { subview in
                        Card(isPinned: subview.containerValues.isPinned) { subview }
                    }
                    section.footer
                }
            }
        }
    }
}

private struct Card<Content: View>: View {
    let isPinned: Bool
    @ViewBuilder let content: Content

    var body: some View {
        HStack(spacing: 6) {
            content
            if isPinned {
                Image(systemName: "pin.fill")
                    .imageScale(.small)
                    .foregroundStyle(.tint)
                    .accessibilityLabel("Pinned")
            }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(.background.secondary, in: RoundedRectangle(cornerRadius: 8))
        .overlay {
            RoundedRectangle(cornerRadius: 8)
                .strokeBorder(isPinned ? AnyShapeStyle(.tint) : AnyShapeStyle(.separator))
        }
    }
}

struct CardsExample: View {
    @State private var errands = ["Bread", "Stamps", "Keys"]

    var body: some View {
        Example(
            "A custom container", note: "It places each of its views on a card."
        ) {
            CardBoard {
                Section {
                    Text("Water the plants").containerValue(\.isPinned, true)
                    Text("Call back")
                } header: {
                    Text("Today").font(.subheadline.bold())
                }
                Section {
                    ForEach(errands, id: \.self) { errand in
                        Text(errand).transition(.scale.combined(with: .opacity))
                    }
                } header: {
                    Text("Errands").font(.subheadline.bold())
                } footer: {
                    Text("\(errands.count) left").font(.footnote).foregroundStyle(.secondary)
                }
            }
            FlowLayout(spacing: 12) {
                Button("Reverse") { withAnimation { errands.reverse() } }
                Button("Done") { withAnimation { _ = errands.popLast() } }
                    .disabled(errands.isEmpty)
            }
        }
    }
}
