import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct StateTests {
    private struct Tally: View {
        let bodies: Counter
        @State private var number = 0

        var body: some View {
            let _ = bodies.add()
            VStack {
                Text("Number \(number)")
                Button("More") { number += 1 }
                Button("Same") { number = number }
            }
        }
    }

    @Test("A button that changes state updates the text that reads it")
    func stateChanges() throws {
        let app = try mount { Tally(bodies: Counter()) }
        #expect(app.texts == ["Number 0"])
        try app.find(.button, "More").click()
        try app.find(.button, "More").click()
        #expect(app.texts == ["Number 2"])
    }

    @Test("Writing an equal value evaluates nothing")
    func equalValue() throws {
        let bodies = Counter()
        let app = try mount { Tally(bodies: bodies) }
        _ = bodies.take()
        try app.find(.button, "Same").click()
        #expect(bodies.take() == 0)
        try app.find(.button, "More").click()
        #expect(bodies.take() == 1)
    }

    private struct Person: Equatable {
        var name = "Ada"
        var age: Int? = 36
    }

    private struct Owner<Content: View>: View {
        @State var person = Person()
        @ViewBuilder let content: (Binding<Person>) -> Content

        var body: some View {
            VStack {
                Text("\(person.name), \(person.age.map(String.init) ?? "no age")")
                content($person)
            }
        }
    }

    private struct Renamer: View {
        @Binding var name: String
        var body: some View { Button("Rename") { name += "!" } }
    }

    @Test("A binding to a property writes only that property")
    func derivedBinding() throws {
        let app = try mount { Owner { Renamer(name: $0.name) } }
        try app.find(.button, "Rename").click()
        #expect(app.texts == ["Ada!, 36"])
    }

    @Test("An optional binding unwraps to a binding to its value, or to none")
    func optionalBinding() throws {
        let app = try mount {
            Owner { person in
                if let age = Binding(person.age) {
                    Button("Older") { age.wrappedValue += 1 }
                    Button("Forget") { person.age.wrappedValue = nil }
                } else {
                    Button("Born") { person.age.wrappedValue = 0 }
                }
            }
        }
        try app.find(.button, "Older").click()
        #expect(app.texts == ["Ada, 37"])
        try app.find(.button, "Forget").click()
        #expect(app.texts == ["Ada, no age"])
        #expect(app.all(.button).map(\.label) == ["Born"])
        try app.find(.button, "Born").click()
        #expect(app.texts == ["Ada, 0"])
    }

    @Test("A binding made of closures reads and writes through them")
    func closureBinding() throws {
        let app = try mount {
            Owner { person in
                Renamer(
                    name: Binding(
                        get: { person.wrappedValue.name.uppercased() },
                        set: { person.wrappedValue.name = "<\($0)>" }))
            }
        }
        try app.find(.button, "Rename").click()
        #expect(app.texts == ["<ADA!>, 36"])
    }

    @Test("State can be written from any thread and shows with the next frame")
    func otherThreads() async throws {
        let app = try mount { Loader() }
        try app.find(.button, "Load").click()
        await app.settle { app.texts == ["Loaded"] }
        #expect(app.texts == ["Loaded"])
    }

    private struct Loader: View {
        @State private var text = "Empty"
        var body: some View {
            VStack {
                Text(text)
                Button("Load") {
                    let text = $text
                    Task.detached { text.wrappedValue = "Loaded" }
                }
            }
        }
    }

    private struct Logged {
        var name = "Ada" {
            didSet { renamed() }
        }
        var renamed: () -> Void = {}
    }

    private struct SelfReader: View {
        let counter: Counter
        @State private var model = Logged()
        var body: some View {
            Text(model.name)
            Button("Watch") { model.renamed = { counter.note("was \(model.name)") } }
            Button("Rename") { $model.name.wrappedValue = "Eve" }
        }
    }

    @Test("App code run by a write may read the state: it sees the old value until the write ends")
    func writeThatReads() throws {
        let counter = Counter()
        let app = try mount { SelfReader(counter: counter) }
        try app.find(.button, "Watch").click()
        try app.find(.button, "Rename").click()
        #expect(counter.takeNotes() == ["was Ada"])
        #expect(app.texts == ["Eve"])
    }

    private final class Parting: Equatable {
        let farewell: () -> Void
        init(farewell: @escaping () -> Void) { self.farewell = farewell }
        deinit { farewell() }
        static func == (a: Parting, b: Parting) -> Bool { true }
    }

    private struct PartingView: View {
        let counter: Counter
        @State private var guest: Parting?
        @State private var count = 0
        var body: some View {
            Text("\(count) gone")
            Button("Enter") { guest = Parting { MainActor.assumeIsolated { count += 1 } } }
            Button("Leave") { guest = nil }
        }
    }

    @Test("A value that writes state while it is released does no harm")
    func releaseThatWrites() throws {
        let app = try mount { PartingView(counter: Counter()) }
        try app.find(.button, "Enter").click()
        try app.find(.button, "Leave").click()
        #expect(app.texts == ["1 gone"])
    }

    private final class Model: Equatable {
        let name: String
        init(_ name: String) { self.name = name }
        static func == (a: Model, b: Model) -> Bool { true }
    }

    private struct ModelView: View {
        let bodies: Counter
        @State private var model = Model("first")
        var body: some View {
            let _ = bodies.add()
            Text(model.name)
            Button("Same") { model = model }
            Button("Other") { model = Model("second") }
        }
    }

    @Test("Objects in state are compared by identity, whatever == says")
    func objectState() throws {
        let bodies = Counter()
        let app = try mount { ModelView(bodies: bodies) }
        _ = bodies.take()
        try app.find(.button, "Same").click()
        #expect(bodies.take() == 0)
        try app.find(.button, "Other").click()
        #expect(bodies.take() == 1)
        #expect(app.texts == ["second"])
    }

    private struct Pair {
        var left = 0
        var right = 0
    }

    private struct PairView: View {
        let lefts: Counter
        @State private var pair = Pair()
        var body: some View {
            Side(number: $pair.left, bodies: lefts)
            Button("Right") { $pair.right.wrappedValue += 1 }
            Button("Left") { $pair.left.wrappedValue += 1 }
        }
    }

    private struct Side: View {
        @Binding var number: Int
        let bodies: Counter
        var body: some View {
            let _ = bodies.add()
            Text("\(number)")
        }
    }

    @Test("A view that reads a property through a binding follows only that property")
    func partialReading() throws {
        let lefts = Counter()
        let app = try mount { PairView(lefts: lefts) }
        _ = lefts.take()
        try app.find(.button, "Right").click()
        #expect(lefts.take() == 0)
        try app.find(.button, "Left").click()
        #expect(lefts.take() == 1)
        #expect(app.texts == ["1"])
    }

    private struct Loud: View, Equatable {
        let text: String
        let counter: Counter
        var body: some View {
            let _ = counter.add()
            Text(text)
        }
        nonisolated static func == (a: Loud, b: Loud) -> Bool { a.text.lowercased() == b.text.lowercased() }
    }

    private struct EquatableOwner: View {
        let counter: Counter
        @State private var text = "a"
        var body: some View {
            Loud(text: text, counter: counter).equatable()
            Button("Shout") { text = text.uppercased() }
            Button("Next") { text = "b" }
        }
    }

    @Test("An equatable view is not evaluated while its new value equals the old one")
    func equatableView() throws {
        let counter = Counter()
        let app = try mount { EquatableOwner(counter: counter) }
        _ = counter.take()
        try app.find(.button, "Shout").click()
        #expect(counter.take() == 0)
        #expect(app.texts == ["a"])
        try app.find(.button, "Next").click()
        #expect(counter.take() == 1)
        #expect(app.texts == ["b"])
    }

    // MARK: Observable objects

    @Observable final class Library {
        var title = "Books"
        var count = 1
        @ObservationIgnored var secret = 0
    }

    private struct TitleView: View {
        let library: Library
        let bodies: Counter
        var body: some View {
            let _ = bodies.add()
            Text(library.title)
        }
    }

    private struct CountView: View {
        let library: Library
        let bodies: Counter
        var body: some View {
            let _ = bodies.add()
            Text("\(library.count) books")
        }
    }

    @Test("A change of an observable object evaluates only the bodies that read the property")
    func observableReaders() throws {
        let library = Library()
        let (titles, counts) = (Counter(), Counter())
        let app = try mount {
            TitleView(library: library, bodies: titles)
            CountView(library: library, bodies: counts)
        }
        _ = (titles.take(), counts.take())
        library.count = 2
        #expect(app.texts == ["Books", "2 books"])
        #expect((titles.take(), counts.take()) == (0, 1))
        library.title = "Shelf"
        library.count = 3
        #expect(app.texts == ["Shelf", "3 books"])
        #expect((titles.take(), counts.take()) == (1, 1))
        library.secret = 7
        app.update()
        #expect((titles.take(), counts.take()) == (0, 0))
    }

    private struct EnvironmentReader: View {
        @Environment(Library.self) private var library
        var body: some View {
            @Bindable var library = library
            TextField("Title", text: $library.title)
            Text(library.title)
        }
    }

    @Test("An observable object comes from the environment and gives bindings to its properties")
    func observableInEnvironment() throws {
        let library = Library()
        let app = try mount { VStack { EnvironmentReader() }.environment(library) }
        try app.find(.textField, "Title").click()
        app.press(.end)
        app.type("!")
        #expect(library.title == "Books!")
        #expect(app.texts == ["Books!"])
    }

    private struct Ticker: View {
        let library: Library
        @State private var ticks = 0
        var body: some View {
            let _ = ticks
            Text(library.title)
            Button("Tick") { ticks += 1 }
        }
    }

    @Test("Repeatedly evaluated bodies leave nothing behind in an object that never changes")
    func observationEnds() throws {
        let library = Library()
        let app = try mount { Ticker(library: library) }
        let button = try app.find(.button, "Tick")
        func tick(_ count: Int) throws {
            for _ in 0..<count {
                app.press(.space)
                app.update()
            }
        }
        app.press(.tab)
        try #require(button.isFocused)
        try tick(200)
        // Each evaluation that is not ended leaves some 700 bytes.
        #expect(try Heap.growth { try tick(4000) } < 1_000_000)
        library.title = "Read"
        #expect(app.texts == ["Read"])
    }

    @Test("Removed views leave nothing behind in an object that never changes")
    func observationEndsWithTheView() throws {
        let library = Library()
        let app = try mount { EmptyView() }
        func turn(_ count: Int) {
            for _ in 0..<count {
                app.show { TitleView(library: library, bodies: Counter()) }
                app.update()
                app.show { EmptyView() }
                app.update()
            }
        }
        turn(200)
        #expect(Heap.growth { turn(2000) } < 500_000)
    }
}
