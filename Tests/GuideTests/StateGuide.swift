import Foundation
import PicaTesting
import PicaUI
import Testing

/// The examples of `docs/guides/state.md`.
@MainActor @Suite("Guide: state") struct StateGuide {
    struct Volume: View {
        @State private var level = 5

        var body: some View {
            VStack {
                Text("Level \(level)")
                LevelButtons(level: $level)
            }
        }
    }

    struct LevelButtons: View {
        @Binding var level: Int

        var body: some View {
            Button("Softer") { level -= 1 }
            Button("Louder") { level += 1 }
        }
    }

    @MainActor @Observable final class Basket {
        var fruits: [String] = []
        var note = ""
    }

    struct BasketPage: View {
        @State private var basket = Basket()

        var body: some View {
            Button("Add a pear") { basket.fruits.append("Pear") }
            BasketCount()
                .environment(basket)
            NoteField(basket: basket)
        }
    }

    struct BasketCount: View {
        @Environment(Basket.self) private var basket

        var body: some View {
            Text("\(basket.fruits.count) fruits")
        }
    }

    struct NoteField: View {
        @Bindable var basket: Basket

        var body: some View {
            TextField("Note", text: $basket.note)
        }
    }

    @MainActor final class Timetable: ObservableObject {
        @Published var trains = 3
    }

    struct Departures: View {
        @StateObject private var timetable = Timetable()

        var body: some View {
            Text("\(timetable.trains) trains")
            Button("Depart") { timetable.trains -= 1 }
        }
    }

    struct Distance: View {
        let value: Int
        @Environment(\.unit) private var unit

        var body: some View {
            Text("\(value) \(unit)")
        }
    }

    struct Reader: View {
        @AppStorage("columns") private var columns = 1
        @SceneStorage("chapter") private var chapter = 1

        var body: some View {
            Stepper("Columns: \(columns)", value: $columns, in: 1...3)
            Stepper("Chapter: \(chapter)", value: $chapter)
        }
    }

    struct Profile: View {
        let person: String

        var body: some View {
            Draft().id(person)
        }
    }

    struct Draft: View {
        @State private var words = ""

        var body: some View {
            TextField("Draft", text: $words)
        }
    }

    struct Search: View {
        @State private var query = ""

        var body: some View {
            TextField("Search", text: $query)
            Legend(title: "Results")
        }
    }

    struct Legend: View {
        let title: String

        var body: some View {
            Text(title)
        }
    }

    @Test("A binding writes the state of an outer view")
    func bindings() throws {
        let app = TestHost { Volume() }
        try app.find(.button, "Louder").click()
        #expect(app.texts == ["Level 6"])
    }

    @Test("Views follow an object and the environment's values")
    func sharing() throws {
        let app = TestHost {
            BasketPage()
            Departures()
            Distance(value: 3).environment(\.unit, "mi")
        }
        try app.find(.button, "Add a pear").click()
        try app.find(.textField, "Note").click()
        app.type("ripe")
        try app.find(.button, "Depart").click()
        #expect(app.texts == ["1 fruits", "2 trains", "3 mi"])
        #expect(try app.find(.textField, "Note").value == "ripe")
    }

    @Test("A setting is in the defaults for the next view that reads it")
    func storage() throws {
        let name = "pica-guide-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        let app = TestHost { Reader().defaultAppStorage(defaults) }
        app.press(.tab)
        app.press(.up)
        #expect(defaults.integer(forKey: "columns") == 2)
        let next = TestHost { Reader().defaultAppStorage(defaults) }
        #expect(next.all(.stepper).map(\.label) == ["Columns: 2", "Chapter: 1"])
    }

    @Test("Another identity starts over, and the same one keeps its state")
    func identity() throws {
        let app = TestHost { Profile(person: "Ada") }
        try app.find(.textField, "Draft").click()
        app.type("Dear")
        app.show { Profile(person: "Ada") }
        #expect(try app.find(.textField, "Draft").value == "Dear")
        app.show { Profile(person: "Grace") }
        #expect(try app.find(.textField, "Draft").value == "")
    }

    @MainActor private final class Log { var bodies = 0 }

    private struct Counted: View {
        let title: String
        let log: Log

        var body: some View {
            let _ = log.bodies += 1
            Text(title)
        }
    }

    private struct Field: View {
        let log: Log
        @State private var query = ""

        var body: some View {
            TextField("Search", text: $query)
            Text("\(query.count)")
            Counted(title: "Results", log: log)
        }
    }

    @Test("A view with an equal value is not evaluated with its parent")
    func bodies() throws {
        let search = TestHost { Search() }
        try search.find(.textField, "Search").click()
        search.type("pica")
        #expect(search.texts == ["Results"])
        let log = Log()
        let app = TestHost { Field(log: log) }
        try app.find(.textField, "Search").click()
        app.type("pica")
        #expect(app.texts == ["4", "Results"] && log.bodies == 1)
    }
}

extension EnvironmentValues {
    @Entry var unit = "km"
}
