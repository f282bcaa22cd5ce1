import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Random walks over tabs with stacks: the shown page and the kept state match a model.
@MainActor @Suite struct NavigationWalkTests {
    /// The app's state outside its pages.
    @MainActor @Observable final class Paths {
        var tab = 0
        var paths: [[Int]] = [[], [], []]

        nonisolated init() {}
    }

    private struct Shell: View {
        @Bindable var paths: Paths

        var body: some View {
            TabView(selection: $paths.tab) {
                ForEach(0..<3) { tab in
                    NavigationStack(path: $paths.paths[tab]) {
                        Page(name: "\(tab)").navigationDestination(for: Int.self) { value in
                            Page(name: "\(tab)/\(value)")
                        }
                    }
                    .tabItem { Label("Tab \(tab)", systemImage: "star") }
                    .tag(tab)
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    private struct Page: View {
        let name: String
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("At \(name), \(count)")
                Button("Count") { count += 1 }
                Button("Dismiss") { dismiss() }
                NavigationLink("To 1", value: 1)
                NavigationLink("To 2", value: 2)
            }
            .navigationTitle("Title \(name)")
            .toolbar { Button("Item \(count)") { count += 1 } }
        }
    }

    /// The pages of one tab: their values and counts; the first is the root.
    private struct Stack {
        var pages: [(value: Int?, count: Int)] = [(nil, 0)]

        mutating func follow(_ path: [Int]) {
            var kept = 1
            while kept < pages.count, kept <= path.count, pages[kept].value == path[kept - 1] { kept += 1 }
            pages = pages.prefix(kept) + path.dropFirst(kept - 1).map { ($0, 0) }
        }
    }

    @Test("Random pushes, pops, paths, tabs and widths", arguments: Array(UInt64(1)...8))
    func walk(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let paths = Paths()
        let host = try mount(width: 500, height: 500) { Shell(paths: paths) }
        var (stacks, tab) = ([Stack(), Stack(), Stack()], 0)
        var history: [String] = []
        /// A person waits until what moves has come to rest, where several are seen.
        func button(_ label: String) throws -> TestElement {
            if host.all(.button, label).count > 1 { host.advance(by: 1) }
            return try host.find(.button, label)
        }
        for _ in 0..<80 {
            let depth = stacks[tab].pages.count
            switch Int.random(in: 0..<12, using: &random) {
            case 0, 1, 2:
                let value = Int.random(in: 1...2, using: &random)
                history.append("link \(value)")
                try button("To \(value)").click()
                stacks[tab].pages.append((value, 0))
            case 3:
                history.append("back button")
                let back = host.all(.button).first { $0.label.hasPrefix("Title ") }
                #expect((back != nil) == (depth > 1), "\(seed): \(history.suffix(8))")
                try back?.click()
                if depth > 1 { stacks[tab].pages.removeLast() }
            case 4:
                history.append("alt left")
                host.press(.left, .alt)
                if depth > 1 { stacks[tab].pages.removeLast() }
            case 5:
                history.append("dismiss")
                try button("Dismiss").click()
                if depth > 1 { stacks[tab].pages.removeLast() }
            case 6:
                let path = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    Int.random(in: 1...2, using: &random)
                }
                let other = Int.random(in: 0..<3, using: &random)
                history.append("path of \(other) = \(path)")
                paths.paths[other] = path
                stacks[other].follow(path)
            case 7, 8:
                history.append("count")
                try button("Count").click()
                stacks[tab].pages[depth - 1].count += 1
            case 9:
                history.append("item")
                try button("Item \(stacks[tab].pages[depth - 1].count)").click()
                stacks[tab].pages[depth - 1].count += 1
            case 10:
                tab = Int.random(in: 0..<3, using: &random)
                history.append("tab \(tab)")
                paths.tab = tab
            default:
                let width = Bool.random(using: &random) ? CGFloat(400) : 900
                history.append("width \(width)")
                host.resize(to: CGSize(width: width, height: 500))
            }
            // Often the next step comes while the last one still moves.
            let rest: Double = Bool.random(using: &random) ? 1 : 0.05
            host.advance(by: rest)
            let top = stacks[tab].pages[stacks[tab].pages.count - 1]
            let name = top.value.map { "\(tab)/\($0)" } ?? "\(tab)"
            #expect(
                host.texts.filter { $0.hasPrefix("At ") }.last == "At \(name), \(top.count)",
                "\(seed): \(history.suffix(8))")
            if rest == 1 {
                #expect(host.texts.filter { $0.hasPrefix("At ") }.count == 1, "\(seed): \(history.suffix(8))")
                #expect(host.windowTitle == "Title \(name)", "\(seed): \(history.suffix(8))")
            }
            #expect(
                paths.paths == stacks.map { $0.pages.compactMap(\.value) }, "\(seed): \(history.suffix(8))")
        }
    }

    @Test(
        "A path changed in a hidden tab shows its pages once the tab is shown",
        arguments: [0.05, 1])
    func hidden(rest: Double) throws {
        let paths = Paths()
        let host = try mount(width: 500, height: 500) { Shell(paths: paths) }
        let place = try host.find(.button, "Count").frame
        paths.tab = 2
        host.advance(by: 1)
        paths.tab = 0
        host.advance(by: 1)
        paths.paths[2] = [2]
        host.advance(by: rest)
        paths.tab = 2
        host.advance(by: rest)
        host.advance(by: 1)
        #expect(try host.find(.button, "Count").frame == place)
    }

    @Test("A hundred pushes and pops leave no extra elements")
    func leaks() throws {
        let paths = Paths()
        let host = try mount(width: 500, height: 500) { Shell(paths: paths) }
        func count(_ element: Element) -> Int { element.children.reduce(1) { $0 + count($1) } }
        host.advance(by: 1)
        let before = count(host.host.rootElement)
        for round in 0..<50 {
            paths.paths[0] = [1 + round % 2, 1]
            host.advance(by: 0.3)
            paths.paths[0] = []
            host.advance(by: 0.3)
        }
        host.advance(by: 1)
        #expect(count(host.host.rootElement) == before)
    }
}
