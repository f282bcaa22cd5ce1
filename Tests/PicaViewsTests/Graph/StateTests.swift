import Foundation
import Observation
import PicaGraph
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

    @Test("A button that changes state brings the text that reads it up to date")
    func stateChanges() throws {
        let app = try mount { Tally(bodies: Counter()) }
        #expect(app.texts == ["Number 0"])
        try app.find(.button, "More").click()
        try app.find(.button, "More").click()
        #expect(app.texts == ["Number 2"])
    }

    @Test("Writing the value that is there already evaluates nothing")
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

    @Test("A binding derived from a property writes only that property")
    func derivedBinding() throws {
        let app = try mount { Owner { Renamer(name: $0.name) } }
        try app.find(.button, "Rename").click()
        #expect(app.texts == ["Ada!, 36"])
    }

    @Test("A binding to an optional gives one to its value, and none where there is no value")
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

    @Test("State is written from any thread and shows with the next frame")
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

    @Test("A change of an observable object evaluates only the bodies that read that property")
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

    @Test("An observable object comes through the environment and gives bindings to its properties")
    func observableInEnvironment() throws {
        let library = Library()
        let app = try mount { VStack { EnvironmentReader() }.environment(library) }
        try app.find(.textField, "Title").click()
        app.press(.end)
        app.type("!")
        #expect(library.title == "Books!")
        #expect(app.texts == ["Books!"])
    }
}
