import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var target: Int?
    var count: Int
    init(count: Int) { self.count = count }
}

/// As many rows as integers can count, in each lazy container.
@MainActor @Suite("Infinite rows") struct EndlessRowsTests {
    enum Container: CaseIterable { case stack, column, grid, list, sections }

    private struct Rows: View {
        let container: Container
        @Bindable var model: Model

        var body: some View {
            ScrollViewReader { proxy in
                Group {
                    switch container {
                    case .stack: ScrollView { LazyVStack { rows } }
                    case .column: ScrollView(.horizontal) { LazyHStack { rows } }
                    case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
                    case .list: List { rows }
                    case .sections:
                        ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { Section("Head") { rows } } }
                    }
                }
                .onChange(of: model.target) { if let target = model.target { proxy.scrollTo(target) } }
            }
        }

        private var rows: some View { ForEach(0..<model.count) { Text("Row \($0)") } }
    }

    private func mounted(_ container: Container, _ model: Model) throws -> TestHost {
        let app = try mount(width: 300, height: 300) { Rows(container: container, model: model) }
        app.update()
        return app
    }

    private func rows(_ app: TestHost) -> [Int] {
        app.texts.compactMap { $0.hasPrefix("Row ") ? Int($0.dropFirst(4).filter(\.isNumber)) : nil }
    }

    @Test("show from the first on", arguments: Container.allCases, [100_000_000, 1 << 40, .max])
    func start(container: Container, count: Int) throws {
        let app = try mounted(container, Model(count: count))
        #expect(rows(app).count >= 3 && Array(rows(app).prefix(3)) == [0, 1, 2])
        _ = try app.pngData()
        app.press(.pageDown)
        app.update()
        #expect(rows(app).count >= 3)
    }

    @Test("show wherever one scrolls", arguments: Container.allCases) func middle(container: Container)
        throws
    {
        let model = Model(count: 100_000_000)
        let app = try mounted(container, model)
        for target in [99_999_999, 50_000_000, 12_345_678, 0] {
            model.target = target
            app.update()
            app.advance(by: 1)
            #expect(rows(app).contains(target), "\(target): \(rows(app).prefix(9))")
            #expect(rows(app).count >= 3)
        }
    }

    @Test("come and go", arguments: Container.allCases) func changes(container: Container) throws {
        let model = Model(count: 3)
        let app = try mounted(container, model)
        for count in [Int.max, 5, 1 << 40, 0, .max] {
            model.count = count
            app.update()
            #expect(rows(app).prefix(3).count == min(count, 3))
        }
    }

    @Test("of several kinds follow each other") func several() throws {
        let app = try mount(width: 300, height: 300) {
            ScrollView {
                LazyVStack {
                    Text("Row 7")
                    ForEach(0..<Int.max) { Text("Row \($0)") }
                    ForEach(0..<Int.max) { Text("Row \($0)") }
                    Text("Last")
                }
            }
        }
        app.update()
        #expect(Array(rows(app).prefix(3)) == [7, 0, 1])
    }
}
