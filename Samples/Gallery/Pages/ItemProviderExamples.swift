import PicaUI

/// Lists whose rows can be dragged from one to the other and dropped between rows.
struct ShelvesExample: View {
    @State private var books = ["Emma", "Persuasion", "Mansfield Park", "Lady Susan", "Sanditon"]
    @State private var lent = ["Evelina"]
    @State private var selected: Set<String> = ["Emma", "Lady Susan"]

    var body: some View {
        HStack(spacing: 12) {
            Shelf(title: "On the shelf", books: $books, other: $lent, selected: $selected)
            Shelf(title: "Lent out", books: $lent, other: $books, selected: .constant([]))
        }
    }
}

private struct Shelf: View {
    let title: LocalizedStringKey
    @Binding var books: [String]
    @Binding var other: [String]
    @Binding var selected: Set<String>

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.subheadline).foregroundStyle(.secondary)
            List(selection: $selected) {
                ForEach(books, id: \.self) { book in
                    Label(book, systemImage: "book")
                        .itemProvider { NSItemProvider(object: book as NSString) }
                }
                .onMove { books.move(fromOffsets: $0, toOffset: $1) }
                .dropDestination(for: String.self) { dropped, index in
                    other.removeAll { dropped.contains($0) }
                    books.insert(contentsOf: dropped.filter { !books.contains($0) }, at: index)
                }
            }
            .listStyle(.bordered)
            .frame(height: 180)
        }
    }
}

/// A drop delegate that accepts drags over one half of its view.
struct DelegateExample: View {
    @State private var words = ["Salt", "Pepper"]
    @State private var place: CGPoint?
    @State private var taken: [String] = []

    var body: some View {
        FlowLayout(spacing: 8) {
            ForEach(words, id: \.self) { word in
                Text(word)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 6)
                    .overlay { Capsule().strokeBorder(Color.primary.opacity(0.2)) }
                    .onDrag {
                        let provider = NSItemProvider(object: word as NSString)
                        provider.suggestedName = word
                        return provider
                    }
            }
            PasteButton(supportedContentTypes: [.plainText]) { load($0) }
        }
        Text(taken.isEmpty ? "The left half accepts text." : taken.joined(separator: ", "))
            .padding(8)
            .frame(maxWidth: .infinity, minHeight: 80)
            .background(
                Color.accentColor.opacity(place == nil ? 0.05 : 0.15), in: RoundedRectangle(cornerRadius: 8)
            )
            .overlay {
                RoundedRectangle(cornerRadius: 8)
                    .strokeBorder(Color.accentColor.opacity(place == nil ? 0.3 : 1))
            }
            .overlay(alignment: .topLeading) {
                if let place {
                    Circle().fill(.tint).frame(width: 8, height: 8).offset(x: place.x - 4, y: place.y - 4)
                }
            }
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
            .onDrop(of: [.plainText], delegate: HalfDelegate(place: $place, width: width) { load($0) })
    }

    @State private var width: CGFloat = 0

    private func load(_ providers: [NSItemProvider]) {
        taken = []
        for provider in providers {
            provider.loadObject(ofClass: String.self) { word, _ in
                Task { @MainActor in if let word { taken.append(word) } }
            }
        }
    }
}

private struct HalfDelegate: DropDelegate {
    @Binding var place: CGPoint?
    let width: CGFloat
    let take: ([NSItemProvider]) -> Void

    func dropUpdated(info: DropInfo) -> DropProposal? {
        place = info.location
        return DropProposal(operation: info.location.x < width / 2 ? .copy : .forbidden)
    }

    func dropExited(info: DropInfo) { place = nil }

    func performDrop(info: DropInfo) -> Bool {
        place = nil
        take(info.itemProviders(for: [.plainText]))
        return true
    }
}
