import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// A random person in a split view with a stack in its last column, checked against what should be shown.
@MainActor @Suite struct SplitViewWalkTests {
    @MainActor @Observable final class Model {
        var visibility = NavigationSplitViewVisibility.all
        var column = NavigationSplitViewColumn.detail
        var folder: Int? = 0
        var item: Int? = 0
        var path: [Int] = []
    }

    private struct Browser: View {
        @Bindable var model: Model

        var body: some View {
            NavigationSplitView(
                columnVisibility: $model.visibility, preferredCompactColumn: $model.column
            ) {
                List(0..<3, id: \.self, selection: $model.folder) { Text("Folder \($0)") }
                    .navigationTitle("Folders")
            } content: {
                Items(model: model).navigationTitle("Items")
            } detail: {
                NavigationStack(path: $model.path) {
                    Page(name: "\(model.folder ?? -1)/\(model.item ?? -1)")
                        .navigationDestination(for: Int.self) { Page(name: "page \($0)") }
                }
            }
        }
    }

    private struct Items: View {
        @Bindable var model: Model
        @State private var count = 0

        init(model: Model) { self.model = model }

        var body: some View {
            VStack {
                Button("Tally \(count)") { count += 1 }
                List(0..<3, id: \.self, selection: $model.item) { Text("Item \($0)") }
            }
        }
    }

    private struct Page: View {
        let name: String
        @State private var count = 0

        var body: some View {
            VStack {
                Text("At \(name), \(count)")
                Button("Count") { count += 1 }
                NavigationLink("Deeper 1", value: 1)
                NavigationLink("Deeper 2", value: 2)
            }
            .navigationTitle(name)
        }
    }

    @Test("Random selections, pushes, pops, columns, keys and widths", arguments: Array(UInt64(1)...8))
    func walk(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let model = Model()
        let host = try mount(width: 1100, height: 500) { Browser(model: model) }
        // The page that should be shown.
        var isNarrow = false
        var columns = Set(["sidebar", "content", "detail"])
        var (alone, tally, counts) = ("detail", 0, [0])
        var (folder, item): (Int, Int) = (0, 0)
        var history: [String] = []
        func isShown(_ column: String) -> Bool { isNarrow ? alone == column : columns.contains(column) }
        for _ in 0..<60 {
            switch Int.random(in: 0..<11, using: &random) {
            case 0 where isShown("sidebar"):
                folder = Int.random(in: 0..<3, using: &random)
                history.append("folder \(folder)")
                try host.find(.staticText, "Folder \(folder)").click()
                alone = "content"
            case 1 where isShown("content"):
                item = Int.random(in: 0..<3, using: &random)
                history.append("item \(item)")
                try host.find(.staticText, "Item \(item)").click()
                alone = "detail"
            case 2 where isShown("content"):
                history.append("tally")
                try host.find(.button, "Tally \(tally)").click()
                tally += 1
            case 3, 4:
                guard isShown("detail") else { continue }
                let value = Int.random(in: 1...2, using: &random)
                history.append("deeper \(value)")
                try host.find(.button, "Deeper \(value)").click()
                counts.append(0)
            case 5 where isShown("detail"):
                history.append("count")
                try host.find(.button, "Count").click()
                counts[counts.count - 1] += 1
            case 6:
                history.append("alt left")
                host.press(.left, .alt)
                if isShown("detail"), counts.count > 1 {
                    counts.removeLast()
                } else if isNarrow {
                    alone = alone == "detail" ? "content" : "sidebar"
                }
            case 7 where !isNarrow:
                history.append("F9")
                host.press(.function(9))
                if columns.contains("sidebar") {
                    columns.remove("sidebar")
                } else {
                    columns = ["sidebar", "content", "detail"]
                }
            case 8:
                isNarrow.toggle()
                history.append(isNarrow ? "narrow" : "wide")
                host.resize(to: CGSize(width: isNarrow ? 360 : 1100, height: 500))
            case 9:
                let all: [(NavigationSplitViewVisibility, Set<String>)] = [
                    (.all, ["sidebar", "content", "detail"]), (.doubleColumn, ["content", "detail"]),
                    (.detailOnly, ["detail"]),
                ]
                let chosen = try #require(all.randomElement(using: &random))
                history.append("columns \(chosen.1.sorted())")
                (model.visibility, columns) = chosen
            case 10:
                let all: [(NavigationSplitViewColumn, String)] = [
                    (.sidebar, "sidebar"), (.content, "content"), (.detail, "detail"),
                ]
                let chosen = try #require(all.randomElement(using: &random))
                history.append("column \(chosen.1)")
                (model.column, alone) = chosen
            default: continue
            }
            host.advance(by: 1)
            let told = Comment(rawValue: "\(seed): \(history.suffix(8))")
            #expect(host.all(nil, "Folder 1").isEmpty == !isShown("sidebar"), told)
            #expect(host.all(.button, "Tally \(tally)").isEmpty == !isShown("content"), told)
            let pages = host.texts.filter { $0.hasPrefix("At ") }
            let name = counts.count == 1 ? "\(folder)/\(item)" : "page \(model.path.last ?? 0)"
            #expect(pages == (isShown("detail") ? ["At \(name), \(counts[counts.count - 1])"] : []), told)
            #expect(model.path.count == counts.count - 1, told)
            #expect(model.folder == folder && model.item == item, told)
        }
    }
}
