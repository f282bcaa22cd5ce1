import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct SubviewsTests {
    /// Shows each view on a card that counts what it is pressed.
    private struct Cards<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack { ForEach(subviews: content) { subview in Card { subview } } }
        }
    }

    private struct Card<Content: View>: View {
        @State private var count = 0
        @ViewBuilder let content: Content
        var body: some View {
            HStack {
                content
                Text("on \(count)")
                Button("Turn") { count += 1 }
            }
        }
    }

    /// A view with state of its own.
    private struct Tally: View {
        let name: String
        var log: Counter?
        @State private var count = 0
        var body: some View {
            let _ = log?.note(name)
            HStack {
                Text("\(name) \(count)")
                Button("Count \(name)") { count += 1 }
            }
        }
    }

    private struct Names<Content: View>: View {
        @State private var names = ["A", "B", "C"]
        @ViewBuilder let content: ([String]) -> Content
        var body: some View {
            Button("Reverse") { names.reverse() }
            Button("Drop the first") { names.removeFirst() }
            Button("Drop the first slowly") {
                withAnimation(.linear(duration: 1)) { _ = names.removeFirst() }
            }
            Button("Insert") { names.insert("N", at: 0) }
            content(names)
        }
    }

    private func counted(@ViewBuilder _ content: () -> some View) throws -> String {
        let app = try mount {
            Group(subviews: content()) { subviews in Text("\(subviews.count)") }
        }
        return try #require(app.texts.first)
    }

    @Test("Groups, conditions and rows count as their views; containers count as one")
    func counting() throws {
        struct Two: View {
            var body: some View {
                Text("1")
                Text("2")
            }
        }
        #expect(try counted {} == "0")
        #expect(try counted { Text("1") } == "1")
        #expect(
            try counted {
                Two()
                Group { Two() }.padding()
                VStack { Two() }
                EmptyView()
            } == "5")
        #expect(
            try counted {
                if Bool(true) { Two() } else { Text("1") }
                if Bool(false) { Text("1") }
                ForEach(0..<3) { _ in Text("1") }
                ForEach(0..<4) { if $0.isMultiple(of: 2) { Two() } }
                AnyView(Two())
            } == "11")
    }

    @Test("The container sees conditions and rows come and go")
    func changing() throws {
        let app = try mount {
            Names { names in
                Group(
                    subviews: Group {
                        ForEach(names, id: \.self) { Text($0) }
                        if names.count < 3 { Text("few") }
                    }
                ) { subviews in
                    Text("\(subviews.count) views")
                    subviews
                }
            }
        }
        #expect(app.texts == ["3 views", "A", "B", "C"])
        try app.click("Insert")
        #expect(app.texts == ["4 views", "N", "A", "B", "C"])
        try app.click("Drop the first")
        try app.click("Drop the first")
        #expect(app.texts == ["3 views", "B", "C", "few"])
    }

    @Test("A view that changes its own content is counted again by its container")
    func changingByItself() throws {
        struct Growing: View {
            @State private var count = 1
            var body: some View {
                ForEach(0..<count, id: \.self) { Text("\($0)") }
                Button("Grow") { count += 1 }
            }
        }
        let app = try mount {
            Group(subviews: Growing()) { subviews in
                Text("\(subviews.count) views")
                subviews
            }
        }
        #expect(app.texts == ["2 views", "0"])
        try app.click("Grow")
        #expect(app.texts == ["3 views", "0", "1"])
    }

    @Test("Views and their wrappers keep their state as rows move, come and go")
    func state() throws {
        let app = try mount {
            Names { names in
                Cards { ForEach(names, id: \.self) { Tally(name: $0) } }
            }
        }
        try app.click("Count B")
        try #require(app.all(.button, "Turn").count == 3)
        try app.all(.button, "Turn")[1].click()
        #expect(app.texts == ["A 0", "on 0", "B 1", "on 1", "C 0", "on 0"])
        try app.click("Reverse")
        #expect(app.texts == ["C 0", "on 0", "B 1", "on 1", "A 0", "on 0"])
        try app.click("Insert")
        try app.click("Drop the first")
        try app.click("Drop the first")
        #expect(app.texts == ["B 1", "on 1", "A 0", "on 0"])
    }

    @Test("The other branch of a condition is another view with another card")
    func branches() throws {
        struct Choice: View {
            @State private var isOn = false
            var body: some View {
                Button("Choose") { isOn.toggle() }
                Cards { if isOn { Text("yes") } else { Text("no") } }
            }
        }
        let app = try mount { Choice() }
        try app.click("Turn")
        #expect(app.texts == ["no", "on 1"])
        try app.click("Choose")
        #expect(app.texts == ["yes", "on 0"])
    }

    @Test("Identities distinguish all views and stay with them")
    func identities() throws {
        let ids = Box<[Subview.ID]>([])
        let app = try mount(height: 600) {
            Names { names in
                Group(
                    subviews: Group {
                        Text("first")
                        ForEach(names, id: \.self) {
                            Text($0)
                            Text($0)
                        }
                    }
                ) { subviews in
                    let _ = ids.value = subviews.map(\.id)
                    subviews
                }
            }
        }
        let before = ids.value
        #expect(before.count == 7)
        #expect(Set(before).count == 7)
        try app.click("Reverse")
        #expect(
            ids.value == [before[0], before[5], before[6], before[3], before[4], before[1], before[2]])
    }

    private final class Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    @Test("Modifiers of the content apply to each view, inside the container's modifiers")
    func modifiers() throws {
        let app = try mount {
            Group(subviews: ForEach(0..<2) { Text("\($0)").accessibilityIdentifier("text") }.frame(width: 50))
            {
                subviews in
                HStack(spacing: 0) { ForEach(subviews) { $0.frame(width: 80).border(.red) } }
            }
            .fixedSize()
        }
        #expect(app.texts == ["0", "1"])
        #expect(app.sizeThatFits(.unspecified).width == 160)
        let frames = app.all(.staticText).map(\.frame)
        #expect(frames[1].midX - frames[0].midX == 80)
    }

    @Test("Layout values of a view pass through its container")
    func traits() throws {
        let app = try mount(width: 100) {
            Group(
                subviews: Group {
                    Text("as long as this")
                    Text("as long as this").layoutPriority(1)
                }
            ) { subviews in
                HStack { subviews }.lineLimit(1)
            }
        }
        let widths = app.all(.staticText).map(\.frame.width)
        #expect(widths.count == 2)
        #expect(widths.first ?? 0 < widths.last ?? 0)
    }

    @Test("A subview keeps its content's environment, whatever the container sets around it")
    func environment() throws {
        struct Limit: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("limit \(limit ?? 0)") }
        }
        let app = try mount {
            Group(subviews: Limit()) { subviews in ForEach(subviews) { $0.lineLimit(7) } }
                .lineLimit(3)
        }
        #expect(app.texts == ["limit 3"])
    }

    @Test("A view that moves within the container keeps its state")
    func moving() throws {
        struct Featured<Content: View>: View {
            @State private var index = 0
            @ViewBuilder let content: Content
            var body: some View {
                Button("Next") { index += 1 }
                Group(subviews: content) { subviews in
                    HStack { subviews[index] }
                    VStack {
                        subviews[..<index]
                        subviews[(index + 1)...]
                    }
                }
            }
        }
        let app = try mount {
            Featured {
                Tally(name: "A")
                Tally(name: "B")
                Tally(name: "C")
            }
        }
        try app.click("Count B")
        try app.click("Count C")
        try app.click("Next")
        #expect(app.texts == ["B 1", "A 0", "C 1"])
        try app.click("Next")
        #expect(app.texts == ["C 1", "A 0", "B 1"])
    }

    @Test("The same subview in two places is two views with their own state")
    func twice() throws {
        struct Twice<Content: View>: View {
            @State private var isTwice = true
            @ViewBuilder let content: Content
            var body: some View {
                Button("Once") { isTwice = false }
                Group(subviews: content) { subviews in
                    if isTwice { VStack { subviews } }
                    VStack { subviews }
                }
            }
        }
        let app = try mount {
            Names { names in
                Twice {
                    Text("-")
                    Tally(name: names[0])
                }
            }
        }
        try app.all(.button, "Count A")[1].click()
        #expect(app.texts == ["-", "A 0", "-", "A 1"])
        try app.click("Reverse")
        #expect(app.texts == ["-", "C 0", "-", "C 1"])
        try app.click("Once")
        #expect(app.texts == ["-", "C 0"])
    }

    @Test("Only shown views appear, and they disappear when hidden")
    func appearing() throws {
        struct First<Content: View>: View {
            @State private var index = 0
            @ViewBuilder let content: Content
            var body: some View {
                Button("Next") { index += 1 }
                Group(subviews: content) { $0[index] }
            }
        }
        let log = Counter()
        let app = try mount {
            First {
                ForEach(0..<3) { number in
                    Text("\(number)")
                        .onAppear { log.note("+\(number)") }
                        .onDisappear { log.note("-\(number)") }
                }
            }
        }
        try app.click("Next")
        #expect(app.texts == ["1"])
        #expect(log.takeNotes().sorted() == ["+0", "+1", "-0"])
    }

    @Test(
        "A lazy container creates only visible rows, which get their state back when they return")
    func laziness() throws {
        let log = Counter()
        let app = try mount(width: 300, height: 200) {
            ScrollView {
                LazyVStack {
                    ForEach(subviews: ForEach(0..<10_000) { Tally(name: "\($0)", log: log) }) { subview in
                        Card { subview }
                    }
                }
            }
        }
        #expect(log.takeNotes().count < 60)
        try app.click("Count 0")
        try app.click("Count 1")
        #expect(app.texts.first == "0 1")
        app.scroll(at: CGPoint(x: 100, y: 100), y: 4_000)
        app.advance(by: 2)
        #expect(!app.texts.contains("0 1"))
        app.scroll(at: CGPoint(x: 100, y: 100), y: -8_000)
        app.advance(by: 2)
        #expect(app.texts.first == "0 1")
    }

    @Test("A removed view runs its own transition once and is then gone")
    func transitions() throws {
        let app = try mount {
            Names { names in
                Group(
                    subviews: ForEach(names, id: \.self) { name in
                        Color.red.frame(width: 100, height: 20)
                            .overlay { Text(name) }
                            .transition(.offset(x: 100, y: 0))
                    }
                ) { subviews in
                    VStack { ForEach(subviews) { $0 } }
                }
            }
        }
        let before = try #require(app.all(.staticText, "A").first?.frame)
        try app.click("Drop the first slowly")
        app.advance(by: 0.5)
        let during = app.all(.staticText, "A")
        #expect(during.count == 1)
        #expect(abs((during.first?.frame.minX ?? 0) - before.minX - 50) < 5)
        app.advance(by: 1)
        #expect(app.texts == ["B", "C"])
    }

    @Test("Preferences are read from where the views are shown")
    func preferences() throws {
        struct Sum: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        let app = try mount {
            Group(subviews: ForEach(1..<4) { Text("row").preference(key: Sum.self, value: $0) }) { subviews in
                VStack { subviews }
            }
            .overlayPreferenceValue(Sum.self) { Text("sum \($0)") }
        }
        #expect(app.shows("sum 6"))
    }

    @Test("A container can pass on the views of an outer container")
    func nesting() throws {
        struct Outer<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View { Cards { ForEach(subviews: content) { $0 } } }
        }
        let app = try mount {
            Names { names in
                Outer { ForEach(names, id: \.self) { Tally(name: $0) } }
            }
        }
        try app.click("Count C")
        try app.click("Reverse")
        #expect(app.texts == ["C 1", "on 0", "B 0", "on 0", "A 0", "on 0"])
    }

    @Test("Slices know indices in the whole collection")
    func slices() throws {
        let app = try mount {
            Group(subviews: ForEach(0..<5) { Text("\($0)") }) { subviews in
                let middle = subviews[1..<4]
                Text("\(middle.startIndex) to \(middle.endIndex)")
                middle[2...]
                subviews.last
            }
        }
        #expect(app.texts == ["1 to 4", "2", "3", "4"])
    }

    @Test("A state change read in the closure updates the container without recreating views")
    func reading() throws {
        struct Columns<Content: View>: View {
            @State private var count = 1
            @ViewBuilder let content: Content
            var body: some View {
                Button("More") { count += 1 }
                Group(subviews: content) { subviews in
                    Text("\(count) columns")
                    subviews
                }
            }
        }
        let log = Counter()
        let app = try mount { Columns { Tally(name: "A", log: log) } }
        _ = log.takeNotes()
        try app.click("More")
        #expect(app.texts == ["2 columns", "A 0"])
        #expect(log.takeNotes() == [])
    }
}
