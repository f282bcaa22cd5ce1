import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Pages of a stack, from SwiftUI's documentation and real use.
@MainActor @Suite struct NavigationStackTests {
    struct Numbers: View {
        @State private var path: [Int] = []
        var log = Counter()

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("Root")
                    NavigationLink("One", value: 1)
                    Button("Deep") { path = [1, 2, 3] }
                }
                .navigationTitle("Numbers")
                .navigationDestination(for: Int.self) { number in
                    NumberPage(number: number, path: $path)
                        .onAppear { log.note("+\(number)") }
                        .onDisappear { log.note("-\(number)") }
                }
                .onAppear { log.note("+root") }
                .onDisappear { log.note("-root") }
            }
        }
    }

    struct NumberPage: View {
        let number: Int
        @Binding var path: [Int]
        @State private var taps = 0
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("Page \(number), \(taps) taps")
                Button("Tap") { taps += 1 }
                NavigationLink("Next", value: number + 1)
                Button("Dismiss") { dismiss() }
                Button("Home") { path = [] }
            }
            .navigationTitle("Number \(number)")
        }
    }

    @Test("A link with a value shows the page for its type, and the back button returns to the root")
    func linkAndBack() throws {
        let host = try mount { Numbers() }
        #expect(host.texts.contains("Root"))
        try host.find(.button, "One").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Page 1, 0 taps"))
        #expect(!host.texts.contains("Root"))
        try host.find(.button, "Numbers").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Root"))
        #expect(!host.texts.contains("Page 1, 0 taps"))
    }

    @Test("Covered pages keep their state, popped ones lose it")
    func state() throws {
        let host = try mount { Numbers() }
        try host.find(.button, "One").click()
        host.advance(by: 1)
        try host.find(.button, "Tap").click()
        try host.find(.button, "Next").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Page 2, 0 taps"))
        try host.find(.button, "Number 1").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Page 1, 1 taps"))
        try host.find(.button, "Numbers").click()
        host.advance(by: 1)
        try host.find(.button, "One").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Page 1, 0 taps"))
    }

    @Test("A path set by the app shows its last page; an empty one shows the root")
    func programmatic() throws {
        let host = try mount { Numbers() }
        try host.find(.button, "Deep").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Page 3, 0 taps"))
        try host.find(.button, "Number 2").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Page 2, 0 taps"))
        try host.find(.button, "Home").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Root"))
    }

    @Test("Dismiss pops the page that it is called on")
    func dismiss() throws {
        let host = try mount { Numbers() }
        try host.find(.button, "Deep").click()
        host.advance(by: 1)
        try host.find(.button, "Dismiss").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Page 2, 0 taps"))
    }

    @Test("Pages appear when shown and disappear when covered or popped")
    func lifecycle() throws {
        let log = Counter()
        let host = try mount { Numbers(log: log) }
        #expect(log.takeNotes() == ["+root"])
        try host.find(.button, "One").click()
        host.advance(by: 1)
        #expect(log.takeNotes() == ["+1", "-root"])
        try host.find(.button, "Next").click()
        host.advance(by: 1)
        #expect(log.takeNotes() == ["+2", "-1"])
        try host.find(.button, "Home").click()
        host.advance(by: 1)
        #expect(log.takeNotes().sorted() == ["+root", "-2"])
    }

    @Test("A link to a view shows it, with state that follows the link's view")
    func viewLink() throws {
        struct Source: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Count") { count += 1 }
                        NavigationLink("Detail") {
                            VStack {
                                Text("Count is \(count)")
                                Button("More") { count += 1 }
                            }
                        }
                    }
                }
            }
        }
        let host = try mount { Source() }
        try host.find(.button, "Count").click()
        try host.find(.button, "Detail").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Count is 1"))
        try host.find(.button, "More").click()
        #expect(host.texts.contains("Count is 2"))
        host.press(.left, .alt)
        host.advance(by: 1)
        #expect(!host.texts.contains("Count is 2"))
        try host.find(.button, "Detail").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Count is 2"))
    }

    @Test("A page presented by a condition shows while it is true")
    func presented() throws {
        struct Source: View {
            @State private var isShown = false
            @State private var item: String?

            var body: some View {
                NavigationStack {
                    VStack {
                        Toggle("Shown", isOn: $isShown)
                        Button("Item") { item = "first" }
                    }
                    .navigationDestination(isPresented: $isShown) {
                        VStack {
                            Text("Presented")
                            Button("Close") { isShown = false }
                        }
                    }
                    .navigationDestination(item: $item) { item in
                        VStack {
                            Text("Item \(item)")
                            Button("Other") { self.item = "second" }
                        }
                    }
                }
            }
        }
        let host = try mount { Source() }
        try host.find(.checkBox, "Shown").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Presented"))
        try host.find(.button, "Close").click()
        host.advance(by: 1)
        #expect(!host.texts.contains("Presented"))
        try host.find(.button, "Item").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Item first"))
        try host.find(.button, "Other").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Item second"))
        try host.find(.button, "Back").click()
        host.advance(by: 1)
        #expect(!host.texts.contains("Item second"))
        #expect(try host.find(.checkBox, "Shown").isOn == false)
    }

    @Test("A link row's page stays even if the row is removed")
    func rows() throws {
        struct Source: View {
            @State private var names = ["Ada", "Grace"]

            var body: some View {
                NavigationStack {
                    List(names, id: \.self) { name in
                        NavigationLink(name) {
                            VStack {
                                Text("About \(name)")
                                Button("Rename") { names = ["Edsger"] }
                            }
                        }
                    }
                }
            }
        }
        let host = try mount { Source() }
        try host.find(.button, "Grace").click()
        host.advance(by: 1)
        #expect(host.texts.contains("About Grace"))
        try host.find(.button, "Rename").click()
        host.advance(by: 1)
        #expect(host.texts.contains("About Grace"))
        try host.find(.button, "Back").click()
        host.advance(by: 1)
        #expect(try host.find(.button, "Edsger").isEnabled)
    }

    @Test("Links outside stacks and links without a value are disabled")
    func disabled() throws {
        let host = try mount {
            VStack {
                NavigationLink("Nowhere", value: 1)
                NavigationStack { NavigationLink("Nothing", value: Int?.none) }
            }
        }
        #expect(try host.find(.button, "Nowhere").isEnabled == false)
        #expect(try host.find(.button, "Nothing").isEnabled == false)
    }

    @Test("A value without a destination shows a warning and a back button")
    func missing() async throws {
        let host = try mount {
            NavigationStack {
                NavigationLink("Lost", value: "lost").navigationTitle("Start")
            }
        }
        try host.find(.button, "Lost").click()
        await host.settle()
        host.advance(by: 1)
        try host.find(.button, "Start").click()
        host.advance(by: 1)
        #expect(try host.find(.button, "Lost").isEnabled)
    }

    @Test("Hundreds of pushes and pops leak no pages")
    func manyPushes() throws {
        struct Source: View {
            @State private var path = NavigationPath()

            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        Text("Depth \(path.count)")
                        Button("Push") { for number in 0..<30 { path.append(number) } }
                    }
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("Number \(number)")
                            Button("Pop all") { path = NavigationPath() }
                        }
                    }
                }
            }
        }
        let host = try mount { Source() }
        for _ in 0..<10 {
            try host.find(.button, "Push").click()
            host.advance(by: 1)
            #expect(host.texts.contains("Number 29"))
            try host.find(.button, "Pop all").click()
            host.advance(by: 1)
            #expect(host.texts.contains("Depth 0"))
        }
    }
}

@Suite struct NavigationPathTests {
    @Test("A path with values of several types is encoded and decoded")
    func codable() throws {
        var path = NavigationPath()
        path.append("word")
        path.append(7)
        let data = try JSONEncoder().encode(try #require(path.codable))
        let read = NavigationPath(
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(read == path)
        #expect(read.count == 2)
    }

    @Test("A path with a value that is not codable has no codable form")
    func notCodable() {
        struct Local: Hashable {}
        var path = NavigationPath([1, 2])
        #expect(path.codable != nil)
        path.append(Local())
        #expect(path.codable == nil)
    }

    @Test(
        "Decoding an invalid path is an error",
        arguments: [
            "[\"Si\"]", "[\"Si\",\"word\"]", "[\"$sNoSuchType\",\"1\"]", "[\"\",\"\"]", "{}", "[1,2]",
            "[\"10NoSuchType3Foo\",\"1\"]",
        ])
    func hostile(text: String) {
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
        }
    }

    @Test("Removing more pages than exist is safe")
    func removing() {
        var path = NavigationPath([1, 2])
        path.removeLast(5)
        #expect(path.isEmpty)
        path.removeLast(-1)
        #expect(path.isEmpty)
    }
}
