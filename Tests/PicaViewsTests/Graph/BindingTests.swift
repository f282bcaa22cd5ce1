import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct BindingTests {
    struct Item: Identifiable, Equatable {
        var id: Int
        var name: String
    }

    private struct Row: View {
        @Binding var item: Item
        let bodies: Counter
        var body: some View {
            let _ = bodies.add()
            HStack {
                Text(item.name)
                Button("Louder \(item.id)") { item.name += "!" }
            }
        }
    }

    private struct Items: View {
        let rows: Counter
        @State private var items = [
            Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 3, name: "three"),
        ]
        var body: some View {
            ForEach($items) { $item in Row(item: $item, bodies: rows) }
            Button("Drop") { items.removeFirst() }
            Button("Clear") { items.removeAll() }
        }
    }

    @Test("A row with a binding writes its own element, and no other row is evaluated")
    func rows() throws {
        let rows = Counter()
        let app = try mount { Items(rows: rows) }
        #expect(app.texts == ["one", "two", "three"])
        _ = rows.take()
        try app.find(.button, "Louder 2").click()
        #expect(app.texts == ["one", "two!", "three"])
        #expect(rows.take() == 1)
    }

    private struct LazyItems: View {
        @State private var items = [Item(id: 1, name: "one")]
        var body: some View {
            LazyVStack {
                ForEach($items) { $item in Row(item: $item, bodies: Counter()) }
            }
            Button("Add") { items.append(Item(id: items.count + 1, name: "more")) }
        }
    }

    @Test("Elements added to a bound collection also appear in a lazy stack")
    func lazyRows() throws {
        let app = try mount { LazyItems() }
        try app.find(.button, "Add").click()
        #expect(app.texts == ["one", "more"])
        try app.find(.button, "Louder 2").click()
        #expect(app.texts == ["one", "more!"])
    }

    @Test("After removals the remaining bindings point to the right elements")
    func removal() throws {
        let app = try mount { Items(rows: Counter()) }
        try app.find(.button, "Drop").click()
        #expect(app.texts == ["two", "three"])
        try app.find(.button, "Louder 3").click()
        #expect(app.texts == ["two", "three!"])
        try app.find(.button, "Clear").click()
        #expect(app.texts == [])
    }

    @Test("A binding to a removed element keeps its value, and writes have no effect")
    func goneElement() {
        var names = ["a", "b"]
        let binding = Binding(get: { names }, set: { names = $0 })
        let second = binding[1]
        second.wrappedValue = "c"
        #expect(names == ["a", "c"])
        names = ["a"]
        #expect(second.wrappedValue == "b")
        second.wrappedValue = "d"
        #expect(names == ["a"])
    }

    private struct Names: View {
        @State private var names = ["Ada", "Eve"]
        var body: some View {
            ForEach($names, id: \.self) { name in
                TextField("Name", text: name)
                Text(name.wrappedValue)
            }
        }
    }

    @Test("Elements can be identified by a key path")
    func byKeyPath() throws {
        let app = try mount { Names() }
        #expect(app.texts == ["Ada", "Eve"])
        #expect(app.all(.textField).map(\.value) == ["Ada", "Eve"])
    }

    @Test("A bound collection is a collection of bindings")
    func collection() {
        var numbers = [1, 2, 3]
        let binding = Binding(get: { numbers }, set: { numbers = $0 })
        for number in binding { number.wrappedValue *= 10 }
        #expect(numbers == [10, 20, 30])
        #expect(binding.count == 3)
        #expect(binding.reversed().map(\.wrappedValue) == [30, 20, 10])
        #expect(binding.first { $0.wrappedValue > 10 }?.wrappedValue == 20)
    }

    @Test("A type-erased binding accepts only values of its type")
    func hashable() {
        var number = 1
        let binding = Binding<AnyHashable>(Binding(get: { number }, set: { number = $0 }))
        #expect(binding.wrappedValue == AnyHashable(1))
        binding.wrappedValue = AnyHashable(2)
        binding.wrappedValue = AnyHashable("three")
        #expect(number == 2)
    }

    @Test("An optional binding made from a non-optional one ignores nil")
    func optional() {
        var number = 1
        let binding = Binding<Int?>(Binding(get: { number }, set: { number = $0 }))
        binding.wrappedValue = 5
        binding.wrappedValue = nil
        #expect(number == 5)
        #expect(binding.wrappedValue == 5)
    }

    @Test("Writes through a binding use its transaction, also for parts of the value")
    func transactions() {
        var animations: [Animation?] = []
        var item = Item(id: 1, name: "one")
        let binding = Binding(
            get: { item },
            set: { value, transaction in
                item = value
                animations.append(transaction.animation)
            })
        binding.name.wrappedValue = "two"
        binding.animation(.linear(duration: 1)).name.wrappedValue = "three"
        withAnimation(.linear(duration: 2)) { binding.wrappedValue.name = "four" }
        withAnimation(.linear(duration: 2)) { binding.animation(nil).wrappedValue.name = "five" }
        #expect(item.name == "five")
        #expect(
            animations == [
                nil, .linear(duration: 1), .linear(duration: 2), .linear(duration: 2),
            ])
    }
}
