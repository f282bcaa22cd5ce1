import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Switches { var isExpanded = true }
@MainActor @Observable private final class Numbered { var sections = [1, 2, 3] }

@MainActor private func block(_ name: String) -> some View { Color.red.frame(height: 20).named(name) }

@MainActor @Suite struct SectionTests {
    /// Five sections of ten rows of 20 points, with headers and footers of 20.
    private struct Sections: View {
        var pinned: PinnedScrollableViews = []
        var columns: [GridItem]?

        var body: some View {
            ScrollView {
                if let columns {
                    LazyVGrid(columns: columns, spacing: 0, pinnedViews: pinned) { content }
                } else {
                    LazyVStack(spacing: 0, pinnedViews: pinned) { content }
                }
            }
        }

        private var content: some View {
            ForEach(0..<5, id: \.self) { section in
                Section {
                    ForEach(0..<10, id: \.self) { block("\(section).\($0)") }
                } header: {
                    block("header \(section)")
                } footer: {
                    block("footer \(section)")
                }
            }
        }
    }

    private func scrolled(_ view: Sections, by y: CGFloat) throws -> TestHost {
        let app = try mount(width: 99, height: 100) { view }
        app.update()
        app.scroll(at: CGPoint(x: 50, y: 50), y: y)
        app.update()
        app.update()
        return app
    }

    @Test("In a stack, header, content and footer follow each other")
    func inStacks() throws {
        let app = try mount(width: 100, height: 100) {
            VStack(spacing: 0) {
                Section {
                    block("a")
                    block("b")
                } header: {
                    block("header")
                } footer: {
                    block("footer")
                }
            }
        }
        #expect(try ["header", "a", "b", "footer"].map { try app.frame($0).minY } == [10, 30, 50, 70])
    }

    @Test("A collapsed section shows its header and footer, and its content again later")
    func expands() throws {
        let switches = Switches()
        let app = try mount(width: 100, height: 100) {
            let isExpanded = Bindable(switches).isExpanded
            ScrollView {
                LazyVStack(spacing: 0) {
                    Section(isExpanded: isExpanded) {
                        block("row")
                    } header: {
                        block("header")
                    }
                    block("after")
                }
            }
        }
        #expect(try app.frame("after").minY == 40)
        switches.isExpanded = false
        app.update()
        #expect(try app.frame("after").minY == 20)
        #expect(throws: TestFailure.self) { try app.frame("row") }
        switches.isExpanded = true
        app.update()
        #expect(try app.frame("row").minY == 20)
        #expect(try app.frame("after").minY == 40)
    }

    @Test("Section rows are created one by one and keep their positions while scrolling")
    func rowsOfSections() throws {
        // A section is 240 points long.
        let app = try scrolled(Sections(), by: 240 * 2 + 20)
        #expect(try app.frame("2.0").minY == 0)
        #expect(try app.frame("2.4").minY == 80)
        #expect(throws: TestFailure.self) { try app.frame("0.0") }
        #expect(throws: TestFailure.self) { try app.frame("4.0") }
    }

    @Test("A pinned header stays at the top during its section and leaves with its end")
    func pinnedHeaders() throws {
        let app = try scrolled(Sections(pinned: .sectionHeaders), by: 240 + 100)
        #expect(try app.frame("header 1").minY == 0)
        #expect(try app.frame("1.4").minY == 0)
        // The section's end, where its footer begins, is at 10 points.
        app.scroll(at: CGPoint(x: 50, y: 50), y: 110)
        app.update()
        #expect(try app.frame("footer 1").minY == 10)
        #expect(try app.frame("header 1").maxY == 10)
        #expect(try app.frame("header 2").minY == 30)
        app.scroll(at: CGPoint(x: 50, y: 50), y: -450)
        app.update()
        #expect(try app.frame("header 0").minY == 0)
        #expect(try app.frame("0.0").minY == 20)
    }

    @Test("An unpinned header scrolls with its rows")
    func unpinned() throws {
        let app = try scrolled(Sections(), by: 240 + 40)
        #expect(try app.frame("header 1").minY == -40)
    }

    @Test("A pinned footer stays at the bottom during its section")
    func pinnedFooters() throws {
        let app = try scrolled(Sections(pinned: [.sectionHeaders, .sectionFooters]), by: 60)
        #expect(try app.frame("footer 0").maxY == 100)
        app.scroll(at: CGPoint(x: 50, y: 50), y: 100)
        app.update()
        #expect(try app.frame("footer 0").minY == 60)
        // Of the next section the header is in sight; the footer stays below it.
        #expect(try app.frame("footer 1").minY == 100)
        #expect(try app.frame("header 1").minY == 80)
    }

    @Test("A pinned header is in front of the rows beneath it, and is hit there")
    func inFront() throws {
        var taps: [String] = []
        let app = try mount(width: 100, height: 100) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<20, id: \.self) { row in
                            Color.red.frame(height: 20).onTapGesture { taps.append("row \(row)") }
                        }
                    } header: {
                        Color.blue.frame(height: 20).onTapGesture { taps.append("header") }
                    }
                }
            }
        }
        app.update()
        app.scroll(at: CGPoint(x: 50, y: 50), y: 100)
        app.update()
        app.click(at: CGPoint(x: 50, y: 10))
        app.click(at: CGPoint(x: 50, y: 30))
        #expect(taps == ["header", "row 5"])
    }

    @Test("In a grid, headers have their own line, and each section starts a line")
    func inGrids() throws {
        let columns = [GridItem(spacing: 0), GridItem(spacing: 0), GridItem()]
        let app = try scrolled(Sections(columns: columns), by: 0)
        #expect(try app.frame("header 0").width == 99)
        #expect(try app.frame("0.0").minY == 20)
        #expect(try app.frame("0.9").minY == 80)
        app.scroll(at: CGPoint(x: 50, y: 50), y: 120)
        app.update()
        // Ten cells take four lines.
        #expect(try app.frame("header 1").minY == 0)
        #expect(try app.frame("1.3").minX == 0)
        #expect(try app.frame("1.3").minY == 40)
    }

    @Test("A section's row can be scrolled to by its identity before it is created")
    func scrollsTo() throws {
        var scroll: () -> Void = {}
        let app = try mount(width: 100, height: 100) {
            ScrollViewReader { proxy in
                let _ = scroll = { proxy.scrollTo("3.7", anchor: .top) }
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<5, id: \.self) { section in
                            Section {
                                ForEach((0..<10).map { "\(section).\($0)" }, id: \.self) { block($0) }
                            } header: {
                                block("header \(section)")
                            }
                        }
                    }
                }
            }
        }
        app.update()
        scroll()
        for _ in 0..<4 { app.update() }
        #expect(try app.frame("3.7").minY == 0)
    }

    @Test("Rows in sections keep their state while off screen")
    func keepsState() throws {
        struct Counter: View {
            let name: String
            @State private var taps = 0
            var body: some View { Button("\(name): \(taps)") { taps += 1 }.frame(height: 20) }
        }
        let app = try mount(width: 200, height: 100) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<5, id: \.self) { section in
                        Section("Section \(section)") {
                            ForEach(0..<20, id: \.self) { Counter(name: "\(section).\($0)") }
                        }
                    }
                }
            }
        }
        app.update()
        try app.click("0.1: 0")
        app.scroll(at: CGPoint(x: 50, y: 50), y: 1000)
        app.update()
        app.scroll(at: CGPoint(x: 50, y: 50), y: -1000)
        app.update()
        #expect(app.shows("0.1: 1"))
    }

    @Test("A section inserted at the top keeps the visible content in place")
    func insertsSections() throws {
        struct Rows: View {
            let model: Numbered
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(model.sections, id: \.self) { section in
                            Section { ForEach(0..<3, id: \.self) { block("\(section).\($0)") } }
                        }
                    }
                }
            }
        }
        let model = Numbered()
        let app = try mount(width: 100, height: 100) { Rows(model: model) }
        app.update()
        model.sections.insert(0, at: 0)
        app.update()
        #expect(try app.frame("0.0").minY == 0)
        #expect(try app.frame("1.0").minY == 60)
    }
}
