import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Rotors lead people of assistive technologies from entry to entry.
@MainActor @Suite(.serialized) struct AccessibilityRotorTests {
    /// A host to whose elements an assistive technology listens, and the words that it hears.
    @MainActor private final class Listener {
        let host: TestHost
        private(set) var heard: [String] = []
        /// Another test may be waiting for a message from another thread meanwhile.
        private let otherReceiver = AccessibilityAnnouncer.receiver

        init(_ host: TestHost) {
            self.host = host
            _ = host.host.accessibility
            host.update()
            AccessibilityAnnouncer.receiver = { [weak self] in
                if case .announcement(let words) = $0 { self?.heard.append(words) }
            }
        }

        isolated deinit { AccessibilityAnnouncer.receiver = otherReceiver }

        func next() { host.press(.pageDown, [.alt, .shift]) }
        func previous() { host.press(.pageUp, [.alt, .shift]) }

        private var tree = AccessibilityTree()

        /// The element that the screen reader is at.
        private var node: AccessibilityNode? {
            host.update()
            if let new = host.host.accessibility.treeIfChanged() { tree = new }
            return tree.focus.flatMap { tree.nodes[$0] }
        }

        /// The label of the element that the screen reader is at.
        var place: String? { node?.properties.label }

        /// Where the selection begins in the text that the screen reader is at, in UTF-8.
        var selection: Int? { node?.text?.selection.first?.lowerBound }

        func takeHeard() -> [String] {
            defer { heard = [] }
            return heard
        }
    }

    @Test("The keys go from entry to entry, and on from the other end after the last one")
    func keys() throws {
        let listener = Listener(
            try mount(width: 300, height: 300) {
                VStack {
                    ForEach(["a", "b", "c", "d"], id: \.self) { Text($0) }
                }
                .accessibilityRotor("Vowels") {
                    AccessibilityRotorEntry("The a", id: "a")
                    if true { AccessibilityRotorEntry("The d", id: "d") }
                }
            })
        listener.next()
        #expect(listener.place == "a")
        listener.next()
        #expect(listener.place == "d")
        listener.next()
        #expect(listener.place == "a")
        listener.previous()
        #expect(listener.place == "d")
        #expect(listener.takeHeard() == ["The a", "The d", "The a", "The d"])
        listener.host.host.endAccessibility()
        listener.next()
        #expect(listener.takeHeard() == [])
    }

    @Test("The first element of the view offers the moves as actions, once")
    func actions() throws {
        let listener = Listener(
            try mount(width: 300, height: 300) {
                VStack {
                    Text("One").id(1)
                    Text("Two").id(2)
                }
                .accessibilityRotor("Numbers", entries: [1, 2], entryID: \.self, entryLabel: \.description)
            })
        let moves: [TestElement.Action] = [.named("Next Numbers"), .named("Previous Numbers")]
        #expect(try listener.host.find(.staticText, "One").actions == moves)
        #expect(try listener.host.find(.staticText, "Two").actions == [])
        try listener.host.find(.staticText, "One").perform(.named("Previous Numbers"))
        #expect(listener.place == "Two")
        #expect(listener.takeHeard() == ["2"])
    }

    @Test("A row that a lazy stack has not made is made, scrolled to and reached; a removed one is skipped")
    func lazy() throws {
        let model = RotorModel()
        let listener = Listener(try mount(width: 200, height: 200) { LazyRotorView(model: model) })
        #expect(listener.host.all(.staticText, "Row 900").isEmpty)
        listener.next()
        #expect(listener.place == "Row 300")
        #expect(try listener.host.find(.staticText, "Row 300").frame.midY < 200)
        listener.next()
        #expect(listener.place == "Row 600")
        model.removed = [900, 300]
        listener.host.update()
        listener.next()
        // The entries still name both.
        #expect(listener.place == "Row 600")
        listener.previous()
        #expect(listener.place == "Row 600")
        model.entries = [10, 600]
        listener.host.update()
        listener.next()
        #expect(listener.place == "Row 10")
        #expect(try listener.host.find(.staticText, "Row 10").frame.midY > 0)
    }

    @Test("The next entry is the one behind the place of the screen reader")
    func place() throws {
        let listener = Listener(
            try mount(width: 300, height: 300) {
                VStack {
                    ForEach(0..<4) { TextField("Field \($0)", text: .constant("")) }
                }
                .accessibilityRotor(.textFields) {
                    ForEach(0..<4) { AccessibilityRotorEntry("Entry \($0)", id: $0) }
                }
            })
        listener.host.press(.tab)
        listener.host.press(.tab)
        #expect(listener.place == "Field 1")
        listener.next()
        #expect(listener.place == "Field 2")
        #expect(listener.host.all().filter(\.isFocused).map(\.label) == ["Field 2"])
        listener.host.press(.tab, .shift)
        listener.previous()
        #expect(listener.place == "Field 0")
        #expect(listener.takeHeard() == ["Entry 2", "Entry 0"])
    }

    @Test("Entries are found by a namespace wherever they are, after they were prepared")
    func namespace() throws {
        let model = RotorModel()
        let listener = Listener(try mount(width: 300, height: 300) { NamespaceRotorView(model: model) })
        listener.next()
        #expect(listener.place == "Hidden part")
        #expect(model.entries == [1])
        listener.next()
        #expect(listener.place == "Below")
    }

    @Test("Ranges of a text are selected one after another, from the selection on")
    func ranges() throws {
        let text = "Ein süßer Hund, ein roter Hund und noch ein Hund"
        let hunds = text.ranges(of: "Hund")
        let listener = Listener(
            try mount(width: 300, height: 200) {
                TextEditor(text: .constant(text)).accessibilityRotor("Dogs", textRanges: hunds)
            })
        let editor = try listener.host.find(.textEditor)
        listener.next()
        #expect(listener.selection == 12 && editor.isFocused)
        listener.next()
        #expect(listener.selection == 28)
        listener.next()
        #expect(listener.selection == 46)
        listener.next()
        #expect(listener.selection == 12)
        listener.previous()
        #expect(listener.selection == 46)
        #expect(listener.takeHeard() == Array(repeating: "Hund", count: 5))
        listener.host.press(.home, .control)
        listener.next()
        #expect(listener.selection == 12)
    }

    @Test("Two keys choose among the rotors of the window and announce them")
    func choosing() throws {
        let listener = Listener(
            try mount(width: 300, height: 300) {
                VStack {
                    ForEach(["a", "b"], id: \.self) { Text($0) }
                }
                .accessibilityRotor("First") { AccessibilityRotorEntry("a", id: "a") }
                .accessibilityRotor(.headings(level: .h2)) { AccessibilityRotorEntry("b", id: "b") }
                .accessibilityRotor(.links(visited: true)) { AccessibilityRotorEntry("a", id: "a") }
            })
        var names: [String] = []
        for _ in 0..<3 {
            listener.host.press(.end, [.alt, .shift])
            names += listener.takeHeard()
        }
        #expect(Set(names) == ["First", "Headings of Level 2", "Visited Links"])
        listener.host.press(.home, [.alt, .shift])
        #expect(listener.takeHeard() == [names[1]])
    }

    @Test("Common kinds of rotors have names, which come in the actions")
    func systemRotors() throws {
        let kinds: [(AccessibilitySystemRotor, String)] = [
            (AccessibilitySystemRotor.headings, "Headings"), (AccessibilitySystemRotor.links, "Links"),
            (AccessibilitySystemRotor.boldText, "Bold Text"),
            (AccessibilitySystemRotor.italicText, "Italic Text"),
            (AccessibilitySystemRotor.underlineText, "Underlined Text"),
            (AccessibilitySystemRotor.misspelledWords, "Misspelled Words"),
            (AccessibilitySystemRotor.images, "Images"), (AccessibilitySystemRotor.tables, "Tables"),
            (AccessibilitySystemRotor.lists, "Lists"), (.headings(level: .unspecified), "Headings"),
            (.links(visited: false), "Unvisited Links"),
        ]
        for (kind, name) in kinds {
            let host = try mount { Text("One").accessibilityRotor(kind, textRanges: []) }
            #expect(
                try host.find(.staticText).actions == [.named("Next \(name)"), .named("Previous \(name)")])
        }
    }

    @Test("Content of an app's own type, and branches of it, give entries in order")
    func ownContent() throws {
        for isFirst in [true, false] {
            let listener = Listener(
                try mount {
                    VStack { ForEach(0..<4) { Text("Row \($0)").id($0) } }
                        .accessibilityRotor("Own") { OwnEntries(isFirst: isFirst) }
                })
            var places: [String?] = []
            for _ in 0..<3 {
                listener.next()
                places.append(listener.place)
            }
            #expect(places == [isFirst ? "Row 0" : "Row 1", "Row 3", isFirst ? "Row 2" : "Row 1"])
        }
    }

    @Test("The builder's functions keep the order of their entries")
    func builder() throws {
        typealias Entry = AccessibilityRotorEntry<Int>
        func entry(_ id: Int) -> Entry { Entry("\(id)", id: id) }
        let none: Entry? = nil
        let first: _ConditionalContent<Entry, Entry> = AccessibilityRotorContentBuilder.buildEither(
            first: entry(0))
        let second: _ConditionalContent<Entry, Entry> = AccessibilityRotorContentBuilder.buildEither(
            second: entry(3))
        let listener = Listener(
            try mount {
                VStack { ForEach(0..<4) { Text("Row \($0)").id($0) } }
                    .accessibilityRotor("Built") {
                        AccessibilityRotorContentBuilder.buildBlock(
                            AccessibilityRotorContentBuilder.buildExpression(entry(2)))
                        AccessibilityRotorContentBuilder.buildIf(none)
                        first
                        second
                    }
            })
        for _ in 0..<3 { listener.next() }
        #expect(listener.takeHeard() == ["2", "0", "3"])
    }

    @Test("An entry for a range announces its own label, also in a text that cannot be selected")
    func labelledRanges() throws {
        let text = "one two"
        let range = try #require(text.range(of: "two"))
        let listener = Listener(
            try mount {
                Text(text).accessibilityRotor("Words") {
                    AccessibilityRotorEntry("The second word", textRange: range)
                }
            })
        listener.next()
        #expect(listener.place == "one two")
        #expect(listener.takeHeard() == ["The second word"])
    }

    @Test("Without entries, or without a rotor, the keys do nothing")
    func empty() throws {
        let listener = Listener(
            try mount(width: 300, height: 300) {
                VStack {
                    Text("Alone")
                }
                .accessibilityRotor(.landmarks, entries: [NamedEntry](), entryLabel: \.name)
                .accessibilityRotor("Missing") { AccessibilityRotorEntry("Gone", id: 7) }
            })
        listener.next()
        listener.host.press(.end, [.alt, .shift])
        listener.next()
        #expect(Set(listener.takeHeard()).isSubset(of: ["Missing", "Landmarks"]))
        let bare = Listener(try mount { Text("Bare") })
        bare.next()
        #expect(bare.takeHeard() == [])
    }
}

private struct NamedEntry: Identifiable {
    let id: Int
    let name: String
}

private struct OwnEntries: AccessibilityRotorContent {
    let isFirst: Bool

    var body: some AccessibilityRotorContent {
        if isFirst {
            AccessibilityRotorEntry("First", id: 0)
        } else {
            AccessibilityRotorEntry("Other", id: 1)
        }
        AccessibilityRotorEntry("Last", id: 3)
        if isFirst { AccessibilityRotorEntry("Third", id: 2) }
    }
}

@MainActor @Observable private final class RotorModel {
    var removed: Set<Int> = []
    var entries: [Int] = []
}

private struct LazyRotorView: View {
    let model: RotorModel

    private var stops: [Int] { model.entries.isEmpty ? [300, 600, 900] : model.entries }

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach((0..<1000).filter { !model.removed.contains($0) }, id: \.self) { Text("Row \($0)") }
            }
        }
        .accessibilityRotor(Text("Hundreds")) {
            ForEach(stops, id: \.self) { AccessibilityRotorEntry(Text("Stop \($0)"), id: $0) }
        }
    }
}

private struct NamespaceRotorView: View {
    let model: RotorModel
    @Namespace private var space

    var body: some View {
        VStack {
            Text("Above").accessibilityRotor("Parts") {
                AccessibilityRotorEntry("Part", id: "part", in: space) { model.entries = [1] }
                AccessibilityRotorEntry("Below", id: "below", in: space)
            }
            if !model.entries.isEmpty {
                Text("Hidden part").accessibilityRotorEntry(id: "part", in: space)
            }
            Text("Below").accessibilityRotorEntry(id: "below", in: space)
        }
    }
}
