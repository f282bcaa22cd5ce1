import PicaUI

struct ExchangePage: View {
    @State private var hand = ["Pear", "Plum", "Quince", "Medlar"].map(Fruit.init)
    @State private var basket = [Fruit(name: "Apple")]
    @State private var isTargeted = false
    @State private var words: [String] = []
    @State private var places: [URL] = []
    @State private var paint = Color(red: 0.18, green: 0.42, blue: 0.36)

    var body: some View {
        Example(
            "A basket",
            note:
                "Drag fruit into the basket, or into any text. Click the basket to copy, cut and paste with Ctrl+C, X and V."
        ) {
            FlowLayout(spacing: 8) {
                ForEach(hand, id: \.self) { fruit in
                    FruitCard(fruit: fruit).draggable(fruit) { FruitCard(fruit: fruit, isHeld: true) }
                }
            }
            Basket(fruits: basket, isTargeted: isTargeted)
                .focusable()
                .dropDestination(for: Fruit.self) { fruits, _ in
                    basket += fruits
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
                .copyable(basket)
                .cuttable(for: Fruit.self) {
                    defer { basket = [] }
                    return basket
                }
                .pasteDestination(for: Fruit.self) {
                    basket += $0
                } validator: { fruits in
                    fruits.filter { !basket.contains($0) }
                }
        }
        Example(
            "Between rows",
            note: "Drag the selected rows from list to list. A line shows where they will go."
        ) {
            ShelvesExample()
        }
        Example("A drop delegate", note: "It decides at each position what a drop there would do.") {
            DelegateExample()
        }
        Example("From other programs", note: "Drop or paste files, links and text here.") {
            DropArea(lines: places.map(\.lastPathComponent) + words)
                .dropDestination(for: URL.self) { dropped, _ in
                    places = dropped
                    words = []
                    return true
                }
                .dropDestination { (dropped: [String], _) in
                    words = dropped
                    places = []
                    return true
                }
            PasteButton(payloadType: String.self) { pasted in
                words = pasted
                places = []
            }
        }
        Example("Sharing", note: "Copy an item, save it as a file, or send it by email.") {
            FlowLayout(spacing: 12) {
                ShareLink(item: "Pears are ripe.", subject: Text("Pears"), preview: SharePreview("Pears"))
                ShareLink("All Fruit", items: hand.map(\.name)) { SharePreview($0) }
            }
        }
        Example("A color", note: "Drag it to a paint program, or from one.") {
            RoundedRectangle(cornerRadius: 8).fill(paint)
                .frame(width: 120, height: 64)
                .accessibilityLabel("Paint")
                .draggable(paint)
                .dropDestination(for: Color.self) { colors, _ in
                    paint = colors.first ?? paint
                    return true
                }
        }
    }
}

private struct Fruit: Codable, Hashable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .fruit)
        ProxyRepresentation(exporting: \.name)
    }
}

extension UTType {
    fileprivate static let fruit = UTType(exportedAs: "org.pica-ui.gallery.fruit", conformingTo: .json)
}

private struct FruitCard: View {
    let fruit: Fruit
    var isHeld = false

    var body: some View {
        Text(verbatim: fruit.name)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(
                isHeld ? AnyShapeStyle(Color.accentColor.opacity(0.3)) : AnyShapeStyle(.background),
                in: Capsule()
            )
            .overlay { Capsule().strokeBorder(Color.primary.opacity(0.2)) }
    }
}

private struct Basket: View {
    let fruits: [Fruit]
    let isTargeted: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label("Basket", systemImage: "tray")
                .font(.subheadline)
                .foregroundStyle(.secondary)
            FlowLayout(spacing: 8) {
                ForEach(fruits.indices, id: \.self) { FruitCard(fruit: fruits[$0]) }
            }
        }
        .padding(12)
        .frame(maxWidth: .infinity, minHeight: 80, alignment: .topLeading)
        .background(
            Color.accentColor.opacity(isTargeted ? 0.15 : 0.04), in: RoundedRectangle(cornerRadius: 8)
        )
        .overlay {
            RoundedRectangle(cornerRadius: 8)
                .strokeBorder(Color.accentColor.opacity(isTargeted ? 1 : 0.3))
        }
    }
}

private struct DropArea: View {
    let lines: [String]

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if lines.isEmpty {
                Text("Nothing yet").foregroundStyle(.secondary)
            } else {
                ForEach(lines.indices, id: \.self) { Text(verbatim: lines[$0]).lineLimit(3) }
            }
        }
        .padding(12)
        .frame(maxWidth: .infinity, minHeight: 60, alignment: .topLeading)
        .background(Color.primary.opacity(0.04), in: RoundedRectangle(cornerRadius: 8))
    }
}
