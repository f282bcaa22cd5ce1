import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct IdentityTests {
    /// A view with state of its own, so that a test sees whether it is the same one.
    private struct Tally: View {
        let name: String
        @State private var count = 0
        var body: some View {
            Text(verbatim: "\(name) \(count)")
            Button("Count \(name)") { count += 1 }
        }
    }

    private struct Chooser<Content: View>: View {
        @State private var choice = 0
        @ViewBuilder let content: (Int) -> Content
        var body: some View {
            VStack {
                Button("Next") { choice += 1 }
                content(choice)
            }
        }
    }

    private func next(_ app: TestHost) throws { try app.find(.button, "Next").click() }
    private func count(_ app: TestHost, _ name: String) throws {
        try app.find(.button, "Count \(name)").click()
    }

    @Test("The other branch of an if starts over, and so does the first when it returns")
    func conditional() throws {
        let app = try mount {
            Chooser { choice in
                if choice.isMultiple(of: 2) { Tally(name: "A") } else { Tally(name: "A") }
            }
        }
        try count(app, "A")
        #expect(app.texts == ["A 1"])
        try next(app)
        #expect(app.texts == ["A 0"])
        try next(app)
        #expect(app.texts == ["A 0"])
    }

    @Test("Each case of a switch is an identity of its own")
    func switches() throws {
        let app = try mount {
            Chooser { choice in
                switch choice {
                case 0: Tally(name: "A")
                case 1, 2: Tally(name: "B")
                default: Text("C")
                }
            }
        }
        try count(app, "A")
        try next(app)
        try count(app, "B")
        #expect(app.texts == ["B 1"])
        try next(app)
        #expect(app.texts == ["B 1"])
        try next(app)
        #expect(app.texts == ["C"])
    }

    @Test("A view beside an if keeps its state when the branch changes")
    func sibling() throws {
        let app = try mount {
            Chooser { choice in
                if choice == 1 { Text("Extra") }
                Tally(name: "A")
            }
        }
        try count(app, "A")
        try next(app)
        #expect(app.texts == ["Extra", "A 1"])
        try next(app)
        #expect(app.texts == ["A 1"])
    }

    private struct Rows: View {
        @State private var names = ["A", "B", "C"]
        var body: some View {
            VStack {
                Button("Reverse") { names.reverse() }
                Button("Drop B") { names.removeAll { $0 == "B" } }
                Button("Add B") { names.append("B") }
                ForEach(names, id: \.self) { Tally(name: $0) }
            }
        }
    }

    @Test("ForEach rows keep their state when they move, and start over when they return")
    func forEach() throws {
        let app = try mount(height: 600) { Rows() }
        try count(app, "A")
        try count(app, "B")
        try count(app, "B")
        try app.find(.button, "Reverse").click()
        #expect(app.texts == ["C 0", "B 2", "A 1"])
        try app.find(.button, "Drop B").click()
        #expect(app.texts == ["C 0", "A 1"])
        try app.find(.button, "Add B").click()
        #expect(app.texts == ["C 0", "A 1", "B 0"])
    }

    @Test("Rows with the same identity are all shown")
    func duplicates() throws {
        let app = try mount { ForEach(["A", "A", "B"], id: \.self) { Text($0) } }
        #expect(app.texts == ["A", "A", "B"])
    }

    @Test("A view with another id starts over")
    func ids() throws {
        let app = try mount { Chooser { Tally(name: "A").id($0 / 2) } }
        try count(app, "A")
        try next(app)
        #expect(app.texts == ["A 1"])
        try next(app)
        #expect(app.texts == ["A 0"])
    }

    @Test("AnyView keeps state while the wrapped type stays the same")
    func anyView() throws {
        let app = try mount {
            Chooser { choice in
                choice < 2 ? AnyView(Tally(name: "A")) : AnyView(Text("none"))
            }
        }
        try count(app, "A")
        try next(app)
        #expect(app.texts == ["A 1"])
        try next(app)
        #expect(app.texts == ["none"])
    }

    @Test("A modifier on a Group is applied to each view in it")
    func groups() throws {
        let app = try mount {
            VStack(spacing: 0) {
                Group {
                    Color.red.named("first")
                    Color.blue.named("second")
                }
                .frame(width: 50, height: 20)
            }
        }
        #expect(try app.frame("first").size == CGSize(width: 50, height: 20))
        #expect(try app.frame("second").size == CGSize(width: 50, height: 20))
        #expect(try app.frame("second").minY == app.frame("first").maxY)
    }

    private struct Folding: ViewModifier {
        @State private var isOpen = false
        func body(content: Content) -> some View {
            VStack {
                Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
                if isOpen { content }
            }
        }
    }

    @Test("A ViewModifier has its own state for each view")
    func modifierState() throws {
        let app = try mount {
            Chooser { choice in
                Text("first \(choice)").modifier(Folding())
                Text("second").modifier(Folding())
            }
        }
        #expect(app.texts == [])
        let buttons = app.all(.button, "Open")
        #expect(buttons.count == 2)
        try buttons[0].click()
        #expect(app.texts == ["first 0"])
        try next(app)
        #expect(app.texts == ["first 1"])
    }

    // MARK: Unchanged values

    private struct Child: View {
        let name: String
        let values: [Int]
        let bodies: Counter
        var body: some View {
            let _ = bodies.add()
            Text(name)
        }
    }

    @Test("A child with an equal value is not evaluated, one with a different value is")
    func unchangedValues() throws {
        let (same, other) = (Counter(), Counter())
        let app = try mount {
            Chooser { choice in
                Child(name: "same", values: [1, 2], bodies: same)
                Child(name: "other", values: [choice], bodies: other)
            }
        }
        _ = (same.take(), other.take())
        try next(app)
        #expect((same.take(), other.take()) == (0, 1))
    }

    @Test("Another value of the same view keeps its state")
    func replacedRoot() throws {
        let app = try mount { Tally(name: "A") }
        try count(app, "A")
        app.show { Tally(name: "B") }
        #expect(app.texts == ["B 1"])
    }
}
