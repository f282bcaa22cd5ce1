import PicaUI

struct StatePage: View {
    var body: some View {
        Counter()
        Shopping()
        Changes()
        Kept()
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Example("@State and @Binding", note: "One view owns the value; others borrow it.") {
            HStack(spacing: 16) {
                Stepper(value: $count)
                Text("\(count)")
                    .font(.title)
                    .monospacedDigit()
            }
        }
    }
}

private struct Stepper: View {
    @Binding var value: Int

    var body: some View {
        HStack(spacing: 8) {
            Button {
                value -= 1
            } label: {
                Label("Less", systemImage: "minus").labelStyle(.iconOnly)
            }
            Button {
                value += 1
            } label: {
                Label("More", systemImage: "plus").labelStyle(.iconOnly)
            }
        }
    }
}

@Observable private final class Basket {
    struct Item: Identifiable {
        let id: Int
        let name: String
        var amount = 1
    }

    var items: [Item] = []
    var amount: Int { items.map(\.amount).reduce(0, +) }
    private var nextID = 0

    func add(_ name: String) {
        if let index = items.firstIndex(where: { $0.name == name }) {
            items[index].amount += 1
        } else {
            items.append(Item(id: nextID, name: name))
            nextID += 1
        }
    }

    func remove(_ item: Item) { items.removeAll { $0.id == item.id } }
}

private struct Shopping: View {
    @State private var basket = Basket()

    var body: some View {
        Example("@Observable", note: "Each view updates only for the properties that it reads.") {
            EndsLayout {
                FlowLayout {
                    ForEach(["Apple", "Pear", "Plum"], id: \.self) { fruit in
                        Button(fruit) { basket.add(fruit) }
                    }
                }
                BasketButton()
            }
            ForEach(basket.items) { item in
                EndsLayout {
                    Text("\(item.amount) × \(item.name)")
                        .monospacedDigit()
                    Button("Remove", role: .destructive) { basket.remove(item) }
                        .buttonStyle(.borderless)
                }
            }
            if basket.items.isEmpty {
                Text("Nothing in the basket yet.")
                    .foregroundStyle(.secondary)
            }
        }
        .environment(basket)
    }
}

private struct BasketButton: View {
    @Environment(Basket.self) private var basket

    var body: some View {
        Label("\(basket.amount)", systemImage: "cart")
            .monospacedDigit()
    }
}

private struct Changes: View {
    @State private var text = "Change me"
    @State private var log: [String] = []

    var body: some View {
        Example("onChange") {
            TextField("Text", text: $text)
                .onChange(of: text) { old, new in
                    log.append("“\(old)” became “\(new)”")
                    if log.count > 3 { log.removeFirst() }
                }
            ForEach(log.indices, id: \.self) { index in
                Text(log[index])
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
        }
    }
}

private struct Kept: View {
    @AppStorage("applause") private var applause = 0
    @SceneStorage("remark") private var remark = ""

    var body: some View {
        Example(
            "@AppStorage and @SceneStorage",
            note: "Both survive a restart: the number in all windows, the remark in this one."
        ) {
            HStack(spacing: 16) {
                Stepper(value: $applause)
                Text("\(applause)")
                    .font(.title)
                    .monospacedDigit()
            }
            TextField("A remark", text: $remark)
        }
    }
}
