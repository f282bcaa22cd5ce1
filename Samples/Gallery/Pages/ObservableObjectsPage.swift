import Combine
import PicaUI

struct ObservableObjectsPage: View {
    var body: some View {
        SharedOrder()
        LookingUp()
        Ticking()
    }
}

private final class Order: ObservableObject {
    @Published var cups = 1
    @Published var name = "Ada"
    @Published private(set) var label = ""

    init() {
        $name.combineLatest($cups) { name, cups in
            name.isEmpty ? "Order without a name" : "\(cups) × coffee for \(name)"
        }
        .assign(to: &$label)
    }
}

private struct SharedOrder: View {
    @StateObject private var order = Order()

    var body: some View {
        Example(
            "@StateObject, @ObservedObject, @EnvironmentObject",
            note: "One view owns the object. Views inside receive it or find it in the environment."
        ) {
            OrderFields(order: order)
            OrderLabel()
        }
        .environmentObject(order)
    }
}

private struct OrderFields: View {
    @ObservedObject var order: Order

    var body: some View {
        EndsLayout {
            TextField("Name", text: $order.name)
                .frame(maxWidth: 240)
            FlowLayout {
                Button("Fewer") { withAnimation { order.cups -= 1 } }
                    .disabled(order.cups <= 1)
                Button("More") { withAnimation { order.cups += 1 } }
                    .disabled(order.cups >= 9)
            }
        }
    }
}

private struct OrderLabel: View {
    @EnvironmentObject private var order: Order
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Text(order.label)
            .font(.title2)
            .monospacedDigit()
        Capsule()
            .fill(.tint)
            .frame(height: 8)
            .scaleEffect(x: Double(order.cups) / 9, anchor: direction == .rightToLeft ? .trailing : .leading)
            .accessibilityHidden(true)
    }
}

private final class Lookup: ObservableObject {
    @Published var words = ""
    @Published private(set) var found: [String] = Lookup.fruits
    @Published private(set) var count = 0

    private static let fruits = ["Apple", "Apricot", "Blackberry", "Cherry", "Fig", "Pear", "Plum", "Quince"]
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $words
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .sink { [weak self] words in
                self?.found = Lookup.fruits.filter { words.isEmpty || $0.localizedStandardContains(words) }
                self?.count += 1
            }
            .store(in: &cancellables)
    }
}

private struct LookingUp: View {
    @StateObject private var lookup = Lookup()

    var body: some View {
        Example("debounce", note: "Looks up fruit once you stop typing for a third of a second.") {
            TextField("Fruit", text: $lookup.words)
                .frame(maxWidth: 320)
            Text(lookup.found.isEmpty ? "None" : lookup.found.joined(separator: ", "))
            Text("Lookups: \(lookup.count)")
                .foregroundStyle(.secondary)
                .monospacedDigit()
        }
    }
}

private struct Ticking: View {
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var date = Date.now
    @State private var ticks = 0

    var body: some View {
        Example("onReceive", note: "Timer.publish sends the time every second while the page is open.") {
            EndsLayout {
                Text(date, format: .dateTime.hour().minute().second())
                    .font(.title)
                Text("\(ticks) ticks")
                    .foregroundStyle(.secondary)
            }
            .monospacedDigit()
            .onReceive(timer) {
                date = $0
                ticks += 1
            }
        }
    }
}
